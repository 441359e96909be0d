package org.apogee.proving.fault;

import java.time.Duration;
import org.apogee.proving.fault.FaultScenario.Dose;
import org.apogee.proving.rig.OutsideConnection;

/**
 * What can go wrong with the database. Each of them sees that its fault happened, or fails: a
 * connection that no node knows of must die, or fall silent, or wait as long as theirs.
 */
final class DatabaseFaults {
  private static final int MOVES_BETWEEN = 100;

  /** Longer than the call timeout of 5 s plus the reset of 2 s of the journal's circuit breaker. */
  private static final Duration STILL = Duration.ofSeconds(12);

  /** Longer than one call timeout of the journal. */
  private static final Duration LOCKED = Duration.ofSeconds(8);

  private static final Duration SLOW = Duration.ofSeconds(10);

  /** 200 ms more for a round trip. */
  private static final Duration MORE_ONE_WAY = Duration.ofMillis(100);

  /** A healthy database answers in milliseconds. */
  private static final Duration LISTEN = Duration.ofSeconds(1);

  /** A crashed PostgreSQL ends its connections one after the other. */
  private static final Duration LONGEST_DEATH = Duration.ofSeconds(10);

  private static final Duration BETWEEN_LOOKS = Duration.ofMillis(20);

  private DatabaseFaults() {}

  static void crash(TestBed bed, Dose dose) throws InterruptedException {
    for (int i = 0; i < dose.times(); i++) {
      bed.play(MOVES_BETWEEN);
      breaking(bed, "crash the database", bed.faults()::crashDatabase);
      bed.play(MOVES_BETWEEN);
      breaking(bed, "restart the database", bed.stack()::restartDatabase);
      bed.play(1);
    }
  }

  /** Every connection must die of it, if not at the same moment. */
  private static void breaking(TestBed bed, String name, Runnable fault)
      throws InterruptedException {
    try (var outside = OutsideConnection.of(bed.stack().databaseUrl())) {
      bed.fault(name, fault);
      long end = System.nanoTime() + LONGEST_DEATH.toNanos();
      while (outside.answers(LISTEN)) {
        if (System.nanoTime() > end) {
          throw new IllegalStateException("the fault did not happen: " + name);
        }
        Thread.sleep(BETWEEN_LOOKS);
      }
    }
  }

  static void freeze(TestBed bed, Dose dose) throws InterruptedException {
    var length = dose.orElse(STILL);
    for (int i = 0; i < dose.times(); i++) {
      bed.play(MOVES_BETWEEN);
      try (var outside = OutsideConnection.of(bed.stack().databaseUrl())) {
        bed.fault(named("freeze the database", length), bed.faults()::freezeDatabase);
        if (outside.answers(LISTEN)) {
          throw new IllegalStateException("the database is not frozen");
        }
        nothingIsAcknowledged(bed, length.minus(LISTEN));
      } finally {
        bed.faults().thawDatabase();
      }
      bed.play(1);
    }
  }

  /** Its connections stand, new ones are taken, and nothing is ever answered. */
  static void silent(TestBed bed, Dose dose) throws InterruptedException {
    var length = dose.orElse(STILL);
    var tap = bed.databaseTap();
    for (int i = 0; i < dose.times(); i++) {
      bed.play(MOVES_BETWEEN);
      long held = tap.held();
      bed.fault(named("silence the database", length), () -> tap.silent(true));
      try {
        bed.await("questions without an answer", () -> tap.held() > held);
        nothingIsAcknowledged(bed, length);
      } finally {
        tap.silent(false);
      }
      bed.play(1);
    }
  }

  /** Moves that are on their way may still be acknowledged, one a game, and no more. */
  private static void nothingIsAcknowledged(TestBed bed, Duration length)
      throws InterruptedException {
    int before = bed.outcomes().size();
    bed.watchBreaker(length);
    if (bed.outcomes().size() > before + bed.outcomes().games().size()) {
      throw new IllegalStateException("moves were acknowledged without a database");
    }
  }

  /** Games go on while each answer of the database takes 200 ms more. */
  static void slow(TestBed bed, Dose dose) throws InterruptedException {
    var length = dose.orElse(SLOW);
    var tap = bed.databaseTap();
    for (int i = 0; i < dose.times(); i++) {
      bed.play(MOVES_BETWEEN);
      long held = tap.held();
      int before = bed.outcomes().size();
      bed.fault(named("200 ms more to the database", length), () -> tap.delay(MORE_ONE_WAY));
      try {
        Thread.sleep(length);
        bed.await("answers that came late", () -> tap.held() > held);
        if (bed.outcomes().size() <= before) {
          throw new IllegalStateException("no game continued with a slow database");
        }
      } finally {
        tap.delay(Duration.ZERO);
      }
      bed.play(1);
    }
  }

  static void lock(TestBed bed, Dose dose) throws InterruptedException {
    var length = dose.orElse(LOCKED);
    for (int i = 0; i < dose.times(); i++) {
      bed.play(MOVES_BETWEEN);
      int before = bed.outcomes().size();
      bed.fault(
          named("lock the journal", length),
          () -> OutsideConnection.lockJournal(bed.stack().databaseUrl(), length));
      if (bed.outcomes().size() > before + 2 * bed.outcomes().games().size()) {
        throw new IllegalStateException("moves were acknowledged while the journal was locked");
      }
      bed.play(1);
    }
  }

  private static String named(String what, Duration length) {
    return what + " for " + length.toSeconds() + " s";
  }
}
