package org.apogee.cluster.notice;

import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.apogee.platform.database.Database;
import org.apogee.platform.database.Sql;

/** Notices that an open page asks for. */
public final class BrowserNotices {
  /** A page that was away for longer shows the newest ones. */
  private static final int MOST = 50;

  private static final String CHOOSE =
      """
      INSERT INTO notice.receiver
        (id, owner, channel, address, secret, shape, kinds, fast_turns)
      VALUES ('b-' || ?, ?, 'browser', '', '', '', ?, FALSE)
      ON CONFLICT (id) DO UPDATE SET kinds = excluded.kinds
      """;
  private static final String SHOW =
      """
      SELECT number, kind, title, body, path, at
      FROM notice.delivery JOIN notice.notice ON notice.id = delivery.notice
      WHERE receiver = 'b-' || ? AND number > ? ORDER BY number DESC LIMIT ?
      """;

  private final Database database;

  public BrowserNotices(Database database) {
    this.database = database;
  }

  /**
   * A notice as a page shows it.
   *
   * @param number its place among the notices of the player
   */
  public record Shown(
      long number, String kind, String title, String text, String path, Instant at) {}

  public void choose(String player, List<String> kinds) {
    database.statement(sql -> sql.update(CHOOSE, player, player, kinds));
  }

  public List<String> chosen(String player) {
    return database
        .statement(sql ->
            sql.one(
                "SELECT kinds FROM notice.receiver WHERE id = 'b-' || ?",
                row -> List.of((String[]) row.getArray(1).getArray()),
                player))
        .orElse(List.of());
  }

  /** The number of the last notice of each player that has chosen some. */
  public Map<String, Long> lastNumbers(Collection<String> players) {
    return database
        .statement(sql ->
            sql.list(
                "SELECT owner, last_number FROM notice.receiver"
                    + " WHERE channel = 'browser' AND owner = ANY (?)",
                row -> Map.entry(row.getString(1), row.getLong(2)),
                List.copyOf(players)))
        .stream()
        .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue));
  }

  /** Those after a number, newest first. */
  public List<Shown> after(String player, long number) {
    return database.statement(sql ->
        sql.list(
            SHOW,
            row ->
                new Shown(
                    row.getLong("number"),
                    row.getString("kind"),
                    row.getString("title"),
                    row.getString("body"),
                    row.getString("path"),
                    Sql.instant(row, "at")),
            player,
            number,
            MOST));
  }
}
