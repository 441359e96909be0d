package org.apogee.stack.proxy;

import java.time.Duration;
import org.apogee.platform.time.RunningTime;
import org.jspecify.annotations.Nullable;

/**
 * Until when the thread of a connection may wait. The sweeper of the proxy looks at it: that costs
 * a write to memory for each wait, where a timeout of the socket costs a timer.
 */
final class Deadline {
  private final Object monitor = new Object();
  private final RunningTime time;
  private @Nullable Runnable atEnd;
  private long end;
  private boolean missed;

  Deadline(RunningTime time) {
    this.time = time;
  }

  /**
   * The thread begins to wait; what it waited for until now has come.
   *
   * @param atEnd ends the wait from another thread; it must not block
   */
  void start(Duration limit, Runnable atEnd) {
    synchronized (monitor) {
      this.atEnd = atEnd;
      this.end = time.nanos() + limit.toNanos();
      this.missed = false;
    }
  }

  /** The thread no longer waits. */
  void stop() {
    synchronized (monitor) {
      atEnd = null;
    }
  }

  /** Whether the last wait took too long. */
  boolean missed() {
    synchronized (monitor) {
      return missed;
    }
  }

  /** Called by the sweeper. The monitor is held, so that no later wait is ended by mistake. */
  void sweep() {
    synchronized (monitor) {
      if (atEnd != null && time.isOver(end)) {
        missed = true;
        atEnd.run();
        atEnd = null;
      }
    }
  }
}
