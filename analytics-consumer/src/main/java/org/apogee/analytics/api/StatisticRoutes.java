package org.apogee.analytics.api;

import java.util.List;
import java.util.TreeMap;
import java.util.regex.Pattern;
import org.apogee.analytics.api.EntityStatistics.Filter;
import org.apogee.analytics.rating.Scenario;
import org.apogee.engine.BadInput;
import org.apogee.platform.Refusal.Kind;
import org.apogee.platform.RequestRefused;
import org.apogee.platform.http.Access;
import org.apogee.platform.http.Answer;
import org.apogee.platform.http.Request;
import org.apogee.platform.http.Route;

/** How games end, how long they take, what a seat is worth, how the Entity fares. */
final class StatisticRoutes {
  private static final Pattern RULESET = Pattern.compile("[a-z][a-z0-9-]{0,63}(/[1-9][0-9]{0,5})?");
  private static final int SEATS_MOST = 64;

  private final StatisticQueries queries;

  StatisticRoutes(StatisticQueries queries) {
    this.queries = queries;
  }

  List<Route> routes() {
    return List.of(
        Route.get(AnalyticsApi.ROOT + "/stats/games", Access.ANYBODY, this::overview),
        Route.get(AnalyticsApi.ROOT + "/stats/games/{game}", Access.ANYBODY, this::game)
            .query("edition", "seats"),
        Route.get(AnalyticsApi.ROOT + "/stats/entity", Access.ANYBODY, this::entity)
            .query("ruleset", "scenario", "difficulty", "power", "seats"));
  }

  /** The finished games of one ruleset. */
  record Overview(String game, String ruleset, long games) {}

  private Answer overview(Request request) {
    var games = new TreeMap<String, Long>();
    queries
        .overview()
        .forEach(row -> games.merge(row.key().ruleset(), row.amount().count(), Long::sum));
    var items =
        games.entrySet().stream()
            .map(e -> new Overview(Scenario.game(e.getKey()), e.getKey(), e.getValue()))
            .toList();
    return Answer.json(new Page<>(items, null));
  }

  private Answer game(Request request) {
    var game = request.id("game");
    long edition = request.queryWhole("edition", 1, Integer.MAX_VALUE, 0);
    long seats = request.queryWhole("seats", 1, SEATS_MOST, 0);
    var rows = queries.game(edition == 0 ? game : game + "/" + edition);
    if (rows.isEmpty()) {
      throw RequestRefused.of(
          Kind.NOT_FOUND, "no-such-statistics", "No game of this name has ended yet.");
    }
    return Answer.json(GameStatistics.of(game, rows, seats == 0 ? null : (int) seats));
  }

  private Answer entity(Request request) {
    var ruleset = request.query("ruleset").map(StatisticRoutes::ruleset).orElse(null);
    long seats = request.queryWhole("seats", 1, SEATS_MOST, 0);
    var filter =
        new Filter(
            request.queryId("scenario").orElse(null),
            request.queryId("difficulty").orElse(null),
            request.queryId("power").orElse(null),
            seats == 0 ? null : Long.toString(seats));
    return Answer.json(EntityStatistics.of(queries.entity(ruleset), filter));
  }

  private static String ruleset(String text) {
    if (!RULESET.matcher(text).matches()) {
      throw new BadInput(
          "bad-parameter",
          "'ruleset' must be a game such as sol, or one edition of it, such as sol/1.");
    }
    return text;
  }
}
