package org.apogee.node.api;

import java.util.List;
import org.apogee.node.directory.GameDirectory;
import org.apogee.node.game.GameCommand;
import org.apogee.node.game.Games;
import org.apogee.node.vacation.Vacations;
import org.apogee.platform.Refusal.Kind;
import org.apogee.platform.RequestRefused;
import org.apogee.platform.http.Access;
import org.apogee.platform.http.Answer;
import org.apogee.platform.http.Json;
import org.apogee.platform.http.Request;
import org.apogee.platform.http.Route;
import org.apogee.platform.token.Player;
import org.apogee.platform.token.Scope;

/** The vacation of a person, in which the clocks of its games by days stand still. */
final class VacationRoutes {
  private static final Access PLAYERS = Access.with(Scope.PLAY);
  private static final String VACATION = NodeApi.ROOT + "/me/vacation";
  private static final int DAYS_MAX = 30;

  private final Vacations vacations;
  private final GameDirectory directory;
  private final Games games;

  VacationRoutes(Vacations vacations, GameDirectory directory, Games games) {
    this.vacations = vacations;
    this.directory = directory;
    this.games = games;
  }

  List<Route> routes() {
    return List.of(
        Route.get(VACATION, PLAYERS, this::show),
        Route.put(VACATION, PLAYERS, this::begin),
        Route.delete(VACATION, PLAYERS, this::end));
  }

  private Answer show(Request request) {
    return shown(vacations.of(request.player()));
  }

  private Answer begin(Request request) {
    int days = request.body(fields -> fields.whole("days", 1, DAYS_MAX));
    var caller = request.knownCaller();
    if (caller.kind() != Player.Kind.PERSON || caller.guest()) {
      throw RequestRefused.of(
          Kind.FORBIDDEN, "only-accounts", "Only people with an account have vacations.");
    }
    return shown(vacations.begin(caller.player(), days));
  }

  private Answer end(Request request) {
    var player = request.player();
    var left = vacations.end(player);
    directory
        .liveGamesOf(player)
        .forEach(game -> games.tell(game, new GameCommand.VacationEnded(player)));
    return shown(left);
  }

  private static Answer shown(Vacations.Stock stock) {
    var json = Json.object();
    json.put("daysPerYear", stock.daysPerYear());
    json.put("daysLeft", stock.daysLeft());
    stock
        .current()
        .ifPresent(
            now -> json.put("begins", now.begins().toString()).put("ends", now.ends().toString()));
    return Answer.json(json);
  }
}
