package org.apogee.proving.cluster;

import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Function;
import org.apogee.node.game.GameReply;
import org.apogee.proving.cluster.Script.Step;

/**
 * Plays scripts, one move in flight for each game, and sends a move again until it is acknowledged,
 * as a client does during an outage.
 */
final class InsistentPlayer {
  private static final Executor LATER =
      CompletableFuture.delayedExecutor(300, TimeUnit.MILLISECONDS);

  private final BenchNode node;

  /** How long a player thinks before a step, in milliseconds. */
  private final Function<Step, Long> thinking;

  private final AtomicLong acknowledged = new AtomicLong();
  private final AtomicLong repeats = new AtomicLong();

  InsistentPlayer(BenchNode node, Function<Step, Long> thinking) {
    this.node = node;
    this.thinking = thinking;
  }

  long acknowledged() {
    return acknowledged.get();
  }

  /** How often a move was sent again. */
  long repeats() {
    return repeats.get();
  }

  /** Begins to play all of them; the latch opens when all are at their ends. */
  CountDownLatch play(List<Script> scripts) {
    var left = new CountDownLatch(scripts.size());
    scripts.forEach(script -> next(script, 0, left));
    return left;
  }

  private void next(Script script, int index, CountDownLatch left) {
    if (index == script.steps().size()) {
      left.countDown();
      return;
    }
    var step = script.steps().get(index);
    long millis = thinking.apply(step);
    Runnable send = () -> send(script, index, step, left);
    if (millis == 0) {
      send.run();
    } else {
      CompletableFuture.delayedExecutor(millis, TimeUnit.MILLISECONDS).execute(send);
    }
  }

  private void send(Script script, int index, Step step, CountDownLatch left) {
    var _ =
        node.playReceived(script.game(), step)
            .whenComplete((reply, _) -> {
              if (reply instanceof GameReply.Played) {
                acknowledged.incrementAndGet();
                next(script, index + 1, left);
              } else {
                repeats.incrementAndGet();
                LATER.execute(() -> send(script, index, step, left));
              }
            });
  }
}
