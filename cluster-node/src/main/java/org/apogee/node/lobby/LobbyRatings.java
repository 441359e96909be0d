package org.apogee.node.lobby;

import java.util.OptionalDouble;
import org.apogee.platform.database.Database;
import org.jspecify.annotations.Nullable;

/** Ratings as the analytics computed them; without analytics, nobody has one. */
final class LobbyRatings {
  private final Database database;

  LobbyRatings(Database database) {
    this.database = database;
  }

  OptionalDouble of(@Nullable String pool, String player) {
    if (pool == null || !database.statement(sql -> sql.has("analytics.rating"))) {
      return OptionalDouble.empty();
    }
    return database
        .statement(sql ->
            sql.one(
                "SELECT mean FROM analytics.rating"
                    + " WHERE pool = ? AND participant = ? AND NOT is_entity",
                row -> OptionalDouble.of(row.getDouble(1)),
                pool,
                player))
        .orElseGet(OptionalDouble::empty);
  }
}
