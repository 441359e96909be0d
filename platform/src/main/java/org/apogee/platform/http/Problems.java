package org.apogee.platform.http;

import io.javalin.http.HttpResponseException;
import java.time.Duration;
import java.util.Optional;
import org.apogee.engine.BadInput;
import org.apogee.platform.Refusal;
import org.apogee.platform.RequestRefused;
import org.apogee.platform.Unavailable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Turns what went wrong into a problem. Only our own mistakes are 500, and only they are logged.
 */
final class Problems {
  private static final Logger LOG = LoggerFactory.getLogger(Problems.class);

  private Problems() {}

  /** The same, with what the request was about in the log. */
  static Problem of(Throwable thrown, Incoming incoming, String template) {
    if (thrown instanceof BadInput || thrown instanceof RequestRefused) {
      return of(thrown);
    }
    try (var _ = FailedRequest.about(incoming, template)) {
      return of(thrown);
    }
  }

  static Problem of(Throwable thrown) {
    return switch (thrown) {
      case BadInput bad -> Problem.of(status(Refusal.Kind.INVALID), bad.code(), bad.sentence());
      case RequestRefused refused -> of(refused.refusal(), refused.retryAfter());
      case Unavailable away -> {
        LOG.warn("unavailable: {}", String.valueOf(away.getCause()));
        yield Problem.unavailable("unavailable", away.sentence());
      }
      case HttpResponseException routed -> Problem.ofStatus(routed.getStatus());
      default -> {
        LOG.error("a request failed because of a bug", thrown);
        yield Problem.ofStatus(500);
      }
    };
  }

  private static Problem of(Refusal refusal, Optional<Duration> retryAfter) {
    return new Problem(status(refusal.kind()), refusal.code(), refusal.sentence(), retryAfter);
  }

  /** The one place where a kind of refusal becomes a status of HTTP. */
  static int status(Refusal.Kind kind) {
    return switch (kind) {
      case INVALID -> 400;
      case UNAUTHENTICATED -> 401;
      case FORBIDDEN -> 403;
      case NOT_FOUND -> 404;
      case TIMED_OUT -> 408;
      case CONFLICT -> 409;
      case GONE -> 410;
      case TOO_LARGE -> 413;
      case UNSUPPORTED -> 415;
      case AGAINST_THE_RULES -> 422;
      case UPGRADE_REQUIRED -> 426;
      case TOO_MANY -> 429;
      case UNAVAILABLE -> 503;
    };
  }
}
