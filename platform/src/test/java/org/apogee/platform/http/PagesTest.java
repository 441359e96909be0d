package org.apogee.platform.http;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.net.http.HttpClient;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Pages beside routes: what a browser gets, may keep, and may not do. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class PagesTest {
  private static final Pattern SCRIPT = Pattern.compile("src=\"([^\"]+)\"");

  private final TestServer server =
      new TestServer(
          Pages.load("somepages"),
          "anonymous-per-second = 1, anonymous-burst = 1",
          Route.get("/api/v1/games/{id}", Access.ANYBODY, r -> Answer.json(Map.of("a", "b"))));

  @AfterAll
  void close() {
    server.close();
  }

  private String script() {
    var matcher = SCRIPT.matcher(server.get("/").body());
    assertThat(matcher.find()).isTrue();
    return matcher.group(1);
  }

  private static String header(HttpResponse<?> response, String name) {
    return response.headers().firstValue(name).orElse("");
  }

  @Test
  void everyAddressOfTheListShowsTheSamePage() {
    var page = server.get("/");
    assertThat(page.statusCode()).isEqualTo(200);
    assertThat(header(page, "content-type")).startsWith("text/html");
    assertThat(header(page, "cache-control")).isEqualTo("no-cache");
    assertThat(server.get("/games/abc").body()).isEqualTo(page.body());
    assertThat(server.get("/nowhere").statusCode()).isEqualTo(404);
    assertThat(server.get("/index.html").statusCode()).isEqualTo(404);
  }

  @Test
  void aBrowserGetsThePageForAnAddressThatDoesNotExistAndAProgramGetsAProblem() {
    var shown = server.send(server.request("/nowhere").header("Accept", "text/html,*/*;q=0.8"));
    assertThat(shown.statusCode()).isEqualTo(404);
    assertThat(shown.body()).isEqualTo(server.get("/").body());
    assertThat(header(shown, "content-type")).startsWith("text/html");
    assertThat(header(server.get("/nowhere"), "content-type")).startsWith("application/problem");
    var route = server.send(server.request("/api/v1/nothing").header("Accept", "text/html"));
    assertThat(header(route, "content-type")).startsWith("application/problem");
  }

  @Test
  void aBrowserKeepsAFileForEverAndAsksForAPageAgain() {
    var file = server.get(script());
    assertThat(header(file, "cache-control")).contains("immutable");
    assertThat(header(file, "content-type")).startsWith("text/javascript");
    var page = server.get("/");
    var again = server.send(server.request("/").header("If-None-Match", header(page, "etag")));
    assertThat(again.statusCode()).isEqualTo(304);
    assertThat(again.body()).isEmpty();
    var changed = server.send(server.request("/").header("If-None-Match", "\"other\""));
    assertThat(changed.statusCode()).isEqualTo(200);
  }

  @Test
  void aHeadOfAPageHasTheHeadersOfThePage() {
    for (var path : List.of("/", "/games/abc", script(), "/assets/0123/js/none.js")) {
      var head = server.send(server.request(path).HEAD());
      var get = server.get(path);
      assertThat(head.statusCode()).as(path).isEqualTo(get.statusCode());
      for (var name : List.of("etag", "content-type", "content-length", "cache-control", "vary")) {
        assertThat(header(head, name)).as(path + " " + name).isEqualTo(header(get, name));
      }
    }
    var kept = header(server.get("/"), "etag");
    assertThat(kept).isNotEmpty();
    var again = server.send(server.request("/").header("If-None-Match", kept).HEAD());
    assertThat(again.statusCode()).isEqualTo(304);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          TAG                 | 304
          W/TAG               | 304
          "other", W/TAG      | 304
          "a,b" ,TAG          | 304
          *                   | 304
          "other"             | 200
          W/"other", "more"   | 200
          other               | 200
          """)
  void aPageThatTheBrowserHasIsNotSentAgain(String known, int status) {
    var tag = header(server.get("/"), "etag");
    var again = server.request("/").header("If-None-Match", known.replace("TAG", tag));
    assertThat(server.send(again).statusCode()).isEqualTo(status);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          gzip                  | gzip
          GZIP                  | gzip
          br, gzip;q=0.5        | gzip
          x-gzip                | gzip
          *                     | gzip
          br, *;q=0.1           | gzip
          gzip;q=0, br          |
          gzip; Q=0.000, *      |
          *;q=0                 |
          br                    |
          gzippy                |
          gzip;q=many           |
          """)
  void zippedIsSentToThoseOnlyWhoTakeIt(String accepted, String encoding) {
    var file = server.send(server.request(script()).header("Accept-Encoding", accepted));
    assertThat(header(file, "content-encoding")).isEqualTo(encoding == null ? "" : encoding);
  }

  @Test
  void aFileOfAnotherVersionIsSentButNotKept() {
    var other = server.get("/assets/0123456789abcdef/js/main.js");
    assertThat(other.statusCode()).isEqualTo(200);
    assertThat(header(other, "cache-control")).isEqualTo("no-cache");
    assertThat(server.get("/assets/0123456789abcdef/js/none.js").statusCode()).isEqualTo(404);
    assertThat(server.get("/assets/x/..%2f..%2fsecret").statusCode()).isIn(400, 404);
    assertThat(server.get("/assets/x/js/../js/main.js").statusCode()).isIn(200, 400, 404);
  }

  @Test
  void whatIsSmallerZippedIsSentZippedToThoseWhoTakeIt() throws Exception {
    var plain = server.get(script());
    try (var client = HttpClient.newHttpClient()) {
      var zipped =
          client.send(
              server.request(script()).header("Accept-Encoding", "gzip").build(),
              BodyHandlers.ofByteArray());
      assertThat(header(zipped, "content-encoding")).isEqualTo("gzip");
      assertThat(zipped.body().length).isLessThan(plain.body().length());
      assertThat(unzipped(zipped.body())).isEqualTo(plain.body());
      assertThat(header(zipped, "etag")).isNotEqualTo(header(plain, "etag"));
    }
  }

  private static String unzipped(byte[] bytes) throws IOException {
    try (var in = new GZIPInputStream(new ByteArrayInputStream(bytes))) {
      return new String(in.readAllBytes(), UTF_8);
    }
  }

  @Test
  void aPageMayRunAndAskOnlyWhatComesFromHere() {
    var policy = header(server.get("/"), "content-security-policy");
    assertThat(policy)
        .contains("default-src 'none'", "script-src 'self'", "connect-src 'self'")
        .contains("frame-ancestors 'none'", "base-uri 'none'")
        .doesNotContain("unsafe");
  }

  @Test
  void filesDoNotCountAsRequestsToTheApi() {
    for (int i = 0; i < 40; i++) {
      assertThat(server.get(script()).statusCode()).isEqualTo(200);
    }
  }

  @Test
  void aProcessWithoutPagesHasNone() {
    assertThat(Pages.load("nothing-there")).isSameAs(Pages.NONE);
  }
}
