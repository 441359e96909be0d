package org.apogee.node.game;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.function.Supplier;

/** A question to a game in this process, and its answer. */
final class LocalAsk extends CompletableFuture<GameReply> {
  private final GameCommand.Asked command;
  private final Supplier<CompletionStage<GameReply>> longWay;

  LocalAsk(GameCommand.Asked command, Supplier<CompletionStage<GameReply>> longWay) {
    this.command = command;
    this.longWay = longWay;
  }

  GameCommand.Asked command() {
    return command;
  }

  /** The game left without an answer. */
  void goTheLongWay() {
    if (isDone()) {
      return;
    }
    var _ =
        longWay
            .get()
            .whenComplete((reply, why) -> {
              if (why == null) {
                complete(reply);
              } else {
                completeExceptionally(why);
              }
            });
  }
}
