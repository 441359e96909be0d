package org.apogee.node.game;

import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import org.apache.pekko.actor.typed.javadsl.ActorContext;
import org.apache.pekko.actor.typed.javadsl.TimerScheduler;
import org.apogee.cluster.notice.Notice;
import org.apogee.protocol.game.GameId;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Reminds the player to act before a clock by days runs out. A game that was read back from the
 * journal may remind again: the notice has the same ID, so it is added once.
 *
 * <p>As with {@link Alarms}, the timer is not restarted for each decision: one that fires early is
 * set again when it fires.
 */
final class Reminders {
  private static final Logger LOG = LoggerFactory.getLogger(Reminders.class);

  /** The database is away; there are hours left. */
  private static final Duration AGAIN = Duration.ofMinutes(1);

  private static final Duration LEAST = Duration.ofMillis(250);

  private static final long NEVER = Long.MAX_VALUE;

  private final GameId id;
  private final ActorContext<GameCommand> context;
  private final TimerScheduler<GameCommand> timers;
  private final Consumer<Notice> notices;
  private final Executor blocking;

  /** The question that was reminded of last. */
  private int reminded = -1;

  /** When the timer fires, as clocks count. */
  private long ringsAt = NEVER;

  /**
   * The reminders of one game.
   *
   * @param notices takes a notice; may wait for the database, on {@code blocking}
   */
  Reminders(
      GameId id,
      ActorContext<GameCommand> context,
      TimerScheduler<GameCommand> timers,
      Consumer<Notice> notices,
      Executor blocking) {
    this.id = id;
    this.context = context;
    this.timers = timers;
    this.notices = notices;
    this.blocking = blocking;
  }

  /** For the running decision; {@code counted} is now, as clocks count. */
  void set(GameState state, long counted) {
    var at = MoveDue.at(state);
    if (at.isPresent() && at.getAsLong() < ringsAt && !isReminded(state)) {
      ringsAt = at.getAsLong();
      start(Duration.ofMillis(Math.max(ringsAt - counted, LEAST.toMillis())));
    }
  }

  private boolean isReminded(GameState state) {
    return reminded == state.questionOf(state.seatToAct());
  }

  private void start(Duration left) {
    timers.startSingleTimer(GameCommand.MoveDue.SOON, GameCommand.MoveDue.SOON, left);
  }

  /** A restart has cancelled all timers. */
  void forget() {
    ringsAt = NEVER;
  }

  /** The timer fired; perhaps for an earlier decision, or for one that got time back. */
  void due(GameState state, long counted) {
    ringsAt = NEVER;
    var at = MoveDue.at(state);
    if (at.isEmpty() || counted < at.getAsLong() || isReminded(state)) {
      set(state, counted);
      return;
    }
    var notice = MoveDue.notice(id, state, counted);
    int question = state.questionOf(state.seatToAct());
    context.pipeToSelf(
        CompletableFuture.runAsync(() -> notices.accept(notice), blocking),
        (_, failed) -> new GameCommand.Reminded(question, failed));
  }

  void done(GameCommand.Reminded result) {
    var failed = result.failed();
    if (failed == null) {
      reminded = result.question();
    } else {
      LOG.warn("no reminder for game {} yet: {}", id, failed.toString());
      ringsAt = 0; // no later decision restarts it
      start(AGAIN);
    }
  }
}
