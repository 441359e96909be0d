package org.apogee.match.upkeep;

import java.time.Duration;
import org.apache.pekko.actor.typed.BackoffSupervisorStrategy;
import org.apache.pekko.actor.typed.Behavior;
import org.apache.pekko.actor.typed.SupervisorStrategy;
import org.apache.pekko.actor.typed.javadsl.Behaviors;
import org.apogee.cluster.FailedWrites;

/** How long a failed actor waits before it starts again. */
public final class Backoff {
  /** A database that restarts is back in seconds; asking sooner would only add to its load. */
  private static final Duration WRITE_LEAST = Duration.ofMillis(200);

  /** A database that returns must not wait long for the journal. */
  private static final Duration WRITE_MOST = Duration.ofSeconds(5);

  /** A mistake of ours repeats itself, so each restart costs a recovery and a logged error. */
  private static final Duration MISTAKE_MOST = Duration.ofMinutes(1);

  /** Up to a fifth longer, so that thousands of actors do not return in the same moment. */
  private static final double SPREAD = 0.2;

  private Backoff() {}

  /** After a write whose outcome is unknown: the actor reads the journal again. */
  public static BackoffSupervisorStrategy afterFailedWrite() {
    return SupervisorStrategy.restartWithBackoff(WRITE_LEAST, WRITE_MOST, SPREAD);
  }

  /** Restarts an actor of the journal that a mistake of ours has stopped. */
  public static <T> Behavior<T> supervised(Behavior<T> behavior) {
    return Behaviors.supervise(FailedWrites.reportedOnce(behavior))
        .onFailure(SupervisorStrategy.restartWithBackoff(WRITE_MOST, MISTAKE_MOST, SPREAD));
  }
}
