package org.apogee.analytics.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.apogee.analytics.feed.FeedBatch;
import org.apogee.analytics.feed.FeedBatch.Game;
import org.apogee.analytics.feed.Meaning;
import org.apogee.analytics.rating.Rating;
import org.apogee.analytics.rating.RatingBook.Held;
import org.apogee.analytics.rating.RatingBook.Member;
import org.apogee.analytics.rating.Standing;
import org.apogee.analytics.statistics.OpenGame;
import org.apogee.platform.database.Sql;
import org.apogee.protocol.event.GameNews;

/** Tells a batch what is stored of the games, pools and participants that some records name. */
final class Loading {
  private static final String RESULTS =
      "SELECT game, sequence FROM result WHERE game = ANY (?::text[])";
  private static final String POOLS = "SELECT pool, results FROM pool WHERE pool = ANY (?::text[])";
  private static final String RATINGS =
      """
      SELECT pool, participant, name, is_entity, mean, deviation, games, last_millis FROM rating
      JOIN unnest(?::text[], ?::text[]) AS w (pool, participant) USING (pool, participant)\
      """;
  private static final String GAMES =
      """
      SELECT game, ruleset, scenario, mode, bots, started_millis, is_over FROM game
      WHERE game = ANY (?::text[])\
      """;

  private final Set<String> results = new TreeSet<>();
  private final Set<String> pools = new TreeSet<>();
  private final Set<Member> ratings = new TreeSet<>();
  private final Set<String> games = new TreeSet<>();

  private Loading() {}

  static void into(FeedBatch batch, Sql sql, Collection<Meaning> meanings) throws SQLException {
    var wanted = new Loading();
    meanings.forEach(wanted::want);
    wanted.load(batch, sql);
  }

  private void want(Meaning meaning) {
    switch (meaning) {
      case Meaning.Ended(var result, var _) -> {
        results.add(result.game());
        pools.add(result.pool());
        Standing.of(result)
            .forEach(one -> ratings.add(new Member(result.pool(), one.participant())));
      }
      case Meaning.Happened(var game, var news) -> {
        if (news instanceof GameNews.Started
            || news instanceof GameNews.Finished
            || news instanceof GameNews.Cancelled) {
          games.add(game);
        }
      }
      case Meaning.Dead _ -> {}
    }
  }

  private void load(FeedBatch batch, Sql sql) throws SQLException {
    if (!results.isEmpty()) {
      sql.list(RESULTS, row -> known(batch, row), List.copyOf(results));
      sql.list(POOLS, row -> pool(batch, row), List.copyOf(pools));
      var keys = new Columns<>(sql, ratings);
      sql.list(
          RATINGS,
          row -> rating(batch, row),
          keys.texts(Member::pool),
          keys.texts(Member::participant));
    }
    if (!games.isEmpty()) {
      sql.list(GAMES, row -> game(batch, row), List.copyOf(games));
    }
  }

  private static boolean known(FeedBatch batch, ResultSet row) throws SQLException {
    batch.knowResult(row.getString("game"), row.getLong("sequence"));
    return true;
  }

  private static boolean pool(FeedBatch batch, ResultSet row) throws SQLException {
    batch.knowPool(row.getString("pool"), row.getLong("results"));
    return true;
  }

  private static boolean rating(FeedBatch batch, ResultSet row) throws SQLException {
    batch
        .ratings()
        .know(
            new Member(row.getString("pool"), row.getString("participant")),
            new Held(
                row.getString("name"),
                row.getBoolean("is_entity"),
                new Rating(row.getDouble("mean"), row.getDouble("deviation")),
                row.getLong("games"),
                row.getLong("last_millis")));
    return true;
  }

  private static boolean game(FeedBatch batch, ResultSet row) throws SQLException {
    var bots = new ArrayList<>(Arrays.asList((String[]) row.getArray("bots").getArray()));
    var facts =
        new OpenGame(
            row.getString("ruleset"),
            row.getString("scenario"),
            row.getString("mode"),
            bots,
            row.getLong("started_millis"));
    batch.knowGame(row.getString("game"), new Game(facts, row.getBoolean("is_over")));
    return true;
  }
}
