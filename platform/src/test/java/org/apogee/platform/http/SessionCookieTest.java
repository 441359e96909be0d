package org.apogee.platform.http;

import static org.apogee.platform.http.TestServer.codeOf;
import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.Map;
import org.apogee.platform.token.Scope;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class SessionCookieTest {
  private final TestServer server =
      new TestServer(
          "anonymous-burst = 1000, requests-burst = 1000",
          Route.get("/mine", Access.with(Scope.PLAY), r -> Answer.json(Map.of("is", r.player()))),
          Route.get("/all", Access.ANYBODY, _ -> Answer.json(Map.of())),
          Route.post("/mine", Access.with(Scope.PLAY), _ -> Answer.nothing()).withoutBody());

  @AfterAll
  void close() {
    server.close();
  }

  private HttpRequest.Builder with(String path, String secret) {
    return server.request(path).header("Cookie", "theme=dark; apogee_session=" + secret);
  }

  private HttpResponse<String> post(String... headers) {
    var request = with("/mine", TestServer.SESSION).POST(BodyPublishers.noBody());
    return server.send(headers.length == 0 ? request : request.headers(headers));
  }

  @Test
  void aSessionReadsByItsCookieAlone() {
    var answer = server.send(with("/mine", TestServer.SESSION));
    assertThat(answer.statusCode()).isEqualTo(200);
    assertThat(answer.body()).contains("ada");
  }

  @Test
  void aChangeNeedsARequestOfOurOwnPage() {
    var own = "http://127.0.0.1:" + server.server.port();
    assertThat(post(OwnPage.HEADER, "1").statusCode()).isEqualTo(204);
    assertThat(post(OwnPage.HEADER, "1", "Origin", own).statusCode()).isEqualTo(204);
    assertThat(post(OwnPage.HEADER, "1", "Sec-Fetch-Site", "same-origin").statusCode())
        .isEqualTo(204);
    assertThat(codeOf(post())).isEqualTo("not-from-our-page");
    assertThat(codeOf(post("Origin", own))).isEqualTo("not-from-our-page");
    assertThat(codeOf(post(OwnPage.HEADER, "1", "Origin", "https://evil.example")))
        .isEqualTo("not-from-our-page");
    assertThat(codeOf(post(OwnPage.HEADER, "1", "Origin", "null"))).isEqualTo("not-from-our-page");
    for (var site : new String[] {"cross-site", "same-site", "none"}) {
      assertThat(codeOf(post(OwnPage.HEADER, "1", "Sec-Fetch-Site", site, "Origin", own)))
          .isEqualTo("not-from-our-page");
    }
  }

  @Test
  void aSessionThatIsOverDoesNotCloseWhatIsOpenToAll() {
    assertThat(server.send(with("/all", TestServer.EXPIRED)).statusCode()).isEqualTo(200);
    assertThat(codeOf(server.send(with("/mine", TestServer.EXPIRED)))).isEqualTo("no-token");
  }

  @Test
  void aTokenIsNoSession() {
    assertThat(codeOf(server.send(with("/mine", TestServer.PLAYER)))).isEqualTo("no-token");
  }

  @Test
  void overHttpsOnlyTheCookieWithThePrefixCounts() {
    var settings = TestServer.settings("public-url = \"https://games.example.org\"");
    assertThat(settings.cookie().begin("secret", Duration.ofDays(1)))
        .isEqualTo(
            "__Host-apogee_session=secret; Path=/; Max-Age=86400; HttpOnly; SameSite=Lax; Secure");
    try (var secure =
        new TestServer(
            "public-url = \"https://games.example.org\"",
            Route.get("/mine", Access.with(Scope.PLAY), _ -> Answer.json(Map.of())))) {
      var cookie = "apogee_session=" + TestServer.SESSION;
      assertThat(secure.send(secure.request("/mine").header("Cookie", cookie)).statusCode())
          .isEqualTo(401);
      assertThat(
              secure
                  .send(secure.request("/mine").header("Cookie", "__Host-" + cookie))
                  .statusCode())
          .isEqualTo(200);
    }
  }
}
