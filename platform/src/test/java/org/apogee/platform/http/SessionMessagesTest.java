package org.apogee.platform.http;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.function.Supplier;
import org.apogee.platform.token.Authenticator;
import org.apogee.platform.token.Caller;
import org.apogee.platform.token.Player.Kind;
import org.apogee.platform.token.Scope;
import org.eclipse.jetty.websocket.api.Callback;
import org.junit.jupiter.api.Test;

/** What a session does with each message. Its clock stands still, so no limit is restored. */
class SessionMessagesTest {
  private static final Caller ADA = new Caller("ada", Kind.PERSON, Set.of(Scope.PLAY), "t-1");

  /** Of a refusal that repeats nothing. */
  private static final List<String> NAMES = List.of("type", "status", "code", "detail");

  private final List<String> carriedOut = new ArrayList<>();

  /** A session whose owner may send so many messages. */
  private Session session(int messages) {
    var metrics = new HttpMetrics(new SimpleMeterRegistry());
    var settings = TestServer.settings("requests-burst = " + messages);
    var doorman = new Doorman(settings, Authenticator.nobody(), metrics, () -> 0);
    return new Session(9, 0, this::hear, () -> doorman.limit(ADA), metrics, "player", _ -> {});
  }

  private Supplier<CompletionStage<?>> hear(Fields message) {
    var word = message.text("word", 10);
    return () -> {
      carriedOut.add(word);
      return CompletableFuture.completedFuture(Map.of("type", "echo", "word", word));
    };
  }

  private static ObjectNode reply(Session session, String message) {
    session.onWebSocketText(message);
    return reply(session);
  }

  private static ObjectNode reply(Session session) {
    var said = session.lines().takeAll();
    assertThat(said).hasSize(1);
    return Json.read(said.getFirst().json().getBytes(StandardCharsets.UTF_8));
  }

  private static String code(ObjectNode reply) {
    return reply.path("code").asText();
  }

  @Test
  void aMessageWithAnUnknownFieldIsNotCarriedOut() {
    var session = session(9);
    var refused = reply(session, "{\"word\":\"hello\",\"extra\":1}");
    assertThat(code(refused)).isEqualTo("unknown-field");
    assertThat(carriedOut).isEmpty();
    assertThat(reply(session, "{\"word\":\"hello\"}").path("type").asText()).isEqualTo("echo");
    assertThat(carriedOut).containsExactly("hello");
  }

  @Test
  void aRefusalForTooManyMessagesRepeatsWhatItIsAbout() {
    var session = session(1);
    reply(session, "{\"word\":\"hello\"}");
    var refused =
        reply(
            session,
            "{\"word\":\"again\",\"id\":\"MY-ID\",\"game\":\"g-7\",\"ply\":12,\"offer\":3}");
    assertThat(carriedOut).containsExactly("hello");
    assertThat(code(refused)).isEqualTo("too-many-requests");
    assertThat(refused.path("id").textValue()).isEqualTo("MY-ID");
    assertThat(refused.path("game").textValue()).isEqualTo("g-7");
    assertThat(refused.path("ply").isInt()).isTrue();
    assertThat(refused.path("ply").intValue()).isEqualTo(12);
    assertThat(refused.path("offer").intValue()).isEqualTo(3);
  }

  @Test
  void aSessionHasNoHeaderThatSaysWhenToRetry() {
    var session = session(1);
    reply(session, "{\"word\":\"hello\"}");
    var refused = reply(session, "{\"word\":\"again\"}");
    assertThat(refused.path("retryAfterMillis").longValue()).isPositive();
    assertThat(refused.path("detail").textValue())
        .contains("retryAfterMillis")
        .doesNotContain("Retry-After");
  }

  /** SessionReply has texts and integers there, and clients are generated from it. */
  @Test
  void aRefusalRepeatsOnlyTextsAndIntegers() {
    var session = session(9);
    for (var value : List.of("true", "1.5", "null", "{}", "[1]")) {
      var about = "\"id\":%1$s,\"game\":%1$s,\"ply\":%1$s,\"offer\":%1$s".formatted(value);
      assertThat(names(reply(session, "{" + about + "}"))).as(value).isEqualTo(NAMES);
    }
    assertThat(names(reply(session, "{\"id\":1,\"game\":2,\"ply\":\"3\",\"offer\":\"4\"}")))
        .isEqualTo(NAMES);
  }

  private static List<String> names(ObjectNode reply) {
    var names = new ArrayList<String>();
    reply.fieldNames().forEachRemaining(names::add);
    return names;
  }

  @Test
  void aMessageThatCannotBeReadCountsAsARequest() {
    var session = session(2);
    assertThat(code(reply(session, "{"))).isEqualTo("bad-json");
    assertThat(code(reply(session, "{}"))).isEqualTo("missing-field");
    assertThat(code(reply(session, "{"))).isEqualTo("too-many-requests");
  }

  @Test
  void aBinaryMessageCountsAsARequest() {
    var session = session(2);
    assertThat(code(binary(session))).isEqualTo("bad-json");
    assertThat(code(binary(session))).isEqualTo("bad-json");
    assertThat(code(binary(session))).isEqualTo("too-many-requests");
  }

  private static ObjectNode binary(Session session) {
    session.onWebSocketBinary(ByteBuffer.allocate(1), Callback.NOOP);
    return reply(session);
  }
}
