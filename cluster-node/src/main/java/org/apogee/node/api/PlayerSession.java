package org.apogee.node.api;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletionStage;
import java.util.function.Supplier;
import org.apogee.engine.BadInput;
import org.apogee.node.game.GameCommand.OfferAnswer;
import org.apogee.node.game.GameReply;
import org.apogee.node.service.Arrivals;
import org.apogee.platform.http.Conversation;
import org.apogee.platform.http.Fields;
import org.apogee.platform.token.Caller;
import org.apogee.protocol.game.GameId;

/**
 * Messages of a player on its session: moves, resignations and offers, with the same refusals as
 * the routes.
 */
final class PlayerSession implements Conversation {
  private static final int ID_MAX = 64;

  private final GameDesk desk;
  private final OwnerQuotas quotas;
  private final Caller caller;
  private final Arrivals arrivals;

  PlayerSession(GameDesk desk, OwnerQuotas quotas, Caller caller, Arrivals arrivals) {
    this.desk = desk;
    this.arrivals = arrivals;
    this.quotas = quotas;
    this.caller = caller;
  }

  @Override
  public Supplier<CompletionStage<?>> hear(Fields message) {
    // A session has the token already: the player's clock stops when the message is here.
    long received = arrivals.arrived(Duration.ZERO);
    var id = message.optionalText("id", ID_MAX);
    var game = new GameId(message.id("game"));
    return switch (message.text("type", ID_MAX)) {
      case "move" -> {
        var move = Move.read(message);
        yield () -> play(move, received, id, game);
      }
      case "resign" -> () -> resign(id, game);
      case "offer" -> {
        var wish = OfferWish.read(message);
        yield () -> answered("offered", id, game, desk.makeOfferLater(game, caller.player(), wish));
      }
      case "accept-offer" -> answerOffer(message, OfferAnswer.ACCEPT, "offer-accepted", id, game);
      case "decline-offer" -> answerOffer(message, OfferAnswer.DECLINE, "offer-declined", id, game);
      case "withdraw-offer" ->
          answerOffer(message, OfferAnswer.WITHDRAW, "offer-withdrawn", id, game);
      case "resume" -> () -> answered("resumed", id, game, desk.resumeLater(game, caller.player()));
      default ->
          throw new BadInput(
              "bad-type",
              "'type' must be one of move, resign, offer, accept-offer, decline-offer,"
                  + " withdraw-offer, resume.");
    };
  }

  private CompletionStage<?> play(Move move, long received, Optional<String> id, GameId game) {
    return desk.playLater(game, caller, move.ply(), move.code(), received)
        .thenApply(played -> {
          var answer = answer("played", id, game);
          answer.put("ply", move.ply());
          answer.put("plies", played.plies());
          answer.put("repeated", played.repeated());
          return answer;
        });
  }

  private CompletionStage<?> resign(Optional<String> id, GameId game) {
    quotas.resign(caller);
    return answered("resigned", id, game, desk.resignLater(game, caller.player()));
  }

  private Supplier<CompletionStage<?>> answerOffer(
      Fields message, OfferAnswer how, String type, Optional<String> id, GameId game) {
    int number = OfferWish.number(message);
    return () ->
        desk.answerOfferLater(game, caller.player(), number, how)
            .thenApply(done -> {
              var answer = answer(type, id, game);
              answer.put("offer", number);
              answer.put("repeated", done.repeated());
              return answer;
            });
  }

  private static CompletionStage<?> answered(
      String type, Optional<String> id, GameId game, CompletionStage<GameReply.Done> later) {
    return later.thenApply(done -> {
      var answer = answer(type, id, game);
      answer.put("repeated", done.repeated());
      return answer;
    });
  }

  private static Map<String, Object> answer(String type, Optional<String> id, GameId game) {
    var answer = new LinkedHashMap<String, Object>();
    answer.put("type", type);
    id.ifPresent(text -> answer.put("id", text));
    answer.put("game", game.text());
    return answer;
  }
}
