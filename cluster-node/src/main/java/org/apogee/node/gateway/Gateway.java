package org.apogee.node.gateway;

import io.micrometer.core.instrument.MeterRegistry;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.apogee.node.directory.GameDirectory;
import org.apogee.node.game.GameHistory;
import org.apogee.node.game.Games;
import org.apogee.node.inbox.Inboxes;
import org.apogee.node.watch.WatchHub;
import org.apogee.platform.config.Configuration;
import org.apogee.platform.http.HttpServer;
import org.apogee.platform.http.HttpSettings;
import org.apogee.platform.http.OpenApi;
import org.apogee.platform.http.Pages;
import org.apogee.platform.http.Route;
import org.apogee.platform.limit.Quotas;
import org.apogee.platform.token.Players;
import org.apogee.platform.token.Tokens;

/** The door of a node: its routes, its codes, its server. */
public final class Gateway implements AutoCloseable {
  static final String ROOT = "/api/v1";
  static final String DOCUMENT = "/org/apogee/node/gateway/openapi.json";

  /** Codes that are not simply a bad request. Those of a game's refusals are all here. */
  static final Map<String, Integer> STATUS =
      Map.ofEntries(
          Map.entry("no-such-game", 404),
          Map.entry("not-your-game", 403),
          Map.entry("not-your-player", 403),
          Map.entry("other-game-open", 409),
          Map.entry("not-your-turn", 409),
          Map.entry("stale-ply", 409),
          Map.entry("ply-ahead", 409),
          Map.entry("illegal-move", 422),
          Map.entry("time-out", 409),
          Map.entry("seat-given-up", 409),
          Map.entry("game-over", 409),
          Map.entry("game-cancelled", 409),
          Map.entry("game-not-over", 409),
          Map.entry("too-many-bots", 409),
          Map.entry("too-many-tokens", 409),
          Map.entry("name-confusable", 409),
          Map.entry("name-reserved", 403),
          Map.entry("too-many-games", 409),
          Map.entry(ThinkingRoom.GAMES, 409),
          Map.entry(ThinkingRoom.THINKING, 409));

  private final HttpServer server;

  private Gateway(HttpServer server) {
    this.server = server;
  }

  /** What the routes are made of. */
  public record Parts(
      Players players,
      Tokens tokens,
      Games games,
      GameHistory history,
      WatchHub watches,
      GameDirectory directory,
      Inboxes inboxes,
      Quotas quotas,
      InstantSource time) {}

  /** Listens where {@code apogee.http} says. */
  public static Gateway start(Configuration apogee, Parts parts, MeterRegistry registry) {
    var routes = routes(GatewaySettings.from(apogee), parts, registry);
    return new Gateway(
        HttpServer.start(
            HttpSettings.from(apogee), routes, Pages.load("web"), parts.tokens, STATUS, registry));
  }

  static List<Route> routes(GatewaySettings settings, Parts parts, MeterRegistry registry) {
    var desk = new GameDesk(parts.games, parts.history);
    var room =
        new ThinkingRoom(settings, parts.directory::liveHouseSeatsBy, registry, System::nanoTime);
    var casual = new CasualGames(parts.players, parts.directory, settings, room);
    var quotas = new OwnerQuotas(parts.quotas, settings);
    var routes = new ArrayList<Route>();
    routes.addAll(
        new GameRoutes(
                desk, parts.history, parts.watches, parts.inboxes, casual, quotas, parts.time)
            .routes());
    routes.addAll(new ListRoutes(parts.directory).routes());
    routes.addAll(new PlayerRoutes(parts.players, parts.tokens, quotas, settings).routes());
    routes.addAll(new TokenRoutes(parts.players, parts.tokens, quotas, settings).routes());
    routes.addAll(new GuestRoutes(parts.players, parts.tokens, parts.quotas, settings).routes());
    routes.addAll(new StatusRoutes(parts.directory.atAGlance(), System::nanoTime).routes());
    routes.addAll(new RulesetRoutes().routes());
    routes.add(OpenApi.load(DOCUMENT).route(ROOT + "/openapi.json"));
    return List.copyOf(routes);
  }

  public int port() {
    return server.port();
  }

  @Override
  public void close() {
    server.close();
  }
}
