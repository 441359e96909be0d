package org.apogee.node.journal;

import java.sql.SQLException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.apache.pekko.persistence.jdbc.snapshot.dao.SnapshotTables.SnapshotRow;
import scala.runtime.BoxedUnit;

/** Saves snapshots in {@link Groups}. Each replaces all older ones of its id. */
final class GroupedSnapshots {
  /** Snapshots are kilobytes long. They are never urgent, and so one writer is enough. */
  private static final Groups.Settings SETTINGS = new Groups.Settings(1, 50, 10_000);

  private static final String REPLACE =
      """
      WITH fresh AS (
        SELECT * FROM unnest(?::text[], ?::bigint[], ?::bigint[], ?::integer[], ?::text[],
          ?::bytea[]) AS row (id, sequence, created, serializer, manifest, payload)),
      replaced AS (
        DELETE FROM journal.snapshot USING fresh
        WHERE persistence_id = id AND sequence_number < sequence)
      INSERT INTO journal.snapshot (persistence_id, sequence_number, created, snapshot_ser_id,
        snapshot_ser_manifest, snapshot_payload)
      SELECT * FROM fresh
      ON CONFLICT (persistence_id, sequence_number) DO UPDATE
      SET created = excluded.created, snapshot_ser_id = excluded.snapshot_ser_id,
        snapshot_ser_manifest = excluded.snapshot_ser_manifest,
        snapshot_payload = excluded.snapshot_payload
      """;

  private final Connections connections;
  private final Groups<Save> groups;

  private record Save(SnapshotRow row, CompletableFuture<BoxedUnit> done) {}

  GroupedSnapshots(Connections connections) {
    this.connections = connections;
    this.groups = new Groups<>("snapshot-writer", SETTINGS, _ -> 1, this::store);
  }

  /** Done when the snapshot is stored. */
  CompletableFuture<BoxedUnit> add(SnapshotRow row) {
    var save = new Save(row, new CompletableFuture<>());
    return groups.add(save)
        ? save.done()
        : CompletableFuture.failedFuture(
            new IllegalStateException("too many snapshots are waiting to be stored"));
  }

  private void store(List<Save> group) {
    try {
      replace(newest(group));
    } catch (SQLException | RuntimeException e) {
      group.forEach(save -> save.done().completeExceptionally(e));
      return;
    }
    group.forEach(save -> save.done().complete(BoxedUnit.UNIT));
  }

  /** A statement cannot replace a row that it inserts itself. */
  private static List<SnapshotRow> newest(List<Save> group) {
    var byId = new LinkedHashMap<String, SnapshotRow>();
    group.forEach(save -> byId.put(save.row().persistenceId(), save.row()));
    return List.copyOf(byId.values());
  }

  private void replace(List<SnapshotRow> rows) throws SQLException {
    try (var connection = connections.open();
        var statement = connection.prepareStatement(REPLACE)) {
      var columns = new Columns<>(rows, connection, statement);
      columns.add("text", String[]::new, SnapshotRow::persistenceId);
      columns.add("bigint", Long[]::new, row -> row.sequenceNumber());
      columns.add("bigint", Long[]::new, row -> row.created());
      columns.add("integer", Integer[]::new, row -> row.snapshotSerId());
      columns.add("text", String[]::new, SnapshotRow::snapshotSerManifest);
      columns.add("bytea", byte[][]::new, SnapshotRow::snapshotPayload);
      statement.executeUpdate();
    }
  }
}
