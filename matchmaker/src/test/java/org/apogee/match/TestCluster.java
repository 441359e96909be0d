package org.apogee.match;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.apogee.cluster.ClusterSystem;
import org.apogee.local.LocalBroker;
import org.apogee.local.LocalDatabase;
import org.apogee.node.Node;
import org.apogee.platform.token.Player;
import org.apogee.platform.token.Players;
import org.apogee.platform.token.Scope;
import org.apogee.platform.token.Tokens;
import org.apogee.protocol.ProtocolJson;
import org.apogee.protocol.game.GameId;

/** A node and a matchmaker in this process, on a real database, and a client of both. */
public final class TestCluster implements AutoCloseable {
  public static final String ORGANISER = "organiser-token-for-tests-only-0123456789";

  private final Map<String, Object> settings = new HashMap<>();
  private final HttpClient client = HttpClient.newHttpClient();
  private final Node node;
  private final Matchmaker matchmaker;

  public TestCluster() {
    settings.put("apogee.database.url", LocalDatabase.forTests().freshDatabase());
    settings.put("apogee.database.user", LocalDatabase.USER);
    settings.put("apogee.database.password", LocalDatabase.PASSWORD);
    settings.put("apogee.management.port", 0);
    settings.put("apogee.http.port", 0);
    settings.put("apogee.http.requests-per-second", 100_000);
    settings.put("apogee.http.requests-burst", 100_000);
    settings.put("apogee.http.anonymous-per-second", 100_000);
    settings.put("apogee.http.anonymous-burst", 100_000);
    settings.put("apogee.kafka.bootstrap-servers", LocalBroker.forTests().bootstrap());
    settings.put("apogee.feed.games-topic", "games-" + GameId.fresh());
    settings.put("apogee.feed.results-topic", "results-" + GameId.fresh());
    settings.put("apogee.node.ask-timeout", "60s"); // a busy machine is no failure
    settings.put("apogee.matchmaker.ask-timeout", "60s");
    settings.put("apogee.matchmaker.order-timeout", "60s");
    settings.put("apogee.matchmaker.series-every", "5s");
    settings.put("apogee.token.organiser", ORGANISER);
    node = Node.start(ClusterSystem.load(settings), List.of(ClusterSystem.MATCHMAKER));
    matchmaker = Matchmaker.startIn(node.system(), ClusterSystem.load(settings));
  }

  public Node node() {
    return node;
  }

  public Matchmaker matchmaker() {
    return matchmaker;
  }

  /** A response of the API. */
  public record Got(int status, String body) {
    public JsonNode json() {
      try {
        return ProtocolJson.MAPPER.readTree(body);
      } catch (IOException broken) {
        throw new UncheckedIOException(body, broken);
      }
    }

    public String code() {
      return json().path("code").asText();
    }
  }

  /** A player and a token of its own. */
  public record Someone(String id, String token) {}

  public Someone player(String name) {
    return player(name, Set.of(Scope.PLAY));
  }

  public Someone player(String name, Set<Scope> scopes) {
    var player =
        new Players(node.database(), Instant::now)
            .create(name, Player.Kind.PERSON, Optional.empty());
    var token =
        new Tokens(node.database(), Instant::now, Duration.ZERO)
            .issue(player.id(), scopes, Optional.empty());
    return new Someone(player.id(), token.secret());
  }

  public Got get(String path) {
    return send(request(path));
  }

  public Got get(String path, String token) {
    return send(request(path).header("Authorization", "Bearer " + token));
  }

  public Got post(String path, String body) {
    return post(path, body, ORGANISER);
  }

  public Got post(String path, String body, String token) {
    return send(
        request(path)
            .header("Authorization", "Bearer " + token)
            .header("Content-Type", "application/json")
            .POST(BodyPublishers.ofString(body)));
  }

  /** Without a body. */
  public Got post(String path) {
    return act(path, ORGANISER);
  }

  /** The same as somebody else. */
  public Got act(String path, String token) {
    return send(
        request(path).header("Authorization", "Bearer " + token).POST(BodyPublishers.noBody()));
  }

  public Got put(String path, String body, String token) {
    return send(
        request(path)
            .header("Authorization", "Bearer " + token)
            .header("Content-Type", "application/json")
            .PUT(BodyPublishers.ofString(body)));
  }

  public Got put(String path, String token) {
    return send(
        request(path).header("Authorization", "Bearer " + token).PUT(BodyPublishers.noBody()));
  }

  public Got delete(String path, String token) {
    return send(request(path).header("Authorization", "Bearer " + token).DELETE());
  }

  public Stream<String> lines(String path) {
    try {
      return client.send(request(path).build(), BodyHandlers.ofLines()).body();
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    } catch (InterruptedException stopped) {
      throw new IllegalStateException(stopped);
    }
  }

  private HttpRequest.Builder request(String path) {
    var root =
        "http://127.0.0.1:%d/api/v1%s"
            .formatted(
                matchmaker.httpPort(),
                path.matches("/(ladders|competitions|seasons).*") ? "" : "/tournaments");
    return HttpRequest.newBuilder(URI.create(root + path)).timeout(Duration.ofSeconds(90));
  }

  private Got send(HttpRequest.Builder request) {
    try {
      var answer = client.send(request.build(), BodyHandlers.ofString());
      return new Got(answer.statusCode(), answer.body());
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    } catch (InterruptedException stopped) {
      throw new IllegalStateException(stopped);
    }
  }

  @Override
  public void close() {
    matchmaker.close();
    node.close();
    client.close();
  }
}
