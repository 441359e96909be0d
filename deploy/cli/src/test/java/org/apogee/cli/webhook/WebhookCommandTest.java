package org.apogee.cli.webhook;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.stream.Stream;
import org.apogee.cli.Shell;
import org.apogee.cli.terminal.Exit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The command against answers as docs/notices.md shows them. */
final class WebhookCommandTest {
  private static final String ROOT = "/api/v1";
  @TempDir Path folder;
  private final Map<String, String> answers = new HashMap<>();
  private final List<String> asked = new CopyOnWriteArrayList<>();
  private HttpServer server;

  @BeforeEach
  void begin() throws IOException {
    server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    server.createContext("/", this::answer);
    server.start();
  }

  @AfterEach
  void end() {
    server.stop(0);
  }

  private void answer(HttpExchange exchange) throws IOException {
    try (exchange) {
      var body = new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8);
      var path = exchange.getRequestURI().toString().replace(ROOT, "");
      var question = exchange.getRequestMethod() + " " + path;
      asked.add((question + " " + body).strip());
      var known = answers.get(question);
      var bytes =
          (known == null ? "{\"code\":\"unknown-webhook\"}" : known)
              .getBytes(StandardCharsets.UTF_8);
      boolean isEmpty = bytes.length == 0;
      exchange.sendResponseHeaders(
          known == null ? 404 : isEmpty ? 204 : 200, isEmpty ? -1 : bytes.length);
      exchange.getResponseBody().write(bytes);
    }
  }

  private Shell run(String... words) throws IOException {
    var token = Files.writeString(folder.resolve("token"), "secret\n").toString();
    var url = "http://127.0.0.1:" + server.getAddress().getPort();
    return Shell.run(
        Stream.concat(
                Stream.of("webhook", words[0], "--url", url, "--token-file", token),
                Stream.of(words).skip(1))
            .toArray(String[]::new));
  }

  @Test
  void aWebhookIsMadeTestedAndRemoved() throws IOException {
    answers.put("POST /me/webhooks", "{\"id\":\"w-1\",\"secret\":\"s3\"}");
    answers.put("POST /me/webhooks/w-1/test", "");
    answers.put("DELETE /me/webhooks/w-1", "");
    var made = run("add", "https://x.org/", "--kinds", "your-turn,game-over", "--fast-turns");
    assertThat(made.out().lines()).as(made.err()).containsExactly("w-1", "secret: s3");
    assertThat(run("test", "w-1").exit()).isEqualTo(Exit.DONE);
    assertThat(run("remove", "w-1").out().strip()).isEqualTo("removed");
    assertThat(run("remove", "w-2").exit()).isEqualTo(Exit.BAD_INPUT);
    assertThat(run("remove", "../w").exit()).isEqualTo(Exit.BAD_INPUT);
    assertThat(asked.getFirst())
        .contains("\"address\":\"https://x.org/\"")
        .contains("\"kinds\":[\"your-turn\",\"game-over\"]")
        .contains("\"fastTurns\":true")
        .doesNotContain("shape");
  }

  @Test
  void theLogShowsDeadLettersWhichAreSentAgain() throws IOException {
    answers.put(
        "GET /me/webhooks/w-1/deliveries?limit=50&state=dead",
        """
        {"items":[{"number":17,"kind":"your-turn","title":"Your turn","state":"dead","attempts":5,
         "created":"2026-11-24T09:00:00Z","outcome":"The receiver answered 422."}]}
        """);
    answers.put("POST /me/webhooks/w-1/deliveries/17/retry", "");
    assertThat(run("log", "w-1", "--state", "dead").out())
        .contains("17", "your-turn", "The receiver answered 422.");
    assertThat(run("send-again", "w-1", "17").exit()).isEqualTo(Exit.DONE);
    assertThat(run("log", "w-1", "--limit", "0").exit()).isEqualTo(Exit.BAD_INPUT);
  }

  @Test
  void aDirectorHasThoseOfATournament() throws IOException {
    answers.put(
        "GET /tournaments/t1/webhooks",
        """
        {"items":[{"id":"w-9","address":"https://x.org/","shape":"discord","kinds":["check-in"],
         "waiting":2,"dead":0}]}
        """);
    answers.put("POST /tournaments/t1/webhooks", "{\"id\":\"w-8\",\"secret\":\"s\"}");
    assertThat(run("list", "--tournament", "t1").out()).contains("w-9", "check-in", "enabled");
    run("add", "https://x.org/", "--kinds", "check-in", "--shape", "discord", "--tournament", "t1");
    assertThat(asked.getLast()).contains("\"shape\":\"discord\"").doesNotContain("fastTurns");
  }
}
