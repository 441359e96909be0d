package org.apogee.platform.http;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.List;
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

  /** Stands for the number of a line that is not the source's: a reply, a heartbeat. */
  static final long UNNUMBERED = -1;

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
   * @param onChange called when a line came or the stream ended, on the thread that brought it
   */
  public LineStream(int max, Runnable onSlow, Runnable onChange) {
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
    return offer(new Line(sequence, json));
  }

  /** The same for a line that goes to many clients. */
  public boolean offer(Line line) {
    boolean isTaken;
    lock.lock();
    try {
      if (end != null) {
        return false;
      }
      isTaken = lines.size() < max;
      if (isTaken) {
        lines.add(line);
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
  public boolean put(Line line) throws InterruptedException {
    lock.lock();
    try {
      long left = PATIENCE_NANOS;
      while (lines.size() == max && end == null && left > 0) {
        left = changed.awaitNanos(left);
      }
    } finally {
      lock.unlock();
    }
    return offer(line);
  }

  /** Whether an offered line is kept; only somebody else's line can change that meanwhile. */
  public boolean hasRoom() {
    lock.lock();
    try {
      return lines.size() < max && end == null;
    } finally {
      lock.unlock();
    }
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

  /** Takes all lines that wait. */
  List<Line> takeAll() {
    lock.lock();
    try {
      if (lines.isEmpty()) {
        return List.of();
      }
      var all = List.copyOf(lines);
      lines.clear();
      changed.signalAll();
      return all;
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
