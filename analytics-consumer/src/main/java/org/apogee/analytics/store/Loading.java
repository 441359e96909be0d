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
import org.apogee.analytics.feed.FeedBatch.Worth;
import org.apogee.analytics.feed.Meaning;
import org.apogee.analytics.rating.Rating;
import org.apogee.analytics.rating.RatingBook.Effect;
import org.apogee.analytics.rating.RatingBook.Held;
import org.apogee.analytics.rating.RatingBook.Member;
import org.apogee.analytics.rating.RatingBook.Part;
import org.apogee.analytics.rating.Standing;
import org.apogee.analytics.statistics.OpenGame;
import org.apogee.platform.database.Sql;
import org.apogee.protocol.event.GameNews;
import org.apogee.protocol.event.GameResult;

/** Tells a batch what is stored of the games, pools and participants that some records name. */
final class Loading {
  private static final String RESULTS =
      "SELECT game, sequence, counts, places FROM result WHERE game = ANY (?::text[])";
  private static final String EFFECTS =
      """
      SELECT pool, participant, game, mean_before, deviation_before,
        coalesce(effect_mean, mean_after) AS mean,
        coalesce(effect_deviation, deviation_after) AS deviation
      FROM rating_change WHERE game = ANY (?::text[]) ORDER BY number\
      """;
  private static final String POOLS = "SELECT pool, results FROM pool WHERE pool = ANY (?::text[])";
  private static final String RATINGS =
      """
      SELECT pool, participant, name, is_entity, mean, deviation, games, last_millis,
        changes
      FROM rating
      JOIN unnest(?::text[], ?::text[]) AS w (pool, participant) USING (pool, participant)\
      """;
  private static final String GAMES =
      """
      SELECT game, ruleset, scenario, mode, bots, started_millis, is_over FROM game
      WHERE game = ANY (?::text[])\
      """;

  private final Set<String> results = new TreeSet<>();
  private final Set<String> corrected = new TreeSet<>();
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
      case Meaning.Ended(var result, var _) -> want(result);
      case Meaning.Corrected(var correction, var _) -> {
        want(correction.result());
        corrected.add(correction.result().game());
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

  private void want(GameResult result) {
    results.add(result.game());
    pools.add(result.pool());
    Standing.of(result).forEach(one -> ratings.add(new Member(result.pool(), one.participant())));
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
    if (!corrected.isEmpty()) {
      sql.list(EFFECTS, row -> effect(batch, row), List.copyOf(corrected));
    }
    if (!games.isEmpty()) {
      sql.list(GAMES, row -> game(batch, row), List.copyOf(games));
    }
  }

  private static boolean known(FeedBatch batch, ResultSet row) throws SQLException {
    var game = row.getString("game");
    batch.knowResult(game, row.getLong("sequence"));
    var places = row.getArray("places");
    batch.knowWorth(
        game,
        new Worth(
            row.getBoolean("counts"),
            places == null ? List.of() : List.of((Integer[]) places.getArray())));
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
                row.getLong("last_millis"),
                row.getLong("changes")));
    return true;
  }

  /** The first line of a game has the rating before it, the last one what it is worth now. */
  private static boolean effect(FeedBatch batch, ResultSet row) throws SQLException {
    var member = new Member(row.getString("pool"), row.getString("participant"));
    var part = new Part(member, row.getString("game"));
    var before =
        batch
            .ratings()
            .effect(part)
            .map(Effect::before)
            .orElse(new Rating(row.getDouble("mean_before"), row.getDouble("deviation_before")));
    var after = new Rating(row.getDouble("mean"), row.getDouble("deviation"));
    batch.ratings().know(part, new Effect(before, after));
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
