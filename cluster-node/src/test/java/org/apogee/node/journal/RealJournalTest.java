package org.apogee.node.journal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.sql.SQLException;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.apogee.cluster.register.Fence;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** The reader on a real database. */
@Timeout(120)
final class RealJournalTest {
  private static final TestDatabase DATABASE = TestDatabase.fresh();
  private static final int WRITERS = 16;
  private static final int TRANSACTIONS = 120;
  private static final byte[] NOTHING = {};

  @AfterAll
  static void close() {
    DATABASE.close();
  }

  private static ReaderSettings settings(String name, Duration holeAge) {
    return new ReaderSettings(
        name, List.of("game|" + name), 200, holeAge, Duration.ofSeconds(2), Duration.ofHours(1));
  }

  private final SimpleMeterRegistry registry = new SimpleMeterRegistry();
  private final ReaderMetrics metrics = new ReaderMetrics(registry, "test", InstantSource.system());

  private Reading life(ReaderSettings settings) throws SQLException {
    return new Reading(
        DATABASE.database().dataSource(), Fence.NONE, settings, metrics, InstantSource.system());
  }

  /** Each writer has games of its own; a transaction writes to several, and some roll back. */
  private static Map<String, Long> writes(int writer) throws Exception {
    var random = new SplittableRandom(writer);
    var last = new HashMap<String, Long>();
    try (var journal = DATABASE.writer()) {
      for (int i = 0; i < TRANSACTIONS; i++) {
        var wrote = new HashMap<>(last);
        for (int rows = 1 + random.nextInt(4); rows > 0; rows--) {
          var id = "game|many-" + writer + "-" + random.nextInt(5);
          long sequence = wrote.merge(id, 1L, Long::sum);
          journal.write(id, sequence, "moved.1", NOTHING);
          if (random.nextInt(10) == 0) {
            Thread.sleep(random.nextInt(80)); // a slow transaction, not a test that waits
          }
        }
        if (random.nextInt(6) == 0) {
          journal.rollback();
        } else {
          journal.commit();
          last = wrote;
        }
      }
    }
    return last;
  }

  @Test
  void sixteenWritersThatRollBackAndAReaderThatPausesAndCrashesLoseNothing() throws Exception {
    var settings = settings("many", Duration.ofMillis(200));
    var handedOn = new HashMap<String, Long>();
    var random = new SplittableRandom(7);
    try (var threads = Executors.newFixedThreadPool(WRITERS)) {
      var written = new ArrayList<Future<Map<String, Long>>>();
      for (int writer = 0; writer < WRITERS; writer++) {
        int number = writer;
        written.add(threads.submit((Callable<Map<String, Long>>) () -> writes(number)));
      }
      var reading = life(settings);
      boolean isOver = false;
      while (!isOver) {
        isOver = written.stream().allMatch(Future::isDone) && isSettled(reading);
        if (random.nextInt(40) == 0) {
          reading = life(settings); // what was not stored comes again
        }
        if (random.nextInt(60) == 0) {
          Thread.sleep(300); // the reader's machine stands still for longer than a hole's age
        }
        for (var row : reading.next()) {
          isOver = false;
          long last = handedOn.getOrDefault(row.id(), 0L);
          assertThat(row.sequence()).as("%s after %d", row, last).isLessThanOrEqualTo(last + 1);
          handedOn.put(row.id(), Math.max(last, row.sequence()));
        }
        if (random.nextInt(4) == 0) {
          reading.storeAfter(Duration.ZERO);
        }
      }
      var expected = new HashMap<String, Long>();
      for (var writer : written) {
        expected.putAll(writer.get());
      }
      assertThat(handedOn).isEqualTo(expected);
    }
    assertThat(closed("filled")).as("rows that came late").isPositive();
    assertThat(closed("rolled_back")).as("numbers that never came").isPositive();
  }

  private boolean isSettled(Reading reading) {
    return reading.isIdle() && registry.get("test.open.holes").gauge().value() == 0;
  }

