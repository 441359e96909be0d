package org.apogee.node.journal;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import org.apogee.platform.database.Database;
import org.apogee.platform.database.Sql;

/** Reads all that was stored of one ID: from the journal, or from the archive once it has left. */
public final class StoredEvents {
  private static final String ROWS =
      """
      SELECT ordering, persistence_id, sequence_number, write_timestamp, event_ser_manifest,
        event_payload AS payload, writer, event_ser_id
      FROM journal.event_journal WHERE persistence_id = ? ORDER BY sequence_number
      """;
  private static final String LAST =
      """
      SELECT sequence_number, event_ser_manifest FROM journal.event_journal
      WHERE persistence_id = ? ORDER BY sequence_number DESC LIMIT 1
      """;
  private static final String FIRST = ROWS.replace("ORDER BY", "AND sequence_number = 1 ORDER BY");
  private static final String LAST_ARCHIVED =
      "SELECT last_sequence, last_manifest FROM journal.archive WHERE persistence_id = ?";
  private static final String ARCHIVED =
      "SELECT packed, sha256 FROM journal.archive WHERE persistence_id = ?";

  private final Database database;

  public StoredEvents(Database database) {
    this.database = database;
  }

  /** The last row of an ID. */
  public record Last(long sequence, String manifest) {}

  public Optional<Last> last(String id) {
    return database.statement(sql -> {
      var live = sql.one(LAST, StoredEvents::last, id);
      return live.isPresent() ? live : sql.one(LAST_ARCHIVED, StoredEvents::last, id);
    });
  }

  private static Last last(ResultSet row) throws SQLException {
    return new Last(row.getLong(1), row.getString(2));
  }

  /** The row with the number 1. */
  public Optional<JournalRow> first(String id) {
    return database.statement(sql -> {
      var live = sql.one(FIRST, JdbcJournal::row, id);
      return live.isPresent() ? live : archived(sql, id).stream().findFirst().map(StoredRow::row);
    });
  }

  /** All rows in order; none if the ID was never used. */
  public List<JournalRow> rows(String id) {
    return database.statement(sql -> {
      var live = sql.list(ROWS, JdbcJournal::row, id);
      return live.isEmpty() ? archived(sql, id).stream().map(StoredRow::row).toList() : live;
    });
  }

  /** What the journal itself still has of an ID. */
  static List<StoredRow> live(Sql sql, String id) throws SQLException {
    return sql.list(
        ROWS,
        row ->
            new StoredRow(
                JdbcJournal.row(row), row.getString("writer"), row.getInt("event_ser_id")),
        id);
  }

  static List<StoredRow> archived(Sql sql, String id) throws SQLException {
    return sql.one(
            ARCHIVED, row -> PackedRows.stored(row.getBytes("packed"), row.getBytes("sha256")), id)
        .map(packed -> packed.rows(id))
        .orElse(List.of());
  }

  /** The number of the last archived row; 0 if the ID is not in the archive. */
  static long lastArchived(Sql sql, String id) throws SQLException {
    return sql.one(LAST_ARCHIVED, row -> row.getLong(1), id).orElse(0L);
  }
}
