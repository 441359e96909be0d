package org.apogee.analytics.store;

import java.sql.SQLException;
import java.util.List;
import java.util.Map;
import java.util.Map.Entry;
import java.util.Objects;
import java.util.TreeMap;
import org.apogee.analytics.feed.FeedBatch;
import org.apogee.analytics.feed.FeedBatch.DeadLetter;
import org.apogee.analytics.feed.FeedBatch.Game;
import org.apogee.analytics.feed.FeedBatch.NumberedResult;
import org.apogee.analytics.feed.FeedBatch.NumberedWorth;
import org.apogee.analytics.rating.Meetings.Pair;
import org.apogee.analytics.rating.Meetings.Score;
import org.apogee.analytics.rating.RatingBook;
import org.apogee.analytics.rating.RatingBook.Change;
import org.apogee.analytics.rating.RatingBook.Correction;
import org.apogee.analytics.rating.RatingBook.Held;
import org.apogee.analytics.rating.RatingBook.Member;
import org.apogee.platform.database.Sql;
import org.apogee.platform.erasure.FormerPlayers;

/**
 * Stores the changes of a batch, with one statement for each table. Rows that several processes
 * share are written in one order, so that none waits for another in a circle.
 */
final class Writing {
  private static final String POOLS =
      """
      INSERT INTO pool (pool, results) SELECT * FROM unnest(?::text[], ?::int8[])
      ON CONFLICT (pool) DO UPDATE SET results = excluded.results\
      """;
  private static final String RESULTS =
      """
      INSERT INTO result (game, sequence, pool, number, ruleset, at_millis)
      SELECT * FROM unnest(?::text[], ?::int8[], ?::text[], ?::int8[], ?::text[], ?::int8[])\
      """;
  private static final String RATINGS =
      """
      INSERT INTO rating (pool, participant, name, is_entity, mean, deviation, games, last_millis,
        changes)
      SELECT * FROM unnest(?::text[], ?::text[], ?::text[], ?::bool[], ?::float8[], ?::float8[],
        ?::int8[], ?::int8[], ?::int8[])
      ON CONFLICT (pool, participant) DO UPDATE SET name = excluded.name, mean = excluded.mean,
        deviation = excluded.deviation, games = excluded.games, last_millis = excluded.last_millis,
        changes = excluded.changes
      """;
  private static final String CHANGES =
      """
      INSERT INTO rating_change (pool, participant, number, game, at_millis, place, entrants,
        mean_before, deviation_before, mean_after, deviation_after, kind, reason, effect_mean,
        effect_deviation)
      SELECT w.*, 'result', '', NULL, NULL FROM unnest(?::text[], ?::text[], ?::int8[], ?::text[],
        ?::int8[], ?::int4[], ?::int4[], ?::float8[], ?::float8[], ?::float8[], ?::float8[]) AS w\
      """;
  private static final String CORRECTIONS =
      """
      UPDATE rating_change AS c SET kind = w.kind, reason = w.reason, effect_mean = w.mean,
        effect_deviation = w.deviation
      FROM unnest(?::text[], ?::text[], ?::int8[], ?::text[], ?::text[], ?::float8[], ?::float8[])
        AS w (pool, participant, number, kind, reason, mean, deviation)
      WHERE c.pool = w.pool AND c.participant = w.participant AND c.number = w.number\
      """;
  private static final String WORTH =
      "UPDATE result SET sequence = ?, counts = ?, places = ? WHERE game = ?";
  private static final String MEETINGS =
      """
      INSERT INTO meeting AS m (pool, one, other, better, worse, ties)
      SELECT * FROM unnest(?::text[], ?::text[], ?::text[], ?::int8[], ?::int8[], ?::int8[])
      ON CONFLICT (pool, one, other) DO UPDATE SET better = m.better + excluded.better,
        worse = m.worse + excluded.worse, ties = m.ties + excluded.ties\
      """;
  private static final String GAMES =
      """
      INSERT INTO game (game, ruleset, scenario, mode, bots, started_millis, is_over)
      SELECT game, ruleset, scenario, mode, string_to_array(bots, chr(31)), started_millis, is_over
      FROM unnest(?::text[], ?::text[], ?::text[], ?::text[], ?::text[], ?::int8[], ?::bool[])
        AS w (game, ruleset, scenario, mode, bots, started_millis, is_over)
      ON CONFLICT (game) DO UPDATE SET is_over = excluded.is_over\
      """;
  private static final String STATISTICS =
      """
      INSERT INTO statistic AS s (family, ruleset, a, b, c, count, total, least, most)
      SELECT * FROM unnest(?::text[], ?::text[], ?::text[], ?::text[], ?::text[], ?::int8[],
        ?::int8[], ?::int8[], ?::int8[])
      ON CONFLICT (family, ruleset, a, b, c) DO UPDATE SET count = s.count + excluded.count,
        total = s.total + excluded.total, least = least(s.least, excluded.least),
        most = greatest(s.most, excluded.most)\
      """;
  private static final String DEAD =
      """
      INSERT INTO dead_letter (topic, partition, record_offset, at_millis, reason, detail,
        record_key, record_value)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?)\
      """;
  private static final String SEPARATOR = "\u001f";

  private final Sql sql;

  private Writing(Sql sql) {
    this.sql = sql;
  }

  static void of(FeedBatch batch, Sql sql) throws SQLException {
    var writing = new Writing(sql);
    if (!batch.results().isEmpty() || !batch.corrections().isEmpty()) {
      writing.pools(batch.pools());
      writing.results(batch.results());
      writing.worth(batch.corrections());
      writing.ratings(batch.ratings(), batch.changes());
      writing.changes(batch.changes());
      writing.meetings(batch.meetings().scores());
    }
    if (!batch.games().isEmpty()) {
      writing.games(batch.games());
    }
    if (!batch.sums().amounts().isEmpty()) {
      writing.statistics(batch);
    }
    for (var letter : batch.deadLetters()) {
      writing.dead(letter);
    }
  }

