package org.apogee.node.desk;

import java.util.concurrent.CompletionStage;
import org.apache.pekko.actor.typed.ActorSystem;
import org.apache.pekko.actor.typed.Behavior;
import org.apache.pekko.actor.typed.Props;
import org.apache.pekko.actor.typed.javadsl.Behaviors;
import org.apache.pekko.actor.typed.receptionist.Receptionist;
import org.apogee.cluster.order.DeskAnswer;
import org.apogee.cluster.order.DeskAnswer.Outcome;
import org.apogee.cluster.order.DeskRequest;
import org.apogee.engine.BadInput;
import org.apogee.node.game.GameCommand;
import org.apogee.node.game.GameReply;
import org.apogee.node.game.Games;
import org.apogee.platform.Refusal;
import org.apogee.protocol.game.GameId;

/** Takes orders of games from other members of the cluster; a repeat is answered again. */
public final class OrderDesk {
  private final Games games;

  private OrderDesk(Games games) {
    this.games = games;
  }

  /** From now on others find this desk. */
  public static void open(ActorSystem<?> system, Games games) {
    var desk = new OrderDesk(games);
    var clerk = system.systemActorOf(desk.clerk(), "order-desk", Props.empty());
    system.receptionist().tell(Receptionist.register(DeskRequest.KEY, clerk));
  }

  /** The game replies directly to the sender, so this actor keeps no state. */
  private Behavior<DeskRequest> clerk() {
    return Behaviors.receiveMessage(request -> {
      switch (request) {
        case DeskRequest.Open open -> take(open);
        case DeskRequest.Cancel cancel ->
            answer(
                    cancel.game(),
                    games.ask(
                        new GameId(cancel.game()),
                        me -> new GameCommand.Cancel(cancel.reason(), me)))
                .thenAccept(cancel.replyTo()::tell);
        case DeskRequest.Adjudicate it ->
            answer(
                    it.game(),
                    games.ask(
                        new GameId(it.game()), me -> new GameCommand.Adjudicate(it.places(), me)))
                .thenAccept(it.replyTo()::tell);
      }
      return Behaviors.same();
    });
  }

  /** Invalid orders are rejected here: a game would fail on them repeatedly. */
  private void take(DeskRequest.Open open) {
    try {
      open.order().setup();
      var id = new GameId(open.game());
      answer(open.game(), games.ask(id, me -> new GameCommand.Open(open.order(), null, me)))
          .thenAccept(open.replyTo()::tell);
    } catch (BadInput bad) {
      open.replyTo().tell(DeskAnswer.refused(open.game(), bad.code(), bad.sentence()));
    }
  }

  private static CompletionStage<DeskAnswer> answer(String game, CompletionStage<GameReply> asked) {
    return asked.handle((reply, failed) ->
        failed == null ? answer(game, reply) : DeskAnswer.of(game, Outcome.UNKNOWN));
  }

  private static DeskAnswer answer(String game, GameReply reply) {
    return switch (reply) {
      case GameReply.IsOpen open ->
          DeskAnswer.of(game, open.repeated() ? Outcome.REPEATED : Outcome.DONE);
      case GameReply.Done done ->
          DeskAnswer.of(game, done.repeated() ? Outcome.REPEATED : Outcome.DONE);
      case GameReply.Refused(Refusal why) -> DeskAnswer.refused(game, why.code(), why.sentence());
      case GameReply.Played _, GameReply.Seen _, GameReply.Tried _ ->
          DeskAnswer.of(game, Outcome.UNKNOWN);
    };
  }
}
