package org.apogee.node.game;

import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.function.Supplier;
import org.apache.pekko.actor.typed.javadsl.ActorContext;
import org.apache.pekko.actor.typed.javadsl.TimerScheduler;
import org.apogee.node.service.FormerHost;

/**
 * A game is back from the journal, and nobody knows yet how long it was away.
 *
 * <p>Until the former host's last heartbeat is known, the clock cannot tell a late move from one
 * that an absence excuses. So players' commands wait, and the clock is not set.
 */
final class Resumption {
  /** The database is away or slow; it decides the time of a player, so there is no guess. */
  private static final Duration ASK_AGAIN = Duration.ofSeconds(1);

  private final ActorContext<GameCommand> context;
  private final TimerScheduler<GameCommand> timers;
  private final Supplier<FormerHost> formerHost;
  private final GameDeps deps;
  private boolean open;

  Resumption(
      ActorContext<GameCommand> context,
      TimerScheduler<GameCommand> timers,
      Supplier<FormerHost> formerHost,
      GameDeps deps) {
    this.context = context;
    this.timers = timers;
    this.formerHost = formerHost;
    this.deps = deps;
  }

  boolean isOpen() {
    return open;
  }

  void begin() {
    open = true;
    ask();
  }

  void end() {
    open = false;
  }

  void unknown(GameCommand.FormerUnknown unknown) {
    if (unknown == GameCommand.FormerUnknown.YET) {
      timers.startSingleTimer(GameCommand.FormerUnknown.ASK_AGAIN, ASK_AGAIN);
    } else {
      ask();
    }
  }

  private void ask() {
    context.pipeToSelf(
        CompletableFuture.supplyAsync(formerHost, deps.blocking()),
        (former, failed) ->
            failed == null ? new GameCommand.Recovered(former) : GameCommand.FormerUnknown.YET);
  }
}
