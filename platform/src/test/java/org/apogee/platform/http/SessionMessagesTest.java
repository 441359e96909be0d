package org.apogee.platform.http;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
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
import org.junit.jupiter.api.Test;

/** What a session does with each message. Its clock stands still, so no limit is restored. */
class SessionMessagesTest {
  private static final Caller ADA = new Caller("ada", Kind.PERSON, Set.of(Scope.PLAY), "t-1");

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
}
