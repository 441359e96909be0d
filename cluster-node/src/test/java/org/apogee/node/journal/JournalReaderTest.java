package org.apogee.node.journal;

import static org.assertj.core.api.Assertions.assertThat;

import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** Thousands of interleavings of writers, rollbacks, pauses and crashes; each seed repeats. */
final class JournalReaderTest {
  private static final ReaderSettings SETTINGS =
      new ReaderSettings(
          "test",
          java.util.List.of("game|"),
          40,
          Duration.ofSeconds(1),
          Duration.ofMinutes(1),
          Duration.ofHours(1));
  private static final int ROUNDS = 120;

  /** Mutants are judged by a part of the seeds. */
  private static final int SHARE = Integer.getInteger("laws.share", 1);

  private static final int SEEDS = 400 / SHARE;

  /** One run: a journal, a reader that lives several times, and what it handed on. */
  private static final class Run {
    final SimulatedJournal journal;
    final SimpleMeterRegistry registry = new SimpleMeterRegistry();
    final Map<String, Long> handedOn = new HashMap<>();
    final Set<String> poisoned = new HashSet<>();
    private final SplittableRandom random;
    private final long seed;
    private final InstantSource clock;
    private final ReaderMetrics metrics;
    private JournalReader reader;

    Run(long seed) throws SQLException {
      this.seed = seed;
      journal = new SimulatedJournal(seed);
      clock = () -> Instant.ofEpochMilli(journal.now);
      metrics = new ReaderMetrics(registry, "test", clock);
      random = new SplittableRandom(seed + 1);
      reader = newLife();
    }

    private JournalReader newLife() throws SQLException {
      return new JournalReader(
          journal,
          journal,
          SETTINGS,
          row -> row.manifest().equals("ended.1"),
          metrics,
          clock,
          () -> journal.now);
    }

    Run read(int rounds, boolean crashes) throws SQLException {
      for (int i = 0; i < rounds; i++) {
        if (crashes && random.nextInt(15) == 0) {
          reader = newLife();
        }
        handOn(crashes);
      }
      return this;
    }

    /** Returns how many rows there were, repeats included. */
    private int handOn(boolean crashes) throws SQLException {
      var rows = reader.next();
      for (var row : rows) {
        if (reader.isSetAside(row.id())) {
          continue;
        }
        if (poisoned.contains(row.id() + "/" + row.sequence())) {
          reader.setAside(row, "poison");
          continue;
        }
        long last = handedOn.getOrDefault(row.id(), 0L);
        assertThat(row.sequence())
            .as("seed %d: %s after %d", seed, row, last)
            .isLessThanOrEqualTo(last + 1);
        handedOn.put(row.id(), Math.max(last, row.sequence()));
      }
      if (!crashes || random.nextInt(3) > 0) {
        store();
      }
      return rows.size();
    }

    private void store() {
      if (reader.hasChanges()) {
        var changes = reader.changes();
        journal.store(changes);
        reader.stored(changes);
      }
    }

    /** Everything is written, and the reader goes on until nothing is left. */
    Run toTheEnd() throws SQLException {
      journal.settle();
      for (int idle = 0; idle < 10; ) {
        journal.now += 61_000;
        idle = handOn(false) == 0 && reader.isIdle() ? idle + 1 : 0;
      }
      return this;
    }

    Map<String, Long> written() {
      var last = new HashMap<String, Long>();
      journal.committed.values().stream()
          .filter(row -> row.id().startsWith("game|"))
          .forEach(row -> last.merge(row.id(), row.sequence(), Math::max));
      return last;
    }

    double closed(String how) {
      return registry.get("test.holes.closed").tag("how", how).counter().count();
    }
  }

  @Test
  void everyRowIsHandedOnInOrderThoughWritersRollBackAndEverybodyPauses() throws Exception {
    double filled = 0;
    double rolledBack = 0;
    for (long seed = 0; seed < SEEDS; seed++) {
      var run = new Run(seed).read(ROUNDS, false).toTheEnd();
      assertThat(run.handedOn).as("seed %d", seed).isEqualTo(run.written());
      assertThat(run.closed("repaired")).as("seed %d: the holes alone suffice", seed).isZero();
      filled += run.closed("filled");
      rolledBack += run.closed("rolled_back");
    }
    assertThat(filled).as("rows that came late").isGreaterThan(1000.0 / SHARE);
    assertThat(rolledBack).as("numbers that never came").isGreaterThan(1000.0 / SHARE);
  }

  @Test
  void everyRowIsHandedOnThoughTheReaderCrashesBetweenAnyTwoSteps() throws Exception {
    for (long seed = 0; seed < SEEDS; seed++) {
      var run = new Run(seed).read(ROUNDS, true).toTheEnd();
      assertThat(run.handedOn).as("seed %d", seed).isEqualTo(run.written());
      assertThat(run.closed("repaired")).as("seed %d: the holes alone suffice", seed).isZero();
    }
  }

  @Test
  void whatTheHolesMissIsFetchedForItsId() throws Exception {
    double repaired = 0;
    for (long seed = 0; seed < SEEDS; seed++) {
      var run = new Run(seed);
      run.journal.forgetsTransactions = true; // holes are given up by the clock alone
      run.read(ROUNDS, true).toTheEnd();
      assertThat(run.handedOn).as("seed %d", seed).isEqualTo(run.written());
      repaired += run.closed("repaired");
    }
    assertThat(repaired)
        .as("rows that the clock alone would have lost")
        .isGreaterThan(10.0 / SHARE);
  }

  @Test
  void aWriterThatSleepsBeforeItsTransactionShowsUpLosesNothing() throws Exception {
    double repaired = 0;
    for (long seed = 0; seed < SEEDS; seed++) {
      var run = new Run(seed);
      run.journal.sleepsBeforeItsXid = true;
      run.read(ROUNDS, true).toTheEnd();
      assertThat(run.handedOn).as("seed %d", seed).isEqualTo(run.written());
      repaired += run.closed("repaired");
    }
    assertThat(repaired)
        .as("rows that the holes alone would have lost")
        .isGreaterThan(10.0 / SHARE);
  }

  @Test
  void aPoisonedRowHoldsItsIdOnlyAndComesInOrderWhenItCanBeUsed() throws Exception {
    int runs = 0;
    for (long seed = 0; seed < SEEDS; seed++) {
      var run = new Run(seed);
      run.poisoned.add("game|3/2");
      run.read(ROUNDS, true).toTheEnd();
      var written = run.written();
      if (written.getOrDefault("game|3", 0L) < 3) {
        continue; // nobody wrote to it
      }
      runs++;
      assertThat(run.handedOn.get("game|3")).as("seed %d", seed).isEqualTo(1);
      assertThat(run.journal.heldCount()).isEqualTo(1);
      written.put("game|3", 1L);
      assertThat(run.handedOn).as("seed %d", seed).isEqualTo(written);

      run.poisoned.clear(); // a version that can use it
      run.reader = run.newLife();
      run.toTheEnd();
      assertThat(run.handedOn).as("seed %d", seed).isEqualTo(run.written());
      assertThat(run.journal.heldCount()).isZero();
    }
    assertThat(runs).isGreaterThan(250 / SHARE);
  }
}
