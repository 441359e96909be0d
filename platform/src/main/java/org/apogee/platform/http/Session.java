package org.apogee.platform.http;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import org.apogee.engine.BadInput;
import org.apogee.platform.http.LineSource.Subscription;
import org.apogee.platform.http.LineStream.End;
import org.eclipse.jetty.websocket.api.Callback;
import org.eclipse.jetty.websocket.api.Session.Listener;
import org.eclipse.jetty.websocket.api.StatusCode;
import org.jspecify.annotations.Nullable;

/**
 * One client on a WebSocket: the lines of its stream go out, its messages are taken, and each is
 * answered in the same stream. No thread waits for it: a write that is done starts the next.
 */
public final class Session implements Listener.AutoDemanding {
  /** The fields of a message that its refusal repeats, so that the client can match them. */
  private static final List<String> REPEATED = List.of("id", "game", "ply");

  private final LineStream lines;
  private final Conversation talk;
  private final Runnable limit;
  private final HttpMetrics metrics;
  private final String kind;
  private final Consumer<Session> closed;

  /** How often {@link #write} was called since it began: it runs once at a time. */
  private final AtomicInteger calls = new AtomicInteger();

  private final AtomicBoolean isClosed = new AtomicBoolean();

  /** Guarded by lines. */
  private Subscription subscription = LineSource.NONE;

  private volatile org.eclipse.jetty.websocket.api.@Nullable Session socket;

  /** A message is on its way, or nothing more may be sent. */
  private volatile boolean isSending;

  // Written by write(), which runs once at a time; read by the thread of the heartbeats.
  private volatile long sequence;
  private volatile long writtenAt = System.nanoTime();

  /**
   * A session whose client is not connected yet.
   *
   * @param limit consumes one request of the token's rate, or rejects it
   * @param closed called once when the session has ended
   */
  Session(
      int linesMax,
      long from,
      Conversation talk,
      Runnable limit,
      HttpMetrics metrics,
      String kind,
      Consumer<Session> closed) {
    this.lines = new LineStream(linesMax, this::cut, this::write);
    this.sequence = from;
    this.talk = talk;
    this.limit = limit;
    this.metrics = metrics;
    this.kind = kind;
    this.closed = closed;
  }

  LineStream lines() {
    return lines;
  }

  /** Where the lines come from; it may be over before this is called. */
  void hold(Subscription from) {
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

  @Override
  public void onWebSocketOpen(org.eclipse.jetty.websocket.api.Session opened) {
    socket = opened;
    write();
  }

  @Override
  public void onWebSocketText(String text) {
    ObjectNode message = null;
    try {
      limit.run();
      message = Json.read(text.getBytes(StandardCharsets.UTF_8));
      var about = message;
      var _ =
          Fields.<CompletionStage<?>>read(message, talk::hear)
              .whenComplete((reply, why) -> {
                if (why == null) {
                  say(Json.line(reply));
                } else {
                  refuse(about, why instanceof CompletionException ? why.getCause() : why);
                }
              });
    } catch (RuntimeException refused) {
      refuse(message, refused);
    }
  }

  @Override
  public void onWebSocketBinary(ByteBuffer payload, Callback callback) {
    callback.succeed();
    refuse(
        null, new BadInput("bad-json", "A message must be a text message with one JSON object."));
  }

  private void refuse(@Nullable ObjectNode message, @Nullable Throwable why) {
    var problem = Problems.of(why == null ? new IllegalStateException("no reason") : why);
    metrics.refused(problem.code());
    var line = Json.object();
    line.put("type", "refused");
    if (message != null) {
      for (var field : REPEATED) {
        var value = message.get(field);
        if (value != null && canBeRepeated(value)) {
          line.set(field, value);
        }
      }
    }
    line.put("status", problem.status());
    line.put("code", problem.code());
    line.put("detail", problem.sentence());
    problem.retryAfter().ifPresent(wait -> line.put("retryAfterMillis", wait.toMillis()));
    say(Json.line(line));
  }

  /** An escape in a message can spell half a character, which nobody can write. */
  private static boolean canBeRepeated(JsonNode value) {
    return value.isValueNode() && (!value.isTextual() || Texts.isPlain(value.textValue()));
  }

  /** An answer has no number of its own: a client that comes back sends the move again. */
  private void say(String json) {
    lines.offer(LineStream.ANSWER, json);
  }

  /**
   * Writes what waits. A write that is done at once calls this again from within, so it must not
   * begin the next one itself: a long queue would become a deep stack.
   */
  private void write() {
    if (calls.getAndIncrement() != 0) {
      return;
    }
    int seen = 1;
    do {
      var to = socket;
      if (to != null && !isSending) {
        writeNext(to);
      }
      seen = calls.addAndGet(-seen);
    } while (seen != 0);
  }

  private void writeNext(org.eclipse.jetty.websocket.api.Session to) {
    var line = lines.poll();
    if (line != null) {
      if (line.sequence() != LineStream.ANSWER) {
        sequence = line.sequence();
      }
      metrics.streamLines(kind, 1);
      isSending = true;
      writtenAt = System.nanoTime();
      to.sendText(line.json(), Callback.from(this::written, _ -> over()));
      return;
    }
    var end = lines.ended();
    if (end != null) {
      isSending = true;
      close(to, end);
    }
  }

  private void written() {
    isSending = false;
    write();
  }

  private void close(org.eclipse.jetty.websocket.api.Session to, End end) {
    if (end == End.GONE) {
      return;
    }
    if (end == End.SLOW) {
      to.disconnect();
      return;
    }
    int code =
        switch (end) {
          case SHUTDOWN -> StatusCode.SHUTDOWN;
          case TOKEN -> StatusCode.POLICY_VIOLATION;
          case FAILED -> StatusCode.SERVER_ERROR;
          case FINISHED, SLOW, GONE -> StatusCode.NORMAL;
        };
    to.sendText(
        LineWriter.ending(sequence, end),
        Callback.from(() -> to.close(code, LineWriter.word(end), Callback.NOOP), _ -> over()));
  }

  /** Tells the client that the connection lives, if it has heard nothing for so long. */
  void beat(long now, long heartbeatNanos) {
    if (now - writtenAt > heartbeatNanos) {
      say(LineWriter.note("heartbeat", sequence));
    }
  }

  /** The client does not take its lines: a write may be stuck, so nothing can be said any more. */
  private void cut() {
    var to = socket;
    if (to != null) {
      to.disconnect();
    }
    over();
  }

  @Override
  public void onWebSocketClose(int code, @Nullable String reason, Callback callback) {
    callback.succeed();
    over();
  }

  @Override
  public void onWebSocketError(Throwable cause) {
    over();
  }

  /** Also when the upgrade did not come about. */
  void over() {
    if (isClosed.compareAndSet(false, true)) {
      lines.end(End.GONE);
      letGo();
      closed.accept(this);
    }
  }
}