  private double closed(String how) {
    return registry.get("test.holes.closed").tag("how", how).counter().count();
  }

  @Test
  void aRowThatShowsUpInAHoleComesBeforeItsSuccessor() throws Exception {
    var reading = life(settings("late", Duration.ofSeconds(10)));
    try (var slow = DATABASE.writer();
        var fast = DATABASE.writer()) {
      slow.write("game|late-1", 1, "opened.1", NOTHING);
      fast.write("game|late-2", 1, "opened.1", NOTHING);
      fast.commit();
      assertThat(ids(allOf(reading))).containsExactly("game|late-2/1");
      slow.commit();
      slow.write("game|late-1", 2, "moved.1", NOTHING);
      slow.commit();
      assertThat(ids(allOf(reading))).containsExactly("game|late-1/1", "game|late-1/2");
    }
  }

  private static List<JournalRow> allOf(Reading reading) throws SQLException {
    var rows = new ArrayList<JournalRow>();
    do {
      rows.addAll(reading.next());
    } while (!reading.isIdle());
    return rows;
  }

  private static List<String> ids(List<JournalRow> rows) {
    return rows.stream().map(row -> row.id() + "/" + row.sequence()).toList();
  }

  @Test
  void aNewLifeGoesOnFromWhatWasStoredAndTheOldOneCanStoreNoMore() throws Exception {
    var settings = settings("lives", Duration.ofMillis(50));
    try (var journal = DATABASE.writer()) {
      journal.write("game|lives-1", 1, "opened.1", NOTHING);
      journal.write("game|lives-1", 2, "moved.1", NOTHING);
      journal.commit();
      var old = life(settings);
      assertThat(allOf(old)).hasSize(2);
      old.storeAfter(Duration.ZERO);
      journal.write("game|lives-1", 3, "moved.1", NOTHING);
      journal.commit();
      assertThat(ids(allOf(old))).containsExactly("game|lives-1/3");

      var young = life(settings);
      assertThatThrownBy(() -> old.storeAfter(Duration.ZERO)).isInstanceOf(TakenOver.class);
      assertThat(ids(allOf(young))).as("not stored: again").containsExactly("game|lives-1/3");
    }
  }

  @Test
  void aRowThatCannotBeUsedKeepsItsBytesAndIsTriedAgainInTheNextLife() throws Exception {
    var settings = settings("poison", Duration.ofMillis(50));
    try (var journal = DATABASE.writer()) {
      for (int sequence = 1; sequence <= 3; sequence++) {
        journal.write("game|poison-1", sequence, "m" + sequence, new byte[] {7, (byte) sequence});
      }
      journal.commit();
      var reading = life(settings);
      var rows = allOf(reading);
      reading.setAside(rows.get(1), new IllegalStateException("no version reads it"));
      assertThat(reading.isSetAside(rows.get(2))).isTrue();
      reading.storeAfter(Duration.ZERO);
      journal.write("game|poison-1", 4, "moved.1", NOTHING);
      journal.write("game|poison-2", 1, "opened.1", NOTHING);
      journal.commit();
      assertThat(ids(allOf(reading))).as("others go on").containsExactly("game|poison-2/1");
      reading.storeAfter(Duration.ZERO);
      assertThat(
              journal.texts(
                  """
                  SELECT id || '/' || sequence || ' ' || manifest || ' ' || why || ' '
                    || encode(payload, 'hex')
                  FROM games.reader_held WHERE reader = 'poison'
                  """))
          .containsExactly("game|poison-1/2 m2 IllegalStateException: no version reads it 0702");

      var next = life(settings);
      assertThat(ids(allOf(next)))
          .containsExactly("game|poison-1/2", "game|poison-1/3", "game|poison-1/4");
      allOf(next);
      next.storeAfter(Duration.ZERO);
      assertThat(journal.texts("SELECT id FROM games.reader_held WHERE reader = 'poison'"))
          .isEmpty();
    }
  }
}
