package org.apogee.cli.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Collections;
import java.util.Map;
import java.util.Optional;
import org.apogee.cli.up.LocalStack;
import org.apogee.cli.up.StackPlan;
import org.apogee.cli.up.Steps;
import org.apogee.protocol.ProtocolJson;
import org.awaitility.Awaitility;

/** The platform as {@code apogee up} starts it, a browser, and an organiser who opens games. */
final class Site implements AutoCloseable {
  private static final String TOKEN = "organiser-organiser-organiser-0009";
  private static final Steps QUIET =
      new Steps() {
        @Override
        public void done(String part, String where) {}

        @Override
        public void said(String sentence) {}
      };

  private final LocalStack stack;
  private final Chromium chromium;
  private final HttpClient client = HttpClient.newHttpClient();

  private Site(LocalStack stack, Chromium chromium) {
    this.stack = stack;
    this.chromium = chromium;
  }

  static Site start(Path home, Path program) throws IOException {
    Files.createDirectories(home.resolve("logs"));
    var plan = StackPlan.onFreePorts(home, 1).with(Map.of("APOGEE_GATEWAY_GUESTS_PER_HOUR", "50"));
    var stack = LocalStack.start(plan, TOKEN, QUIET);
    try {
      return new Site(stack, Chromium.start(program, home.resolve("profile")));
    } catch (RuntimeException | Error failed) {
      stack.close();
      throw failed;
    }
  }

  Tab tab() {
    return chromium.open();
  }

  String url(String path) {
    return stack.address() + path;
  }

  JsonNode ask(String path, Optional<String> body, String token) {
    var request =
        HttpRequest.newBuilder(URI.create(url("/api/v1" + path)))
            .header("Authorization", "Bearer " + token);
    body.ifPresent(text ->
        request.header("Content-Type", "application/json").POST(BodyPublishers.ofString(text)));
    try {
      var answer = client.send(request.build(), BodyHandlers.ofString());
      assertThat(answer.statusCode()).as(answer.body()).isLessThan(300);
      return ProtocolJson.MAPPER.readTree(answer.body());
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(stopped);
    }
  }

  JsonNode get(String path) {
    return ask(path, Optional.empty(), TOKEN);
  }

  JsonNode post(String path, String body) {
    return ask(path, Optional.of(body), TOKEN);
  }

  /** Ends the node without a word; it comes back by itself after a second. */
  void killNode() {
    stack.faults().killNode(0, Duration.ofSeconds(1));
  }

  void awaitNode() {
    Awaitility.await().atMost(Duration.ofSeconds(120)).until(() -> stack.ready(0));
  }

  /** A game of house bots, watched to its end. */
  String finished(String game, int seats, String options) {
    var bots = String.join(",", Collections.nCopies(seats, "{\"bot\":\"greedy\"}"));
    var id = open(game, options, bots);
    Awaitility.await()
        .atMost(Duration.ofSeconds(120))
        .until(() -> get("/games/" + id).get("stage").asText().equals("over"));
    return id;
  }

  String open(String game, String options, String seats) {
    return post(
            "/games",
            "{\"game\":\"%s\",\"options\":{%s},\"seats\":[%s]}".formatted(game, options, seats))
        .get("game")
        .asText();
  }

  @Override
  public void close() {
    chromium.close();
    stack.close();
    client.close();
  }
}
