package org.apogee.node.receipt;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.apogee.platform.database.Database;
import org.apogee.protocol.game.GameId;

/** The receipts of all games, in the database. */
public final class Receipts {
  /**
   * Arrays, so that the statement is the same for any number of pages. A repeat changes nothing.
   */
  private static final String ADD =
      "INSERT INTO games.receipts (game_id, number, page)"
          + " SELECT * FROM unnest(?::text[], ?::bigint[], ?::bytea[]) ON CONFLICT DO NOTHING";

  private static final String OF_GAMES =
      "SELECT game_id, page FROM games.receipts WHERE game_id = ANY (?) ORDER BY game_id, number";

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
    return of(List.of(game.text())).getOrDefault(game.text(), List.of());
  }

  /** The same of some games, by game. */
  public Map<String, List<Receipt>> of(List<String> games) {
    var pages =
        database.statement(sql ->
            sql.list(
                OF_GAMES,
                row -> Map.entry(row.getString(1), ReceiptPage.read(row.getBytes(2))),
                games));
    var receipts = new LinkedHashMap<String, List<Receipt>>();
    for (var page : pages) {
      receipts.computeIfAbsent(page.getKey(), _ -> new ArrayList<>()).addAll(page.getValue());
    }
    return receipts;
  }
}
