package org.apogee.node.game;

import java.time.Duration;
import org.apache.pekko.actor.typed.javadsl.TimerScheduler;
import org.apogee.engine.Position;
import org.apogee.node.service.Uptime;

/**
 * The timer of a game's clock, and the reminders for the player to decide.
 *
 * <p>Most decisions arrive long before their deadline, so the timer is not restarted for each: a
 * timer that fires early is set again when it fires.
 */
final class Alarms {
  /** A clock that ran out is settled by a heartbeat that began so long after it. */
  private static final long SETTLED_AFTER = Uptime.LINGER + 300;

  /** A notification that was lost costs a player at most so much of its time. */
  private static final Duration NAG_EVERY = Duration.ofSeconds(10);

  /** While a deadline has passed and cannot be settled: four looks a second, not a busy loop. */
  private static final Duration AGAIN_LEAST = Duration.ofMillis(250);

  private static final long NEVER = Long.MAX_VALUE;

  private final TimerScheduler<GameCommand> timers;
  private long ringsAt = NEVER;
  private boolean doesNag;

  Alarms(TimerScheduler<GameCommand> timers) {
    this.timers = timers;
  }

  /** For the end of a pause, or for the running decision of a player; house bots have no clock. */
  void set(GameState state, GameClock clock, long now) {
    if (state.isPaused()) {
      set(state.consent().pausedUntil(), now);
      return;
    }
    int seat = state.seatToAct();
    if (seat != Position.NOBODY && state.botOf(seat) == null) {
      set(state.deadline(seat) + clock.now(now).absent() + SETTLED_AFTER, now);
    }
  }

  /**
   * The running decision can be given up after the deadline, in milliseconds since 1970. While it
   * cannot, because the platform is away, the clock rings again and again.
   */
  private void set(long deadline, long now) {
    if (deadline < ringsAt) {
      ringsAt = deadline;
      long left = Math.max(deadline - now, AGAIN_LEAST.toMillis());
      timers.startSingleTimer(GameCommand.ClockRang.NOW, Duration.ofMillis(left));
    }
    if (!doesNag) {
      doesNag = true;
      timers.startTimerWithFixedDelay(GameCommand.Nag.AGAIN, NAG_EVERY);
    }
  }

  /** The timer fired; it is no longer set. */
  void rang() {
    ringsAt = NEVER;
  }

  void off() {
    timers.cancelAll();
    ringsAt = NEVER;
    doesNag = false;
  }
}
