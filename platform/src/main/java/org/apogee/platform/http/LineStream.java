package org.apogee.platform.http;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;

/**
 * The lines that wait for one client. Their number is limited; a client that falls further behind
 * is disconnected and resumes with the last sequence number it received.
 */
public final class LineStream {
  /** Why a stream ended. */
  enum End {
    /** The source has no more lines. */
    FINISHED,
    /** The source failed because of a bug; the lines before are correct. */
    FAILED,
    /** The client did not take its lines. */
    SLOW,
    /** The server stops. */
    SHUTDOWN,
    /** The token is no longer valid. */
    TOKEN,
    /** The client went away. */
    GONE
  }

  record Line(long sequence, String json) {}

  /** Stands for the number of a line that has none, because it answers a message. */
  static final long ANSWER = -1;

  /** A client that takes no line for so long is gone, or reads too slowly to be served. */
  private static final long PATIENCE_NANOS = Duration.ofSeconds(30).toNanos();

  private final int max;
  private final Runnable onSlow;
  private final Runnable onChange;
  private final ReentrantLock lock = new ReentrantLock();
  private final Condition changed = lock.newCondition();
  private final ArrayDeque<Line> lines = new ArrayDeque<>();
  private @Nullable End end;

  /**
   * A stream without lines.
   *
   * @param onSlow called at most once, when the client is dropped: it may be stuck in a write
   */
  public LineStream(int max, Runnable onSlow) {
    this(max, onSlow, () -> {});
  }

  /**
   * For a writer that does not wait.
   *
   * @param onChange called when a line came or the stream ended, on the thread that brought it
   */
  LineStream(int max, Runnable onSlow, Runnable onChange) {
    this.max = max;
    this.onSlow = onSlow;
    this.onChange = onChange;
  }

  /**
   * Adds a line, never waits.
   *
   * @param json one object in one line, with its {@code sequence} in it
   * @return false if nobody will read it
   */
  public boolean offer(long sequence, String json) {
    boolean isTaken;
    lock.lock();
    try {
      if (end != null) {
        return false;
      }
      isTaken = lines.size() < max;
      if (isTaken) {
        lines.add(new Line(sequence, json));
      } else {
        end = End.SLOW;
        lines.clear();
      }
      changed.signalAll();
    } finally {
      lock.unlock();
    }
    // Without the lock: both may write, and what is written may bring the next line.
    (isTaken ? onChange : onSlow).run();
    return isTaken;
  }

  /**
   * Adds a line and waits for room, for a source that can read as slowly as its client; a client
   * that takes nothing for too long is dropped here too.
   *
   * @return false if nobody will read it
   */
  public boolean put(long sequence, String json) throws InterruptedException {
    lock.lock();
    try {
      long left = PATIENCE_NANOS;
      while (lines.size() == max && end == null && left > 0) {
        left = changed.awaitNanos(left);
      }
    } finally {
      lock.unlock();
    }
    return offer(sequence, json);
  }

  /** Ends the stream once the waiting lines are written. */
  public void finish() {
    end(End.FINISHED);
  }

  /** Reports to the client that the source cannot continue, so that it does not wait for ever. */
  public void fail() {
    end(End.FAILED);
  }

  void end(End why) {
    lock.lock();
    try {
      if (end != null) {
        return;
      }
      end = why;
      changed.signalAll();
    } finally {
      lock.unlock();
    }
    onChange.run();
  }

  /** The next line, or null if none waits. */
  @Nullable Line poll() {
    lock.lock();
    try {
      var line = lines.poll();
      if (line != null) {
        changed.signalAll();
      }
      return line;
    } finally {
      lock.unlock();
    }
  }

  /** The next line, or null after the time or at the end. */
  @Nullable Line next(long nanos) throws InterruptedException {
    lock.lock();
    try {
      long left = nanos;
      while (lines.isEmpty() && end == null && left > 0) {
        left = changed.awaitNanos(left);
      }
      var line = lines.poll();
      changed.signalAll();
      return line;
    } finally {
      lock.unlock();
    }
  }

  boolean isEmpty() {
    lock.lock();
    try {
      return lines.isEmpty();
    } finally {
      lock.unlock();
    }
  }

  /** Why it ended, once all lines are taken. */
  @Nullable End ended() {
    lock.lock();
    try {
      return lines.isEmpty() ? end : null;
    } finally {
      lock.unlock();
    }
  }
}
