package org.apogee.platform.time;

import java.time.Duration;
import java.util.function.LongSupplier;

/**
 * A monotonic clock that stands still while this process does: stopped, starved, or asleep with its
 * machine. Every limit on how slow a client may be is measured with it. What a client sends during
 * our absence waits unread, and must not make the client look slow.
 *
 * <p>Somebody ticks. If two ticks are far apart, an absence lies between them, of which only a
 * fraction counts. After an absence the process reads first what has arrived meanwhile: no limit
 * ends before it has had {@link #CATCH_UP} for that.
 */
public final class RunningTime implements AutoCloseable {
  /** After an absence, for reading what is there. */
  public static final Duration CATCH_UP = Duration.ofSeconds(1);

  /** Far above the pauses of a healthy process, far below any limit on clients. */
  static final Duration COUNTED_MOST = Duration.ofMillis(500);

  private static final Duration EVERY = Duration.ofMillis(50);

  private final LongSupplier nanoTime;
  private volatile Reading last;
  private volatile boolean isClosed;

  /**
   * What the clock said.
   *
   * @param at the monotonic clock of the machine
   * @param ran the time of this clock
   * @param caughtUp until when, by this clock, no limit ends
   */
  private record Reading(long at, long ran, long caughtUp) {
    Reading next(long now) {
      long gap = now - at;
      long counted = Math.min(gap, COUNTED_MOST.toNanos());
      long runs = ran + counted;
      return new Reading(now, runs, gap > counted ? runs + CATCH_UP.toNanos() : caughtUp);
    }
  }

  /** A clock that its owner ticks. */
  public RunningTime(LongSupplier nanoTime) {
    this.nanoTime = nanoTime;
    this.last = new Reading(nanoTime.getAsLong(), 0, 0);
  }

  /**
   * A clock that ticks by itself. It does so on a virtual thread: connections are read on virtual
   * threads, so a process that cannot run these is as good as stopped.
   */
  public static RunningTime start() {
    var time = new RunningTime(System::nanoTime);
    Thread.ofVirtual().name("running-time").start(time::tickUntilClosed);
    return time;
  }

  private void tickUntilClosed() {
    try {
      while (!isClosed) {
        tick();
        Thread.sleep(EVERY);
      }
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
    }
  }

  /** Called by one thread only. */
  public void tick() {
    last = read();
  }

  /** An absence is seen by whoever looks first, not only by the next tick. */
  private Reading read() {
    var before = last;
    return before.next(nanoTime.getAsLong());
  }

  /** Nanoseconds that the process has run. */
  public long nanos() {
    return read().ran;
  }

  /**
   * How much is left of a limit; zero or less when it is over.
   *
   * @param end when it ends, as {@link #nanos} counts
   */
  public Duration left(long end) {
    var now = read();
    return Duration.ofNanos(Math.max(end, now.caughtUp) - now.ran);
  }

  /** Whether a limit is over. */
  public boolean isOver(long end) {
    return !left(end).isPositive();
  }

  @Override
  public void close() {
    isClosed = true;
  }
}
