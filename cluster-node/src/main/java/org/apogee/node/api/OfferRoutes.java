package org.apogee.node.api;

import java.util.List;
import java.util.Map;
import org.apogee.node.game.GameCommand.OfferAnswer;
import org.apogee.platform.http.Access;
import org.apogee.platform.http.Answer;
import org.apogee.platform.http.Request;
import org.apogee.platform.http.Route;
import org.apogee.platform.token.Scope;
import org.apogee.protocol.game.GameId;

/** Offers between the seats of a game: draw, take-back, pause. */
final class OfferRoutes {
  private static final String OFFER = NodeApi.ROOT + "/games/{id}/offer";
  private static final Access PLAYERS = Access.with(Scope.PLAY);

  private final GameDesk desk;

  OfferRoutes(GameDesk desk) {
    this.desk = desk;
  }

  List<Route> routes() {
    return List.of(
        Route.post(OFFER, PLAYERS, this::make),
        Route.post(OFFER + "/accept", PLAYERS, request -> answer(request, OfferAnswer.ACCEPT)),
        Route.post(OFFER + "/decline", PLAYERS, request -> answer(request, OfferAnswer.DECLINE)),
        Route.post(OFFER + "/withdraw", PLAYERS, request -> answer(request, OfferAnswer.WITHDRAW)),
        Route.post(NodeApi.ROOT + "/games/{id}/resume", PLAYERS, this::resume).withoutBody());
  }

  private Answer make(Request request) {
    var done = desk.makeOffer(game(request), request.player(), request.body(OfferWish::read));
    return Answer.json(Map.of("repeated", done.repeated()));
  }

  private Answer answer(Request request, OfferAnswer answer) {
    int number = request.body(OfferWish::number);
    var done = desk.answerOffer(game(request), request.player(), number, answer);
    return Answer.json(Map.of("repeated", done.repeated()));
  }

  private Answer resume(Request request) {
    var done = desk.resume(game(request), request.player());
    return Answer.json(Map.of("repeated", done.repeated()));
  }

  private static GameId game(Request request) {
    return new GameId(request.id("id"));
  }
}
