package org.apogee.node.journal;

import static org.assertj.core.api.Assertions.assertThat;

import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What a reader hands on and stores, one look at a time. */
final class JournalReaderStepsTest {
  private static final int BATCH = 3;
  private static final long AGE = 1_000;
  private static final long CHECK_EVERY = 60_000;
  private static final long CHECK_SINCE = 3_600_000;
  private static final ReaderSettings SETTINGS = settings(BATCH);

  private final ListedJournal journal = new ListedJournal();
  private final SimpleMeterRegistry registry = new SimpleMeterRegistry();
  private long now = 10_000_000;

  private static ReaderSettings settings(int batch) {
    return new ReaderSettings(
        "test",
        List.of("game|"),
        batch,
        Duration.ofMillis(AGE),
        Duration.ofMillis(CHECK_EVERY),
        Duration.ofMillis(CHECK_SINCE));
  }

  private JournalReader reader(ReaderSettings settings) throws SQLException {
    InstantSource clock = () -> Instant.ofEpochMilli(now);
    return new JournalReader(
        journal,
        journal,
        settings,
        row -> row.manifest().equals("ended.1"),
        new ReaderMetrics(registry, "test", clock),
        clock,
        () -> now);
  }

  private JournalReader reader() throws SQLException {
    return reader(SETTINGS);
  }

  private static List<Long> numbers(List<JournalRow> rows) {
    return rows.stream().map(JournalRow::ordering).toList();
  }

  private double count(String name, String tag, String value) {
    return registry.get("test." + name).tag(tag, value).counter().count();
  }

  @Test
  void rowsOfOtherPartsAreReadAndNotHandedOn() throws SQLException {
    journal.row(1, "game|a", 1, now).row(2, "tournament|t", 1, now).row(3, "game|a", 2, now);
    var reader = reader();

    assertThat(numbers(reader.next())).containsExactly(1L, 3L);
    assertThat(reader.isIdle()).isFalse();
    assertThat(reader.next()).isEmpty();
    assertThat(reader.isIdle()).isTrue();
    assertThat(reader.changes().done().keySet()).containsExactly("game|a");
  }

  @Test
  void aLookTakesABatchAndSaysHowMuchIsLeft() throws SQLException {
    for (int i = 1; i <= 5; i++) {
      journal.row(i, "game|a", i, now);
    }
    var reader = reader();

    assertThat(reader.unread()).isEqualTo(5);
    assertThat(numbers(reader.next())).containsExactly(1L, 2L, 3L);
    assertThat(reader.unread()).isEqualTo(2);
    assertThat(numbers(reader.next())).containsExactly(4L, 5L);
    assertThat(reader.unread()).isZero();
  }

  @Test
  void whatWasHandedOnIsStoredWithItsEnd() throws SQLException {
    journal.row(1, "game|a", 1, now).row(2, "game|b", 1, now).row(3, "game|b", 2, now, "ended.1");
    var reader = reader();
    assertThat(reader.hasChanges()).isFalse();
    reader.next();
    assertThat(reader.hasChanges()).isTrue();

    var changes = reader.changes();
    assertThat(changes.safe()).isEqualTo(3);
    assertThat(changes.done())
        .containsEntry("game|a", new Bookmarks.Done(1, false))
        .containsEntry("game|b", new Bookmarks.Done(2, true));
    reader.stored(changes);
    assertThat(reader.hasChanges()).isFalse();
    assertThat(reader.changes().done()).isEmpty();
  }

  @Test
  void rowsOfOthersAloneMoveTheStoredPlace() throws SQLException {
    journal.row(1, "tournament|t", 1, now);
    var reader = reader();

    assertThat(reader.next()).isEmpty();

    assertThat(reader.hasChanges()).isTrue();
    reader.stored(reader.changes());
    assertThat(reader.hasChanges()).isFalse();
  }

  @Test
  void aRowThatComesLateIsHandedOnFromItsHole() throws SQLException {
    journal.row(1, "game|a", 1, now).row(3, "game|b", 1, now);
    var reader = reader();
    assertThat(numbers(reader.next())).containsExactly(1L, 3L);
    assertThat(reader.changes().safe()).isEqualTo(1);
    assertThat(registry.get("test.open.holes").gauge().value()).isEqualTo(1);

    journal.row(2, "game|c", 1, now);
    assertThat(numbers(reader.next())).containsExactly(2L);
    assertThat(reader.changes().safe()).isEqualTo(3);
    assertThat(count("holes.closed", "how", "filled")).isEqualTo(1);
    assertThat(registry.get("test.open.holes").gauge().value()).isZero();
  }

