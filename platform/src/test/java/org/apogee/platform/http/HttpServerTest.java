package org.apogee.platform.http;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.apogee.platform.http.TestServer.codeOf;
import static org.apogee.platform.http.TestServer.json;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.apogee.platform.Refusal.Kind;
import org.apogee.platform.RequestRefused;
import org.apogee.platform.Unavailable;
import org.apogee.platform.token.Scope;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What comes in and what goes out, on one server. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class HttpServerTest {
  enum Colour {
    RED,
    DEEP_BLUE
  }

  record Greeting(String name, int times, boolean loud, Colour colour) {}

  private final TestServer server =
      new TestServer(
          "body-max = 2 KiB, anonymous-per-second = 1000, anonymous-burst = 5000",
          Route.get("/hello/{id}", Access.ANYBODY, r -> Answer.json(Map.of("id", r.id("id")))),
          Route.get("/list", Access.ANYBODY, HttpServerTest::list).query("limit", "colour"),
          Route.post("/greet", Access.ANYBODY, HttpServerTest::greet),
          Route.post("/poke", Access.ANYBODY, _ -> Answer.nothing()).withoutBody(),
          Route.get("/mine", Access.with(Scope.PLAY), r -> Answer.json(Map.of("you", r.player()))),
          Route.get("/lost", Access.ANYBODY, HttpServerTest::lost),
          Route.get("/away", Access.ANYBODY, HttpServerTest::away),
          Route.get("/full", Access.ANYBODY, HttpServerTest::full),
          Route.get("/picture", Access.ANYBODY, _ -> new Answer.Bytes("image/png", new byte[9])),
          Route.get("/none", Access.ANYBODY, _ -> Answer.nothing()),
          Route.get("/bug", Access.ANYBODY, HttpServerTest::bug),
          Route.get("/deep", Access.ANYBODY, _ -> Answer.json(recursion(1))));

  @AfterAll
  void close() {
    server.close();
  }

  private static Answer greet(Request request) {
    return Answer.json(
        201,
        request.body(f ->
            new Greeting(
                f.text("name", 10),
                f.whole("times", 1, 9),
                f.flag("loud", false),
                f.choice("colour", Colour.class, Colour.RED))));
  }

  private static Answer list(Request request) {
    var colour = request.queryChoice("colour", Colour.class).map(Enum::name).orElse("");
    return Answer.json(Map.of("limit", request.queryWhole("limit", 1, 100, 20), "colour", colour));
  }

  private static Answer lost(Request request) {
    throw RequestRefused.of(
        Kind.NOT_FOUND, "no-such-game", "There is no game " + request.player() + ".");
  }

  private static Answer away(Request request) {
    throw new Unavailable("The database does not answer. Retry.");
  }

  private static Answer full(Request request) {
    throw RequestRefused.of(Kind.CONFLICT, "full", "No seat is left.");
  }

  private static Answer bug(Request request) {
    throw new IllegalStateException("the secret is 42");
  }

  private static int recursion(int depth) {
    return depth == 0 ? 0 : recursion(depth + 1) + 1;
  }

  @Test
  void anAnswerIsJsonWithSafeHeaders() {
    var answer = server.get("/hello/g-1");
    assertThat(answer.statusCode()).isEqualTo(200);
    assertThat(answer.body()).isEqualTo("{\"id\":\"g-1\"}");
    assertThat(answer.headers().firstValue("Content-Type")).contains("application/json");
    assertThat(answer.headers().firstValue("X-Content-Type-Options")).contains("nosniff");
    assertThat(answer.headers().firstValue("Cache-Control")).contains("no-store");
    assertThat(answer.headers().firstValue("Server")).isEmpty();
  }

  @Test
  void aProblemHasEveryField() {
    var answer = server.get("/full");
    assertThat(answer.statusCode()).isEqualTo(409);
    assertThat(answer.headers().firstValue("Content-Type")).contains("application/problem+json");
    var problem = json(answer);
    assertThat(problem.get("type").asText()).isEqualTo("urn:apogee:problem:full");
    assertThat(problem.get("title").asText()).isEqualTo("Conflict");
    assertThat(problem.get("status").asInt()).isEqualTo(409);
    assertThat(problem.get("detail").asText()).isEqualTo("No seat is left.");
    assertThat(problem.get("code").asText()).isEqualTo("full");
  }

  @Test
  void ourOwnMistakesSayNothingOfTheInside() {
    for (var path : new String[] {"/bug", "/deep", "/lost"}) {
      var answer = server.get(path);
      assertThat(answer.statusCode()).as(path).isEqualTo(500);
      assertThat(answer.body()).as(path).doesNotContain("42", "Exception", "java", "recursion");
    }
    assertThat(codeOf(server.get("/bug"))).isEqualTo("internal");
  }

  @Test
  void aDatabaseThatIsAwaySaysWhenToComeBack() {
    var answer = server.get("/away");
    assertThat(answer.statusCode()).isEqualTo(503);
    assertThat(codeOf(answer)).isEqualTo("unavailable");
    assertThat(answer.headers().firstValue("Retry-After")).contains("1");
  }

  @Test
  void aGoodBodyIsRead() {
    var answer = server.post("/greet", "{\"name\":\"Ada\",\"times\":3,\"colour\":\"deep-blue\"}");
    assertThat(answer.statusCode()).isEqualTo(201);
    assertThat(answer.body())
        .isEqualTo("{\"name\":\"Ada\",\"times\":3,\"loud\":false,\"colour\":\"DEEP_BLUE\"}");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          {"name":"Ada"                                     | 400 | bad-json       | line 1
          {"name":"Ada","times":3}}                         | 400 | bad-json       | line 1
          {"name":"Ada","times":3} {}                       | 400 | bad-json       | line 1
          {"name":"Ada","name":"Eve","times":3}             | 400 | bad-json       | line 1
          {'name':'Ada','times':3}                          | 400 | bad-json       | line 1
          {"name":"Ada","times":NaN}                        | 400 | bad-json       | line 1
          [1]                                               | 400 | bad-json       | object
          "text"                                            | 400 | bad-json       | object
          null                                              | 400 | bad-json       | object
          {}                                                | 400 | missing-field  | 'name'
          {"name":"Ada"}                                    | 400 | missing-field  | 'times'
          {"name":"Ada","times":3,"extra":1}                | 400 | unknown-field  | 'extra'
          {"name":1,"times":3}                              | 400 | wrong-type     | 'name'
          {"name":null,"times":3}                           | 400 | wrong-type     | 'name'
          {"name":"Ada","times":"3"}                        | 400 | wrong-type     | 'times'
          {"name":"Ada","times":3.0}                        | 400 | wrong-type     | 'times'
          {"name":"Ada","times":1e400}                      | 400 | wrong-type     | 'times'
          {"name":"Ada","times":true}                       | 400 | wrong-type     | 'times'
          {"name":"Ada","times":[3]}                        | 400 | wrong-type     | 'times'
          {"name":"Ada","times":0}                          | 400 | out-of-range   | 'times'
          {"name":"Ada","times":10}                         | 400 | out-of-range   | 'times'
          {"name":"Ada","times":99999999999999999999}       | 400 | out-of-range   | 'times'
          {"name":"Ada","times":3,"loud":"yes"}             | 400 | wrong-type     | 'loud'
          {"name":"Ada","times":3,"colour":"RED"}           | 400 | out-of-range   | red, deep-blue
          {"name":"","times":3}                             | 400 | out-of-range   | 'name'
          {"name":"elevenchars","times":3}                  | 400 | out-of-range   | 'name'
          {"name":"a\\u0000b","times":3}                    | 400 | out-of-range   | 'name'
          {"name":"a\\ud800b","times":3}                    | 400 | out-of-range   | 'name'
          {"name":"Ada","times":3,"\\u0000":1}              | 400 | unknown-field  | unreadable
          """)
  void aBadBodyIsRefusedByName(String body, int status, String code, String says) {
    var answer = server.post("/greet", body);
    assertThat(answer.statusCode()).isEqualTo(status);
    assertThat(codeOf(answer)).isEqualTo(code);
    assertThat(json(answer).get("detail").asText()).contains(says);
  }

  @Test
  void nestingHasAnEnd() {
    var answer = server.post("/greet", "{\"name\":" + "[".repeat(900) + "]".repeat(900) + "}");
    assertThat(codeOf(answer)).isEqualTo("bad-json");
  }

  @Test
  void aBodyThatIsTooLargeIsRefusedWithAndWithoutALength() {
    var large = "{\"name\":\"" + "a".repeat(3000) + "\",\"times\":3}";
    var withLength = server.post("/greet", large);
    assertThat(withLength.statusCode()).isEqualTo(413);
    assertThat(codeOf(withLength)).isEqualTo("body-too-large");
    var chunked =
        server.send(
            server
                .request("/greet")
                .header("Content-Type", "application/json")
                .POST(
                    HttpRequest.BodyPublishers.ofInputStream(
                        () -> new ByteArrayInputStream(large.getBytes(UTF_8)))));
    assertThat(chunked.statusCode()).isEqualTo(413);
    assertThat(codeOf(chunked)).isEqualTo("body-too-large");
  }

  @Test
  void aBodyMustBeJsonAndPlain() {
    var form = HttpRequest.BodyPublishers.ofString("name=Ada");
    var asForm =
        server.send(
            server
                .request("/greet")
                .header("Content-Type", "application/x-www-form-urlencoded")
                .POST(form));
    assertThat(asForm.statusCode()).isEqualTo(415);
    assertThat(codeOf(asForm)).isEqualTo("not-json");
    var packed =
        server.send(
            server
                .request("/greet")
                .header("Content-Type", "application/json; charset=utf-8")
                .header("Content-Encoding", "gzip")
                .POST(form));
    assertThat(packed.statusCode()).isEqualTo(415);
    assertThat(codeOf(packed)).isEqualTo("encoded-body");
  }

  @Test
  void aBodyWhereNoneBelongsIsRefused() {
    assertThat(server.send(server.request("/poke").POST(noBody())).statusCode()).isEqualTo(204);
    var answer = server.post("/poke", "{}");
    assertThat(answer.statusCode()).isEqualTo(400);
    assertThat(codeOf(answer)).isEqualTo("unexpected-body");
  }

  @ParameterizedTest
  @CsvSource({
    "/list?limit=5, 200,",
    "/list?limit=0, 400, bad-parameter",
    "/list?limit=101, 400, bad-parameter",
    "/list?limit=x, 400, bad-parameter",
    "/list?limit=, 400, bad-parameter",
    "/list?limit=9999999999999999999999, 400, bad-parameter",
    "/list?limit=5&limit=6, 400, bad-parameter",
    "/list?colour=deep-blue, 200,",
    "/list?colour=green, 400, bad-parameter",
    "/list?colour=%00, 400, bad-parameter",
    "/list?color=red, 400, unknown-parameter",
    "/hello/%2e%2e, 400, bad-parameter",
    "/hello/a%20b, 400, bad-parameter",
    "/hello/a%2Fb, 400, bad-parameter",
    "/hello/%00, 400, bad-request",
    "/hello/, 404, no-such-route",
    "/hello, 404, no-such-route",
    "/nothing, 404, no-such-route",
    "/list/, 404, no-such-route",
  })
  void pathsAndParametersAreStrict(String path, int status, String code) {
    var answer = server.get(path);
    assertThat(answer.statusCode()).isEqualTo(status);
    if (code != null) {
      assertThat(codeOf(answer)).isEqualTo(code);
    }
  }

  @Test
  void anotherMethodIsAProblemWithACode() {
    var answer = server.send(server.request("/list").DELETE());
    assertThat(answer.statusCode()).isEqualTo(405);
    assertThat(codeOf(answer)).isEqualTo("wrong-method");
    assertThat(answer.headers().allValues("Allow")).containsExactly("GET, HEAD");
    var browser = server.request("/greet").header("Accept", "text/html").PUT(noBody());
    assertThat(server.send(browser).headers().allValues("Allow")).containsExactly("POST");
    assertThat(server.get("/nothing").headers().firstValue("Allow")).isEmpty();
  }

  @Test
  void aMethodThatNoRouteHasIsAnsweredWithAllThatRoutesHave() throws IOException {
    assertThat(server.raw("FROB /list HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"))
        .startsWith("HTTP/1.1 405 ")
        .contains("\r\nAllow: DELETE, GET, HEAD, POST, PUT\r\n");
  }

  @Test
  void aRouteAsksForItsScope() {
    assertThat(server.get("/mine", TestServer.PLAYER).body()).isEqualTo("{\"you\":\"ada\"}");
    var none = server.get("/mine");
    assertThat(none.statusCode()).isEqualTo(401);
    assertThat(codeOf(none)).isEqualTo("no-token");
    assertThat(none.headers().firstValue("WWW-Authenticate")).isPresent();
    var other = server.get("/mine", TestServer.ORGANISER);
    assertThat(other.statusCode()).isEqualTo(403);
    assertThat(codeOf(other)).isEqualTo("wrong-scope");
    assertThat(codeOf(server.get("/mine", "guess"))).isEqualTo("bad-token");
    assertThat(codeOf(server.get("/mine", TestServer.EXPIRED))).isEqualTo("expired-token");
  }

  @Test
  void aBadTokenIsRefusedEvenWhereNoneIsNeeded() {
    assertThat(codeOf(server.get("/list", "guess"))).isEqualTo("bad-token");
  }

  @Test
  void anAuthorizationThatIsNoBearerIsABadToken() {
    var basic = server.send(server.request("/mine").header("Authorization", "Basic YTpi"));
    assertThat(basic.statusCode()).isEqualTo(401);
    assertThat(codeOf(basic)).isEqualTo("bad-token");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "/hello/g-1",
        "/hello/%2e%2e",
        "/hello/",
        "/list?limit=0",
        "/list?color=red",
        "/mine",
        "/picture",
        "/none",
        "/full",
        "/away",
        "/greet",
        "/nothing"
      })
  void aHeadIsAGetWithoutItsBody(String path) {
    var head = server.send(server.request(path).HEAD());
    var get = server.get(path);
    assertThat(head.statusCode()).isEqualTo(get.statusCode());
    assertThat(withoutDate(head)).isEqualTo(withoutDate(get));
    assertThat(head.body()).isEmpty();
  }

  /** The headers of an answer, but for the time of day. */
  private static Map<String, List<String>> withoutDate(HttpResponse<?> answer) {
    var headers = new TreeMap<>(answer.headers().map());
    headers.remove("date");
    return headers;
  }

  @Test
  void aHeadIsCountedAsOne() throws IOException {
    server.send(server.request("/hello/g-1").HEAD());
    server.send(server.request("/mine").HEAD());
    assertThat(server.registry.scrape())
        .contains("apogee_http_seconds_count{class=\"2xx\",method=\"HEAD\",route=\"/hello/{id}\"}")
        .contains("apogee_http_seconds_count{class=\"4xx\",method=\"HEAD\",route=\"/mine\"}");
  }

  @Test
  void everyAnswerIsCountedByItsTemplate() throws IOException {
    server.get("/hello/one");
    server.get("/hello/two");
    server.get("/full");
    var scrape = server.registry.scrape();
    assertThat(scrape)
        .contains("apogee_http_seconds_count{class=\"2xx\",method=\"GET\",route=\"/hello/{id}\"}")
        .contains("apogee_refusals_total{code=\"full\"}")
        .contains("le=\"0.005\"")
        .doesNotContain("/hello/one");
  }

  private static HttpRequest.BodyPublisher noBody() {
    return HttpRequest.BodyPublishers.noBody();
  }
}
