package org.apogee.node.delivery;

import java.time.Duration;
import java.time.Instant;
import org.apogee.node.delivery.Posted.Result;
import org.jspecify.annotations.Nullable;

/** Decides what follows an attempt. Pure. */
final class RetryPlan {
  /** A receiver that rejects the content of a notice would hold up all later ones for a day. */
  private static final int REFUSALS_MOST = 5;

  /** Beyond this the pause is the longest in any case. */
  private static final int DOUBLINGS_MOST = 30;

  private RetryPlan() {}

  /**
   * What follows.
   *
   * @param next when it is tried again; null unless pending
   */
  record Verdict(State state, @Nullable Instant next) {}

  /** The states of a delivery. */
  enum State {
    PENDING,
    SENT,
    DEAD
  }

  /**
   * Decides.
   *
   * @param random from 0 to 1, so that receivers that fail together are not tried together
   */
  static Verdict after(
      Posted posted, Claim claim, DeliverySettings settings, Instant now, double random) {
    if (posted.result() == Result.ACCEPTED) {
      return new Verdict(State.SENT, null);
    }
    boolean isHopeless = posted.result() == Result.REFUSED && claim.attempts() >= REFUSALS_MOST;
    if (isHopeless || posted.isGone() || !now.isBefore(claim.giveUpAt())) {
      return new Verdict(State.DEAD, null);
    }
    var pause = pause(claim.attempts(), settings, random);
    var asked = posted.retryAfter().orElse(Duration.ZERO);
    var longest = settings.lastRetry();
    var wait =
        asked.compareTo(pause) > 0 ? (asked.compareTo(longest) > 0 ? longest : asked) : pause;
    return new Verdict(State.PENDING, now.plus(wait));
  }

  /** From half of the doubled pause to the whole of it. */
  static Duration pause(int attempts, DeliverySettings settings, double random) {
    int doublings = Math.min(Math.max(0, attempts - 1), DOUBLINGS_MOST);
    double most = (double) settings.firstRetry().toMillis() * (1L << doublings);
    double bounded = Math.min(most, (double) settings.lastRetry().toMillis());
    return Duration.ofMillis((long) (bounded * (0.5 + random / 2)));
  }
}
