package org.apogee.analytics.api;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import org.apogee.analytics.statistics.KeyedSums;
import org.apogee.analytics.statistics.KeyedSums.Amount;
import org.apogee.analytics.store.Store;
import org.jspecify.annotations.Nullable;

/** Queries of statistics. The table has few rows, because they are sums. */
final class StatisticQueries {
  private static final String GAME =
      """
      SELECT family, ruleset, a, b, c, count, total, least, most FROM statistic
      WHERE family IN ('ending', 'duration', 'length', 'seat', 'cancelled')
        AND (ruleset = ? OR ruleset LIKE ?)
      ORDER BY family, ruleset, a, b, c\
      """;
  private static final String ENTITY =
      """
      SELECT family, ruleset, a, b, c, count, total, least, most FROM statistic
      WHERE family IN ('entity', 'entity-ending', 'entity-mode', 'entity-phases', 'entity-race',
          'entity-bot')
        AND (?::text IS NULL OR ruleset = ? OR ruleset LIKE ?)
      ORDER BY family, ruleset, a, b, c\
      """;
  private static final String OVERVIEW =
      """
      SELECT 'ending', ruleset, a, '', '', sum(count)::int8, sum(total)::int8, min(least), max(most)
      FROM statistic WHERE family = 'ending' GROUP BY ruleset, a ORDER BY ruleset, a\
      """;

  private final Store store;

  StatisticQueries(Store store) {
    this.store = store;
  }

  /** A sum with what it is of. */
  record Row(KeyedSums.Key key, Amount amount) {}

  /** Finished games, by ruleset and number of seats. */
  List<Row> overview() {
    return store.in(sql -> sql.list(OVERVIEW, StatisticQueries::row));
  }

  /** All of a game or of one edition of it. */
  List<Row> game(String name) {
    return store.in(sql -> sql.list(GAME, StatisticQueries::row, name, editions(name)));
  }

  /** All of the Entity, in one game or in every game. */
  List<Row> entity(@Nullable String name) {
    var like = name == null ? null : editions(name);
    return store.in(sql -> sql.list(ENTITY, StatisticQueries::row, name, name, like));
  }

  private static String editions(String name) {
    return name.replace("_", "\\_") + "/%";
  }

  private static Row row(ResultSet row) throws SQLException {
    return new Row(
        new KeyedSums.Key(
            row.getString(1),
            row.getString(2),
            row.getString(3),
            row.getString(4),
            row.getString(5)),
        new Amount(row.getLong(6), row.getLong(7), row.getLong(8), row.getLong(9)));
  }
}
