package org.apogee.analytics.api;

import java.util.List;
import java.util.regex.Pattern;
import org.apogee.analytics.api.RatingQueries.Change;
import org.apogee.analytics.api.RatingQueries.Leader;
import org.apogee.analytics.api.RatingQueries.Meeting;
import org.apogee.analytics.api.RatingQueries.Pool;
import org.apogee.engine.BadInput;
import org.apogee.platform.http.Access;
import org.apogee.platform.http.Answer;
import org.apogee.platform.http.Request;
import org.apogee.platform.http.Route;

/** Leaderboards, histories, who met whom. */
final class RatingRoutes {
  private static final Pattern MOMENT = Pattern.compile("([0-9]{1,15})[.]([A-Za-z0-9_-]{1,64})");
  private static final String AFTER_ALL = "~";

  private final RatingQueries queries;

  RatingRoutes(RatingQueries queries) {
    this.queries = queries;
  }

  /** The participants of a list. */
  enum Kind {
    PLAYER,
    ENTITY
  }

  List<Route> routes() {
    return List.of(
        Route.get(AnalyticsApi.ROOT + "/ratings", Access.ANYBODY, this::pools)
            .query("participant", "limit", "cursor"),
        Route.get(AnalyticsApi.ROOT + "/ratings/{pool}", Access.ANYBODY, this::leaders)
            .query("kind", "limit", "cursor"),
        Route.get(AnalyticsApi.ROOT + "/ratings/{pool}/history", Access.ANYBODY, this::poolHistory)
            .query("participant", "limit", "cursor"),
        Route.get(AnalyticsApi.ROOT + "/ratings/{pool}/meetings", Access.ANYBODY, this::meetings)
            .query("participant", "opponent", "limit", "cursor"),
        Route.get(AnalyticsApi.ROOT + "/players/{id}/history", Access.ANYBODY, this::playerHistory)
            .query("limit", "cursor"));
  }

  private Answer pools(Request request) {
    int limit = limit(request);
    var after = request.queryId("cursor").orElse("");
    var rows =
        request
            .queryId("participant")
            .map(participant -> queries.poolsOf(participant, after, limit + 1))
            .orElseGet(() -> queries.pools(after, limit + 1));
    return Answer.json(Page.of(rows, limit, Pool::pool));
  }

  private Answer leaders(Request request) {
    int limit = limit(request);
    var kind = request.queryChoice("kind", Kind.class).map(Kind.ENTITY::equals).orElse(null);
    var after = request.queryId("cursor").orElse(null);
    var rows = queries.leaders(request.id("pool"), kind, after, limit + 1);
    return Answer.json(Page.of(rows, limit, Leader::participant));
  }

  private Answer poolHistory(Request request) {
    int limit = limit(request);
    long before = request.queryWhole("cursor", 1, Long.MAX_VALUE, Long.MAX_VALUE);
    var rows = queries.changes(request.id("pool"), participant(request), before, limit + 1);
    return Answer.json(Page.of(rows, limit, change -> Long.toString(change.number())));
  }

  private Answer playerHistory(Request request) {
    int limit = limit(request);
    long millis = Long.MAX_VALUE;
    var game = AFTER_ALL;
    var cursor = request.query("cursor");
    if (cursor.isPresent()) {
      var parts = MOMENT.matcher(cursor.get());
      if (!parts.matches()) {
        throw new BadInput("bad-cursor", "The cursor does not come from this list.");
      }
      millis = Long.parseLong(parts.group(1));
      game = parts.group(2);
    }
    var rows = queries.changes(request.id("id"), millis, game, limit + 1);
    return Answer.json(Page.of(rows, limit, RatingRoutes::moment));
  }

  private static String moment(Change change) {
    return change.at().toEpochMilli() + "." + change.game();
  }

  private Answer meetings(Request request) {
    int limit = limit(request);
    var rows =
        queries.meetings(
            request.id("pool"),
            participant(request),
            request.queryId("opponent").orElse(null),
            request.queryId("cursor").orElse(""),
            limit + 1);
    return Answer.json(Page.of(rows, limit, Meeting::opponent));
  }

  private static String participant(Request request) {
    return request
        .queryId("participant")
        .orElseThrow(
            () -> new BadInput("missing-parameter", "Parameter 'participant' is required."));
  }

  static int limit(Request request) {
    return (int) request.queryWhole("limit", 1, AnalyticsApi.LIMIT_MOST, AnalyticsApi.LIMIT_USUAL);
  }
}
