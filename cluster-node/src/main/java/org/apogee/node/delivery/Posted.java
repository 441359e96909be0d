package org.apogee.node.delivery;

import java.time.Duration;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What came of one attempt.
 *
 * @param status of HTTP or SMTP, or null if nothing was answered
 * @param outcome for people
 * @param retryAfter what the receiver asked for
 */
record Posted(
    Result result,
    @Nullable Integer status,
    String outcome,
    long millis,
    Optional<Duration> retryAfter) {
  /** Statuses of HTTP that refuse this content: it will hardly be accepted later. */
  private static final Set<Integer> REFUSED = Set.of(400, 413, 415, 422);

  private static final int GONE = 410;

  /** The meaning of an answer. */
  enum Result {
    ACCEPTED,
    /** To be tried again. */
    FAILED,
    /** This notice will hardly be accepted later. */
    REFUSED,
    /** The receiver does not exist any more. */
    GONE
  }

  /** What a web server answered. */
  static Posted http(int status, String outcome, long millis, Optional<Duration> retryAfter) {
    var result =
        status >= 200 && status < 300
            ? Result.ACCEPTED
            : status == GONE
                ? Result.GONE
                : REFUSED.contains(status) ? Result.REFUSED : Result.FAILED;
    return new Posted(result, status, outcome, millis, retryAfter);
  }

  static Posted failed(String outcome, long millis) {
    return new Posted(Result.FAILED, null, outcome, millis, Optional.empty());
  }

  boolean isGone() {
    return result == Result.GONE;
  }
}
