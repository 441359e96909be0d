package org.apogee.platform.http;

import static org.apogee.platform.http.TestServer.codeOf;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.net.http.WebSocketHandshakeException;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import org.apogee.platform.Refusal.Kind;
import org.apogee.platform.RequestRefused;
import org.apogee.platform.token.Scope;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SessionTest {
  private final List<LineStream> opened = new CopyOnWriteArrayList<>();
  private final AtomicInteger closed = new AtomicInteger();
  private final HttpClient client = HttpClient.newHttpClient();
  private final TestServer server =
      new TestServer(
          "streams-per-owner = 2, stream-lines-max = 50, heartbeat = 100ms, recheck = 100ms,"
              + " requests-burst = 20, requests-per-second = 1",
          Route.get("/talk", Access.with(Scope.PLAY), this::talk).query("from").busy());

  private Answer talk(Request request) {
    return new Answer.Talk(
        "player",
        out -> {
          out.offer(request.from() + 1, line(request.from() + 1));
          opened.add(out);
          return closed::incrementAndGet;
        },
        SessionTest::echo);
  }

  private static Supplier<CompletionStage<?>> echo(Fields message) {
    var word = message.text("word", 10);
    return () ->
        word.equals("fail")
            ? CompletableFuture.failedFuture(
                RequestRefused.of(Kind.NOT_FOUND, "no-such-game", "The game does not exist."))
            : CompletableFuture.completedFuture(Map.of("type", "echo", "word", word));
  }

  @AfterEach
  void close() {
    client.shutdownNow();
    server.close();
  }

  private static String line(long sequence) {
    return "{\"sequence\":" + sequence + "}";
  }

  /** What the server says, in order; a close is the line {@code closed CODE}. */
  private static final class Heard implements WebSocket.Listener {
    final BlockingQueue<String> lines = new LinkedBlockingQueue<>();
    private final StringBuilder part = new StringBuilder();

    @Override
    public @Nullable CompletionStage<?> onText(WebSocket socket, CharSequence data, boolean last) {
      part.append(data);
      if (last) {
        lines.add(part.toString());
        part.setLength(0);
      }
      socket.request(1);
      return null;
    }

    @Override
    public @Nullable CompletionStage<?> onClose(WebSocket socket, int code, String reason) {
      lines.add("closed " + code);
      return null;
    }

    String next() throws InterruptedException {
      var line = lines.poll(20, TimeUnit.SECONDS);
      while (line != null && line.contains("heartbeat")) {
        line = lines.poll(20, TimeUnit.SECONDS);
      }
      return String.valueOf(line);
    }
  }

  private WebSocket open(String token, String query, Heard heard) {
    return client
        .newWebSocketBuilder()
        .header("Authorization", "Bearer " + token)
        .buildAsync(URI.create("ws://127.0.0.1:" + server.server.port() + "/talk" + query), heard)
        .join();
  }

  @Test
  void linesComeAndMessagesAreAnsweredOnOneConnection() throws InterruptedException {
    var heard = new Heard();
    var socket = open(TestServer.PLAYER, "?from=6", heard);
    assertThat(heard.next()).isEqualTo(line(7));
    socket.sendText("{\"word\":\"hello\"}", true).join();
    assertThat(heard.next()).contains("\"type\":\"echo\"").contains("\"word\":\"hello\"");
    opened.getFirst().offer(8, line(8));
    assertThat(heard.next()).isEqualTo(line(8));
    opened.getFirst().finish();
    assertThat(heard.next()).isEqualTo("{\"type\":\"end\",\"sequence\":8,\"reason\":\"finished\"}");
    assertThat(heard.next()).isEqualTo("closed 1000");
    await().untilAsserted(() -> assertThat(closed).hasValue(1));
  }

  @Test
  void aBrowserSendsItsTokenAsAProtocol() throws InterruptedException {
    var heard = new Heard();
    var socket = openByProtocol(TestServer.PLAYER, heard).join();
    assertThat(socket.getSubprotocol()).isEqualTo("apogee.session.1");
    assertThat(heard.next()).isEqualTo(line(1));
    assertThat(openByProtocol("wrong", new Heard()))
        .failsWithin(Duration.ofSeconds(20))
        .withThrowableThat()
        .havingCause()
        .isInstanceOfSatisfying(
            WebSocketHandshakeException.class,
            refused -> assertThat(refused.getResponse().statusCode()).isEqualTo(401));
  }

  private CompletableFuture<WebSocket> openByProtocol(String token, Heard heard) {
    return client
        .newWebSocketBuilder()
        .subprotocols("apogee.session.1", "apogee.token." + token)
        .buildAsync(URI.create("ws://127.0.0.1:" + server.server.port() + "/talk"), heard);
  }

  @Test
  void aProtocolIsNoTokenOfAnUsualRequest() {
    var request = server.request("/talk");
    request.header("Sec-WebSocket-Protocol", "apogee.token." + TestServer.PLAYER);
    assertThat(codeOf(server.send(request))).isEqualTo("no-token");
  }

  private @Nullable WebSocket openWithCookie(@Nullable String origin) {
    var builder =
        client.newWebSocketBuilder().header("Cookie", "apogee_session=" + TestServer.SESSION);
    if (origin != null) {
      builder.header("Origin", origin);
    }
    try {
      return builder
          .buildAsync(URI.create("ws://127.0.0.1:" + server.server.port() + "/talk"), new Heard())
          .join();
    } catch (CompletionException refused) {
      assertThat(refused.getCause())
          .isInstanceOfSatisfying(
              WebSocketHandshakeException.class,
              reason -> assertThat(reason.getResponse().statusCode()).isEqualTo(403));
      return null;
    }
  }

  @Test
  void aCookieOpensASessionOnlyForOurOwnPage() {
    assertThat(openWithCookie("http://127.0.0.1:" + server.server.port())).isNotNull();
    for (var origin : new String[] {"https://evil.example", "null", "http://127.0.0.1:1"}) {
      assertThat(openWithCookie(origin)).as(origin).isNull();
    }
    assertThat(openWithCookie(null)).as("no origin").isNull();
  }

  @Test
  void whatIsOfferedInABurstLeavesInOneWrite() throws InterruptedException {
    var heard = new Heard();
    open(TestServer.PLAYER, "", heard);
    assertThat(heard.next()).isEqualTo(line(1));
    var out = opened.getFirst();
    Burst.run(() -> {
      out.offer(2, line(2));
      assertThat(out.takeAll()).as("nothing was written yet").hasSize(1);
      out.offer(3, line(3));
      Burst.run(() -> out.offer(4, line(4)));
      out.offer(5, line(5));
    });
    assertThat(List.of(heard.next(), heard.next(), heard.next()))
        .containsExactly(line(3), line(4), line(5));
  }

  @Test
  void aRefusalRepeatsWhatItIsAboutAndTheSessionGoesOn() throws InterruptedException {
    var heard = new Heard();
    var socket = open(TestServer.PLAYER, "", heard);
    heard.next();
    socket.sendText("{\"word\":\"fail\",\"id\":\"a\",\"ply\":3}", true).join();
    assertThat(heard.next()).contains("\"code\":\"unknown-field\"").contains("\"id\":\"a\"");
    socket.sendText("{\"word\":\"fail\"}", true).join();
    assertThat(heard.next())
        .contains("\"type\":\"refused\"")
        .contains("\"status\":404")
        .contains("\"code\":\"no-such-game\"");
    socket.sendText("{\"word\":\"fail\",\"id\":\"\\ud800\"}", true).join();
    assertThat(heard.next()).contains("\"code\":\"unknown-field\"").doesNotContain("\"id\"");
    socket.sendText("[1]", true).join();
    assertThat(heard.next()).contains("\"code\":\"bad-json\"");
    socket.sendText("{\"word\":\"still\"}", true).join();
    assertThat(heard.next()).contains("still");
  }

  /** Most messages fit into the buffer that they are read with; these do not. */
  @Test
  void longMessagesAreHeardWholeAndInPartsUpToTheLimit() throws InterruptedException {
    var heard = new Heard();
    var socket = open(TestServer.PLAYER, "", heard);
    heard.next();
    for (int length : new int[] {512, 513, 4_096}) {
      socket.sendText(message(length), true).join();
      assertThat(heard.next()).as("%d bytes", length).contains("\"word\":\"long\"");
    }
    var whole = message(4_096);
    socket.sendText(whole.substring(0, 700), false).join();
    socket.sendText(whole.substring(700), true).join();
    assertThat(heard.next()).contains("\"word\":\"long\"");
    socket.sendText(message(4_097), true).join();
    assertThat(heard.next()).isEqualTo("closed 1009");
  }

  private static String message(int length) {
    var word = "{\"word\":\"long\"";
    return word + " ".repeat(length - word.length() - 1) + "}";
  }

  @Test
  void messagesCountAsRequestsOfTheirToken() throws InterruptedException {
    var heard = new Heard();
    var socket = open(TestServer.PLAYER, "", heard);
    heard.next();
    var answers = new StringBuilder();
    for (int i = 0; i < 25; i++) {
      socket.sendText("{\"word\":\"more\"}", true).join();
      answers.append(heard.next());
    }
    assertThat(answers.toString()).contains("\"code\":\"too-many-requests\"").contains("echo");
  }

  @Test
  void aSessionEndsWhenItsTokenDoes() throws InterruptedException {
    var heard = new Heard();
    open(TestServer.REVOKED_LATER, "", heard);
    heard.next();
    server.isRevoked = true;
    assertThat(heard.next()).contains("\"reason\":\"token\"");
    assertThat(heard.next()).isEqualTo("closed 1008");
    await().untilAsserted(() -> assertThat(closed).hasValue(1));
  }

  @Test
  void sessionsCountAsStreams() throws InterruptedException {
    for (int i = 0; i < 2; i++) {
      var heard = new Heard();
      open(TestServer.PLAYER, "", heard);
      heard.next();
    }
    assertThat(statusOfHandshake()).isEqualTo(429);
  }

  private int statusOfHandshake() {
    try {
      open(TestServer.PLAYER, "", new Heard());
      return 101;
    } catch (CompletionException refused) {
      return refused.getCause() instanceof WebSocketHandshakeException handshake
          ? handshake.getResponse().statusCode()
          : 0;
    }
  }

  /** RFC 6455, 4.2.1: one key, which is 16 bytes in Base64. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "Sec-WebSocket-Key:\r\n",
        "Sec-WebSocket-Key: short\r\n",
        "Sec-WebSocket-Key: MDEyMzQ1Njc4OTAxMjM0\r\n",
        "Sec-WebSocket-Key: MDEyMzQ1Njc4OTAxMjM0NQ\r\n",
        "Sec-WebSocket-Key: MDEyMzQ1Njc4OTAxMjM0NTY=\r\n",
        "Sec-WebSocket-Key: MDEyMzQ1Njc4OTAxMjM0N?==\r\n",
        "Sec-WebSocket-Key: MDEyMzQ1Njc4OTAxMjM0NQ==, MDEyMzQ1Njc4OTAxMjM0NQ==\r\n",
        "Sec-WebSocket-Key: MDEyMzQ1Njc4OTAxMjM0NQ==\r\nsec-websocket-key: short\r\n",
      })
  void aHandshakeWithoutOneValidKeyIsRefused(String key) throws IOException {
    assertThat(handshake(key)).startsWith("HTTP/1.1 400").contains("\"code\":\"bad-upgrade\"");
    assertThat(opened).isEmpty();
  }

  @Test
  void aHandshakeThatJettyCannotReadIsRefused() throws IOException {
    var key = "Sec-WebSocket-Key: MDEyMzQ1Njc4OTAxMjM0NQ==\r\n";
    assertThat(handshake(key)).startsWith("HTTP/1.1 101");
    assertThat(handshake(key + "Sec-WebSocket-Extensions: a;b=\"\r\n"))
        .startsWith("HTTP/1.1 400")
        .contains("\"code\":\"bad-upgrade\"");
  }

  private String handshake(String more) throws IOException {
    return server.raw(
        "GET /talk HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
            + "Sec-WebSocket-Version: 13\r\nAuthorization: Bearer "
            + TestServer.PLAYER
            + "\r\n"
            + more
            + "\r\n");
  }

  @Test
  void aRequestWithoutAnUpgradeIsToldSo() {
    var plain = server.get("/talk", TestServer.PLAYER);
    assertThat(plain.statusCode()).isEqualTo(426);
    assertThat(codeOf(plain)).isEqualTo("upgrade-required");
    assertThat(plain.headers().allValues("Upgrade")).containsExactly("websocket");
    assertThat(plain.headers().allValues("Connection")).containsExactly("Upgrade");
    var head = server.request("/talk").header("Authorization", "Bearer " + TestServer.PLAYER);
    assertThat(server.send(head.HEAD()).statusCode()).isEqualTo(426);
    assertThat(server.send(head.HEAD()).headers().allValues("Upgrade"))
        .containsExactly("websocket");
    assertThat(server.get("/talk").statusCode()).isEqualTo(401);
  }

  @Test
  void aServerThatStopsSaysGoodbye() throws InterruptedException {
    var heard = new Heard();
    open(TestServer.PLAYER, "", heard);
    heard.next();
    server.server.close();
    assertThat(heard.next()).contains("\"reason\":\"shutdown\"");
  }
}
