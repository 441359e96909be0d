package org.apogee.platform.http;

import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import org.apogee.platform.http.LineSource.Subscription;
import org.apogee.platform.http.LineStream.End;

/**
 * Sends the lines of one stream to its client, whatever connects them. No thread waits for the
 * client: a write that is done starts the next.
 */
abstract class LineSender {
  /** The first line of a source that cannot resume at the position of the client. */
  private static final String RESET = "\"type\":\"stream-reset\"";

  private final LineStream lines;
  private final HttpMetrics metrics;
  private final String kind;
  private final Consumer<LineSender> closed;

  /** How often {@link #write} was called since it began: it runs once at a time. */
  private final AtomicInteger calls = new AtomicInteger();

  private final AtomicBoolean isClosed = new AtomicBoolean();

  /** Guarded by lines. */
  private Subscription subscription = LineSource.NONE;

  /** A write is under way, or nothing more may be sent. */
  private volatile boolean isSending;

  /** Only used by write(), which runs once at a time. */
  private boolean isResumed;

  // Written by write(), which runs once at a time; read by the thread of the heartbeats.
  private volatile long sequence;
  private volatile long writtenAt = System.nanoTime();

  /**
   * A sender whose client is not connected yet.
   *
   * @param from the last sequence number that the client has seen
   * @param closed called once when it has ended
   */
  LineSender(
      int linesMax, long from, HttpMetrics metrics, String kind, Consumer<LineSender> closed) {
    this.lines = new LineStream(linesMax, this::cut, this::write);
    this.sequence = from;
    this.isResumed = from > 0;
    this.metrics = metrics;
    this.kind = kind;
    this.closed = closed;
  }

  /** False until the client can take lines. */
  abstract boolean isConnected();

  /** Calls {@link #written} when the lines are written, or {@link #over}. */
  abstract void send(List<Line> all);

  /** Tells the client that and why no line follows, and calls {@link #over}. */
  abstract void sendEnd(long lastSequence, End end);

  /** Cuts the connection: a write may be stuck, so nothing can be said any more. */
  abstract void disconnect();

  final LineStream lines() {
    return lines;
  }

  final HttpMetrics metrics() {
    return metrics;
  }

  final String kind() {
    return kind;
  }

  /** Where the lines come from; it may be over before this is called. */
  final void hold(Subscription from) {
    synchronized (lines) {
      subscription = from;
    }
    // Looked at after it is held: an end between the two is seen by one side or the other, and
    // letGo closes a subscription once.
    if (isClosed.get()) {
      letGo();
    }
  }

  private void letGo() {
    Subscription held;
    synchronized (lines) {
      held = subscription;
      subscription = LineSource.NONE;
    }
    held.close();
  }

  /**
   * Writes what waits. A write that is done at once calls this again from within, so it must not
   * begin the next one itself: a long queue would become a deep stack.
   */
  final void write() {
    if (Burst.isHolding(this) || calls.getAndIncrement() != 0) {
      return;
    }
    int seen = 1;
    do {
      if (isConnected() && !isSending) {
        writeNext();
      }
      seen = calls.addAndGet(-seen);
    } while (seen != 0);
  }

  private void writeNext() {
    var waiting = lines.takeAll();
    if (!waiting.isEmpty()) {
      isSending = true;
      writtenAt = System.nanoTime();
      count(waiting);
      send(waiting);
      return;
    }
    var end = lines.ended();
    if (end != null) {
      isSending = true;
      sendEnd(sequence, end);
    }
  }

  private void count(List<Line> all) {
    int numbered = 0;
    for (var line : all) {
      if (line.isNumbered()) {
        numbered++;
        sequence = line.sequence();
        countResumed(line);
      }
    }
    metrics.streamLines(kind, numbered);
  }

  private void countResumed(Line first) {
    if (isResumed) {
      isResumed = false;
      metrics.streamResumed(kind, first.json().contains(RESET) ? "too_old" : "complete");
    }
  }

  final void written() {
    isSending = false;
    write();
  }

  /** Says what is no line of the source; a client that comes back does not hear it again. */
  final void say(String json) {
    lines.offer(LineStream.UNNUMBERED, json);
  }

  /** Tells the client that the connection lives, if it has heard nothing for so long. */
  final void beat(long now, long heartbeatNanos) {
    if (now - writtenAt > heartbeatNanos) {
      say(LineFormat.heartbeat(sequence));
    }
  }

  /** The client does not take its lines. */
  private void cut() {
    disconnect();
    over();
    write();
  }

  /** Nothing more can be sent; also when the connection did not come about. */
  final void over() {
    if (isClosed.compareAndSet(false, true)) {
      lines.end(End.GONE);
      letGo();
      closed.accept(this);
    }
  }
}
