package org.apogee.platform.http;

import static org.apogee.platform.http.TestServer.codeOf;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.Socket;
import java.net.http.HttpRequest;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicInteger;
import org.apogee.platform.token.Scope;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class StreamsTest {
  /** What the clients of the test subscribed to. */
  private final List<LineStream> opened = new CopyOnWriteArrayList<>();

  private final AtomicInteger closed = new AtomicInteger();

  private final TestServer server =
      new TestServer(
          "streams-per-owner = 2, stream-lines-max = 50, heartbeat = 100ms, recheck = 100ms",
          Route.get("/news", Access.with(Scope.PLAY), this::news).query("from").busy(),
          Route.get("/public/news", Access.ANYBODY, this::news).busy(),
          Route.get("/games/{id}/news", Access.with(Scope.PLAY), this::news).busy());

  private Answer news(Request request) {
    return new Answer.Lines(
        "player",
        out -> {
          out.offer(request.from() + 1, line(request.from() + 1));
          opened.add(out);
          return closed::incrementAndGet;
        });
  }

  @AfterEach
  void close() {
    server.close();
  }

  @Test
  void linesComeAsTheyAreOfferedWithHeartbeatsBetween() throws IOException {
    try (var client = new Client("from=6", "")) {
      assertThat(client.status).startsWith("HTTP/1.1 200");
      assertThat(client.type).isEqualTo("application/x-ndjson");
      assertThat(client.next()).isEqualTo(line(7));
      assertThat(client.next()).isEqualTo("{\"type\":\"heartbeat\",\"sequence\":7}");
      opened.getFirst().offer(8, line(8));
      assertThat(client.nextButHeartbeats()).isEqualTo(line(8));
      opened.getFirst().finish();
      assertThat(client.nextButHeartbeats())
          .isEqualTo("{\"type\":\"end\",\"sequence\":8,\"reason\":\"finished\"}");
      assertThat(client.rest()).isEmpty();
      assertThat(server.registry.scrape())
          .contains("apogee_stream_resumes_total{kind=\"player\",outcome=\"complete\"} 1.0");
    }
  }

  @Test
  void aBrowserGetsEventsAndGoesOnAfterItsLast() throws IOException {
    try (var client = new Client("", "Accept: text/event-stream\r\nLast-Event-ID: 41\r\n")) {
      assertThat(client.type).isEqualTo("text/event-stream");
      assertThat(client.next()).isEqualTo("id: 42");
      assertThat(client.next()).isEqualTo("data: " + line(42));
      assertThat(client.next()).isEqualTo("data: {\"type\":\"heartbeat\",\"sequence\":42}");
    }
  }

  @Test
  void aTokenHasSoManyStreamsAndNoMore() throws IOException {
    try (var first = new Client("", "");
        var second = new Client("", "")) {
      assertThat(first.next() + second.next()).isEqualTo(line(1) + line(1));
      var third = server.get("/news", TestServer.PLAYER);
      assertThat(third.statusCode()).isEqualTo(429);
      assertThat(codeOf(third)).isEqualTo("too-many-streams");
      assertThat(third.headers().firstValue("Retry-After")).isPresent();
    }
    // Both clients went away; that is noticed at the next heartbeat.
    await().untilAsserted(() -> assertThat(closed).hasValue(2));
    try (var again = new Client("", "")) {
      assertThat(again.next()).isEqualTo(line(1));
    }
  }

  @Test
  void aClientThatReadsNothingIsDroppedAndCostsNobodyAnything() throws IOException {
    try (var lazy = new Client("", "")) {
      await().until(() -> !opened.isEmpty());
      var out = opened.getFirst();
      var large = "{\"sequence\":2,\"filler\":\"" + "x".repeat(100_000) + "\"}";
      long offered = 1;
      while (out.offer(offered + 1, large)) {
        offered++;
      }
      assertThat(offered).as("what fits into the queue and the network").isGreaterThan(50);
      await().untilAsserted(() -> assertThat(closed).hasValue(1));
      assertThat(server.registry.scrape())
          .contains("apogee_stream_dropped_total{kind=\"player\",reason=\"slow\"} 1.0")
          .contains("apogee_streams_open{kind=\"player\"} 0.0");
      assertThat(lazy.isCutOff()).as("the answer must not look complete").isTrue();
    }
  }

  @Test
  void aPatientSourceWaitsForRoom() throws InterruptedException {
    var stream = new LineStream(1, () -> {}, () -> {});
    assertThat(stream.put(new Line(1, line(1)))).isTrue();
    assertThat(stream.hasRoom()).isFalse();
    var second = new AtomicInteger();
    var source =
        Thread.ofVirtual()
            .start(() -> {
              try {
                second.set(stream.put(new Line(2, line(2))) ? 1 : -1);
              } catch (InterruptedException never) {
                second.set(-2);
              }
            });
    assertThat(taken(stream)).containsExactly(line(1));
    source.join();
    assertThat(second).hasValue(1);
    assertThat(taken(stream)).containsExactly(line(2));
    stream.end(LineStream.End.GONE);
    assertThat(stream.put(new Line(3, line(3)))).isFalse();
  }

  private static List<String> taken(LineStream stream) {
    return stream.takeAll().stream().map(Line::json).toList();
  }

  @Test
  void theBytesOfALineAreMadeOnce() {
    var line = new Line(1, line(1));
    assertThat(line.bytes(LineFormat.ND_JSON)).isSameAs(line.bytes(LineFormat.ND_JSON));
    assertThat(line.bytes(LineFormat.EVENTS)).isNotEqualTo(line.bytes(LineFormat.ND_JSON));
  }

  @Test
  void aStreamWhosePathHasEscapesIsRefused() {
    assertThat(codeOf(server.get("/games/g%2D1/news", TestServer.PLAYER))).isEqualTo("bad-path");
    assertThat(opened).isEmpty();
  }

  @Test
  void aStreamEndsWhenItsTokenIsRevoked() throws IOException {
    try (var revoked = new Client(TestServer.REVOKED_LATER, "", "");
        var other = new Client("", "")) {
      assertThat(revoked.next()).isEqualTo(line(1));
      server.isRevoked = true;
      assertThat(revoked.nextButHeartbeats())
          .isEqualTo("{\"type\":\"end\",\"sequence\":1,\"reason\":\"token\"}");
      assertThat(other.next()).isEqualTo(line(1));
      assertThat(other.next()).contains("heartbeat");
    }
  }

  @Test
  void aStreamForEverybodyGoesOnWithACookieThatIsOver() throws IOException {
    var cookie = "Cookie: apogee_session=" + TestServer.EXPIRED + "\r\n";
    try (var visitor = new Client(new Head("/public/news", cookie));
        var player = new Client("", "")) {
      assertThat(visitor.next() + player.next()).isEqualTo(line(1) + line(1));
      int before = server.lookups.get();
      await().until(() -> server.lookups.get() > before + 3); // the player's token, in each round
      opened.forEach(stream -> stream.offer(2, line(2)));
      assertThat(visitor.nextButHeartbeats()).isEqualTo(line(2));
    }
  }

  @Test
  void aHeadOfAStreamEndsAtOnce() {
    var head = server.send(head("application/x-ndjson", "/news?from=3"));
    assertThat(head.statusCode()).isEqualTo(200);
    assertThat(head.headers().firstValue("Content-Type")).contains("application/x-ndjson");
    assertThat(head.headers().firstValue("Content-Length")).as("nobody can state it").isEmpty();
    assertThat(server.send(head("text/event-stream", "/news")).headers().firstValue("Content-Type"))
        .contains("text/event-stream");
    assertThat(server.send(head("*/*", "/news?from=x")).statusCode()).isEqualTo(400);
    assertThat(server.send(server.request("/news").HEAD()).statusCode()).isEqualTo(401);
    assertThat(opened).isEmpty();
  }

  private HttpRequest.Builder head(String accepted, String path) {
    return server
        .request(path)
        .header("Authorization", "Bearer " + TestServer.PLAYER)
        .header("Accept", accepted)
        .HEAD();
  }

  @Test
  void streamsSayGoodbyeWhenTheServerStops() throws IOException {
    try (var client = new Client("", "")) {
      assertThat(client.next()).isEqualTo(line(1));
      server.server.close();
      assertThat(client.nextButHeartbeats())
          .isEqualTo("{\"type\":\"end\",\"sequence\":1,\"reason\":\"shutdown\"}");
    }
    assertThat(closed).hasValue(1);
  }

  @Test
  void aSequenceThatIsNoneIsRefused() {
    for (var from : List.of("-1", "x", "1.5", "99999999999999999999")) {
      assertThat(codeOf(server.get("/news?from=" + from, TestServer.PLAYER)))
          .isEqualTo("bad-parameter");
    }
  }

  @Test
  void anEventEndsWithAnEmptyLine() {
    assertThat(LineFormat.EVENTS.text(3, "{}")).isEqualTo("id: 3\ndata: {}\n\n");
    assertThat(LineFormat.EVENTS.text(LineStream.UNNUMBERED, "{}")).isEqualTo("data: {}\n\n");
  }

  private static String line(long sequence) {
    return "{\"sequence\":" + sequence + "}";
  }

  /** A request for a stream. */
  private record Head(String path, String headers) {}

  /** Reads a chunked stream line by line, and only when asked. */
  private final class Client implements AutoCloseable {
    final Socket socket = server.socket();
    final String status;
    String type = "";
    private final BufferedReader in;

    Client(String query, String headers) throws IOException {
      this(TestServer.PLAYER, query, headers);
    }

    Client(String token, String query, String headers) throws IOException {
      this(
          new Head(
              query.isEmpty() ? "/news" : "/news?" + query,
              "Authorization: Bearer " + token + "\r\n" + headers));
    }

    Client(Head head) throws IOException {
      var request = "GET %s HTTP/1.1\r\nHost: x\r\n%s\r\n".formatted(head.path, head.headers);
      socket.getOutputStream().write(request.getBytes(StandardCharsets.US_ASCII));
      in =
          new BufferedReader(
              new InputStreamReader(socket.getInputStream(), StandardCharsets.UTF_8), 512);
      status = in.readLine();
      for (var line = in.readLine(); line != null && !line.isEmpty(); line = in.readLine()) {
        if (line.startsWith("Content-Type: ")) {
          type = line.substring("Content-Type: ".length());
        }
      }
    }

    /** One chunk holds whole lines; its size and the empty line after it are not for us. */
    String next() throws IOException {
      while (true) {
        var line = in.readLine();
        if (line == null) {
          return "closed";
        }
        if (!line.matches("[0-9A-Fa-f]{1,8}") && !line.isEmpty()) {
          return line;
        }
      }
    }

    String nextButHeartbeats() throws IOException {
      var line = next();
      while (line.contains("heartbeat")) {
        line = next();
      }
      return line;
    }

    /** What comes before the last chunk, which has no bytes. */
    String rest() throws IOException {
      for (var line = in.readLine(); line != null && !line.equals("0"); line = in.readLine()) {
        if (!line.isEmpty()) {
          return line;
        }
      }
      return "";
    }

    /** No last chunk before the connection is gone. */
    boolean isCutOff() {
      var last = "";
      try {
        for (var line = in.readLine(); line != null; line = in.readLine()) {
          last = line.isEmpty() ? last : line.substring(0, Math.min(10, line.length()));
        }
      } catch (IOException reset) {
        return true;
      }
      return !last.equals("0");
    }

    @Override
    public void close() throws IOException {
      socket.close();
    }
  }
}
