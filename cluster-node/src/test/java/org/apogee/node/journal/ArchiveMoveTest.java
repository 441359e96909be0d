package org.apogee.node.journal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HexFormat;
import java.util.List;
import java.util.stream.IntStream;
import org.apogee.node.game.PlayedGame;
import org.apogee.node.journal.ArchiveMove.Outcome;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** What leaves the journal, and what is read of it afterwards. */
@Timeout(60)
final class ArchiveMoveTest {
  private static final String GAME = "game|g1";

  private TestDatabase database;
  private StoredEvents stored;
  private ArchiveMove move;

  @BeforeEach
  void start() throws Exception {
    database = TestDatabase.fresh();
    stored = new StoredEvents(database.database());
    move = new ArchiveMove(database.database(), List.of("reader-0", "reader-1"));
    try (var writer = database.writer()) {
      writer.write("g1", PlayedGame.toTheEnd("sol", 2, 7));
      writer.write("g2", PlayedGame.toTheEnd("sol", 2, 8));
    }
  }

  @AfterEach
  void stop() {
    database.close();
  }

  @Test
  void aGameThatAllHaveReadIsTheSameInTheArchive() {
    readersAreAt(Long.MAX_VALUE, Long.MAX_VALUE);
    var before = texts(GAME);
    var last = stored.last(GAME);
    var other = texts("game|g2");
    assertThat(move.move(GAME)).isEqualTo(Outcome.MOVED);
    assertThat(count("journal.event_journal")).isZero();
    assertThat(texts(GAME)).isEqualTo(before);
    assertThat(stored.last(GAME)).isEqualTo(last);
    assertThat(before.getFirst()).startsWith(stored.first(GAME).orElseThrow() + " = ");
    assertThat(texts("game|g2")).isEqualTo(other);
    assertThat(move.move(GAME)).isEqualTo(Outcome.NOT_IN_THE_JOURNAL);
  }

  /** The feed reads a game again when a tournament corrects its result. */
  @Test
  void readersFindTheRowsOfAnArchivedGame() throws Exception {
    var journal = new JdbcJournal(database.database().dataSource(), List.of("game|"));
    readersAreAt(Long.MAX_VALUE, Long.MAX_VALUE);
    var first = journal.of(GAME, 1, 7).toString();
    var rest = journal.of(GAME, 8, 1000).toString();
    move.move(GAME);
    assertThat(journal.of(GAME, 1, 7)).hasToString(first).hasSize(7);
    assertThat(journal.of(GAME, 8, 1000)).hasToString(rest).isNotEmpty();
    assertThat(journal.of(GAME, 1001, 7)).isEmpty();
    assertThat(journal.of("game|nobody", 1, 7)).isEmpty();
  }

  @Test
  void aRowThatAReaderHasNotUsedKeepsItsGame() {
    long highest = stored.rows(GAME).getLast().ordering();
    assertThat(move.move(GAME)).isEqualTo(Outcome.NOT_READ);
    readersAreAt(Long.MAX_VALUE, highest - 1);
    assertThat(move.move(GAME)).isEqualTo(Outcome.NOT_READ);
    readersAreAt(Long.MAX_VALUE, highest);
    update(
        "INSERT INTO games.reader_held (reader, id, sequence, why) VALUES ('reader-0', ?, 3, 'x')",
        GAME);
    assertThat(move.move(GAME)).isEqualTo(Outcome.NOT_READ);
    update("DELETE FROM games.reader_held WHERE id = ?", GAME);
    assertThat(move.move(GAME)).isEqualTo(Outcome.MOVED);
  }

  @Test
  void aReaderThatWasResetKeepsAllGames() {
    readersAreAt(Long.MAX_VALUE, Long.MAX_VALUE);
    update("DELETE FROM games.reader_offset WHERE reader = ?", "reader-1");
    assertThat(move.move(GAME)).isEqualTo(Outcome.NOT_READ);
  }

  @Test
  void aGameThatComesBackIsInItsOldPlace() {
    readersAreAt(Long.MAX_VALUE, Long.MAX_VALUE);
    var before = texts(GAME);
    move.move(GAME);
    move.back(GAME);
    assertThat(count("journal.archive")).isZero();
    assertThat(count("journal.event_journal")).isEqualTo(before.size());
    assertThat(texts(GAME)).isEqualTo(before);
    move.back(GAME);
    assertThat(texts(GAME)).isEqualTo(before);
    assertThat(move.move(GAME)).isEqualTo(Outcome.MOVED);
    assertThat(texts(GAME)).isEqualTo(before);
  }

  @Test
  void aGameWithAMissingRowStaysWhereItIs() {
    readersAreAt(Long.MAX_VALUE, Long.MAX_VALUE);
    update(
        "DELETE FROM journal.event_journal WHERE sequence_number = 5 AND persistence_id = ?", GAME);
    int left = stored.rows(GAME).size();
    assertThatThrownBy(() -> move.move(GAME)).hasMessageContaining("lacks row 5 of game|g1");
    assertThat(stored.rows(GAME)).hasSize(left);
  }

  @Test
  void aDamagedArchiveIsNotReadAsAGame() {
    readersAreAt(Long.MAX_VALUE, Long.MAX_VALUE);
    move.move(GAME);
    update(
        "UPDATE journal.archive SET sha256 = set_byte(sha256, 0, 255 - get_byte(sha256, 0)) WHERE persistence_id = ?",
        GAME);
    assertThatThrownBy(() -> stored.rows(GAME))
        .hasMessageContaining("archive of game|g1 is damaged");
    update(
        "UPDATE journal.archive SET packed = substr(packed, 1, 40) WHERE persistence_id = ?", GAME);
    assertThatThrownBy(() -> stored.rows(GAME))
        .hasMessageContaining("archive of game|g1 is damaged");
  }

  @Test
  void aGameTakesAFractionOfItsSpace() {
    readersAreAt(Long.MAX_VALUE, Long.MAX_VALUE);
    int payloads = stored.rows(GAME).stream().mapToInt(row -> row.payload().length).sum();
    move.move(GAME);
    long packed =
        database
            .database()
            .statement(
                sql -> sql.one("SELECT length(packed) FROM journal.archive", row -> row.getLong(1)))
            .orElseThrow();
    assertThat(packed).isLessThan(payloads);
  }

  private void readersAreAt(long... orderings) {
    update("DELETE FROM games.reader_offset WHERE reader <> ?", "");
    IntStream.range(0, orderings.length)
        .forEach(i ->
            update(
                "INSERT INTO games.reader_offset (reader, life, ordering) VALUES (?, 1, "
                    + orderings[i]
                    + ")",
                "reader-" + i));
  }

  private void update(String statement, String value) {
    database.database().statement(sql -> sql.update(statement, value));
  }

  private int count(String table) {
    return database
        .database()
        .statement(sql ->
            sql.one(
                "SELECT count(*) FROM " + table + " WHERE persistence_id = ?",
                row -> row.getInt(1),
                GAME))
        .orElseThrow();
  }

  private List<String> texts(String id) {
    return stored.rows(id).stream()
        .map(row -> row + " = " + row.writtenAt() + " " + HexFormat.of().formatHex(row.payload()))
        .toList();
  }
}
