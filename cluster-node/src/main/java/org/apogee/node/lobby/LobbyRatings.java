package org.apogee.node.lobby;

import java.sql.SQLException;
import java.util.OptionalDouble;
import org.apogee.platform.database.Sql;
import org.jspecify.annotations.Nullable;

/** Ratings as the analytics computed them; without analytics, nobody has one. */
final class LobbyRatings {
  private LobbyRatings() {}

  static OptionalDouble of(Sql sql, @Nullable String pool, String player) throws SQLException {
    if (pool == null || !sql.has("analytics.rating")) {
      return OptionalDouble.empty();
    }
    return sql.one(
            "SELECT mean FROM analytics.rating"
                + " WHERE pool = ? AND participant = ? AND NOT is_entity",
            row -> OptionalDouble.of(row.getDouble(1)),
            pool,
            player)
        .orElseGet(OptionalDouble::empty);
  }
}
