package org.apogee.match.tournament;

import org.apache.pekko.actor.typed.javadsl.ActorContext;
import org.apogee.cluster.order.DeskAnswer;

/** Sends what the {@link OrderBook} of one tournament says to the desks. */
final class GameOrders {
  private final ActorContext<TournamentCommand> context;
  private final TournamentActor.Deps deps;
  private final OrderBook book = new OrderBook();

  GameOrders(ActorContext<TournamentCommand> context, TournamentActor.Deps deps) {
    this.context = context;
    this.deps = deps;
  }

  boolean isIdle() {
    return book.isIdle();
  }

  /** Sends what is to be sent now. */
  void see(TournamentState state, long now) {
    if (state.stage() == TournamentState.Stage.NEW) {
      return;
    }
    for (var game : book.toOrder(state, now)) {
      context.pipeToSelf(
          deps.desks().open(game.id(), OrderBook.order(state, game)),
          (answer, _) -> new TournamentCommand.Ordered(answer));
    }
    for (var game : book.toCallOff(state, now)) {
      context.pipeToSelf(
          deps.desks().cancel(game, "The tournament no longer needs the game."),
          (answer, _) -> new TournamentCommand.CalledOff(answer));
    }
    for (var decision : book.toSettle(state, now)) {
      context.pipeToSelf(
          deps.desks().adjudicate(decision.game(), decision.places(), decision.reason()),
          (answer, _) -> new TournamentCommand.Settled(answer));
    }
    deps.metrics().pending(state.id(), book.waiting());
  }

  void answered(DeskAnswer answer, long now) {
    deps.metrics().ordered(answer.outcome());
    book.ordered(answer, now);
  }

  void settled(DeskAnswer answer) {
    book.settled(answer, deps.clock().millis());
  }

  void calledOff(DeskAnswer answer) {
    book.calledOff(answer, deps.clock().millis());
  }
}
