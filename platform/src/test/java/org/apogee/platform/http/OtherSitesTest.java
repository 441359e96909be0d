package org.apogee.platform.http;

import static org.apogee.platform.http.TestServer.PLAYER;
import static org.apogee.platform.http.TestServer.codeOf;
import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.apogee.platform.Refusal.Kind;
import org.apogee.platform.RequestRefused;
import org.apogee.platform.token.Scope;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a browser learns about reading our answers from a page of another site. */
class OtherSitesTest {
  private static final String SITE = "https://statistics.example";

  private final TestServer server = new TestServer("body-max = 2 KiB", routes());

  private static Route[] routes() {
    return new Route[] {
      Route.get("/games", Access.ANYBODY, _ -> Answer.json(List.of())),
      Route.get("/games/{id}", Access.ANYBODY, OtherSitesTest::missing),
      Route.get("/games/mine", Access.with(Scope.PLAY), r -> Answer.json(r.player())),
      Route.get("/games/{id}/view", Access.ANYBODY, _ -> Answer.json(Map.of())).busy(),
      Route.get(
              "/games/{id}/stream",
              Access.ANYBODY,
              _ ->
                  new Answer.Lines(
                      "game",
                      out -> {
                        out.offer(1, "{}");
                        out.finish();
                        return () -> {};
                      }))
          .busy(),
      Route.get(
          "/games/{id}/picture", Access.ANYBODY, _ -> new Answer.Bytes("image/png", new byte[4])),
      Route.post("/games", Access.ANYBODY, _ -> Answer.nothing()).withoutBody(),
      Route.get("/session", Access.SENDER, _ -> Answer.json(Map.of()))
    };
  }

  private static Answer missing(Request request) {
    throw RequestRefused.of(Kind.NOT_FOUND, "no-such-game", "There is no such game.");
  }

  @AfterEach
  void close() {
    server.close();
  }

  private static List<String> allowed(HttpResponse<String> answer) {
    return answer.headers().allValues("Access-Control-Allow-Origin");
  }

  private HttpResponse<String> preflight(String path, String method) {
    return preflight(server, path, method);
  }

  private static HttpResponse<String> preflight(TestServer server, String path, String method) {
    return server.send(
        server
            .request(path)
            .header("Origin", SITE)
            .header("Access-Control-Request-Method", method)
            .header("Access-Control-Request-Headers", "if-none-match")
            .method("OPTIONS", BodyPublishers.noBody()));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "/games",
        "/games/g-1",
        "/games/g-1/view",
        "/games/g-1/stream",
        "/games/g-1/picture"
      })
  void everySiteMayReadPublicDataInWhateverWayItIsServed(String path) {
    var answer = server.send(server.request(path).header("Origin", SITE));
    assertThat(allowed(answer)).containsExactly("*");
    assertThat(answer.headers().firstValue("Access-Control-Allow-Credentials")).isEmpty();
    assertThat(answer.headers().firstValue("Access-Control-Expose-Headers").orElse(""))
        .contains("Retry-After", "ETag");
    assertThat(allowed(preflight(path, "GET"))).containsExactly("*");
  }

  @ParameterizedTest
  @ValueSource(strings = {"/games/mine", "/session", "/nothing", "/games/", "/games//view"})
  void nothingElseIsReadable(String path) {
    assertThat(allowed(server.send(server.request(path).header("Origin", SITE)))).isEmpty();
    assertThat(allowed(server.get(path, PLAYER))).isEmpty();
    assertThat(allowed(preflight(path, "GET"))).isEmpty();
  }

  @Test
  void noSiteMayWriteOrSendAToken() {
    assertThat(preflight("/games", "POST").statusCode()).isEqualTo(405);
    assertThat(allowed(preflight("/games", "POST"))).isEmpty();
    var permission = preflight("/games", "GET");
    assertThat(permission.statusCode()).isEqualTo(204);
    assertThat(permission.body()).isEmpty();
    assertThat(permission.headers().firstValue("Access-Control-Allow-Methods"))
        .contains("GET, HEAD");
    assertThat(permission.headers().firstValue("Access-Control-Allow-Headers").orElse(""))
        .contains("If-None-Match", "Range")
        .doesNotContainIgnoringCase("authorization");
    assertThat(permission.headers().firstValue("Access-Control-Allow-Credentials")).isEmpty();
    assertThat(permission.headers().firstValue("X-Content-Type-Options")).contains("nosniff");
    var written =
        server.send(server.request("/games").header("Origin", SITE).POST(BodyPublishers.noBody()));
    assertThat(written.statusCode()).isEqualTo(204);
    assertThat(allowed(written)).isEmpty();
  }

  @Test
  void anOptionsRequestThatIsNoPreflightIsRefusedAsBefore() {
    var answer = server.send(server.request("/games").method("OPTIONS", BodyPublishers.noBody()));
    assertThat(answer.statusCode()).isEqualTo(405);
  }

  @Test
  void preflightsCountForTheirAddressAndASiteCanReadThatItAsksTooOften() {
    try (var busy = new TestServer("anonymous-per-second = 1, anonymous-burst = 2", routes())) {
      var statuses = new ArrayList<Integer>();
      for (int i = 0; i < 4; i++) {
        statuses.add(preflight(busy, "/games", "GET").statusCode());
      }
      assertThat(statuses).contains(429);
      var refused = busy.send(busy.request("/games").header("Origin", SITE));
      assertThat(refused.statusCode()).isEqualTo(429);
      assertThat(codeOf(refused)).isEqualTo("too-many-requests");
      assertThat(allowed(refused)).containsExactly("*");
    }
  }
}
