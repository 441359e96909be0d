package org.apogee.node.game;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.apache.pekko.actor.typed.javadsl.ActorContext;
import org.apache.pekko.actor.typed.javadsl.TimerScheduler;
import org.apogee.engine.Position;
import org.apogee.node.vacation.Vacation;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Looks whether a player of a game by days was on vacation before its time is up. Such a clock is
 * whole again after each turn, so a vacation matters only there. The journal says up to when
 * vacations are given back, so that a game that is read back from it gives nothing twice.
 *
 * <p>A vacation is given back when it has ended, or when somebody wants to act before. Until then
 * the game only waits: a clock with a second left would else write one event a second for a month.
 */
final class VacationCheck {
  private static final Logger LOG = LoggerFactory.getLogger(VacationCheck.class);
  private static final long DAY = Duration.ofDays(1).toMillis();

  /** The database is away: nobody loses on time meanwhile. */
  private static final Duration AGAIN = Duration.ofSeconds(10);

  /** The end of a vacation may come early, and the message about it may be lost. */
  private static final Duration LONGEST_WAIT = Duration.ofHours(1);

  private static final int NONE = -1;

  private final ActorContext<GameCommand> context;
  private final TimerScheduler<GameCommand> timers;
  private final GameDeps deps;

  /** The question whose vacations are known up to a time, or being looked up. */
  private int question = NONE;

  private boolean isAsking;
  private boolean isOver;

  /** The time up to which vacations are being looked up; an answer for another one is old. */
  private long askedAt = NONE;

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
    askedAt = now;
    context.pipeToSelf(
        CompletableFuture.supplyAsync(() -> deps.vacations().of(player), deps.blocking()),
        (all, failed) ->
            failed == null
                ? new GameCommand.VacationKnown(
                    asked, now, millis(all, spans), ends(all, now), null)
                : new GameCommand.VacationKnown(asked, now, 0, 0, failed));
  }

  private static long millis(List<Vacation> all, List<RunningTime.Span> spans) {
    return spans.stream()
        .mapToLong(one ->
            Vacation.within(all, Instant.ofEpochMilli(one.from()), Instant.ofEpochMilli(one.to()))
                .toMillis())
        .sum();
  }

  private static long ends(List<Vacation> all, long now) {
    var at = Instant.ofEpochMilli(now);
    return all.stream()
        .filter(one -> one.holds(at))
        .mapToLong(one -> one.ends().toEpochMilli())
        .findFirst()
        .orElse(0);
  }

  /** The milliseconds that the running decision has back; 0 if its time is up. */
  long known(GameCommand.VacationKnown result) {
    if (result.question() != question || result.now() != askedAt) {
      return 0;
    }
    isAsking = false;
    askedAt = NONE;
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

  /** Whether the vacation is still in progress; then the game looks again when it should end. */
  boolean waitsForEnd(GameCommand.VacationKnown result) {
    if (result.ends() == 0) {
      return false;
    }
    var left = Duration.ofMillis(result.ends() - result.now());
    var wait = left.compareTo(LONGEST_WAIT) < 0 ? left : LONGEST_WAIT;
    timers.startSingleTimer(VacationCheck.class, GameCommand.LookAgain.NOW, wait);
    return true;
  }

  /** Whether the question still waits for its answer. */
  static boolean isAbout(GameState state, GameCommand.VacationKnown result) {
    int seat = state.seatToAct();
    return seat != Position.NOBODY
        && !state.isPaused()
        && state.questionOf(seat) == result.question();
  }

  /** What was found may have changed, or could not be read. */
  void again() {
    isAsking = false;
  }

  /** The game begins again from the journal: its timers and answers are gone. */
  void forget() {
    question = NONE;
    askedAt = NONE;
  }
}
