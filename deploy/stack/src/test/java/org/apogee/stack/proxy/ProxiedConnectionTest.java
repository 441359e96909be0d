package org.apogee.stack.proxy;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.net.SocketException;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What the proxy does with one connection, between raw sockets on both sides. */
@SuppressWarnings("StringConcatToTextBlock") // lines of HTTP end with a carriage return
class ProxiedConnectionTest {
  private static final String OK = "HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok";
  private static final String GET = "GET /a HTTP/1.1\r\nHost: x\r\n\r\n";
  private static final String POST = "POST /a HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n\r\n{}";
  private static final ProxySettings IMPATIENT =
      new ProxySettings(
          Duration.ofMillis(300),
          Duration.ofMillis(300),
          Duration.ofSeconds(60),
          Duration.ofSeconds(60),
          2048,
          4096,
          100);

  private final ScriptedBackend first = new ScriptedBackend();
  private final ScriptedBackend second = new ScriptedBackend();
  private final ReverseProxy proxy =
      ReverseProxy.listen(0, List.of(first, second), List.of(), IMPATIENT);

  @AfterEach
  void close() {
    proxy.close();
    first.close();
    second.close();
  }

  @Test
  void aRequestIsForwardedWithTheAddressOfItsClient() throws Exception {
    both(talk -> talk.answer(OK));
    var request =
        "GET /a?b HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: 1.2.3.4\r\nConnection: X-Hop\r\n"
            + "X-Hop: 1\r\nKeep-Alive: 5\r\nUpgrade: h2c\r\nAccept: */*\r\n\r\n";
    assertThat(send(request)).startsWith("HTTP/1.1 200 OK").endsWith("ok");
    assertThat(lastRequest())
        .isEqualTo(
            "GET /a?b HTTP/1.1\r\nHost: x\r\nAccept: */*\r\nX-Forwarded-For: 127.0.0.1"
                + "\r\n\r\n");
  }

  @Test
  void anAnswerThatDemandsAnUpgradeNamesItsProtocol() throws Exception {
    both(talk ->
        talk.answer(
            "HTTP/1.1 426 Upgrade Required\r\nUpgrade: websocket\r\nConnection: Upgrade, X-Hop\r\n"
                + "X-Hop: 1\r\nContent-Length: 0\r\n\r\n"));
    assertThat(send("GET /a HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"))
        .startsWith("HTTP/1.1 426 ")
        .contains("\r\nUpgrade: websocket\r\n", "\r\nConnection: Upgrade\r\n")
        .doesNotContain("X-Hop");
  }

  @Test
  void aConnectionToABackendServesManyClients() throws Exception {
    second.isReady = false;
    first.serve(talk -> talk.answer(OK));
    for (int i = 0; i < 5; i++) {
      assertThat(send("GET /a HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"))
          .contains("\r\nConnection: close\r\n")
          .endsWith("ok");
    }
    assertThat(first.requests()).hasSize(5);
    assertThat(first.connections()).isEqualTo(1);
  }

  @Test
  void bytesAfterAnAnswerAreNotTheNextAnswer() throws Exception {
    second.isReady = false;
    first.serve(talk -> talk.answer(OK + "HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nother"));
    for (int i = 0; i < 2; i++) {
      assertThat(send(GET)).endsWith("ok");
    }
    assertThat(first.connections()).isEqualTo(2);
  }

  @Test
  void pipelinedRequestsAreAnsweredInOrder() throws Exception {
    both(talk ->
        talk.answer(
            "HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n" + talk.request().substring(4, 6)));
    var answers =
        send(
            "GET /1 HTTP/1.1\r\nHost: x\r\n\r\nGET /2 HTTP/1.1\r\nHost: x\r\n\r\n"
                + "GET /3 HTTP/1.1\r\nHost: x\r\n\r\n");
    assertThat(answers.replaceAll("(?s)HTTP.*?\r\n\r\n", "")).isEqualTo("/1/2/3");
  }

  @Test
  void aClientThatReadsNoAnswerIsCutOff() throws Exception {
    var minute = Duration.ofMinutes(1);
    var settings =
        new ProxySettings(minute, minute, Duration.ofMillis(300), minute, 2048, 4096, 100);
    first.serve(
        talk -> talk.answer("HTTP/1.1 200 OK\r\nContent-Length: 8000\r\n\r\n" + "x".repeat(8000)));
    try (var impatient = ReverseProxy.listen(0, List.of(first), List.of(), settings);
        var socket = new Socket(InetAddress.getLoopbackAddress(), impatient.port())) {
      assertThat(CompletableFuture.runAsync(() -> askUntilCut(socket)))
          .succeedsWithin(Duration.ofMinutes(2));
    }
  }

  private static void askUntilCut(Socket socket) {
    try {
      while (true) {
        socket.getOutputStream().write(GET.getBytes(ISO_8859_1));
      }
    } catch (IOException cut) {
      // as it should be
    }
  }

  @Test
  void aReadIsRepeatedWhenItsNodeDies() throws Exception {
    first.serve(ScriptedBackend.Talk::hangUp);
    second.serve(talk -> talk.answer(OK));
    for (int i = 0; i < 4; i++) {
      assertThat(send(GET)).startsWith("HTTP/1.1 200");
    }
  }

