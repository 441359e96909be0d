package org.apogee.platform.http;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.CompletionException;
import java.util.function.Consumer;
import org.apogee.engine.BadInput;
import org.apogee.platform.RequestRefused;
import org.apogee.platform.http.LineStream.End;
import org.eclipse.jetty.websocket.api.Callback;
import org.eclipse.jetty.websocket.api.Session.Listener;
import org.eclipse.jetty.websocket.api.StatusCode;
import org.eclipse.jetty.websocket.common.WebSocketSession;
import org.eclipse.jetty.websocket.core.CoreSession;
import org.eclipse.jetty.websocket.core.Frame;
import org.eclipse.jetty.websocket.core.OpCode;
import org.jspecify.annotations.Nullable;

/**
 * One client on a WebSocket: the lines of its stream go out, its messages are taken, and each is
 * answered in the same stream.
 */
public final class Session extends LineSender implements Listener.AutoDemanding {
  // A refusal repeats these fields of its message, so that the client can match them.
  private static final List<String> REPEATED_TEXTS = List.of("id", "game");
  private static final List<String> REPEATED_NUMBERS = List.of("ply", "offer");

  /** Rounds a wait up: a client that comes back too early is refused again. */
  private static final long ALMOST_A_MILLI = 999_999;

  private final Conversation talk;
  private final Runnable limit;
  private volatile org.eclipse.jetty.websocket.api.@Nullable Session socket;

  /**
   * A session whose client is not connected yet.
   *
   * @param limit consumes one request of the token's rate, or rejects it
   */
  Session(
      int linesMax,
      long from,
      Conversation talk,
      Runnable limit,
      HttpMetrics metrics,
      String kind,
      Consumer<LineSender> closed) {
    super(linesMax, from, metrics, kind, closed);
    this.talk = talk;
    this.limit = limit;
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
      try {
        message = Json.read(text.getBytes(StandardCharsets.UTF_8));
      } finally {
        // After it is read, so that the refusal can repeat its fields. Unreadable messages count.
        limit.run();
      }
      var about = message;
      var _ =
          Fields.read(message, talk::hear)
              .get()
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
    try {
      limit.run();
    } catch (RequestRefused tooMany) {
      refuse(null, tooMany);
      return;
    }
    refuse(
        null, new BadInput("bad-json", "A message must be a text message with one JSON object."));
  }

  private void refuse(@Nullable ObjectNode message, @Nullable Throwable why) {
    var problem = Problems.of(why == null ? new IllegalStateException("no reason") : why);
    metrics().refused(problem.code());
    var line = Json.object();
    line.put("type", "refused");
    if (message != null) {
      repeat(message, line);
    }
    line.put("status", problem.status());
    line.put("code", problem.code());
    line.put("detail", problem.sentence());
    problem
        .retryAfter()
        .ifPresent(wait -> line.put("retryAfterMillis", wait.plusNanos(ALMOST_A_MILLI).toMillis()));
    say(Json.line(line));
  }

  /**
   * Only the types that the schema of a reply has, because clients are generated from it. An escape
   * in a message can spell half a character, which nobody can write.
   */
  private static void repeat(ObjectNode message, ObjectNode line) {
    for (var field : REPEATED_TEXTS) {
      var value = message.get(field);
      if (value != null && value.isTextual() && Texts.isPlain(value.textValue())) {
        line.set(field, value);
      }
    }
    for (var field : REPEATED_NUMBERS) {
      var value = message.get(field);
      if (value != null && value.isIntegralNumber()) {
        line.set(field, value);
      }
    }
  }

  @Override
  boolean isConnected() {
    return socket != null;
  }

  /**
   * One message for each line, in as few writes as Jetty needs: all but the last may wait in its
   * buffer. If one of them fails, the last one fails as well.
   */
  @Override
  void send(List<Line> all) {
    var to = core();
    for (var line : all.subList(0, all.size() - 1)) {
      to.sendFrame(frame(line), org.eclipse.jetty.util.Callback.NOOP, true);
    }
    to.sendFrame(
        frame(all.getLast()),
        org.eclipse.jetty.util.Callback.from(this::written, _ -> over()),
        false);
  }

  private CoreSession core() {
    return ((WebSocketSession) Objects.requireNonNull(socket)).getCoreSession();
  }

  private static Frame frame(Line line) {
    return new Frame(OpCode.TEXT, line.json());
  }

  @Override
  void sendEnd(long lastSequence, End end) {
    var to = Objects.requireNonNull(socket);
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
        LineFormat.ending(lastSequence, end),
        Callback.from(() -> to.close(code, LineFormat.word(end), Callback.NOOP), _ -> over()));
  }

  @Override
  void disconnect() {
    var to = socket;
    if (to != null) {
      to.disconnect();
    }
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
}
