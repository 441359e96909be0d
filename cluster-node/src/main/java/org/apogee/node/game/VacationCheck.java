package org.apogee.node.game;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.function.Supplier;
import org.apache.pekko.actor.typed.javadsl.ActorContext;
import org.apache.pekko.actor.typed.javadsl.TimerScheduler;
import org.apogee.engine.Position;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Looks whether a player of a game by days was on vacation before its time is up. Such a clock is
 * whole again after each turn, so a vacation matters only there. The journal says up to when
 * vacations are given back, so that a game that is read back from it gives nothing twice.
 */
final class VacationCheck {
  private static final Logger LOG = LoggerFactory.getLogger(VacationCheck.class);
  private static final long DAY = Duration.ofDays(1).toMillis();

  /** The database is away: nobody loses on time meanwhile. */
  private static final Duration AGAIN = Duration.ofSeconds(10);

  private static final int NONE = -1;

  private final ActorContext<GameCommand> context;
  private final TimerScheduler<GameCommand> timers;
  private final GameDeps deps;

  /** The question whose vacations are known up to a time, or being looked up. */
  private int question = NONE;

  private boolean isAsking;
  private boolean isOver;

  VacationCheck(
      ActorContext<GameCommand> context, TimerScheduler<GameCommand> timers, GameDeps deps) {
    this.context = context;
    this.timers = timers;
    this.deps = deps;
  }

  /**
   * Whether the time of the seat to act is up but for a vacation, which is then looked up: the
   * answer comes as {@link GameCommand.VacationKnown}.
   */
  boolean holdsUp(GameState state, When when) {
    int seat = state.seatToAct();
    if (seat == Position.NOBODY
        || state.order().clock().capMillis() < DAY
        || GameDecisions.expire(state, state.log().size(), when).isEmpty()) {
      return false;
    }
    int asked = state.questionOf(seat);
    if (asked != question) {
      question = asked;
      isAsking = false;
      isOver = false;
    }
    if (!isAsking && !isOver) {
      isAsking = true;
      ask(state.order().seats().get(seat).player(), state.runningUntil(when.now()), when.now());
    }
    return isAsking;
  }

  private void ask(String player, List<RunningTime.Span> spans, long now) {
    int asked = question;
    Supplier<Long> look =
        () ->
            spans.stream()
                .mapToLong(one -> deps.vacations().millisWithin(player, one.from(), one.to()))
                .sum();
    context.pipeToSelf(
        CompletableFuture.supplyAsync(look, deps.blocking()),
        (millis, failed) ->
            new GameCommand.VacationKnown(asked, now, failed == null ? millis : 0, failed));
  }

  /** The milliseconds that the running decision has back; 0 if its time is up. */
  long known(GameCommand.VacationKnown result) {
    if (result.question() != question) {
      return 0;
    }
    isAsking = false;
    var failed = result.failed();
    if (failed != null) {
      LOG.warn("vacations cannot be read yet: {}", failed.toString());
      isAsking = true;
      timers.startSingleTimer(VacationCheck.class, GameCommand.LookAgain.NOW, AGAIN);
      return 0;
    }
    isOver = result.millis() == 0;
    return result.millis();
  }

  /** Whether the question still waits for its answer. */
  static boolean isAbout(GameState state, GameCommand.VacationKnown result) {
    int seat = state.seatToAct();
    return seat != Position.NOBODY
        && !state.isPaused()
        && state.questionOf(seat) == result.question();
  }

  /** After a failure. */
  void again() {
    isAsking = false;
  }

  /** The game begins again from the journal: its timers and answers are gone. */
  void forget() {
    question = NONE;
  }
}