  @Test
  void aWriteIsNotRepeatedWhenItsNodeDiesButAnswered() throws Exception {
    both(ScriptedBackend.Talk::hangUp);
    assertThat(send(POST))
        .startsWith("HTTP/1.1 503 Unavailable\r\n")
        .contains("Retry-After: 1\r\n", "application/problem+json", "\"code\":\"unknown-outcome\"");
    assertThat(first.requests().size() + second.requests().size()).isEqualTo(1);
  }

  @Test
  void withoutAReadyNodeTheAnswerSaysSo() throws Exception {
    first.isReady = false;
    second.isReady = false;
    assertThat(send(GET)).startsWith("HTTP/1.1 503").contains("\"code\":\"no-node-ready\"");
    assertThat(send("HEAD /a HTTP/1.1\r\nHost: x\r\n\r\n"))
        .startsWith("HTTP/1.1 503")
        .endsWith("\r\n\r\n");
  }

  @Test
  void aBrowserGetsAPageThatKeepsTrying() throws Exception {
    first.isReady = false;
    second.isReady = false;
    var page = "%s /games HTTP/1.1\r\nHost: x\r\nAccept: text/html,*/*;q=0.8\r\n\r\n";
    assertThat(send(page.formatted("GET")))
        .startsWith("HTTP/1.1 503")
        .contains("Content-Type: text/html; charset=utf-8\r\n", "Retry-After: 1\r\n")
        .contains("http-equiv=\"refresh\"", "This page keeps trying.");
    assertThat(send(page.formatted("HEAD")))
        .startsWith("HTTP/1.1 503")
        .contains("Content-Type: text/html")
        .endsWith("\r\n\r\n");
  }

  @Test
  void aSilentNodeLosesItsRequests() throws Exception {
    second.isReady = false;
    first.serve(talk -> first.isSilent = true);
    assertThat(send(POST)).contains("\"code\":\"unknown-outcome\"");
  }

  @Test
  void aStreamIsCarriedLineByLineAndEndsWithItsClient() throws Exception {
    second.isReady = false;
    var ended = new CompletableFuture<Boolean>();
    first.serve(talk -> {
      talk.answer("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n2\r\na\n\r\n");
      talk.awaitWord();
      talk.answer("2\r\nb\n\r\n");
      ended.complete(talk.isLeft());
    });
    try (var client = connect()) {
      write(client, GET);
      readUntil(client, "a\n\r\n");
      first.say();
      readUntil(client, "b\n\r\n");
    }
    assertThat(ended.get(20, TimeUnit.SECONDS)).isTrue();
  }

  @Test
  void aStreamGetsItsLastLineWhenItsBackendAndThenTheProxyStop() throws Exception {
    second.isReady = false;
    first.serve(talk -> {
      talk.answer("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n2\r\na\n\r\n");
      talk.awaitWord();
      talk.answer("4\r\nend\n\r\n0\r\n\r\n");
      talk.hangUp();
    });
    try (var client = connect()) {
      write(client, GET);
      readUntil(client, "a\n\r\n");
      proxy.stopAccepting();
      first.isReady = false;
      first.say();
      proxy.close();
      readUntil(client, "end\n\r\n0\r\n\r\n");
    }
  }

  @Test
  void aSessionGetsItsGoodbyeWhenItsBackendAndThenTheProxyStop() throws Exception {
    second.isReady = false;
    first.serve(talk -> {
      talk.answer(
          "HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n");
      talk.awaitWord();
      talk.answer("goodbye");
      talk.hangUp();
    });
    try (var client = connect()) {
      write(
          client,
          "GET /a HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n");
      readUntil(client, "\r\n\r\n");
      proxy.stopAccepting();
      first.isReady = false;
      first.say();
      proxy.close();
      readUntil(client, "goodbye");
    }
  }

  @Test
  void aStreamThatEndsLeavesTheConnectionUsable() throws Exception {
    both(talk ->
        talk.answer(
            "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n1\r\na\r\n", "0\r\n\r\n"));
    try (var client = connect()) {
      for (int i = 0; i < 3; i++) {
        write(client, GET);
        readUntil(client, "0\r\n\r\n");
      }
    }
  }

