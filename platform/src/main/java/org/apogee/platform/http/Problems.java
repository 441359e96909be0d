package org.apogee.platform.http;

import io.javalin.http.HttpResponseException;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.apogee.engine.BadInput;
import org.apogee.platform.Unavailable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Turns what went wrong into a problem. Only our own mistakes are 500, and only they are logged.
 */
final class Problems {
  private static final Logger LOG = LoggerFactory.getLogger(Problems.class);

  /** Codes of {@link BadInput} that are not simply a bad request. */
  private static final Map<String, Integer> STATUS =
      Map.ofEntries(
          Map.entry("no-token", 401),
          Map.entry("bad-token", 401),
          Map.entry("expired-token", 401),
          Map.entry("wrong-scope", 403),
          Map.entry("unknown-player", 404),
          Map.entry("unknown-token", 404),
          Map.entry("name-taken", 409));

  private final Map<String, Integer> statusOfCode;

  Problems(Map<String, Integer> more) {
    var all = new HashMap<>(STATUS);
    all.putAll(more);
    statusOfCode = Map.copyOf(all);
  }

  Problem of(Throwable thrown) {
    return switch (thrown) {
      case BadInput bad ->
          Problem.of(statusOfCode.getOrDefault(bad.code(), 400), bad.code(), bad.sentence());
      case Refusal refusal ->
          new Problem(refusal.status(), refusal.code(), refusal.sentence(), refusal.retryAfter());
      case Unavailable away -> {
        LOG.warn("unavailable: {}", String.valueOf(away.getCause()));
        yield new Problem(503, "unavailable", away.sentence(), Optional.of(Duration.ofSeconds(1)));
      }
      case HttpResponseException routed -> Problem.ofStatus(routed.getStatus());
      default -> {
        LOG.error("a request failed by a mistake of ours", thrown);
        yield Problem.ofStatus(500);
      }
    };
  }
}
