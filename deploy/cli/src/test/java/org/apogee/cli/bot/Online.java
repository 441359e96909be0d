package org.apogee.cli.bot;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apogee.cli.api.ApiClient;
import org.apogee.cli.api.ApiClient.Reply;
import org.apogee.cluster.ClusterSystem;
import org.apogee.local.LocalDatabase;
import org.apogee.local.LocalPorts;
import org.apogee.node.Node;

/** A real node on a real database, without a broker, and its API as an organiser uses it. */
public final class Online implements AutoCloseable {
  public static final String ORGANISER = "organiser-organiser-organiser-0001";

  private final Map<String, Object> settings = new HashMap<>();
  private final int port = LocalPorts.free();
  private Node node;
  private int players;
  public final ApiClient api = new ApiClient(List.of("http://127.0.0.1:" + port));

  public Online() {
    settings.put("apogee.database.url", LocalDatabase.forTests().freshDatabase());
    settings.put("apogee.database.user", LocalDatabase.USER);
    settings.put("apogee.database.password", LocalDatabase.PASSWORD);
    settings.put("apogee.management.port", 0);
    settings.put("apogee.http.port", port);
    settings.put("apogee.kafka.bootstrap-servers", "127.0.0.1:1"); // games go on without
    settings.put("apogee.token.organiser", ORGANISER);
    settings.put("apogee.http.requests-per-second", 100_000);
    settings.put("apogee.http.requests-burst", 100_000);
    settings.put("apogee.node.ask-timeout", "60s"); // a busy machine is no failure
    node = Node.start(ClusterSystem.load(settings));
  }

  public int port() {
    return port;
  }

  /** Stops the node and starts another one on the same journal. */
  public void restart() {
    node.close();
    node = Node.start(ClusterSystem.load(settings));
  }

  /** A player with a token. */
  public record Someone(String id, String token) {}

  /** Names are made different by a number. */
  public Someone player(String name) throws InterruptedException {
    return someone(api.post("/players", ORGANISER, Map.of("name", name + " " + ++players)));
  }

  public Someone botOf(Someone owner, String name) throws InterruptedException {
    return someone(api.post("/me/bots", owner.token, Map.of("name", name + " " + ++players)));
  }

  private static Someone someone(Reply made) {
    return new Someone(
        must(made).json().at("/player/id").asText(), made.json().at("/token/secret").asText());
  }

  /** A casual game between players; its id. */
  public String open(Someone opener, String game, Someone... seats) throws InterruptedException {
    var list = List.of(seats).stream().map(seat -> Map.of("player", seat.id)).toList();
    return must(api.post("/games", opener.token, Map.of("game", game, "seats", list)))
        .json()
        .path("game")
        .asText();
  }

  /** The same against a bot of the house. */
  String against(Someone opener, String game, Someone player, String bot)
      throws InterruptedException {
    var seats = List.of(Map.of("player", player.id), Map.of("bot", bot));
    return must(api.post("/games", opener.token, Map.of("game", game, "seats", seats)))
        .json()
        .path("game")
        .asText();
  }

  static Reply must(Reply reply) {
    if (!reply.ok()) {
      throw new AssertionError(reply.toString());
    }
    return reply;
  }

  @Override
  public void close() {
    api.close();
    node.close();
  }
}
