package org.apogee.node.directory;

import java.sql.Array;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import org.apogee.platform.database.Sql;
import org.apogee.protocol.ProtocolJson;
import org.apogee.protocol.game.EndedGame;
import org.apogee.protocol.game.GameOrder.Origin;
import org.apogee.protocol.game.GameOrder.OriginKind;
import org.jspecify.annotations.Nullable;

/** Writes a row for each ordered game that has ended. A repeat writes nothing. */
final class ResultTable {
  private static final String ENDED =
      """
      SELECT id, origin, ordered_by, stage, ending, places, scores, entity_place, plies,
        ARRAY(SELECT given_up FROM games.game_seat WHERE game_id = id ORDER BY seat) AS given_up
      FROM games.game
      WHERE id = ANY (?) AND origin <> 'casual' AND stage <> 'live' ORDER BY number
      """;

  /** Only one reader in the cluster can commit, so the numbers have no gap. */
  private static final String ADD =
      """
      INSERT INTO games.result (number, game_id, origin, ordered_by, outcome)
      SELECT (SELECT COALESCE(MAX(number), 0) + 1 FROM games.result), ?, ?, ?, ?::jsonb
      WHERE NOT EXISTS (SELECT 1 FROM games.result WHERE game_id = ?)
      """;

  private final Sql sql;

  ResultTable(Connection connection) {
    sql = new Sql(connection);
  }

  /** To be called after the list knows how these games ended. */
  void add(Collection<GameChange> changes) throws SQLException {
    var over =
        changes.stream()
            .filter(change -> change.ended != null || change.cancelled != null)
            .map(change -> change.id)
            .toList();
    if (over.isEmpty()) {
      return;
    }
    for (var game : sql.list(ENDED, ResultTable::ended, over)) {
      var kind = game.origin().kind().name().toLowerCase(Locale.ROOT);
      sql.update(ADD, game.game(), kind, game.origin().by(), ProtocolJson.write(game), game.game());
    }
  }

  private static EndedGame ended(ResultSet row) throws SQLException {
    var kind = OriginKind.valueOf(row.getString("origin").toUpperCase(Locale.ROOT));
    return new EndedGame(
        row.getString("id"),
        new Origin(kind, row.getString("ordered_by")),
        row.getString("stage").equals("cancelled"),
        row.getString("ending"),
        numbers(row.getArray("places")),
        numbers(row.getArray("scores")),
        Objects.requireNonNullElse(row.getObject("entity_place", Integer.class), 0),
        row.getInt("plies"),
        Arrays.asList((@Nullable String[]) row.getArray("given_up").getArray()));
  }

  private static List<Integer> numbers(@Nullable Array array) throws SQLException {
    return array == null ? List.of() : List.of((Integer[]) array.getArray());
  }
}
