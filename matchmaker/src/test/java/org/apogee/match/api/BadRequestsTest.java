package org.apogee.match.api;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import org.apogee.match.TestCluster;
import org.apogee.match.api.MatchmakerApi.Parts;
import org.apogee.platform.http.Route;
import org.apogee.protocol.ProtocolJson;
import org.junit.jupiter.api.Test;

/** Every route of the matchmaker with what cannot be asked of it, as a table. */
class BadRequestsTest {
  private static final String TABLE = "bad-requests.txt";

  /** A line of the table. */
  private record Case(
      String who, String method, String path, String body, int status, String code) {
    static Case of(String line) {
      var cells = Arrays.stream(line.split("\\|", -1)).map(String::strip).toList();
      assertThat(cells).as(line).hasSize(6);
      return new Case(
          cells.get(0),
          cells.get(1),
          cells.get(2),
          cells.get(3),
          Integer.parseInt(cells.get(4)),
          cells.get(5));
    }
  }

  private static List<Case> cases() throws IOException {
    try (var file = BadRequestsTest.class.getResourceAsStream(TABLE)) {
      assertThat(file).as(TABLE).isNotNull();
      return new String(file.readAllBytes(), StandardCharsets.UTF_8)
          .lines()
          .filter(line -> !line.isBlank() && !line.startsWith("#"))
          .map(Case::of)
          .toList();
    }
  }

  @Test
  void allAreRefusedByACodeAndASentence() throws Exception {
    var wrong = new ArrayList<String>();
    try (var cluster = new TestCluster();
        var client = HttpClient.newHttpClient()) {
      var made = cluster.post("", "{\"name\":\"W\",\"game\":\"sol\",\"format\":\"swiss\"}");
      var id = made.json().path("tournament").asText();
      var tokens =
          Map.of(
              "organiser",
              TestCluster.ORGANISER,
              "ada",
              cluster.player("Ada").token(),
              "liar",
              "apogee_this-token-was-never-given-to-anybody");
      var root = "http://127.0.0.1:" + cluster.matchmaker().httpPort() + "/api/v1";
      for (var bad : cases()) {
        var request =
            HttpRequest.newBuilder(URI.create(root + bad.path.replace("{t}", id)))
                .timeout(Duration.ofSeconds(90))
                .header("Content-Type", "application/json")
                .method(
                    bad.method,
                    bad.body.isEmpty()
                        ? BodyPublishers.noBody()
                        : BodyPublishers.ofString(bad.body));
        var token = tokens.get(bad.who);
        if (token != null) {
          request.header("Authorization", "Bearer " + token);
        }
        var answer = client.send(request.build(), BodyHandlers.ofString());
        JsonNode problem = ProtocolJson.MAPPER.readTree(answer.body());
        var told = answer.statusCode() + " " + problem.path("code").asText();
        if (!told.equals(bad.status + " " + bad.code)
            || !problem.path("detail").asText().endsWith(".")) {
          wrong.add(bad + "\n  gave " + answer.statusCode() + " " + answer.body());
        }
      }
      assertThat(String.join("\n", wrong)).isEmpty();
      assertThat(cluster.get("/" + id).json().path("state").asText()).isEqualTo("open");
      assertThat(cluster.get("/ladders").json().path("items")).isEmpty();
    }
  }

  @Test
  void noRouteIsLeftOut() throws IOException {
    var cases = cases();
    assertThat(cases).doesNotHaveDuplicates().hasSizeGreaterThan(150);
    var missed = new HashSet<String>();
    for (var route : routes()) {
      var path = route.template().replaceAll("[{][a-z]+[}]", "[^/]+");
      boolean isThere =
          cases.stream()
              .anyMatch(bad ->
                  bad.method.equals(route.method().name())
                      && ("/api/v1" + bad.path.replaceFirst("[?].*", "")).matches(path));
      if (!isThere) {
        missed.add(route.method() + " " + route.template());
      }
    }
    assertThat(missed).isEmpty();
  }

  @SuppressWarnings("NullAway") // routes are only named here, never asked
  private static List<Route> routes() {
    return MatchmakerApi.routes(
        new Parts(
            () -> Instant.EPOCH,
            null,
            null,
            null,
            null,
            null,
            null,
            null,
            null,
            null,
            null,
            null,
            null,
            null,
            null,
            null));
  }
}
