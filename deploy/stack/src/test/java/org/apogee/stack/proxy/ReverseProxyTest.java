package org.apogee.stack.proxy;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.sun.net.httpserver.HttpServer;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.List;
import java.util.concurrent.Executors;
import org.apogee.stack.routes.Part;
import org.apogee.stack.routes.RouteTable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** One address: each request goes the way of its path, also within one connection. */
class ReverseProxyTest {
  private Echo nodes;
  private Echo matchmaker;
  private ReverseProxy proxy;

  /** Answers with its name, the path, and the body it got. */
  private record Echo(HttpServer server) implements Backend, AutoCloseable {
    static Echo named(String name) throws IOException {
      var server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
      server.setExecutor(Executors.newVirtualThreadPerTaskExecutor());
      server.createContext(
          "/",
          exchange -> {
            var body = new String(exchange.getRequestBody().readAllBytes(), UTF_8);
            var answer = name + " " + exchange.getRequestURI() + " " + body;
            exchange.sendResponseHeaders(200, answer.length());
            exchange.getResponseBody().write(answer.getBytes(UTF_8));
            exchange.close();
          });
      server.start();
      return new Echo(server);
    }

    @Override
    public int port() {
      return server.getAddress().getPort();
    }

    @Override
    public boolean ready() {
      return true;
    }

    @Override
    public boolean silent() {
      return false;
    }

    @Override
    public void close() {
      server.stop(0);
    }
  }

  @BeforeEach
  void start() throws IOException {
    nodes = Echo.named("node");
    matchmaker = Echo.named("matchmaker");
    var way =
        new ProxyRoute(
            path -> RouteTable.documented().part(path) == Part.MATCHMAKER, List.of(matchmaker));
    proxy = ReverseProxy.listen(0, List.of(nodes), List.of(way));
  }

  @AfterEach
  void stop() {
    proxy.close();
    nodes.close();
    matchmaker.close();
  }

  private HttpRequest.Builder request(String path) {
    return HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + proxy.port() + path));
  }

  /** Java's own client does so by default. */
  @Test
  void eachRequestOfAClientThatWouldRatherSpeakHttp2GoesTheWayOfItsPathToo() throws Exception {
    try (var client = HttpClient.newHttpClient()) {
      for (var path : List.of("/api/v1/tournaments/t1", "/api/v1/games", "/api/v1/tournaments")) {
        var asked = request(path).POST(BodyPublishers.ofString("some words")).build();
        var expected = path.contains("tournaments") ? "matchmaker " : "node ";
        assertThat(client.send(asked, BodyHandlers.ofString()).body())
            .isEqualTo(expected + path + " some words");
      }
    }
  }

  @Test
  void eachRequestOfAClientGoesTheWayOfItsPath() throws Exception {
    try (var client = HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build()) {
      for (int i = 0; i < 3; i++) {
        var game = request("/api/v1/games/g1?x=1").build();
        assertThat(client.send(game, BodyHandlers.ofString()).body())
            .isEqualTo("node /api/v1/games/g1?x=1 ");
        var plain =
            request("/api/v1/tournaments?limit=1").POST(BodyPublishers.ofString("plain")).build();
        assertThat(client.send(plain, BodyHandlers.ofString()).body())
            .isEqualTo("matchmaker /api/v1/tournaments?limit=1 plain");
        var chunks =
            request("/api/v1/tournaments/t1/byes")
                .POST(
                    BodyPublishers.ofInputStream(
                        () -> new ByteArrayInputStream("in chunks".getBytes(UTF_8))))
                .build();
        assertThat(client.send(chunks, BodyHandlers.ofString()).body())
            .isEqualTo("matchmaker /api/v1/tournaments/t1/byes in chunks");
        var other = request("/api/v1/tournamentsx").build();
        assertThat(client.send(other, BodyHandlers.ofString()).body()).startsWith("node ");
      }
    }
  }

  @Test
  void oneConnectionServesBothInTurn() throws Exception {
    try (var socket = new Socket(InetAddress.getLoopbackAddress(), proxy.port())) {
      var out = socket.getOutputStream();
      var in = socket.getInputStream();
      for (var path : List.of("/a", "/api/v1/tournaments/t", "/b", "/api/v1/tournaments")) {
        out.write(("GET " + path + " HTTP/1.1\r\nHost: x\r\n\r\n").getBytes(UTF_8));
        out.flush();
        var answer = new StringBuilder();
        while (!answer.toString().endsWith(path + " ")) {
          answer.append((char) in.read());
        }
        var who = path.startsWith("/api") ? "matchmaker " : "node ";
        assertThat(answer.toString()).endsWith(who + path + " ");
      }
    }
  }

  @Test
  void whatIsNoRequestIsRefusedByANode() throws Exception {
    try (var socket = new Socket(InetAddress.getLoopbackAddress(), proxy.port())) {
      socket.getOutputStream().write("nonsense\r\n\r\n".getBytes(UTF_8));
      socket.shutdownOutput();
      assertThat(new String(socket.getInputStream().readAllBytes(), UTF_8)).contains("400");
    }
  }
}
