package org.apogee.match.api;

import java.util.List;
import java.util.Map;
import org.apogee.engine.BadInput;
import org.apogee.match.tournament.TournamentCommand;
import org.apogee.match.tournament.Tournaments;
import org.apogee.platform.Refusal.Kind;
import org.apogee.platform.RequestRefused;
import org.apogee.platform.http.Access;
import org.apogee.platform.http.Answer;
import org.apogee.platform.http.Request;
import org.apogee.platform.http.Route;
import org.apogee.platform.token.Player;
import org.apogee.platform.token.Players;
import org.apogee.platform.token.Scope;

/** The co-directors of a tournament. Its owner chooses them; each of them may step down. */
final class CoDirectorRoutes {
  private static final Access ORGANISERS = Access.with(Scope.ORGANISE);
  private static final String ONE = MatchmakerApi.ROOT + "/{id}/directors/{player}";

  private final Tournaments tournaments;
  private final Players players;
  private final DirectorAccess access;

  CoDirectorRoutes(Tournaments tournaments, Players players, DirectorAccess access) {
    this.tournaments = tournaments;
    this.players = players;
    this.access = access;
  }

  List<Route> routes() {
    return List.of(
        Route.put(ONE, ORGANISERS, this::add).withoutBody(),
        Route.delete(ONE, ORGANISERS, this::remove));
  }

  private Answer add(Request request) {
    var id = request.id("id");
    var player = request.id("player");
    access.checkOwner(request, id);
    checkPerson(players, player);
    var by = request.player();
    return Answer.json(
        Map.of(
            "repeated",
            tournaments
                .change(id, me -> new TournamentCommand.AddDirector(by, player, me))
                .repeated()));
  }

  /** Bots decide nothing about events. */
  static void checkPerson(Players players, String player) {
    var found =
        players
            .find(player)
            .orElseThrow(() ->
                RequestRefused.of(
                    Kind.NOT_FOUND, "unknown-player", "Unknown player '" + player + "'."));
    if (found.kind() != Player.Kind.PERSON) {
      throw new BadInput("bad-director", "A co-director must be a person.");
    }
  }

  private Answer remove(Request request) {
    var id = request.id("id");
    var player = request.id("player");
    if (!player.equals(request.player())) {
      access.checkOwner(request, id);
    }
    var by = request.player();
    return Answer.json(
        Map.of(
            "repeated",
            tournaments
                .change(id, me -> new TournamentCommand.RemoveDirector(by, player, me))
                .repeated()));
  }
}
