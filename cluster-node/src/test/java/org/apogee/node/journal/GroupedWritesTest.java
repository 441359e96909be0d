package org.apogee.node.journal;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.stream.IntStream;
import org.apache.pekko.persistence.jdbc.journal.dao.JournalTables.JournalPekkoSerializationRow;
import org.apogee.node.journal.Groups.Settings;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import scala.Option;

/** One writer, held back until several writes wait: so they go into one statement. */
@Timeout(60)
final class GroupedWritesTest {
  private TestDatabase database;
  private HeldConnections connections;
  private GroupedWrites writes;

  @BeforeEach
  void start() throws Exception {
    database = TestDatabase.fresh();
    connections = new HeldConnections(database);
    writes = new GroupedWrites(connections, "node-1/", new Settings(1, 100, 10));
  }

  @AfterEach
  void stop() throws Exception {
    connections.release();
    database.close();
  }

  private static JournalPekkoSerializationRow row(String id, long sequence) {
    return new JournalPekkoSerializationRow(
        Long.MIN_VALUE,
        false,
        "game|" + id,
        sequence,
        "writer",
        1_767_225_600_000L,
        "",
        ("payload of " + id + " " + sequence).getBytes(UTF_8),
        7001,
        "moved.1",
        Option.empty(),
        Option.empty(),
        Option.empty());
  }

  private CompletableFuture<?> write(String id, int... sequences) {
    var rows = IntStream.of(sequences).mapToObj(sequence -> row(id, sequence)).toList();
    return writes.add(rows).toCompletableFuture();
  }

  private List<String> stored() throws SQLException {
    var found = new ArrayList<String>();
    try (var connection = database.database().dataSource().getConnection();
        var statement = connection.createStatement();
        var rows =
            statement.executeQuery(
                "SELECT persistence_id, sequence_number, convert_from(event_payload, 'UTF8'),"
                    + " event_ser_manifest, writer, write_timestamp, event_ser_id, deleted"
                    + " FROM journal.event_journal ORDER BY ordering")) {
      while (rows.next()) {
        assertThat(rows.getString(4)).isEqualTo("moved.1");
        assertThat(rows.getString(5)).isEqualTo("node-1/writer");
        assertThat(rows.getLong(6)).isEqualTo(1_767_225_600_000L);
        assertThat(rows.getInt(7)).isEqualTo(7001);
        assertThat(rows.getBoolean(8)).isFalse();
        found.add(rows.getString(1) + " " + rows.getLong(2) + ": " + rows.getString(3));
      }
    }
    return found;
  }

  @Test
  void rowsAreStoredInTheirOrderWithAllTheyHold() throws Exception {
    var all = List.of(write("a", 1), write("b", 1, 2), write("a", 2));
    connections.release();
    for (var one : all) {
      one.get();
    }

    assertThat(stored())
        .containsExactly(
            "game|a 1: payload of a 1",
            "game|b 1: payload of b 1",
            "game|b 2: payload of b 2",
            "game|a 2: payload of a 2");
  }

  @Test
  void aNumberThatIsTakenFailsItsOwnWriteOnlyAndAsAWhole() throws Exception {
    var first = write("a", 1);
    var guilty = write("a", 1, 2);
    var innocent = List.of(write("b", 1), write("c", 1, 2));
    connections.release();

    first.get();
    for (var one : innocent) {
      one.get();
    }
    assertThatThrownBy(guilty::get).rootCause().hasMessageContaining("event_journal_pkey");
    assertThat(stored())
        .extracting(text -> text.substring(0, 8))
        .containsExactly("game|a 1", "game|b 1", "game|c 1", "game|c 2");
  }

  @Test
  void whatWaitsIsBounded() throws Exception {
    var busy = write("a", 1);
    var waiting = new ArrayList<CompletableFuture<?>>();
    CompletableFuture<?> refused;
    do {
      refused = write("b", waiting.size() + 1);
      waiting.add(refused);
    } while (!refused.isCompletedExceptionally() && waiting.size() < 100);

    assertThat(waiting).hasSizeBetween(10, 21); // ten wait, and ten may be under way
    connections.release();
    busy.get();
    for (var one : waiting.subList(0, waiting.size() - 1)) {
      one.get();
    }
    assertThat(stored()).hasSize(waiting.size());
  }
}
