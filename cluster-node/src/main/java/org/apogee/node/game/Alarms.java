package org.apogee.node.game;

import java.time.Duration;
import org.apache.pekko.actor.typed.javadsl.TimerScheduler;

/**
 * The clock of a game, and the nagging of the player it waits for.
 *
 * <p>Most decisions come long before their deadline, so a timer is not set anew for each: one that
 * rings early is set again when it rings.
 */
final class Alarms {
  private static final Duration NAG_EVERY = Duration.ofSeconds(10);
  private static final Duration AGAIN_LEAST = Duration.ofMillis(250);
  private static final long NEVER = Long.MAX_VALUE;

  private final TimerScheduler<GameCommand> timers;
  private long ringsAt = NEVER;
  private boolean doesNag;

  Alarms(TimerScheduler<GameCommand> timers) {
    this.timers = timers;
  }

  /**
   * The running decision can be given up after the deadline, in milliseconds since 1970. While it
   * cannot, because the platform is away, the clock rings again and again.
   */
  void set(long deadline, long now) {
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

  /** The clock rang; from here on it is not set. */
  void rang() {
    ringsAt = NEVER;
  }

  void off() {
    timers.cancelAll();
    ringsAt = NEVER;
    doesNag = false;
  }
}
