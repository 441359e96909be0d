package org.apogee.node.game;

import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import org.apache.pekko.actor.typed.javadsl.ActorContext;
import org.apache.pekko.actor.typed.javadsl.TimerScheduler;
import org.apogee.protocol.game.GameId;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Reminds the player to act before a clock by days runs out. A game that was read back from the
 * journal may remind again: the notice has the same ID, so it is added once.
 */
final class Reminders {
  private static final Logger LOG = LoggerFactory.getLogger(Reminders.class);

  /** The database is away; there are hours left. */
  private static final Duration AGAIN = Duration.ofMinutes(1);

  private static final Duration LEAST = Duration.ofMillis(250);

  private final GameId id;
  private final ActorContext<GameCommand> context;
  private final TimerScheduler<GameCommand> timers;
  private final GameDeps deps;

  /** The question that was reminded of last. */
  private int reminded = -1;

  Reminders(
      GameId id,
      ActorContext<GameCommand> context,
      TimerScheduler<GameCommand> timers,
      GameDeps deps) {
    this.id = id;
    this.context = context;
    this.timers = timers;
    this.deps = deps;
  }

  /** For the running decision; {@code counted} is now, as clocks count. */
  void set(GameState state, long counted) {
    var at = MoveDue.at(state);
    if (at.isEmpty() || reminded == state.questionOf(state.seatToAct())) {
      timers.cancel(GameCommand.MoveDue.SOON);
      return;
    }
    long left = Math.max(at.getAsLong() - counted, LEAST.toMillis());
    timers.startSingleTimer(
        GameCommand.MoveDue.SOON, GameCommand.MoveDue.SOON, Duration.ofMillis(left));
  }

  /** The timer fired; it may have been set for a decision that got time back. */
  void due(GameState state, long counted) {
    var at = MoveDue.at(state);
    if (at.isEmpty() || counted < at.getAsLong()) {
      set(state, counted);
      return;
    }
    var notice = MoveDue.notice(id, state, counted);
    int question = state.questionOf(state.seatToAct());
    context.pipeToSelf(
        CompletableFuture.runAsync(() -> deps.notices().accept(notice), deps.blocking()),
        (_, failed) -> new GameCommand.Reminded(question, failed));
  }

  void done(GameCommand.Reminded result) {
    var failed = result.failed();
    if (failed == null) {
      reminded = result.question();
    } else {
      LOG.warn("no reminder for game {} yet: {}", id, failed.toString());
      timers.startSingleTimer(GameCommand.MoveDue.SOON, GameCommand.MoveDue.SOON, AGAIN);
    }
  }
}
