package org.apogee.platform.token;

import java.sql.SQLException;
import org.apogee.platform.database.Database;
import org.apogee.platform.database.Sql;

/**
 * Gives players of an older version their skeleton. Among names that look alike, the oldest gets
 * the skeleton; the others keep their names and get a marked skeleton.
 */
final class Skeletons {
  /** One process at a time: several may start at once. */
  private static final long LOCK = 0x41504f47_736b656cL;

  private Skeletons() {}

  private record Nameless(String id, String name) {}

  static void fill(Database database) {
    database.transaction(sql -> {
      sql.list("SELECT pg_advisory_xact_lock(?)", row -> true, LOCK);
      var left =
          sql.list(
              "SELECT id, name FROM directory.player WHERE skeleton IS NULL ORDER BY number",
              row -> new Nameless(row.getString(1), row.getString(2)));
      for (var player : left) {
        fill(sql, player);
      }
      return left.size();
    });
  }

  private static void fill(Sql sql, Nameless player) throws SQLException {
    var skeleton = NameSkeleton.of(player.name);
    sql.update(
        "UPDATE directory.player SET skeleton = CASE WHEN EXISTS"
            + " (SELECT 1 FROM directory.player WHERE skeleton = ?) THEN ? ELSE ? END WHERE id = ?",
        skeleton,
        skeleton + "/" + player.id,
        skeleton,
        player.id);
  }
}
