package org.apogee.platform.token;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.BooleanSupplier;

/** Remembers callers for a while, until it hears that their tokens were revoked. */
final class TokenCache {
  /**
   * The cache time while revocations cannot be received: below the second within which a revoked
   * token must be rejected.
   */
  private static final Duration UNHEARD_MOST = Duration.ofMillis(300);

  /** A bound on memory: a token beyond it costs a query each time. */
  private static final int ENTRIES_MAX = 50_000;

  private final InstantSource time;
  private final Duration cacheTime;
  private final BooleanSupplier areRevocationsHeard;
  private final ConcurrentHashMap<TokenHash, Found> found = new ConcurrentHashMap<>();

  /** Counts what was forgotten, so that a look-up that began before is not remembered after. */
  private final AtomicLong forgotten = new AtomicLong();

  private record Found(Caller caller, Optional<Instant> expires, Instant at) {}

  TokenCache(InstantSource time, Duration cacheTime, BooleanSupplier areRevocationsHeard) {
    this.time = time;
    this.cacheTime = cacheTime;
    this.areRevocationsHeard = areRevocationsHeard;
  }

  Optional<Caller> find(TokenHash hash) {
    var known = found.get(hash);
    return known != null && isFresh(known) ? Optional.of(known.caller) : Optional.empty();
  }

  /** To be asked before a look-up in the database, for {@link #put}. */
  long state() {
    return forgotten.get();
  }

  /**
   * Remembers what a look-up found.
   *
   * @param before the state when it began
   */
  void put(TokenHash hash, Caller caller, Optional<Instant> expires, Instant at, long before) {
    if (found.size() >= ENTRIES_MAX) {
      found.values().removeIf(old -> !isFresh(old));
    }
    if (found.size() < ENTRIES_MAX) {
      found.put(hash, new Found(caller, expires, at));
    }
    if (forgotten.get() != before) {
      // Revoked since we read it, perhaps: then nobody would remove it any more.
      found.remove(hash);
    }
  }

  /** All that a revocation is about: a token, or all of a player. */
  void forget(String id) {
    forgotten.incrementAndGet();
    found.values().removeIf(known -> Revocations.isAbout(id, known.caller));
  }

  void forgetAll() {
    forgotten.incrementAndGet();
    found.clear();
  }

  private boolean isFresh(Found known) {
    var now = time.instant();
    return now.isBefore(known.at.plus(rememberedFor()))
        && (known.expires.isEmpty() || now.isBefore(known.expires.get()));
  }

  private Duration rememberedFor() {
    boolean isLimited = !areRevocationsHeard.getAsBoolean();
    return isLimited && cacheTime.compareTo(UNHEARD_MOST) > 0 ? UNHEARD_MOST : cacheTime;
  }
}
