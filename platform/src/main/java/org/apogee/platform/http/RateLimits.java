package org.apogee.platform.http;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongSupplier;

/**
 * Token buckets by key. A bucket that is full again says nothing and is forgotten; should there
 * ever be too many that are not full, newcomers share one.
 */
final class RateLimits {
  /** A bound on memory: when it is reached, newcomers share one bucket. */
  private static final int BUCKETS_MAX = 20_000;

  private static final String NEWCOMERS = "";
  private static final double NANOS = 1e9;

  /** A sweep looks at every bucket, so a flood must not start one with each request. */
  private static final long SWEEP_NANOS = 1_000_000_000;

  private final HttpSettings.Rate rate;
  private final LongSupplier nanoTime;
  private final ConcurrentHashMap<String, Bucket> buckets = new ConcurrentHashMap<>();
  private final AtomicLong sweptAt;

  RateLimits(HttpSettings.Rate rate, LongSupplier nanoTime) {
    this.rate = rate;
    this.nanoTime = nanoTime;
    this.sweptAt = new AtomicLong(nanoTime.getAsLong() - SWEEP_NANOS);
  }

  private record Bucket(double left, long at) {}

  /** Takes one request. If there is none left: how long to wait for the next. */
  Optional<Duration> take(String key) {
    long now = nanoTime.getAsLong();
    var name = buckets.containsKey(key) || hasRoom(now) ? key : NEWCOMERS;
    double[] missing = {0};
    // Atomic for each key, so two requests at once cannot both take the last one.
    buckets.compute(
        name,
        (k, old) -> {
          double left = old == null ? rate.burst() : left(old, now);
          missing[0] = left >= 1 ? 0 : 1 - left;
          return new Bucket(left >= 1 ? left - 1 : left, now);
        });
    return missing[0] == 0 ? Optional.empty() : Optional.of(untilGrown(missing[0]));
  }

  /** How long to wait for the next request, if there is none left; takes nothing. */
  Optional<Duration> waitOf(String key) {
    var own = buckets.get(key);
    var bucket = own == null && buckets.size() >= BUCKETS_MAX ? buckets.get(NEWCOMERS) : own;
    if (bucket == null) {
      return Optional.empty();
    }
    double left = left(bucket, nanoTime.getAsLong());
    return left >= 1 ? Optional.empty() : Optional.of(untilGrown(1 - left));
  }

  private Duration untilGrown(double missing) {
    return Duration.ofNanos((long) Math.ceil(missing / rate.perSecond() * NANOS));
  }

  int size() {
    return buckets.size();
  }

  private boolean hasRoom(long now) {
    if (buckets.size() < BUCKETS_MAX) {
      return true;
    }
    long last = sweptAt.get();
    if (now - last < SWEEP_NANOS || !sweptAt.compareAndSet(last, now)) {
      return false;
    }
    buckets.values().removeIf(bucket -> left(bucket, now) >= rate.burst());
    return buckets.size() < BUCKETS_MAX;
  }

  private double left(Bucket bucket, long now) {
    double grown = (now - bucket.at) / NANOS * rate.perSecond();
    return Math.min(rate.burst(), bucket.left + grown);
  }
}
