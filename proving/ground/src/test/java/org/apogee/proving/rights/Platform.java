package org.apogee.proving.rights;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.apogee.analytics.Analytics;
import org.apogee.cluster.ClusterSystem;
import org.apogee.local.LocalBroker;
import org.apogee.local.LocalDatabase;
import org.apogee.match.Matchmaker;
import org.apogee.node.Node;
import org.apogee.platform.database.Database;
import org.apogee.platform.token.Player;
import org.apogee.platform.token.Players;
import org.apogee.platform.token.Role;
import org.apogee.platform.token.Scope;
import org.apogee.platform.token.Tokens;
import org.apogee.protocol.ProtocolJson;
import org.apogee.protocol.game.GameId;

/** All three processes in this one, on one database, and a client of their APIs. */
final class Platform implements AutoCloseable {
  /** A stream answers its head and goes on; only the head matters here. */
  private static final int BODY_MAX = 65_536;

  private final Map<String, Object> settings = new HashMap<>();
  private final HttpClient client = HttpClient.newHttpClient();
  private final Node node;
  private final Matchmaker matchmaker;
  private final Analytics analytics;

  /** The process that serves a document. */
  enum Service {
    NODE,
    MATCHMAKER,
    ANALYTICS
  }

  /** A player and a token of its own. */
  record Someone(String id, String token) {}

  /** A response of the API. */
  record Got(int status, String body) {
    JsonNode json() {
      try {
        return ProtocolJson.MAPPER.readTree(body);
      } catch (IOException broken) {
        throw new UncheckedIOException(body, broken);
      }
    }

    String code() {
      return json().path("code").asText();
    }
  }

  Platform() {
    settings.put("apogee.database.url", LocalDatabase.forTests().freshDatabase());
    settings.put("apogee.database.user", LocalDatabase.USER);
    settings.put("apogee.database.password", LocalDatabase.PASSWORD);
    settings.put("apogee.management.port", 0);
    settings.put("apogee.http.port", 0);
    settings.put("apogee.http.requests-per-second", 100_000);
    settings.put("apogee.http.requests-burst", 100_000);
    settings.put("apogee.http.anonymous-per-second", 100_000);
    settings.put("apogee.http.anonymous-burst", 100_000);
    settings.put("apogee.gateway.guests-per-hour", 1000);
    settings.put("apogee.gateway.guests-per-address", 1000);
    settings.put("apogee.gateway.games-per-hour", 10_000);
    settings.put("apogee.gateway.guest-games-per-hour", 10_000);
    settings.put("apogee.gateway.tokens-per-hour", 10_000);
    settings.put("apogee.gateway.tokens-per-player", 1000);
    settings.put("apogee.kafka.bootstrap-servers", LocalBroker.forTests().bootstrap());
    settings.put("apogee.feed.games-topic", "games-" + GameId.fresh());
    settings.put("apogee.feed.results-topic", "results-" + GameId.fresh());
    settings.put("apogee.node.ask-timeout", "60s"); // a busy machine is no failure
    settings.put("apogee.matchmaker.ask-timeout", "60s");
    settings.put("apogee.matchmaker.order-timeout", "60s");
    node = Node.start(ClusterSystem.load(settings), List.of(ClusterSystem.MATCHMAKER));
    matchmaker = Matchmaker.startIn(node.system(), ClusterSystem.load(settings));
    analytics = Analytics.start(Analytics.load(settings));
  }

  Database database() {
    return node.database();
  }

  Someone person(String name, Role role, Set<Scope> scopes) {
    var players = new Players(database(), Instant::now);
    var player = players.create(name, Player.Kind.PERSON, Optional.empty());
    players.setRole("organiser", player.id(), role);
    return new Someone(player.id(), token(player.id(), scopes));
  }

  Someone guest(String name) {
    var player = new Players(database(), Instant::now).createGuest(name, Duration.ofDays(7));
    return new Someone(player.id(), token(player.id(), Set.of(Scope.PLAY)));
  }

  Someone botOf(Someone owner, String name) {
    var player =
        new Players(database(), Instant::now)
            .create(name, Player.Kind.BOT, Optional.of(owner.id()));
    return new Someone(player.id(), token(player.id(), Set.of(Scope.PLAY)));
  }

  private String token(String player, Set<Scope> scopes) {
    return new Tokens(database(), Instant::now, Duration.ZERO)
        .issue(player, scopes, Optional.empty())
        .secret();
  }

  /** Sends one request; the body may be empty. */
  Got send(Service service, String method, String path, String body, Optional<String> token) {
    int port =
        switch (service) {
          case NODE -> node.httpPort();
          case MATCHMAKER -> matchmaker.httpPort();
          case ANALYTICS -> analytics.httpPort();
        };
    var request =
        HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + path))
            .timeout(Duration.ofSeconds(90))
            .method(
                method, body.isEmpty() ? BodyPublishers.noBody() : BodyPublishers.ofString(body));
    if (!body.isEmpty()) {
      request.header("Content-Type", "application/json");
    }
    token.ifPresent(secret -> request.header("Authorization", "Bearer " + secret));
    try {
      var answer = client.send(request.build(), BodyHandlers.ofInputStream());
      try (var stream = answer.body()) {
        return new Got(
            answer.statusCode(),
            isEndless(path) && answer.statusCode() == 200 ? "{}" : text(stream));
      }
    } catch (IOException broken) {
      throw new UncheckedIOException(method + " " + path, broken);
    } catch (InterruptedException stopped) {
      throw new IllegalStateException(stopped);
    }
  }

  private static boolean isEndless(String path) {
    return path.endsWith("/stream");
  }

  private static String text(InputStream stream) throws IOException {
    return new String(stream.readNBytes(BODY_MAX), StandardCharsets.UTF_8);
  }

  @Override
  public void close() {
    analytics.close();
    matchmaker.close();
    node.close();
    client.close();
  }
}
