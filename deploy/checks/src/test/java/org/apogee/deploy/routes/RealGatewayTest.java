package org.apogee.deploy.routes;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.apogee.stack.routes.Part;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The gateway's file in a real nginx, in front of servers that report who was asked. */
class RealGatewayTest {
  private final Map<Part, HttpServer> servers = new EnumMap<>(Part.class);
  private @TempDir Path folder;
  private Process nginx;
  private int port;

  private static Stream<Path> nginx() {
    return Stream.concat(Stream.of(System.getenv("PATH").split(":", -1)), Stream.of("/usr/sbin"))
        .map(place -> Path.of(place, "nginx"))
        .filter(Files::isExecutable);
  }

  @BeforeEach
  void start() throws Exception {
    var program = nginx().findFirst();
    assumeTrue(program.isPresent(), "skipped: nginx is missing");
    for (var part : Part.values()) {
      servers.put(part, server(part));
    }
    port = freePort();
    Files.writeString(
        folder.resolve("nginx.conf"),
        """
        daemon off;
        pid nginx.pid;
        error_log stderr;
        events { worker_connections 64; }
        http {
          access_log off;
          client_body_temp_path body;
          proxy_temp_path proxy;
          fastcgi_temp_path fastcgi;
          uwsgi_temp_path uwsgi;
          scgi_temp_path scgi;
          include gateway.conf;
        }
        """);
    Files.writeString(folder.resolve("gateway.conf"), here(Gateway.text()));
    nginx =
        new ProcessBuilder(
                program.get().toString(),
                "-p",
                folder.toString(),
                "-c",
                folder.resolve("nginx.conf").toString(),
                "-e",
                "stderr")
            .redirectErrorStream(true)
            .redirectOutput(folder.resolve("log").toFile())
            .start();
    awaitListening();
  }

  /** The same file with the addresses of this test. */
  private String here(String text) {
    return text.replaceAll("node\\d:8080", address(Part.NODE))
        .replace("matchmaker:8080", address(Part.MATCHMAKER))
        .replace("analytics:8080", address(Part.ANALYTICS))
        .replace("listen 8080;", "listen 127.0.0.1:" + port + ";");
  }

  private String address(Part part) {
    return "127.0.0.1:" + requireNonNull(servers.get(part)).getAddress().getPort();
  }

  private static HttpServer server(Part part) throws IOException {
    var server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    server.createContext(
        "/",
        exchange -> {
          var headers = exchange.getRequestHeaders();
          var seen =
              "%s %s upgrade=%s connection=%s host=%s from=%s"
                  .formatted(
                      part,
                      exchange.getRequestURI(),
                      headers.getFirst("Upgrade"),
                      headers.getFirst("Connection"),
                      headers.getFirst("Host"),
                      headers.getFirst("X-Forwarded-For"));
          var bytes = seen.getBytes(StandardCharsets.UTF_8);
          exchange.sendResponseHeaders(200, bytes.length);
          exchange.getResponseBody().write(bytes);
          exchange.close();
        });
    server.start();
    return server;
  }

  private static int freePort() throws IOException {
    try (var socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      return socket.getLocalPort();
    }
  }

  private void awaitListening() throws Exception {
    long giveUp = System.nanoTime() + TimeUnit.SECONDS.toNanos(60);
    while (System.nanoTime() < giveUp && nginx.isAlive()) {
      try (var _ = new Socket(InetAddress.getLoopbackAddress(), port)) {
        return;
      } catch (IOException notYet) {
        Thread.sleep(50);
      }
    }
    throw new AssertionError("nginx does not start: " + Files.readString(folder.resolve("log")));
  }

  @AfterEach
  void stop() throws InterruptedException {
    if (nginx != null) {
      nginx.destroy();
      nginx.waitFor();
    }
    servers.values().forEach(server -> server.stop(0));
  }

  @Test
  void everyDocumentedPathReachesThePartThatDocumentsIt() throws Exception {
    try (var client = HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build()) {
      for (var part : Part.values()) {
        for (var template : part.documentedPaths()) {
          var path = template.replaceAll("\\{\\w+}", "house:greedy") + "?limit=3";
          var request =
              HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + path))
                  .timeout(Duration.ofSeconds(60))
                  .header("X-Forwarded-For", "203.0.113.9")
                  .build();
          assertThat(client.send(request, BodyHandlers.ofString()).body())
              .startsWith(part + " " + path + " ")
              .endsWith(" host=127.0.0.1:%d from=127.0.0.1".formatted(port));
        }
      }
    }
  }

  @Test
  void aWebSocketIsUpgradedWhereItIsDocumentedOnly() throws Exception {
    assertThat(Part.NODE.documentedUpgrades()).isNotEmpty();
    for (var path : Part.NODE.documentedUpgrades()) {
      assertThat(upgrade(path)).contains("upgrade=websocket connection=upgrade host=x:8080 from=");
    }
    assertThat(upgrade("/api/v1/me")).contains("upgrade=null connection=null host=x:8080 from=");
  }

  @Test
  void aBrowserGetsAPageThatKeepsTryingWhenNoNodeAnswers() throws Exception {
    requireNonNull(servers.get(Part.NODE)).createContext("/games", HttpExchange::close);
    var request = HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + "/games"));
    var browser = request.copy().header("Accept", "text/html,*/*;q=0.8").build();
    try (var client = HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build()) {
      var page = client.send(browser, BodyHandlers.ofString());
      assertThat(page.statusCode()).isEqualTo(503);
      assertThat(page.headers().firstValue("Content-Type")).contains("text/html; charset=utf-8");
      assertThat(page.body()).contains("http-equiv=\"refresh\"", "This page keeps trying.");
      assertThat(client.send(request.build(), BodyHandlers.ofString()).body())
          .contains("\"code\":\"unknown-outcome\"");
    }
  }

  /** A second token, account or guest is worse than an answer that asks the client to look. */
  @Test
  void onlyAMoveIsSentToAnotherNodeWhenItsAnswerIsLost() throws Exception {
    var move = "/api/v1/games/g-1/moves";
    var bot = "/api/v1/me/bots";
    var asked = new CopyOnWriteArrayList<String>();
    for (var path : List.of(move, bot)) {
      requireNonNull(servers.get(Part.NODE))
          .createContext(
              path,
              exchange -> {
                exchange.getRequestBody().readAllBytes();
                asked.add(path);
                exchange.close();
              });
    }
    try (var client = HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build()) {
      for (var path : List.of(bot, move)) {
        var request =
            HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + path))
                .timeout(Duration.ofSeconds(60))
                .POST(BodyPublishers.ofString("{}"))
                .build();
        var answer = client.send(request, BodyHandlers.ofString());
        assertThat(answer.statusCode()).isEqualTo(503);
        assertThat(answer.headers().map())
            .containsEntry("content-type", List.of("application/problem+json"))
            .containsEntry("retry-after", List.of("1"));
        assertThat(answer.body()).contains("\"code\":\"unknown-outcome\"");
      }
    }
    assertThat(asked).containsExactly(bot, move, move);
  }

  private String upgrade(String path) throws IOException {
    try (var socket = new Socket(InetAddress.getLoopbackAddress(), port)) {
      socket.setSoTimeout(60_000);
      var head =
          "GET %s HTTP/1.1\r\nHost: x:8080\r\nConnection: Upgrade, close\r\nUpgrade: websocket\r\n\r\n"
              .formatted(path);
      socket.getOutputStream().write(head.getBytes(StandardCharsets.US_ASCII));
      return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    }
  }
}
