package org.apogee.platform.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.Arrays;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.apogee.platform.Refusal.Kind;
import org.apogee.platform.RequestRefused;
import org.apogee.platform.token.Scope;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Two routes that differ in the way only: whatever is sent to them, they answer the same. */
class ShortWayTest {
  private final TestServer server =
      new TestServer(
          "body-max = 1 KiB, requests-burst = 1000, anonymous-burst = 1000",
          Route.post("/short/{id}/play", Access.with(Scope.PLAY), ShortWayTest::play).busy(),
          Route.post("/usual/{id}/play", Access.with(Scope.PLAY), ShortWayTest::play),
          Route.get("/short/{id}/view", Access.with(Scope.PLAY), ShortWayTest::view).busy(),
          Route.get("/usual/{id}/view", Access.with(Scope.PLAY), ShortWayTest::view));

  private static Answer play(Request request) {
    int ply = request.body(fields -> fields.whole("ply", 0, 9));
    if (ply == 9) {
      throw RequestRefused.of(Kind.NOT_FOUND, "no-such-game", "The game does not exist.");
    }
    if (ply == 8) {
      throw new IllegalStateException("by mistake");
    }
    return Answer.json(Map.of("id", request.id("id"), "ply", ply, "player", request.player()));
  }

  private static Answer view(Request request) {
    return Answer.json(Map.of("id", request.id("id"), "name", "ünï"));
  }

  @AfterEach
  void close() {
    server.close();
  }

  private void same(String request) throws IOException {
    var brief = server.raw(request.replace("WAY", "short"));
    var usual = server.raw(request.replace("WAY", "usual"));
    assertThat(parts(brief)).as(request).isEqualTo(parts(usual));
  }

  /** Status, body and headers in any order; the time of day apart. */
  private static Set<String> parts(String answer) {
    return Arrays.stream(answer.split("\r\n"))
        .filter(line -> !line.startsWith("Date:") && !line.startsWith("Transfer-Encoding:"))
        .filter(line -> !line.startsWith("Content-Length:") && !line.isEmpty())
        .map(line -> line.replace("; charset=utf-8", "").replace(";charset=utf-8", ""))
        .collect(Collectors.toCollection(TreeSet::new));
  }

  private static String post(String path, String headers, String body) {
    return "POST "
        + path
        + " HTTP/1.1\r\nHost: x\r\nConnection: close\r\n"
        + headers
        + "Content-Length: "
        + body.length()
        + "\r\n\r\n"
        + body;
  }

  private static final String ADA = "Authorization: Bearer " + TestServer.PLAYER + "\r\n";
  private static final String JSON = "Content-Type: application/json\r\n";

  @Test
  void bothWaysAnswerTheSame() throws IOException {
    var move = "{\"ply\":3}";
    same(post("/WAY/g-1/play", ADA + JSON, move));
    same(post("/WAY/g-1/play", ADA + JSON, "{\"ply\":9}"));
    same(post("/WAY/g-1/play", ADA + JSON, "{\"ply\":8}"));
    same(post("/WAY/g-1/play", ADA + JSON, "{\"ply\":10}"));
    same(post("/WAY/g-1/play", ADA + JSON, "{\"ply\":1,\"ply\":2}"));
    same(post("/WAY/g-1/play", ADA + JSON, ""));
    same(post("/WAY/g-1/play", ADA + JSON, "x".repeat(1025)));
    same(post("/WAY/g-1/play", ADA, move));
    same(post("/WAY/g-1/play", JSON, move));
    same(post("/WAY/g-1/play", ADA + ADA + JSON, move));
    same(post("/WAY/g-1/play", ADA + JSON + "Content-Encoding: gzip\r\n", move));
    same(post("/WAY/g-1/play?x=1", ADA + JSON, move));
    same(post("/WAY/g%2D1/play", ADA + JSON, move));
    same(post("/WAY/g_1/play", ADA + JSON, move));
    same(post("/WAY/../WAY/g-1/play", ADA + JSON, move));
    same(post("/WAY//play", ADA + JSON, move));
    same("GET /WAY/g-1/view HTTP/1.1\r\nHost: x\r\nConnection: close\r\n" + ADA + "\r\n");
    same("HEAD /WAY/g-1/view HTTP/1.1\r\nHost: x\r\nConnection: close\r\n" + ADA + "\r\n");
    same("HEAD /WAY/g-1/view HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
    same("HEAD /WAY/g-1/view?x=1 HTTP/1.1\r\nHost: x\r\nConnection: close\r\n" + ADA + "\r\n");
    same("DELETE /WAY/g-1/view HTTP/1.1\r\nHost: x\r\nConnection: close\r\n" + ADA + "\r\n");
    same(
        "GET /WAY/g-1/view HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: 2\r\n"
            + ADA
            + "\r\n{}");
    same(
        "POST /WAY/g-1/play HTTP/1.1\r\nHost: x\r\nConnection: close\r\nTransfer-Encoding: chunked"
            + "\r\n"
            + ADA
            + JSON
            + "\r\n9\r\n{\"ply\":3}\r\n0\r\n\r\n");
  }

  @Test
  void aHeadIsAGetWithoutItsBody() throws IOException {
    for (var token : new String[] {ADA, ""}) {
      var rest = " /short/g-1/view HTTP/1.1\r\nHost: x\r\nConnection: close\r\n" + token + "\r\n";
      var get = server.raw("GET" + rest);
      var head = new TreeSet<>(parts(get));
      head.removeIf(line -> line.startsWith("{"));
      assertThat(parts(server.raw("HEAD" + rest))).isEqualTo(head);
    }
  }

  @Test
  void bothWaysAreCounted() {
    server.get("/short/g/view", TestServer.PLAYER);
    assertThat(server.registry.scrape()).contains("route=\"/short/{id}/view\"");
  }
}
