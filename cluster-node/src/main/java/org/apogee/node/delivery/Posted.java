package org.apogee.node.delivery;

import java.time.Duration;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * What came of one attempt.
 *
 * @param status of HTTP, or null if nothing was answered
 * @param outcome for people
 * @param retryAfter what the receiver asked for
 */
record Posted(
    @Nullable Integer status, String outcome, long millis, Optional<Duration> retryAfter) {
  /** Refuses this content: it will hardly accept it later. */
  private static final java.util.Set<Integer> REFUSED = java.util.Set.of(400, 413, 415, 422);

  static final int GONE = 410;

  boolean isAccepted() {
    return status != null && status >= 200 && status < 300;
  }

  boolean isRefused() {
    return status != null && REFUSED.contains(status);
  }

  boolean isGone() {
    return status != null && status == GONE;
  }
}
