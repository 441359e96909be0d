package org.apogee.match.upkeep;

import java.time.Duration;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.javadsl.TimerScheduler;

/** Sends an actor the message on which it sees what can be done now. */
public final class Ticker<C> {
  /** Orders are repeated and ladders seat entrants at this pace; people do not notice a second. */
  private static final Duration EVERY = Duration.ofSeconds(1);

  private final TimerScheduler<C> timers;
  private final ActorRef<C> self;
  private final C tick;

  public Ticker(TimerScheduler<C> timers, ActorRef<C> self, C tick) {
    this.timers = timers;
    this.self = self;
    this.tick = tick;
  }

  /** One tick now, besides the regular ones. */
  public void now() {
    self.tell(tick);
  }

  /** Begins the regular ticks, unless they have begun. */
  public void start() {
    if (!timers.isTimerActive(tick)) {
      timers.startTimerWithFixedDelay(tick, tick, Duration.ZERO, EVERY);
    }
  }

  public void stop() {
    timers.cancel(tick);
  }
}
