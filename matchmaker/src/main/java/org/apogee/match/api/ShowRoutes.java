package org.apogee.match.api;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import java.time.Duration;
import java.util.List;
import org.apogee.match.tournament.TournamentCommand.What;
import org.apogee.match.tournament.Tournaments;
import org.apogee.platform.Refusal.Kind;
import org.apogee.platform.RequestRefused;
import org.apogee.platform.http.Access;
import org.apogee.platform.http.Answer;
import org.apogee.platform.http.Json;
import org.apogee.platform.http.Line;
import org.apogee.platform.http.LineSource;
import org.apogee.platform.http.LineStream;
import org.apogee.platform.http.Request;
import org.apogee.platform.http.Route;
import org.apogee.protocol.ProtocolJson;

/** Looking at a tournament: its rounds, standings and steps. */
final class ShowRoutes {
  private static final String ONE = MatchmakerApi.ROOT + "/{id}";

  /** A spectator does not notice the delay, and a tournament is asked four times a second. */
  private static final Duration EVERY = Duration.ofMillis(250);

  private final Tournaments tournaments;

  ShowRoutes(Tournaments tournaments) {
    this.tournaments = tournaments;
  }

  List<Route> routes() {
    return List.of(
        show("", What.WHOLE),
        show("/rounds", What.ROUNDS),
        show("/standings", What.STANDINGS),
        Route.get(
            ONE + "/rounds/{round}",
            Access.ANYBODY,
            request ->
                Answer.jsonText(
                    tournaments.look(
                        request.id("id"), What.ROUND, DirectorRoutes.number(request, "round")))),
        Route.get(ONE + "/audit", Access.ANYBODY, this::audit).query("from"),
        Route.get(ONE + "/stream", Access.ANYBODY, this::stream).query("from").busy());
  }

  private Route show(String path, What what) {
    return Route.get(
        ONE + path,
        Access.ANYBODY,
        request -> Answer.jsonText(tournaments.look(request.id("id"), what, 0)));
  }

  private Answer audit(Request request) {
    long from = request.queryWhole("from", 0, Integer.MAX_VALUE, 0);
    return Answer.jsonText(tournaments.look(request.id("id"), What.AUDIT, from));
  }

  private Answer stream(Request request) {
    var id = request.id("id");
    long from = request.from();
    tournaments.look(id, What.AUDIT, Integer.MAX_VALUE);
    return new Answer.Lines("tournament", source(id, from));
  }

  /** Polls, so that the stream continues when the tournament moves to another member. */
  private LineSource source(String id, long from) {
    return out -> {
      var follower = Thread.ofVirtual().name("follow").start(() -> follow(id, from, out));
      return follower::interrupt;
    };
  }

  private void follow(String id, long from, LineStream out) {
    long seen = from;
    try {
      while (true) {
        var page = page(id, seen);
        for (var item : page.path("items")) {
          seen = item.path("sequence").asLong();
          if (!out.put(new Line(seen, Json.line(item)))) {
            return;
          }
        }
        if (page.path("over").asBoolean()) {
          out.finish();
          return;
        }
        if (page.path("items").isEmpty()) {
          Thread.sleep(EVERY);
        }
      }
    } catch (InterruptedException gone) {
      Thread.currentThread().interrupt();
    }
  }

  /** Empty while the tournament cannot answer. */
  private JsonNode page(String id, long seen) {
    try {
      return ProtocolJson.MAPPER.readTree(tournaments.look(id, What.AUDIT, seen));
    } catch (RequestRefused refused) {
      if (refused.refusal().kind() != Kind.UNAVAILABLE) {
        throw refused;
      }
      return Json.object();
    } catch (JsonProcessingException ours) {
      throw new IllegalStateException("a tournament returned invalid JSON", ours);
    }
  }
}