  @Test
  void theRowsOfOneLookComeInTheirOrder() throws SQLException {
    journal.row(1, "game|a", 1, now).row(3, "game|b", 1, now);
    var reader = reader();
    reader.next();

    journal.row(2, "game|c", 1, now).row(4, "game|c", 2, now);
    assertThat(numbers(reader.next())).containsExactly(2L, 4L);
  }

  @Test
  void aNumberThatWasRolledBackIsGivenUpWhenItIsOldAndItsWritersHaveEnded() throws SQLException {
    journal.row(1, "game|a", 1, now).row(4, "game|b", 1, now);
    var reader = reader();
    reader.next();
    for (int i = 0; i < 2; i++) {
      now += AGE / 2;
      reader.next();
      assertThat(reader.changes().safe()).isEqualTo(1);
    }
    reader.next();

    assertThat(reader.changes().safe()).isEqualTo(4);
    assertThat(count("holes.closed", "how", "rolled_back")).isEqualTo(2);
  }

  @Test
  void holesBelowAnOldRowDoNotWaitForTheClock() throws SQLException {
    journal.row(2, "game|a", 1, now - AGE - 1);
    var old = reader();
    old.next();
    old.next();
    assertThat(old.changes().safe()).isEqualTo(2);

    journal.row(4, "game|a", 2, now - AGE);
    old.next();
    old.next();
    assertThat(old.changes().safe()).as("not old yet").isEqualTo(2);
  }

  /** The look may have stopped before the row that fills the hole. */
  @Test
  void aFullLookGivesNoHoleUp() throws SQLException {
    journal.row(8, "game|z", 1, now - 2 * AGE);
    var reader = reader();
    reader.next();
    for (int i = 1; i <= 6; i++) {
      journal.row(i, "game|a", i, now);
    }
    assertThat(numbers(reader.next())).containsExactly(1L, 2L, 3L);
    assertThat(reader.changes().safe()).isEqualTo(3);
    assertThat(numbers(reader.next())).containsExactly(4L, 5L, 6L);
    assertThat(reader.changes().safe()).isEqualTo(6);
  }

  @Test
  void aMissingPredecessorIsFetchedForItsId() throws SQLException {
    journal.row(5, "game|a", 1, now).row(6, "game|a", 2, now).row(7, "game|a", 3, now);
    journal.safe = 6;
    var reader = reader();

    assertThat(numbers(reader.next())).containsExactly(5L, 6L, 7L);

    assertThat(reader.isIdle()).as("more may be missing").isFalse();
    assertThat(count("holes.closed", "how", "repaired")).isEqualTo(3);
    assertThat(registry.get("test.held").gauge().value()).isEqualTo(1);
    assertThat(reader.next()).isEmpty();
    assertThat(reader.isIdle()).isTrue();
    assertThat(registry.get("test.held").gauge().value()).isZero();
    journal.row(8, "game|a", 4, now);
    assertThat(numbers(reader.next())).containsExactly(8L);
  }

  @Test
  void aRepeatedRowIsHandedOnOnce() throws SQLException {
    journal.row(1, "game|a", 1, now).row(2, "game|a", 2, now);
    journal.done.put("game|a", 1L);

    assertThat(numbers(reader().next())).containsExactly(2L);
  }

  /** The row before the gap can be used, and the one after it never comes without the missing. */
  @Test
  void anIdWithAGapInTheJournalItselfWaitsAtTheGapAndOthersGoOn() throws SQLException {
    journal.row(1, "game|a", 1, now).row(2, "game|a", 3, now).row(3, "game|b", 1, now);
    var reader = reader();

    assertThat(numbers(reader.next())).containsExactly(1L, 3L);

    assertThat(reader.isSetAside("game|a")).isFalse();
    assertThat(count("errors", "kind", "poison")).isEqualTo(1);
    var changes = reader.changes();
    assertThat(changes.held())
        .hasEntrySatisfying("game|a", held -> assertThat(held.sequence()).isEqualTo(2));
    assertThat(changes.done()).containsEntry("game|a", new Bookmarks.Done(1, false));
    journal.store(changes);
    assertThat(reader().next()).isEmpty();
    assertThat(journal.held).containsExactly("game|a");
  }

