package org.apogee.node.api;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.apogee.engine.BadInput;
import org.apogee.node.game.GameCommand.OfferAnswer;
import org.apogee.node.game.OfferKind;
import org.apogee.platform.http.Access;
import org.apogee.platform.http.Answer;
import org.apogee.platform.http.Fields;
import org.apogee.platform.http.Request;
import org.apogee.platform.http.Route;
import org.apogee.platform.token.Scope;
import org.apogee.protocol.game.GameId;

/** Offers between the seats of a game: draw, take-back, pause. */
final class OfferRoutes {
  private static final String OFFER = NodeApi.ROOT + "/games/{id}/offer";
  private static final Access PLAYERS = Access.with(Scope.PLAY);
  private static final int MINUTES_USUAL = 15;
  private static final int MINUTES_MAX = 24 * 60;
  private static final int NONE = -1;

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

  private record Wish(OfferKind kind, long millis) {
    static Wish read(Fields fields) {
      var word = fields.text("kind", 16);
      int minutes = fields.whole("minutes", 1, MINUTES_MAX, NONE);
      for (var kind : OfferKind.values()) {
        if (kind.word().equals(word)) {
          return new Wish(kind, millis(kind, minutes));
        }
      }
      throw new BadInput("bad-kind", "'kind' must be one of draw, take-back, pause.");
    }

    private static long millis(OfferKind kind, int minutes) {
      if (kind != OfferKind.PAUSE) {
        if (minutes != NONE) {
          throw new BadInput("bad-minutes", "Only a pause has 'minutes'.");
        }
        return 0;
      }
      return Duration.ofMinutes(minutes == NONE ? MINUTES_USUAL : minutes).toMillis();
    }
  }

  private Answer make(Request request) {
    var wish = request.body(Wish::read);
    var done = desk.makeOffer(game(request), request.player(), wish.kind(), wish.millis());
    return Answer.json(Map.of("repeated", done.repeated()));
  }

  private Answer answer(Request request, OfferAnswer answer) {
    int number = request.body(fields -> fields.whole("offer", 1, Integer.MAX_VALUE));
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
