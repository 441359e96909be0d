package org.apogee.platform.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.Socket;
import java.net.SocketException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Clients below HTTP: too many headers, too slow, broken. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class BadConnectionsTest {
  private final TestServer server =
      new TestServer(
          "headers-max = 2 KiB, header-time = 400ms, body-time = 400ms, idle-time = 60s,"
              + " anonymous-burst = 1000",
          Route.get("/hello", Access.ANYBODY, _ -> Answer.json(Map.of())),
          Route.get("/busy", Access.ANYBODY, _ -> Answer.json(Map.of())).busy(),
          Route.post("/take", Access.ANYBODY, BadConnectionsTest::taken),
          Route.post("/take-busy", Access.ANYBODY, BadConnectionsTest::taken).busy(),
          Route.post(
              "/body", Access.ANYBODY, r -> Answer.json(r.body(f -> Map.of("a", f.text("a", 9))))));

  private static Answer taken(Request request) {
    return request.body(fields -> {
      fields.whole("a", 0, 9);
      return Answer.json(Map.of());
    });
  }

  @AfterAll
  void close() {
    server.close();
    assertThat(server.registry.scrape())
        .as("whatever clients did, also going away in the middle, was no mistake of ours")
        .contains("code=\"too-slow\"")
        .doesNotContain("code=\"internal\"");
  }

  @Test
  void aFloodOfHeadersIs431() throws IOException {
    var flood = new StringBuilder("GET /hello HTTP/1.1\r\nHost: x\r\n");
    for (int i = 0; i < 500; i++) {
      flood.append("X-").append(i).append(": filler\r\n");
    }
    assertThat(server.raw(flood + "\r\n"))
        .startsWith("HTTP/1.1 431")
        .contains("\"code\":\"headers-too-large\"");
  }

  @Test
  void anEndlessPathIs414Or431() throws IOException {
    assertThat(server.raw("GET /" + "a".repeat(50_000) + " HTTP/1.1\r\nHost: x\r\n\r\n"))
        .startsWith("HTTP/1.1 414")
        .contains("\"code\":\"path-too-long\"");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "GET /hello HTTP/1.1\r\n\r\n",
        "GET /hello HTTP/1.1\r\nHost: x\r\nHost: y\r\n\r\n",
        "GET /hello HTTP/1.1\r\nHost: x\r\nBad Header: y\r\n\r\n",
        "GET /hello HTTP/1.1\r\nHost: x\r\nNoColon\r\n\r\n",
        "GET /../etc/passwd HTTP/1.1\r\nHost: x\r\n\r\n",
        "GET /hello/%zz HTTP/1.1\r\nHost: x\r\n\r\n",
        "GET /hello?x=%zz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n",
        "GET /hello;a=b/..;/ HTTP/1.1\r\nHost: x\r\n\r\n",
        "POST /body HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n",
        "POST /body HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\nabcde",
        "POST /body HTTP/1.1\r\nHost: x\r\nContent-Length: 99999999999999999999\r\n\r\n",
        "POST /body HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: gzip\r\n\r\n",
        "GET /hello HTTP/9.9\r\nHost: x\r\n\r\n",
        "\u0016\u0003\u0001\u0002\u0000\u0001\r\n\r\n",
        "hello\r\n\r\n",
        "get /hello HTTP/1.1\r\nHost: x\r\n\r\n",
        "BREW /hello HTTP/1.1\r\nHost: x\r\n\r\n",
        "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
        "G",
        "GET /hello",
        "GET /hello HTTP/1.1\r\n",
        "GET /hello HTTP/1.1\r\nHost: x",
        "GET /hello HTTP/1.1\r\nHost: x\r\nX-Cut: sh",
      })
  void brokenRequestsAreRefusedWithACode(String request) throws IOException {
    var answer = server.raw(request);
    assertThat(answer)
        .startsWith("HTTP/1.1 4")
        .contains("application/problem+json", "\"code\":\"")
        .doesNotContain("Exception", "jetty", "Jetty");
  }

  @Test
  void aBodyThatIsBrokenOffIsRefused() throws IOException {
    assertThat(server.raw(post("Content-Length: 10") + "{\"a\""))
        .startsWith("HTTP/1.1 400")
        .contains("bad-body");
    assertThat(server.raw(post("Transfer-Encoding: chunked") + "zz\r\n"))
        .startsWith("HTTP/1.1 400")
        .contains("bad-body");
  }

  @Test
  void aBodyThatTricklesInIsRefused() throws IOException {
    try (var socket = server.socket()) {
      write(socket, post("Content-Length: 1000"));
      var drip = Thread.ofVirtual().start(() -> dripUntilClosed(socket, " "));
      assertThat(readAll(socket)).startsWith("HTTP/1.1 408").contains("\"code\":\"too-slow\"");
      drip.interrupt();
    }
  }

  @Test
  void aBodyThatNeverComesIsRefused() throws IOException {
    try (var socket = server.socket()) {
      write(socket, post("Content-Length: 1000"));
      assertThat(readAll(socket)).startsWith("HTTP/1.1 408").contains("\"code\":\"too-slow\"");
    }
  }

  @Test
  void headersThatNeverEndAreRefused() throws IOException {
    try (var socket = server.socket()) {
      write(socket, "GET /hello HTTP/1.1\r\nHost: x\r\n");
      assertThat(readAll(socket)).startsWith("HTTP/1.1 408").contains("\"code\":\"too-slow\"");
    }
  }

  @Test
  void aChunkThatNeverComesIsRefused() throws IOException {
    try (var socket = server.socket()) {
      write(socket, post("Transfer-Encoding: chunked") + "5\r\n{");
      assertThat(readAll(socket)).startsWith("HTTP/1.1 408").contains("\"code\":\"too-slow\"");
    }
  }

  @Test
  void headersThatTrickleInAreCutOff() throws IOException {
    try (var socket = server.socket()) {
      write(socket, "GET /hello HTTP/1.1\r\nHost: x\r\nX-Slow: ");
      var drip = Thread.ofVirtual().start(() -> dripUntilClosed(socket, "a"));
      assertThat(readAll(socket)).doesNotContain("200");
      drip.interrupt();
    }
  }

  /**
   * A client would take such a response for that of its next request. Jetty looks for the next
   * request at once after one with a body, and only then.
   */
  @ParameterizedTest
  @ValueSource(strings = {"/hello", "/busy", "/take", "/take-busy"})
  void anIdleConnectionReceivesNothingBetweenRequests(String path) throws IOException {
    var request =
        path.startsWith("/take")
            ? "POST %s HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n".formatted(path)
                + "Content-Length: 7\r\n\r\n{\"a\":1}"
            : "GET " + path + " HTTP/1.1\r\nHost: x\r\n\r\n";
    try (var idle = server.socket();
        var slow = server.socket()) {
      write(idle, request);
      skipToBodyEnd(idle);
      write(slow, request);
      skipToBodyEnd(slow);
      write(slow, "GET");
      assertThat(readAll(slow)).startsWith("HTTP/1.1 408");
      assertThat(idle.getInputStream().available()).isZero();
      write(idle, request);
      skipToBodyEnd(idle);
    }
  }

  @Test
  void aConnectionMayBeUsedAgainAndAgain() throws IOException {
    try (var socket = server.socket()) {
      for (int i = 0; i < 5; i++) {
        write(socket, "GET /hello HTTP/1.1\r\nHost: x\r\n\r\n");
        var head = new byte[12];
        socket.getInputStream().readNBytes(head, 0, head.length);
        assertThat(new String(head, StandardCharsets.US_ASCII)).isEqualTo("HTTP/1.1 200");
        skipToBodyEnd(socket);
      }
    }
  }

  private static void skipToBodyEnd(Socket socket) throws IOException {
    int last = 0;
    while (!(last == '{' + 256)) {
      int next = socket.getInputStream().read();
      assertThat(next).as("the connection is open").isNotNegative();
      last = last == '{' && next == '}' ? '{' + 256 : next;
    }
  }

  private static String post(String length) {
    return "POST /body HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
        + length
        + "\r\n\r\n";
  }

  /** Drops come faster than the idle time, so only a limit on the whole can end this. */
  private static void dripUntilClosed(Socket socket, String drop) {
    try {
      while (true) {
        write(socket, drop);
        Thread.sleep(50);
      }
    } catch (IOException | InterruptedException over) {
      // The server has had enough, which is what the test waits for.
    }
  }

  private static void write(Socket socket, String text) throws IOException {
    socket.getOutputStream().write(text.getBytes(StandardCharsets.ISO_8859_1));
    socket.getOutputStream().flush();
  }

  /** Until the server closes; a reset counts as closed. */
  private static String readAll(Socket socket) throws IOException {
    var text = new StringBuilder();
    var buffer = new byte[4096];
    try {
      for (int n = socket.getInputStream().read(buffer);
          n >= 0;
          n = socket.getInputStream().read(buffer)) {
        text.append(new String(buffer, 0, n, StandardCharsets.UTF_8));
      }
    } catch (SocketException reset) {
      // Closed, in the rude way.
    }
    return text.toString();
  }
}
