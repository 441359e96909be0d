package org.apogee.node.journal;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.apache.pekko.persistence.jdbc.journal.dao.JournalTables.JournalPekkoSerializationRow;
import scala.runtime.BoxedUnit;

/**
 * Stores events of many ids in {@link Groups}. A statement is a transaction, so a write is stored
 * as a whole, and acknowledged only then.
 *
 * <p>A second copy of a game that writes the same number breaks the statement for all the writes in
 * it. Then, and only then, nothing of it was stored for certain: each is tried by itself.
 */
final class GroupedWrites {
  private static final String UNIQUE_VIOLATION = "23505";

  /** Arrays, because then the statement is the same for any number of rows. */
  private static final String INSERT =
      """
      INSERT INTO journal.event_journal (persistence_id, sequence_number, deleted, writer,
        write_timestamp, adapter_manifest, event_ser_id, event_ser_manifest, event_payload)
      SELECT * FROM unnest(?::text[], ?::bigint[], ?::boolean[], ?::text[], ?::bigint[],
        ?::text[], ?::integer[], ?::text[], ?::bytea[])
      """;

  private final Connections connections;
  private final String prefix;
  private final Groups<Write> groups;

  private record Write(
      List<JournalPekkoSerializationRow> rows, CompletableFuture<BoxedUnit> done) {}

  /**
   * @param connections commit each statement
   * @param prefix stands before the name of each writer
   */
  GroupedWrites(Connections connections, String prefix, Groups.Settings settings) {
    this.connections = connections;
    this.prefix = prefix;
    this.groups =
        new Groups<>("journal-writer", settings, write -> write.rows().size(), this::store);
  }

  /** Done when all of the rows are stored for good; fails when that is not known. */
  CompletableFuture<BoxedUnit> add(List<JournalPekkoSerializationRow> rows) {
    var write = new Write(rows, new CompletableFuture<>());
    return groups.add(write)
        ? write.done()
        : CompletableFuture.failedFuture(
            new IllegalStateException("too many events are waiting to be stored"));
  }

  private void store(List<Write> group) {
    try {
      insert(group);
    } catch (SQLException e) {
      if (group.size() > 1 && UNIQUE_VIOLATION.equals(e.getSQLState())) {
        group.forEach(write -> store(List.of(write)));
      } else {
        group.forEach(write -> write.done().completeExceptionally(e));
      }
      return;
    } catch (RuntimeException e) {
      group.forEach(write -> write.done().completeExceptionally(e));
      return;
    }
    group.forEach(write -> write.done().complete(BoxedUnit.UNIT));
  }

  private void insert(List<Write> group) throws SQLException {
    var rows = new ArrayList<JournalPekkoSerializationRow>();
    group.forEach(write -> rows.addAll(write.rows()));
    try (var connection = connections.open();
        var statement = connection.prepareStatement(INSERT)) {
      bind(rows, connection, statement);
      int stored = statement.executeUpdate();
      if (stored != rows.size()) {
        throw new IllegalStateException(stored + " rows stored of " + rows.size());
      }
    }
  }

  private void bind(
      List<JournalPekkoSerializationRow> rows, Connection connection, PreparedStatement statement)
      throws SQLException {
    var columns = new Columns<>(rows, connection, statement);
    columns.add("text", String[]::new, JournalPekkoSerializationRow::persistenceId);
    columns.add("bigint", Long[]::new, row -> row.sequenceNumber());
    columns.add("boolean", Boolean[]::new, row -> row.deleted());
    columns.add("text", String[]::new, row -> prefix + row.writer());
    columns.add("bigint", Long[]::new, row -> row.writeTimestamp());
    columns.add("text", String[]::new, JournalPekkoSerializationRow::adapterManifest);
    columns.add("integer", Integer[]::new, row -> row.eventSerId());
    columns.add("text", String[]::new, JournalPekkoSerializationRow::eventSerManifest);
    columns.add("bytea", byte[][]::new, JournalPekkoSerializationRow::eventPayload);
  }
}
