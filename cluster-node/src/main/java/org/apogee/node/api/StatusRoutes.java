package org.apogee.node.api;

import java.lang.management.ManagementFactory;
import java.util.List;
import java.util.function.LongSupplier;
import java.util.function.ToLongFunction;
import org.apogee.node.directory.GamesAtAGlance;
import org.apogee.node.directory.GamesAtAGlance.Line;
import org.apogee.platform.http.Access;
import org.apogee.platform.http.Answer;
import org.apogee.platform.http.Request;
import org.apogee.platform.http.Route;
import org.apogee.platform.metrics.Build;
import org.jspecify.annotations.Nullable;

/** The status of the platform for the status page; operators use the metrics. */
final class StatusRoutes {
  /** The status page is public: however many ask, the database is queried once in 3 s. */
  private static final long KEEP_NANOS = 3_000_000_000L;

  private final GamesAtAGlance games;
  private final LongSupplier nanoTime;
  private @Nullable Status last;
  private long lastAt;

  StatusRoutes(GamesAtAGlance games, LongSupplier nanoTime) {
    this.games = games;
    this.nanoTime = nanoTime;
  }

  /**
   * @param rulesets with games, each with its numbers
   * @param quietest live games without news for the longest time
   */
  record Status(
      long atMillis,
      String version,
      long upMillis,
      long openedLastHour,
      long finishedLastHour,
      long movedLastMinute,
      List<Line> rulesets,
      List<GamesAtAGlance.Quiet> quietest) {}

  List<Route> routes() {
    return List.of(Route.get(NodeApi.ROOT + "/status", Access.ANYBODY, this::status));
  }

  /** Cached for a few seconds, because many clients may ask at the same time. */
  private synchronized Answer status(Request request) {
    long now = nanoTime.getAsLong();
    if (last == null || now - lastAt > KEEP_NANOS) {
      last = counted();
      lastAt = now;
    }
    return Answer.json(last);
  }

  private Status counted() {
    var lines = games.lines();
    return new Status(
        System.currentTimeMillis(),
        Build.current().version(),
        ManagementFactory.getRuntimeMXBean().getUptime(),
        sum(lines, Line::opened),
        sum(lines, Line::finished),
        sum(lines, Line::moved),
        lines,
        games.quietest());
  }

  private static long sum(List<Line> lines, ToLongFunction<Line> number) {
    return lines.stream().mapToLong(number).sum();
  }
}
