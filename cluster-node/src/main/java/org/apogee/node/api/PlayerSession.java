package org.apogee.node.api;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletionStage;
import org.apogee.engine.BadInput;
import org.apogee.node.service.Arrivals;
import org.apogee.platform.http.Conversation;
import org.apogee.platform.http.Fields;
import org.apogee.platform.token.Caller;
import org.apogee.protocol.game.GameId;

/**
 * Messages of a player on its session: moves and resignations, with the same replies as the routes.
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
  public CompletionStage<?> hear(Fields message) {
    // A session has the token already: the player's clock stops when the message is here.
    long received = arrivals.arrived(Duration.ZERO);
    var id = message.optionalText("id", ID_MAX);
    var game = new GameId(message.id("game"));
    return switch (message.text("type", ID_MAX)) {
      case "move" -> {
        var move = Move.read(message);
        yield desk.playLater(game, caller, move.ply(), move.code(), received)
            .thenApply(played -> {
              var answer = answer("played", id, game);
              answer.put("ply", move.ply());
              answer.put("plies", played.plies());
              answer.put("repeated", played.repeated());
              return answer;
            });
      }
      case "resign" -> {
        quotas.resign(caller);
        yield desk.resignLater(game, caller.player())
            .thenApply(done -> {
              var answer = answer("resigned", id, game);
              answer.put("repeated", done.repeated());
              return answer;
            });
      }
      default -> throw new BadInput("bad-type", "'type' must be one of move, resign.");
    };
  }

  private static Map<String, Object> answer(String type, Optional<String> id, GameId game) {
    var answer = new LinkedHashMap<String, Object>();
    answer.put("type", type);
    id.ifPresent(text -> answer.put("id", text));
    answer.put("game", game.text());
    return answer;
  }
}
