package org.apogee.node.journal;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.apache.pekko.persistence.jdbc.snapshot.dao.SnapshotTables.SnapshotRow;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import scala.Option;

/** The first connection is held back until several snapshots wait for the second statement. */
@Timeout(60)
final class GroupedSnapshotsTest {
  private TestDatabase database;
  private HeldConnections connections;
  private GroupedSnapshots snapshots;

  @BeforeEach
  void start() throws Exception {
    database = TestDatabase.fresh();
    connections = new HeldConnections(database);
    snapshots = new GroupedSnapshots(connections);
  }

  @AfterEach
  void stop() throws Exception {
    connections.release();
    database.close();
  }

  private CompletableFuture<?> save(String id, long sequence, String text) {
    return snapshots.add(
        new SnapshotRow(
            id,
            sequence,
            1_767_225_600_000L,
            7001,
            "snapshot.1",
            text.getBytes(UTF_8),
            Option.empty(),
            Option.empty(),
            Option.empty()));
  }

  private List<String> stored() throws SQLException {
    var found = new ArrayList<String>();
    try (var connection = database.database().dataSource().getConnection();
        var statement = connection.createStatement();
        var rows =
            statement.executeQuery(
                "SELECT persistence_id, sequence_number, convert_from(snapshot_payload, 'UTF8'),"
                    + " created, snapshot_ser_id, snapshot_ser_manifest FROM journal.snapshot"
                    + " ORDER BY 1, 2")) {
      while (rows.next()) {
        assertThat(rows.getLong(4)).isEqualTo(1_767_225_600_000L);
        assertThat(rows.getInt(5)).isEqualTo(7001);
        assertThat(rows.getString(6)).isEqualTo("snapshot.1");
        found.add(rows.getString(1) + " " + rows.getLong(2) + ": " + rows.getString(3));
      }
    }
    return found;
  }

  @Test
  void aSnapshotReplacesTheOlderOnesOfItsIdOnly() throws Exception {
    connections.release();
    save("game|a", 200, "old").get();
    save("game|b", 200, "other").get();
    save("game|a", 400, "new").get();

    assertThat(stored()).containsExactly("game|a 400: new", "game|b 200: other");
  }

  @Test
  void theSameNumberIsWrittenAgain() throws Exception {
    connections.release();
    save("game|a", 200, "first").get();
    save("game|a", 200, "second").get();

    assertThat(stored()).containsExactly("game|a 200: second");
  }

  @Test
  void ofThoseThatWaitTogetherTheNewestIsStored() throws Exception {
    var all =
        List.of(
            save("game|held", 1, "first"),
            save("game|a", 200, "first"),
            save("game|b", 200, "other"),
            save("game|a", 200, "again"),
            save("game|a", 400, "newest"));
    connections.release();
    for (var one : all) {
      one.get();
    }

    assertThat(stored())
        .containsExactly("game|a 400: newest", "game|b 200: other", "game|held 1: first");
  }

  @Test
  void aFailureIsToldAndTheNextOneIsTried() throws Exception {
    connections.release();
    var impossible = save("game|" + "a".repeat(300), 200, "its id is too long");
    assertThatThrownBy(impossible::get).rootCause().isInstanceOf(SQLException.class);

    save("game|a", 200, "next").get();
    assertThat(stored()).containsExactly("game|a 200: next");
  }
}
