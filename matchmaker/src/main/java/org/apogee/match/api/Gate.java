package org.apogee.match.api;

import io.micrometer.core.instrument.MeterRegistry;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apogee.match.ladder.LadderList;
import org.apogee.match.ladder.LadderRefusal;
import org.apogee.match.ladder.Ladders;
import org.apogee.match.tournament.Refused;
import org.apogee.match.tournament.TournamentQuery;
import org.apogee.match.tournament.Tournaments;
import org.apogee.platform.http.HttpServer;
import org.apogee.platform.http.HttpSettings;
import org.apogee.platform.http.OpenApi;
import org.apogee.platform.http.Route;
import org.apogee.platform.token.Players;
import org.apogee.platform.token.Tokens;

/** The door of the matchmaker: its routes, its codes, its server. */
public final class Gate implements AutoCloseable {
  static final String ROOT = "/api/v1/tournaments";
  static final String DOCUMENT = "/org/apogee/match/api/openapi.json";

  private final HttpServer server;

  private Gate(HttpServer server) {
    this.server = server;
  }

  /** What the routes are made of. */
  public record Parts(
      InstantSource clock,
      Players players,
      Tokens tokens,
      Tournaments tournaments,
      TournamentQuery list,
      Ladders ladders,
      LadderList ladderList) {}

  /** Listens where the settings say. */
  public static Gate start(HttpSettings settings, Parts parts, MeterRegistry registry) {
    return new Gate(
        HttpServer.start(settings, routes(parts), parts.tokens, statusOfCodes(), registry));
  }

  static List<Route> routes(Parts parts) {
    var field = new Field(parts.players);
    var routes = new ArrayList<Route>();
    // First: its name could be the id of a tournament.
    routes.add(OpenApi.load(DOCUMENT).route(ROOT + "/openapi.json"));
    routes.addAll(new TournamentRoutes(parts.clock, parts.tournaments, parts.list, field).routes());
    routes.addAll(new DirectorRoutes(parts.tournaments, field).routes());
    routes.addAll(new ShowRoutes(parts.tournaments).routes());
    routes.addAll(new LadderRoutes(parts.ladders, parts.ladderList, field).routes());
    return List.copyOf(routes);
  }

  private static Map<String, Integer> statusOfCodes() {
    var codes = new HashMap<String, Integer>();
    for (var refused : Refused.values()) {
      codes.put(refused.code(), refused.status());
    }
    for (var refusal : LadderRefusal.values()) {
      codes.put(refusal.code(), refusal.status());
    }
    codes.put("unknown-player", 404);
    return codes;
  }

  public int port() {
    return server.port();
  }

  @Override
  public void close() {
    server.close();
  }
}
