package org.apogee.node.journal;

import java.sql.SQLException;
import java.util.Arrays;
import java.util.List;
import org.apogee.platform.database.Database;
import org.apogee.platform.database.Sql;

/**
 * Moves all rows of an ID from the journal to the archive, or back, in one transaction: they are
 * always in exactly one of the two.
 */
public final class ArchiveMove {
  /** A reader that was reset has no row until it starts again, and then it needs everything. */
  private static final String READ_BY_ALL =
      """
      SELECT count(*) = cardinality(?::text[]) AND coalesce(min(ordering), 0) >= ?
        AND NOT EXISTS (SELECT FROM games.reader_held WHERE id = ?)
      FROM games.reader_offset WHERE reader = ANY (?::text[])
      """;

  private static final String INSERT =
      """
      INSERT INTO journal.archive (persistence_id, last_sequence, last_manifest, packed, sha256)
      VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING
      """;
  private static final String DELETE = "DELETE FROM journal.event_journal WHERE persistence_id = ?";
  private static final String INSERT_BACK =
      """
      INSERT INTO journal.event_journal (ordering, persistence_id, sequence_number, deleted, writer,
        write_timestamp, adapter_manifest, event_ser_id, event_ser_manifest, event_payload)
      VALUES (?, ?, ?, false, ?, ?, '', ?, ?, ?)
      """;
  private static final String DELETE_ARCHIVED =
      "DELETE FROM journal.archive WHERE persistence_id = ?";
  private static final String DELETE_SNAPSHOTS =
      "DELETE FROM journal.snapshot WHERE persistence_id = ?";

  private final Database database;
  private final List<String> readers;

  /**
   * For one database.
   *
   * @param readers of the journal, by name: a row leaves it after all of them have used it
   */
  public ArchiveMove(Database database, List<String> readers) {
    this.database = database;
    this.readers = readers;
  }

  /** What became of an ID. */
  public enum Outcome {
    MOVED,
    /** Another node moved it. */
    NOT_IN_THE_JOURNAL,
    /** A reader of the journal has not used all of its rows yet. */
    NOT_READ
  }

  /**
   * Moves an ID to which nothing will be added any more.
   *
   * @throws IllegalStateException if its rows cannot be restored from the archive as they are
   */
  public Outcome move(String id) {
    return database.transaction(sql -> {
      var rows = StoredEvents.live(sql, id);
      if (rows.isEmpty()) {
        return Outcome.NOT_IN_THE_JOURNAL;
      }
      var last = rows.getLast().row();
      long highest = rows.stream().mapToLong(row -> row.row().ordering()).max().orElseThrow();
      if (!sql.one(READ_BY_ALL, row -> row.getBoolean(1), readers, highest, id, readers)
          .orElseThrow()) {
        return Outcome.NOT_READ;
      }
      var packed = packed(id, rows);
      int added =
          sql.update(
              INSERT, id, last.sequence(), last.manifest(), packed.packed(), packed.sha256());
      if (added == 0) {
        return Outcome.NOT_IN_THE_JOURNAL;
      }
      delete(sql, id, rows.size());
      return Outcome.MOVED;
    });
  }

  /** Puts an archived ID back into the journal, in its old place. */
  public void back(String id) {
    database.transaction(sql -> {
      var rows = StoredEvents.archived(sql, id);
      if (sql.update(DELETE_ARCHIVED, id) == 1) {
        for (var stored : rows) {
          var row = stored.row();
          sql.update(
              INSERT_BACK,
              row.ordering(),
              id,
              row.sequence(),
              stored.writer(),
              row.writtenAt(),
              stored.serializer(),
              row.manifest(),
              row.payload());
        }
      }
      return rows.size();
    });
  }

  private static PackedRows packed(String id, List<StoredRow> rows) {
    var packed = PackedRows.of(rows);
    var again = PackedRows.of(packed.rows(id));
    if (!Arrays.equals(packed.sha256(), again.sha256())) {
      throw new IllegalStateException("the rows of %s change when they are packed".formatted(id));
    }
    return packed;
  }

  private static void delete(Sql sql, String id, int rows) throws SQLException {
    int deleted = sql.update(DELETE, id);
    if (deleted != rows) {
      throw new IllegalStateException(
          "%s has %d rows, and %d were to be archived".formatted(id, deleted, rows));
    }
    sql.update(DELETE_SNAPSHOTS, id);
  }
}
