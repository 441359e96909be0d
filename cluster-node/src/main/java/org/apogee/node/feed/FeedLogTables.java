package org.apogee.node.feed;

import java.sql.Connection;
import java.sql.SQLException;
import java.time.Instant;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.apogee.platform.database.Sql;

/** The tables of the feed over HTTP, for their only writer, in the transaction that it is in. */
final class FeedLogTables {
  /** Rows that are looked at for their age at a time. */
  static final int TRIM_MOST = 20_000;

  private static final String WITHHELD =
      "SELECT game_id, tournament, round, sequence, is_released FROM games.feed_withheld"
          + " ORDER BY game_id";
  private static final String WITHHOLD =
      """
      INSERT INTO games.feed_withheld AS mine (game_id, tournament, round, sequence, is_released)
      VALUES (?, ?, ?, ?, ?)
      ON CONFLICT (game_id) DO UPDATE
      SET sequence = excluded.sequence, is_released = excluded.is_released
      """;

  /** The row stays locked until the end of the transaction: positions appear in their order. */
  private static final String TAKE =
      "UPDATE games.feed_log_ends SET newest = newest + ? RETURNING newest";

  private static final String APPEND =
      """
      INSERT INTO games.feed_log (position, topic, record, has_names)
      SELECT ? + number, topic, record, has_names
      FROM unnest(?::text[], ?::text[], ?::boolean[])
        WITH ORDINALITY AS added (topic, record, has_names, number)
      """;
  private static final String TOO_OLD =
      """
      SELECT max(position) FROM (
        SELECT position, logged_at FROM games.feed_log ORDER BY position LIMIT ?) AS front
      WHERE logged_at < ?
      """;

  private final Sql sql;

  FeedLogTables(Connection connection) {
    this.sql = new Sql(connection);
  }

  Map<String, WithheldGame> withheld() throws SQLException {
    var all = new LinkedHashMap<String, WithheldGame>();
    sql.list(
            WITHHELD,
            row ->
                new WithheldGame(
                    row.getString(1),
                    row.getString(2),
                    row.getInt(3),
                    row.getLong(4),
                    row.getBoolean(5)))
        .forEach(game -> all.put(game.id(), game));
    return all;
  }

  void store(Collection<WithheldGame> games) throws SQLException {
    for (var game : games) {
      sql.update(
          WITHHOLD, game.id(), game.tournament(), game.round(), game.sequence(), game.isReleased());
      for (var correction : game.corrections()) {
        sql.update(
            "INSERT INTO games.feed_withheld_correction (game_id, record) VALUES (?, ?)",
            game.id(),
            correction);
      }
    }
  }

  List<String> corrections(String game) throws SQLException {
    return sql.list(
        "SELECT record FROM games.feed_withheld_correction WHERE game_id = ? ORDER BY number",
        row -> row.getString(1),
        game);
  }

  void forget(WithheldGame game) throws SQLException {
    sql.update("DELETE FROM games.feed_withheld WHERE game_id = ?", game.id());
  }

  /** The position of the last record; 0 as long as there never was one. */
  long newest() throws SQLException {
    return sql.one("SELECT newest FROM games.feed_log_ends", row -> row.getLong(1)).orElseThrow();
  }

  void append(List<LoggedRecord> records) throws SQLException {
    if (records.isEmpty()) {
      return;
    }
    long last = sql.one(TAKE, row -> row.getLong(1), (long) records.size()).orElseThrow();
    var names = records.stream().map(LoggedRecord::hasNames).toArray();
    sql.update(
        APPEND,
        last - records.size(),
        records.stream().map(LoggedRecord::topic).toList(),
        records.stream().map(LoggedRecord::json).toList(),
        sql.connection().createArrayOf("boolean", names));
  }

  /** Removes the oldest records if they are older than this; true if more may be. */
  boolean trim(Instant limit) throws SQLException {
    long last = sql.one(TOO_OLD, row -> row.getLong(1), TRIM_MOST, limit).orElse(0L);
    if (last == 0) {
      return false;
    }
    sql.update("UPDATE games.feed_log_ends SET oldest = ?", last + 1);
    return sql.update("DELETE FROM games.feed_log WHERE position <= ?", last) >= TRIM_MOST;
  }
}