  @Test
  void aRowThatCannotBeUsedHoldsItsIdUntilTheNextLife() throws SQLException {
    journal.row(1, "game|a", 1, now).row(2, "game|b", 1, now);
    var reader = reader();
    var poison = reader.next().getFirst();
    reader.setAside(poison, "unknown");
    assertThat(reader.isSetAside("game|a")).isTrue();
    assertThat(reader.isSetAside("game|b")).isFalse();
    assertThat(count("errors", "kind", "poison")).isEqualTo(1);

    journal.row(3, "game|a", 2, now).row(4, "game|b", 2, now);
    assertThat(numbers(reader.next())).containsExactly(4L);
    assertThat(reader.isSetAside("game|a")).as("only of the last look").isFalse();
    assertThat(reader.changes().held()).containsOnlyKeys("game|a");
    assertThat(registry.get("test.held").gauge().value()).isEqualTo(1);

    journal.store(reader.changes());
    var nextLife = reader();
    assertThat(numbers(nextLife.next())).containsExactly(1L, 3L);
    assertThat(nextLife.next()).isEmpty();
    assertThat(nextLife.changes().released()).containsExactly("game|a");
  }

  @Test
  void onceAMinuteIdsThatAreBehindAreFound() throws SQLException {
    journal.row(1, "game|a", 1, now).row(2, "tournament|t", 1, now);
    journal.safe = 2; // its row was passed by and never handed on
    var reader = reader();

    now += CHECK_EVERY - 1;
    assertThat(reader.next()).isEmpty();
    assertThat(journal.forgotten).isZero();
    now += 1;
    assertThat(numbers(reader.next())).containsExactly(1L);
    assertThat(journal.forgotten).isEqualTo(1);
    now += CHECK_EVERY - 1;
    reader.next();
    assertThat(journal.forgotten).isEqualTo(1);
    now += 1;
    reader.next();
    assertThat(journal.forgotten).isEqualTo(2);
  }

  @Test
  void nothingIsForgottenWhileTheNextLifeWouldReadOldRowsAgain() throws SQLException {
    journal.row(2, "game|a", 1, now);
    journal.horizon = new Horizon(10, 20); // a transaction that may write row 1
    var reader = reader();
    reader.next();
    now += CHECK_EVERY;
    reader.next();
    assertThat(journal.forgotten).as("the hole is young").isEqualTo(1);
    now += CHECK_SINCE;
    reader.next();
    assertThat(reader.changes().safe()).isZero();
    assertThat(journal.forgotten).as("the hole is old").isEqualTo(1);

    journal.horizon = new Horizon(20, 20);
    reader.next();
    now += CHECK_EVERY;
    reader.next();
    assertThat(reader.changes().safe()).isEqualTo(2);
    assertThat(journal.forgotten).isEqualTo(2);
  }

  @Test
  void theCheckLooksBackForAnHourAndNotAboveTheSafePlace() throws SQLException {
    journal.row(1, "game|old", 1, now + CHECK_EVERY - CHECK_SINCE);
    journal.row(2, "game|young", 1, now + CHECK_EVERY - CHECK_SINCE + 1);
    journal.safe = 2;
    var reader = reader();
    now += CHECK_EVERY;

    assertThat(numbers(reader.next())).containsExactly(2L);
  }

  @Test
  void theCheckLeavesHeldIdsAlone() throws SQLException {
    journal.row(1, "game|a", 1, now);
    var reader = reader();
    reader.setAside(reader.next().getFirst(), "unknown");

    now += CHECK_EVERY;
    assertThat(reader.next()).isEmpty();
    assertThat(reader.next()).isEmpty();
  }

  @Test
  void withTooManyOpenHolesNewRowsWait() throws SQLException {
    for (int i = 1; i <= 10_002; i++) {
      journal.row(2L * i, "game|" + i, 1, now);
    }
    var reader = reader(settings(10_001));

    assertThat(reader.next()).hasSize(10_001);
    assertThat(reader.next()).as("10,001 holes are open").isEmpty();
    journal.row(1, "game|late", 1, now);
    assertThat(numbers(reader.next())).containsExactly(1L);
    assertThat(numbers(reader.next())).as("10,000 holes are open").containsExactly(20_004L);
  }
}
