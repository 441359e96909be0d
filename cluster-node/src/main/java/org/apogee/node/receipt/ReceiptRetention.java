package org.apogee.node.receipt;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.apogee.platform.database.Database;
import org.apogee.platform.database.Sql;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Deletes the receipts of games that ended before some time, and the texts of their programs'
 * failures. The statistics of players stay as they are: the slowest moves of each seat and the
 * codes of its failures are kept.
 *
 * <p>A batch is one transaction that locks its games. Another node that deletes at the same time
 * skips them, so that each game is reduced once.
 */
final class ReceiptRetention {
  private static final Logger LOG = LoggerFactory.getLogger(ReceiptRetention.class);

  /** Some thousand receipts; no transaction is long. */
  static final int GAMES_AT_ONCE = 50;

  private static final String DUE =
      """
      SELECT id FROM games.game
      WHERE stage <> 'live' AND NOT receipts_deleted AND finished_at < ?
      ORDER BY finished_at, id LIMIT ? FOR UPDATE SKIP LOCKED
      """;
  private static final String PAGES =
      "SELECT game_id, page FROM games.receipts WHERE game_id = ANY (?) ORDER BY game_id, number";
  private static final String KEEP =
      "INSERT INTO games.slowest_moves (game_id, page) VALUES (?, ?) ON CONFLICT DO NOTHING";
  private static final String DELETE = "DELETE FROM games.receipts WHERE game_id = ANY (?)";
  private static final String EMPTY =
      """
      UPDATE games.program_failure SET reason = '', lines = '{}'
      WHERE game_id = ANY (?) AND (reason <> '' OR lines <> '{}')
      """;
  private static final String DONE =
      "UPDATE games.game SET receipts_deleted = true WHERE id = ANY (?)";
  private static final String OLDEST =
      "SELECT min(finished_at) AS finished_at FROM games.game"
          + " WHERE stage <> 'live' AND NOT receipts_deleted";

  private final Database database;

  ReceiptRetention(Database database) {
    this.database = database;
  }

  /**
   * What one batch deleted.
   *
   * @param games how many were due
   * @param pages of their receipts
   */
  record Deleted(int games, int pages) {}

  private record Stored(String game, List<Receipt> receipts) {}

  /** Deletes receipts of some games that ended before an instant, the oldest games first. */
  Deleted deleteSome(Instant endedBefore) {
    return database.transaction(sql -> {
      var games = sql.list(DUE, row -> row.getString(1), endedBefore, GAMES_AT_ONCE);
      if (games.isEmpty()) {
        return new Deleted(0, 0);
      }
      var pages =
          sql.list(PAGES, row -> new Stored(row.getString(1), readable(row)), games).stream()
              .collect(Collectors.groupingBy(Stored::game));
      for (var stored : pages.entrySet()) {
        var slowest = slowest(stored.getValue().stream().map(Stored::receipts).toList());
        if (!slowest.isEmpty()) {
          sql.update(KEEP, stored.getKey(), page(stored.getKey(), slowest));
        }
      }
      int deleted = sql.update(DELETE, games);
      sql.update(EMPTY, games);
      sql.update(DONE, games);
      return new Deleted(games.size(), deleted);
    });
  }

  /** When the game ended whose receipts have been kept longest. */
  Optional<Instant> oldest() {
    return database.statement(
        sql -> sql.one(OLDEST, row -> Sql.optionalInstant(row, "finished_at")).orElseThrow());
  }

  /** A page that cannot be read is deleted like the others. */
  private static List<Receipt> readable(ResultSet row) throws SQLException {
    var page = row.getBytes(2);
    try {
      return ReceiptPage.read(page);
    } catch (RuntimeException damaged) {
      LOG.warn("a page of receipts of game {} is damaged", row.getString(1), damaged);
      return List.of();
    }
  }

  /** In the order of play. */
  private static List<Receipt> slowest(List<List<Receipt>> pages) {
    var all = pages.stream().flatMap(List::stream).toList();
    var kept = new HashSet<Receipt>();
    for (var moves : all.stream().collect(Collectors.groupingBy(Receipt::seat)).values()) {
      moves.sort(Comparator.comparingLong(Receipt::outsideMillis).reversed());
      kept.addAll(moves.subList(0, Math.min(moves.size(), Receipts.SLOWEST_MAX)));
    }
    return all.stream().filter(kept::contains).toList();
  }

  private static byte[] page(String game, List<Receipt> receipts) {
    var draft = new ReceiptPage.Draft();
    receipts.forEach(draft::add);
    return draft.page(game, 0).bytes();
  }
}
