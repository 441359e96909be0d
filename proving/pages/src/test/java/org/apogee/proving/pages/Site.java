package org.apogee.proving.pages;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.time.Duration;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import no.nav.security.mock.oauth2.MockOAuth2Server;
import no.nav.security.mock.oauth2.OAuth2Config;
import org.apogee.analytics.Analytics;
import org.apogee.local.LocalDatabase;
import org.apogee.protocol.ProtocolJson;
import org.apogee.stack.LocalStack;
import org.apogee.stack.StackPlan;
import org.apogee.stack.Steps;
import org.awaitility.Awaitility;

/**
 * The platform as {@code apogee up} starts it, with tournaments and ratings; a browser; and an
 * organiser who opens games.
 */
final class Site implements AutoCloseable {
  static final String TOKEN = "organiser-organiser-organiser-0009";
  private static final int UNAVAILABLE = 503;
  private static final Duration PATIENCE = Duration.ofMinutes(4);

  /** Each of the five games, with so few rounds that it is soon over. */
  static final Map<String, String> SHORT =
      Map.of(
          "sol", "\"maxRounds\":\"12\"",
          "nova-solis", "",
          "supernova", "\"turnLimit\":\"5\"",
          "beyond-nebula", "\"turnLimit\":\"8\"",
          "nova", "\"lastTurn\":\"1\"");

  private static final Map<String, Integer> SEATS =
      Map.of("sol", 3, "nova-solis", 3, "supernova", 3, "beyond-nebula", 2, "nova", 3);

  /** By name of the game; they are played while the first tests go on. */
  private final Map<String, String> begun = new HashMap<>();

  private final LocalStack stack;
  private final Chromium chromium;
  private final HttpClient client = HttpClient.newHttpClient();

  private Site(LocalStack stack, Chromium chromium) {
    this.stack = stack;
    this.chromium = chromium;
  }

  static Site start(Path home, Path program) throws IOException {
    var provider = new MockOAuth2Server(new OAuth2Config(true));
    provider.start();
    var ports = StackPlan.onFreePorts(home, 1).withMatchmaker();
    var plan =
        ports.with(
            Map.of(
                "APOGEE_GATEWAY_GUESTS_PER_HOUR",
                "50",
                "APOGEE_HTTP_PUBLIC_URL",
                "http://127.0.0.1:" + ports.httpPort(),
                "APOGEE_OIDC_ISSUER",
                provider.issuerUrl("league").toString(),
                "APOGEE_OIDC_NAME",
                "the League"));
    var stack = LocalStack.startWithAnalytics(plan, TOKEN, Steps.SILENT);
    stack.alsoCloses(provider::shutdown);
    try {
      return begun(new Site(stack, Chromium.start(program, home.resolve("profile"))));
    } catch (RuntimeException | Error failed) {
      stack.close();
      throw failed;
    }
  }

  private static Site begun(Site site) {
    try {
      SHORT.forEach((game, options) -> {
        var bots = Collections.nCopies(requireNonNull(SEATS.get(game)), "{\"bot\":\"greedy\"}");
        site.begun.put(game, site.open(game, options, String.join(",", bots)));
      });
      return site;
    } catch (RuntimeException | Error failed) {
      site.chromium.close();
      throw failed;
    }
  }

  Tab tab() {
    return chromium.open();
  }

  /** Somebody else's browser. */
  Tab person() {
    return chromium.openApart();
  }

  /** What the browser has used of the processors. */
  Duration browserTime() {
    return chromium.processorTime();
  }

  String url(String path) {
    return stack.address() + path;
  }

  /** Asks for a change that needs no body. */
  JsonNode tell(String path, String token) {
    return answer(request(path, token).POST(BodyPublishers.noBody()));
  }

  JsonNode ask(String path, Optional<String> body, String token) {
    var request = request(path, token);
    body.ifPresent(text -> withBody(request, text));
    return answer(request);
  }

  private static void withBody(HttpRequest.Builder request, String text) {
    request.header("Content-Type", "application/json").POST(BodyPublishers.ofString(text));
  }

  /** Calls a game off, unless its bots were quicker. */
  void end(String game) {
    var request = request("/games/" + game + "/cancel", TOKEN);
    withBody(request, "{\"reason\":\"Seen enough.\"}");
    assertThat(answered(request).statusCode()).isIn(200, 202, 204, 409);
  }

  private HttpRequest.Builder request(String path, String token) {
    return HttpRequest.newBuilder(URI.create(url("/api/v1" + path)))
        .header("Authorization", "Bearer " + token);
  }

  /** What may not have arrived is sent again, as every client should: the API counts it once. */
  private JsonNode answer(HttpRequest.Builder request) {
    var answer = answered(request);
    assertThat(answer.statusCode()).as(answer.body()).isLessThan(300);
    try {
      return ProtocolJson.MAPPER.readTree(answer.body());
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }

  private HttpResponse<String> answered(HttpRequest.Builder request) {
    return Awaitility.await()
        .atMost(PATIENCE)
        .pollInterval(Duration.ofMillis(200))
        .until(() -> send(request), got -> got.statusCode() != UNAVAILABLE);
  }

  private HttpResponse<String> send(HttpRequest.Builder request) {
    try {
      return client.send(request.build(), BodyHandlers.ofString());
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
    await(() -> stack.ready(0));
  }

  /** A game of house bots that is over, of each of the five. */
  String over(String game) {
    var id = requireNonNull(begun.get(game), game);
    await(() -> get("/games/" + id).get("stage").asText().equals("over"));
    return id;
  }

  /** Waits for something that the platform does by itself. */
  void await(Callable<Boolean> there) {
    Awaitility.await().atMost(PATIENCE).pollInterval(Duration.ofMillis(200)).until(there);
  }

  /** Where the feed is. */
  String broker() {
    return stack.kafka();
  }

  /** What differs when all ratings and statistics are computed again from the feed. */
  List<String> recomputed() {
    var settings =
        Map.of(
            "APOGEE_DATABASE_URL",
            stack.databaseUrl(),
            "APOGEE_DATABASE_USER",
            LocalDatabase.USER,
            "APOGEE_DATABASE_PASSWORD",
            LocalDatabase.PASSWORD,
            "APOGEE_DATABASE_POOL_SIZE",
            "3",
            "APOGEE_KAFKA",
            stack.kafka());
    return Analytics.recompute(Analytics.load(settings), _ -> {}).differences();
  }

  Connection database() throws SQLException {
    return DriverManager.getConnection(
        stack.databaseUrl(), LocalDatabase.USER, LocalDatabase.PASSWORD);
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
