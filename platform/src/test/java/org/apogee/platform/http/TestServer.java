package org.apogee.platform.http;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.typesafe.config.ConfigFactory;
import io.micrometer.prometheusmetrics.PrometheusConfig;
import io.micrometer.prometheusmetrics.PrometheusMeterRegistry;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import org.apogee.platform.Refusal;
import org.apogee.platform.RequestRefused;
import org.apogee.platform.Unavailable;
import org.apogee.platform.config.Configuration;
import org.apogee.platform.token.Authenticator;
import org.apogee.platform.token.Caller;
import org.apogee.platform.token.Player.Kind;
import org.apogee.platform.token.Scope;

/** A server on a free port of this machine, and the two ways to talk to it: well and badly. */
final class TestServer implements AutoCloseable {
  static final String PLAYER = "player-token";
  static final String PLAYERS_BOT = "token-of-the-players-bot";
  static final String ORGANISER = "organiser-token";
  static final String REVOKED_LATER = "soon-revoked-token";
  static final String SESSION = "browsers-session-token";
  static final String EXPIRED = "expired-token";

  /** Nobody can say whether it was issued. */
  static final String UNDECIDED = "undecided";

  private static final ObjectMapper JSON = new ObjectMapper();

  final PrometheusMeterRegistry registry = new PrometheusMeterRegistry(PrometheusConfig.DEFAULT);
  final HttpServer server;
  volatile boolean isRevoked;
  final AtomicInteger lookups = new AtomicInteger();
  private final HttpClient client = HttpClient.newHttpClient();

  TestServer(String settings, Route... routes) {
    this(Pages.NONE, settings, routes);
  }

  TestServer(Pages pages, String settings, Route... routes) {
    server =
        HttpServer.start(settings(settings), List.of(routes), pages, new SomeTokens(), registry);
  }

  static HttpSettings settings(String overrides) {
    var config =
        ConfigFactory.parseString("apogee.http { port = 0, " + overrides + " }")
            .withFallback(ConfigFactory.parseResources("reference.conf"))
            .resolve();
    return HttpSettings.from(Configuration.of(config));
  }

  /** Tokens that are valid, one that was, and one that will not be. */
  private final class SomeTokens implements Authenticator {
    @Override
    public Optional<Caller> known(String bearer) {
      return Optional.empty();
    }

    @Override
    public boolean isIssued(String bearer) {
      if (bearer.equals(UNDECIDED)) {
        throw new Unavailable("The database does not answer.", new IOException("away"));
      }
      return bearer.endsWith("-token") || bearer.equals(PLAYERS_BOT);
    }

    @Override
    public Caller find(String bearer) {
      lookups.incrementAndGet();
      return switch (bearer) {
        case PLAYERS_BOT -> new Caller("ada-2", Kind.BOT, Set.of(Scope.PLAY), "t-4", "ada", false);
        case REVOKED_LATER -> {
          if (isRevoked) {
            throw RequestRefused.of(
                Refusal.Kind.UNAUTHENTICATED, "bad-token", "The token is not valid.");
          }
          yield new Caller("bob", Kind.PERSON, Set.of(Scope.PLAY), "t-3");
        }
        case PLAYER -> new Caller("ada", Kind.PERSON, Set.of(Scope.PLAY), "t-1");
        case SESSION -> new Caller("ada", Kind.PERSON, Set.of(Scope.PLAY), "s-1");
        case ORGANISER -> new Caller("eve", Kind.PERSON, Set.of(Scope.ORGANISE), "t-2");
        case EXPIRED ->
            throw RequestRefused.of(
                Refusal.Kind.UNAUTHENTICATED, "expired-token", "This token has expired.");
        default ->
            throw RequestRefused.of(
                Refusal.Kind.UNAUTHENTICATED, "bad-token", "The token is not valid.");
      };
    }
  }

  HttpRequest.Builder request(String path) {
    return HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + server.port() + path));
  }

  HttpResponse<String> get(String path) {
    return send(request(path));
  }

  HttpResponse<String> get(String path, String token) {
    return send(request(path).header("Authorization", "Bearer " + token));
  }

  HttpResponse<String> post(String path, String body) {
    return send(
        request(path)
            .header("Content-Type", "application/json")
            .POST(HttpRequest.BodyPublishers.ofString(body)));
  }

  HttpResponse<String> send(HttpRequest.Builder request) {
    try {
      return client.send(request.build(), BodyHandlers.ofString());
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    } catch (InterruptedException stopped) {
      throw new IllegalStateException(stopped);
    }
  }

  static JsonNode json(HttpResponse<String> response) {
    try {
      return JSON.readTree(response.body());
    } catch (IOException broken) {
      throw new UncheckedIOException(response.body(), broken);
    }
  }

  static String codeOf(HttpResponse<String> response) {
    return json(response).path("code").asText();
  }

  /** A connection of its own, for what no proper client would send. */
  Socket socket() throws IOException {
    var socket = new Socket(InetAddress.getLoopbackAddress(), server.port());
    socket.setSoTimeout(20_000);
    return socket;
  }

  /** Sends these bytes and reads until the server closes or has answered. */
  String raw(String bytes) throws IOException {
    try (var socket = socket()) {
      socket.getOutputStream().write(bytes.getBytes(StandardCharsets.ISO_8859_1));
      socket.shutdownOutput();
      return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  @Override
  public void close() {
    server.close();
    client.close();
  }
}
