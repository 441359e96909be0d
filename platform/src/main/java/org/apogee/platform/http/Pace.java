package org.apogee.platform.http;

import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongSupplier;

/** Turns at a steady rate; each caller takes the next free one. */
final class Pace {
  /** 200 turns a second: more than clients need that respect {@code Retry-After}. */
  private static final long GAP_NANOS = 5_000_000;

  /** {@code Retry-After} is a second at least, so no such client loses time by it. */
  private static final long WAIT_MAX_NANOS = 1_000_000_000;

  private final LongSupplier nanoTime;
  private final AtomicLong free;

  Pace(LongSupplier nanoTime) {
    this.nanoTime = nanoTime;
    this.free = new AtomicLong(nanoTime.getAsLong());
  }

  /** Takes a turn: how long to wait for it. The turns at the end of the longest wait are shared. */
  long next() {
    long now = nanoTime.getAsLong();
    long end = now + WAIT_MAX_NANOS;
    long turn = free.getAndUpdate(next -> Math.min(Math.max(next, now) + GAP_NANOS, end));
    return Math.max(0, turn - now);
  }
}