  private void pools(Map<String, Long> pools) throws SQLException {
    var rows = new Columns<>(sql, pools.entrySet());
    sql.update(POOLS, rows.texts(Entry::getKey), rows.wholes(Entry::getValue));
  }

  private void results(List<NumberedResult> results) throws SQLException {
    var rows = new Columns<>(sql, results);
    sql.update(
        RESULTS,
        rows.texts(row -> row.result().game()),
        rows.wholes(NumberedResult::sequence),
        rows.texts(row -> row.result().pool()),
        rows.wholes(NumberedResult::number),
        rows.texts(row -> row.result().ruleset()),
        rows.wholes(row -> row.result().finishedMillis()));
  }

  private void ratings(RatingBook book, List<Change> changes) throws SQLException {
    var latest = new TreeMap<Member, Held>();
    changes.forEach(change -> latest.put(change.key(), book.find(change.key()).orElseThrow()));
    var rows = new Columns<>(sql, latest.entrySet());
    sql.update(
        RATINGS,
        rows.texts(row -> row.getKey().pool()),
        rows.texts(row -> row.getKey().participant()),
        rows.texts(row -> FormerPlayers.shown(row.getKey().participant(), row.getValue().name())),
        rows.flags(row -> row.getValue().isEntity()),
        rows.doubles(row -> row.getValue().rating().mean()),
        rows.doubles(row -> row.getValue().rating().deviation()),
        rows.wholes(row -> row.getValue().games()),
        rows.wholes(row -> row.getValue().lastMillis()),
        rows.wholes(row -> row.getValue().changes()));
  }

  private void changes(List<Change> changes) throws SQLException {
    var rows = new Columns<>(sql, changes);
    sql.update(
        CHANGES,
        rows.texts(row -> row.key().pool()),
        rows.texts(row -> row.key().participant()),
        rows.wholes(Change::number),
        rows.texts(Change::game),
        rows.wholes(Change::atMillis),
        rows.numbers(Change::place),
        rows.numbers(Change::entrants),
        rows.doubles(row -> row.before().mean()),
        rows.doubles(row -> row.before().deviation()),
        rows.doubles(row -> row.after().mean()),
        rows.doubles(row -> row.after().deviation()));
    corrections(changes.stream().filter(change -> change.correction() != null).toList());
  }

  /** They are few, so that the usual statement stays short. */
  private void corrections(List<Change> changes) throws SQLException {
    if (changes.isEmpty()) {
      return;
    }
    var rows = new Columns<>(sql, changes);
    sql.update(
        CORRECTIONS,
        rows.texts(row -> row.key().pool()),
        rows.texts(row -> row.key().participant()),
        rows.wholes(Change::number),
        rows.texts(row -> correction(row).kind()),
        rows.texts(row -> correction(row).reason()),
        rows.doubles(row -> correction(row).effect().mean()),
        rows.doubles(row -> correction(row).effect().deviation()));
  }

  private static Correction correction(Change change) {
    return Objects.requireNonNull(change.correction());
  }

  private void worth(Map<String, NumberedWorth> corrections) throws SQLException {
    for (var entry : corrections.entrySet()) {
      var now = entry.getValue();
      var places = now.worth().places();
      sql.update(
          WORTH,
          now.sequence(),
          now.worth().counts(),
          places.isEmpty()
              ? null
              : sql.connection().createArrayOf("int4", places.toArray(Integer[]::new)),
          entry.getKey());
    }
  }

  private void meetings(Map<Pair, Score> scores) throws SQLException {
    var rows = new Columns<>(sql, scores.entrySet());
    sql.update(
        MEETINGS,
        rows.texts(row -> row.getKey().pool()),
        rows.texts(row -> row.getKey().one()),
        rows.texts(row -> row.getKey().other()),
        rows.wholes(row -> row.getValue().better()),
        rows.wholes(row -> row.getValue().worse()),
        rows.wholes(row -> row.getValue().ties()));
  }

  private void games(Map<String, Game> games) throws SQLException {
    var rows = new Columns<>(sql, games.entrySet());
    sql.update(
        GAMES,
        rows.texts(Entry::getKey),
        rows.texts(row -> row.getValue().facts().ruleset()),
        rows.texts(row -> row.getValue().facts().scenario()),
        rows.texts(row -> row.getValue().facts().mode()),
        rows.texts(row -> String.join(SEPARATOR, row.getValue().facts().bots())),
        rows.wholes(row -> row.getValue().facts().startedMillis()),
        rows.flags(row -> row.getValue().isOver()));
  }

  private void statistics(FeedBatch batch) throws SQLException {
    var rows = new Columns<>(sql, batch.sums().amounts().entrySet());
    sql.update(
        STATISTICS,
        rows.texts(row -> row.getKey().family()),
        rows.texts(row -> row.getKey().ruleset()),
        rows.texts(row -> row.getKey().a()),
        rows.texts(row -> row.getKey().b()),
        rows.texts(row -> row.getKey().c()),
        rows.wholes(row -> row.getValue().count()),
        rows.wholes(row -> row.getValue().total()),
        rows.wholes(row -> row.getValue().least()),
        rows.wholes(row -> row.getValue().most()));
  }

  private void dead(DeadLetter letter) throws SQLException {
    var record = letter.record();
    sql.update(
        DEAD,
        record.place().topic(),
        record.place().partition(),
        record.place().offset(),
        record.atMillis(),
        letter.why().reason().code(),
        letter.why().detail(),
        record.key(),
        record.value());
  }
}
