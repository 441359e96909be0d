package org.apogee.platform.http;

import java.util.concurrent.atomic.AtomicLong;
import java.util.function.DoubleSupplier;
import java.util.function.LongSupplier;

/** Turns at a steady rate. Each caller takes the next free one, or any in reach if that is far. */
final class Pace {
  /** 200 turns a second: more than clients need that respect {@code Retry-After}. */
  private static final long GAP_NANOS = 5_000_000;

  /** {@code Retry-After} is a second at least, so no such client loses time by it. */
  private static final long SECOND_NANOS = 1_000_000_000;

  /** Most clients wait for an answer for 20 seconds or longer, and so do proxies. */
  private static final long SECONDS_MAX = 19;

  private final LongSupplier nanoTime;
  private final DoubleSupplier random;
  private final AtomicLong free;

  /**
   * @param random from 0 to 1
   */
  Pace(LongSupplier nanoTime, DoubleSupplier random) {
    this.nanoTime = nanoTime;
    this.random = random;
    this.free = new AtomicLong(nanoTime.getAsLong());
  }

  /**
   * Takes a turn: how long to wait for it. A sender waits for a second at most, and for one more
   * with each of its requests that wait already.
   *
   * @param waiting how many these are
   * @param room how much of the longest wait is allowed: 1 for all of it
   */
  long next(int waiting, double room) {
    long now = nanoTime.getAsLong();
    long end = now + SECONDS_MAX * SECOND_NANOS;
    long turn = free.getAndUpdate(next -> Math.min(Math.max(next, now) + GAP_NANOS, end));
    double seconds = Math.max(1, Math.min(1L + waiting, SECONDS_MAX) * room);
    long longest = (long) (seconds * SECOND_NANOS);
    // Callers that came together do not share a turn, or they would always come together.
    return turn - now < longest
        ? Math.max(0, turn - now)
        : longest - (long) (longest / 3.0 * random.getAsDouble());
  }
}
