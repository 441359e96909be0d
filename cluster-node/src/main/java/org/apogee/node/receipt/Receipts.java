package org.apogee.node.receipt;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.apogee.platform.database.Database;
import org.apogee.protocol.game.GameId;

/** The receipts of all games, in the database. */
public final class Receipts {
  /** So many moves of each seat are kept when the others are deleted. */
  public static final int SLOWEST_MAX = 5;

  /**
   * Arrays, so that the statement is the same for any number of pages. A repeat changes nothing.
   */
  private static final String ADD =
      "INSERT INTO games.receipts (game_id, number, page)"
          + " SELECT * FROM unnest(?::text[], ?::bigint[], ?::bytea[]) ON CONFLICT DO NOTHING";

  private static final String OF_GAME =
      "SELECT page FROM games.receipts WHERE game_id = ? ORDER BY number";

  /** A game has either receipts or its slowest moves. */
  private static final String SLOWEST =
      """
      SELECT game_id, number, page FROM games.receipts WHERE game_id = ANY (?)
      UNION ALL SELECT game_id, 0, page FROM games.slowest_moves WHERE game_id = ANY (?)
      ORDER BY game_id, number
      """;

  private static final String ARE_DELETED = "SELECT receipts_deleted FROM games.game WHERE id = ?";

  private final Database database;

  public Receipts(Database database) {
    this.database = database;
  }

  void add(List<ReceiptPage> pages) {
    var games = pages.stream().map(ReceiptPage::game).toArray(String[]::new);
    var numbers = pages.stream().map(ReceiptPage::number).toArray(Long[]::new);
    var bytes = pages.stream().map(ReceiptPage::bytes).toArray(byte[][]::new);
    database.statement(sql -> {
      var connection = sql.connection();
      try (var insert = connection.prepareStatement(ADD)) {
        insert.setArray(1, connection.createArrayOf("text", games));
        insert.setArray(2, connection.createArrayOf("bigint", numbers));
        insert.setArray(3, connection.createArrayOf("bytea", bytes));
        return insert.executeUpdate();
      }
    });
  }

  /** In the order of play. A decision that was taken back and repeated has several. */
  public List<Receipt> of(GameId game) {
    var pages =
        database.statement(
            sql -> sql.list(OF_GAME, row -> ReceiptPage.read(row.getBytes(1)), game.text()));
    return pages.stream().flatMap(List::stream).toList();
  }

  /** Whether they existed and are too old. */
  public boolean areDeleted(GameId game) {
    return database
        .statement(sql -> sql.one(ARE_DELETED, row -> row.getBoolean(1), game.text()))
        .orElse(false);
  }

  /**
   * At least the slowest moves of each seat of some games, by game, in the order of play; also of
   * games whose receipts have been deleted.
   */
  public Map<String, List<Receipt>> slowest(List<String> games) {
    var pages =
        database.statement(sql ->
            sql.list(
                SLOWEST,
                row -> Map.entry(row.getString(1), ReceiptPage.read(row.getBytes(3))),
                games,
                games));
    var receipts = new LinkedHashMap<String, List<Receipt>>();
    for (var page : pages) {
      receipts.computeIfAbsent(page.getKey(), _ -> new ArrayList<>()).addAll(page.getValue());
    }
    return receipts;
  }
}
