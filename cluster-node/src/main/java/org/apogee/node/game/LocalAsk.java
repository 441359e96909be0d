package org.apogee.node.game;

import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.function.Function;

/** A question to a game in this process, and its answer. */
final class LocalAsk extends CompletableFuture<GameReply> {
  private final GameCommand.Asked command;
  private final Function<Duration, CompletionStage<GameReply>> longWay;
  private final long endNanos;

  /**
   * A question.
   *
   * @param longWay asks again, with the patience that is left
   */
  LocalAsk(
      GameCommand.Asked command,
      Duration patience,
      Function<Duration, CompletionStage<GameReply>> longWay) {
    this.command = command;
    this.longWay = longWay;
    this.endNanos = System.nanoTime() + patience.toNanos();
  }

  boolean isLate() {
    return System.nanoTime() - endNanos > 0;
  }

  private Duration left() {
    return Duration.ofNanos(Math.max(1_000_000, endNanos - System.nanoTime()));
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
            .apply(left())
            .whenComplete((reply, why) -> {
              if (why == null) {
                complete(reply);
              } else {
                completeExceptionally(why);
              }
            });
  }
}
