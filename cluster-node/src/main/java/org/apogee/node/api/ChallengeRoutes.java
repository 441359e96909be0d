package org.apogee.node.api;

import java.util.List;
import org.apogee.node.lobby.Seek.Kind;
import org.apogee.platform.http.Access;
import org.apogee.platform.http.Answer;
import org.apogee.platform.http.Request;
import org.apogee.platform.http.Route;
import org.apogee.platform.token.Scope;

/** Games offered to named players. */
final class ChallengeRoutes {
  private static final String CHALLENGES = NodeApi.ROOT + "/challenges";
  private static final String CHALLENGE = CHALLENGES + "/{id}";
  private static final Access PLAYERS = Access.with(Scope.PLAY);
  private static final int REASON_MAX = 200;

  private final LobbyDesk desk;

  ChallengeRoutes(LobbyDesk desk) {
    this.desk = desk;
  }

  List<Route> routes() {
    return List.of(
        Route.get(CHALLENGES, PLAYERS, this::mine),
        Route.post(CHALLENGES, PLAYERS, this::make),
        Route.get(CHALLENGE, PLAYERS, this::look),
        Route.delete(CHALLENGE, PLAYERS, this::withdraw),
        Route.post(CHALLENGE + "/accept", PLAYERS, this::accept).withoutBody(),
        Route.post(CHALLENGE + "/decline", PLAYERS, this::decline));
  }

  private Answer mine(Request request) {
    return LobbyDesk.list(desk.lobby().openOf(Kind.CHALLENGE, request.player()));
  }

  private Answer make(Request request) {
    return desk.make(Kind.CHALLENGE, request.body(SeekWish::challenge), request.knownCaller());
  }

  private Answer look(Request request) {
    return LobbyDesk.shown(desk.lobby().find(request.id("id"), request.player(), null));
  }

  private Answer withdraw(Request request) {
    return LobbyDesk.shown(desk.lobby().withdraw(request.id("id"), request.player()));
  }

  private Answer accept(Request request) {
    var joiner = desk.mayPlay(request.knownCaller());
    return LobbyDesk.shown(desk.lobby().accept(request.id("id"), joiner));
  }

  private Answer decline(Request request) {
    var reason = request.body(fields -> fields.optionalText("reason", REASON_MAX));
    reason.ifPresent(_ -> desk.checkMayWrite(request.player()));
    return LobbyDesk.shown(
        desk.lobby().decline(request.id("id"), request.player(), reason.orElse("Not now.")));
  }
}
