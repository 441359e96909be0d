package org.apogee.match.ladder;

import java.util.concurrent.CompletionStage;
import java.util.function.BiFunction;
import org.apache.pekko.actor.typed.javadsl.ActorContext;
import org.apogee.cluster.order.DeskAnswer;
import org.apogee.protocol.game.GameOrder;

/** Sends the orders of one ladder's {@link LadderBook} to the desks. */
final class LadderOrders {
  private final ActorContext<LadderCommand> context;
  private final BiFunction<String, GameOrder, CompletionStage<DeskAnswer>> desks;
  private final LadderBook book = new LadderBook();

  LadderOrders(
      ActorContext<LadderCommand> context,
      BiFunction<String, GameOrder, CompletionStage<DeskAnswer>> desks) {
    this.context = context;
    this.desks = desks;
  }

  /** Sends what is to be sent now. */
  void see(LadderState state, long now) {
    for (var table : book.toOrder(state, now)) {
      context.pipeToSelf(
          desks.apply(table.game(), LadderBook.order(state, table)),
          (answer, _) -> new LadderCommand.Ordered(answer));
    }
  }

  void answered(DeskAnswer answer, long now) {
    book.answered(answer, now);
  }
}