  @Test
  void aWebSocketIsCarriedInBothDirections() throws Exception {
    both(ScriptedBackend.Talk::switchToEcho);
    try (var client = connect()) {
      write(
          client,
          "GET /api/v1/me/socket HTTP/1.1\r\nHost: x\r\nConnection: keep-alive, Upgrade\r\n"
              + "Upgrade: websocket\r\nSec-WebSocket-Key: a2V5\r\n\r\n");
      assertThat(readUntil(client, "\r\n\r\n"))
          .startsWith("HTTP/1.1 101 ")
          .contains("Upgrade: websocket\r\n", "Connection: Upgrade\r\n");
      for (int i = 0; i < 3; i++) {
        write(client, "\u0081\u0005word" + i);
        assertThat(readUntil(client, "word" + i)).isEqualTo("\u0081\u0005word" + i);
      }
    }
    assertThat(lastRequest())
        .contains("Connection: Upgrade\r\n", "Upgrade: websocket\r\n", "Sec-WebSocket-Key: a2V5");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "GE",
        "GET / HTTP/1.1\r\nHost: x\r\n",
        "POST / HTTP/1.1\r\nContent-Length: 3\r\n\r\n{",
        "POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n{",
      })
  void aSlowSenderIsCut(String beginning) throws Exception {
    try (var client = connect()) {
      write(client, beginning);
      assertThat(readAll(client)).startsWith("HTTP/1.1 408").contains("\"code\":\"too-slow\"");
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "hello\r\n\r\n",
        "GET / HTTP/1.1\r\nHost : x\r\n\r\n",
        "GET / HTTP/1.1\r\nHost: x\r\n folded\r\n\r\n",
        "GET / HTTP/1.1\r\nHost: x\nY: z\r\n\r\n",
        "GET / HTTP/1.1\r\nHost: x\0y\r\n\r\n",
        "GET / HTTP/2.0\r\n\r\n",
        "GET / HTTP/1.1\r\nHost: x",
        "POST / HTTP/1.1\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n{}",
        "POST / HTTP/1.1\r\nContent-Length: 1, 1\r\n\r\n{}",
        "POST / HTTP/1.1\r\nContent-Length: +1\r\n\r\n{}",
        "POST / HTTP/1.1\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
        "POST / HTTP/1.1\r\nTransfer-Encoding: gzip, chunked\r\n\r\n0\r\n\r\n",
        "POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\nx\r\n",
        "POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n1\r\nab\r\n",
        "POST / HTTP/1.0\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
        "POST / HTTP/1.1\r\nContent-Length: 2\r\nConnection: content-length\r\n\r\n{}",
        "POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n"
            + "Connection: close, Transfer-Encoding\r\n\r\n0\r\n\r\n",
        "GET / HTTP/1.1\r\nHost: x\r\nConnection: Host\r\n\r\n",
        "GET / HTTP/1.1\r\nHost: x\r\nConnection: X-Forwarded-For\r\n\r\n",
      })
  void anUnclearRequestReachesNoNode(String request) throws Exception {
    assertThat(send(request)).startsWith("HTTP/1.1 400").contains("\"code\":\"bad-request\"");
    assertThat(first.connections() + second.connections()).isZero();
  }

  @Test
  void aBodyOrAHeadThatIsTooLargeReachesNoNode() throws Exception {
    assertThat(send("POST / HTTP/1.1\r\nContent-Length: 99999\r\n\r\n")).contains(" 413 ");
    assertThat(send("GET /" + "a".repeat(9000) + " HTTP/1.1\r\n\r\n")).contains(" 431 ");
    assertThat(first.connections() + second.connections()).isZero();
  }

  @Test
  void aClientThatWaitsForContinueIsToldToGoOn() throws Exception {
    both(talk -> talk.answer(OK));
    try (var client = connect()) {
      write(
          client,
          "POST /a HTTP/1.1\r\nHost: x\r\nExpect: 100-continue\r\nContent-Length: 2\r\n\r\n");
      readUntil(client, "HTTP/1.1 100 Continue\r\n\r\n");
      write(client, "{}");
      assertThat(readUntil(client, "ok")).startsWith("HTTP/1.1 200");
    }
    assertThat(lastRequest()).doesNotContain("Expect").endsWith("\r\n\r\n{}");
  }

  private void both(ScriptedBackend.Script script) {
    first.serve(script);
    second.serve(script);
  }

  private String lastRequest() {
    return (first.requests().isEmpty() ? second : first).requests().getLast();
  }

  private Socket connect() throws IOException {
    var socket = new Socket(InetAddress.getLoopbackAddress(), proxy.port());
    socket.setSoTimeout(20_000);
    return socket;
  }

  /** Sends it on a connection of its own, and reads until the proxy closes. */
  private String send(String request) throws IOException {
    try (var socket = connect()) {
      write(socket, request);
      socket.shutdownOutput();
      return readAll(socket);
    }
  }

  private static void write(Socket socket, String text) throws IOException {
    socket.getOutputStream().write(text.getBytes(ISO_8859_1));
  }

  private static String readAll(Socket socket) throws IOException {
    try {
      return new String(socket.getInputStream().readAllBytes(), ISO_8859_1);
    } catch (SocketException reset) {
      return "reset";
    }
  }

  private static String readUntil(Socket socket, String end) throws IOException {
    var text = new StringBuilder();
    while (text.indexOf(end) < 0) {
      int next = socket.getInputStream().read();
      assertThat(next).as("the connection ended after: " + text).isNotNegative();
      text.append((char) next);
    }
    return text.toString();
  }

  @Test
  void connectionsLeaveEnoughOpenFilesForTheRestOfTheProcess() {
    assertThat(ProxySettings.connectionsWithin(20_000)).isEqualTo(6_000);
    assertThat(ProxySettings.connectionsWithin(1_000_000)).isEqualTo(10_000);
    assertThat(ProxySettings.connectionsWithin(1_024)).isEqualTo(100);
  }
}
