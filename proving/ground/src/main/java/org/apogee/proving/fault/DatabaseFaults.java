package org.apogee.proving.fault;

import java.time.Duration;
import org.apogee.proving.fault.Scenario.Dose;
import org.apogee.proving.rig.Witness;

/**
 * What can go wrong with the database. Each of them sees that its fault happened, or fails: a
 * connection that no node knows of must die, or fall silent, or wait as long as theirs.
 */
final class DatabaseFaults {
  private static final int MOVES_BETWEEN = 100;
  private static final Duration STILL = Duration.ofSeconds(12);
  private static final Duration LOCKED = Duration.ofSeconds(8);
  private static final Duration SLOW = Duration.ofSeconds(10);
  private static final Duration MORE_ONE_WAY = Duration.ofMillis(100);
  private static final Duration LISTEN = Duration.ofSeconds(1);
  private static final Duration LONGEST_DEATH = Duration.ofSeconds(10);
  private static final Duration BETWEEN_LOOKS = Duration.ofMillis(20);

  private DatabaseFaults() {}

  static void crash(Arena arena, Dose dose) throws InterruptedException {
    for (int i = 0; i < dose.times(); i++) {
      arena.play(MOVES_BETWEEN);
      breaking(arena, "crash the database", arena.faults()::crashDatabase);
      arena.play(MOVES_BETWEEN);
      breaking(arena, "restart the database", arena.stack()::restartDatabase);
      arena.play(1);
    }
  }

  /** Every connection must die of it, if not at the same moment. */
  private static void breaking(Arena arena, String name, Runnable fault)
      throws InterruptedException {
    try (var witness = Witness.of(arena.stack().databaseUrl())) {
      arena.fault(name, fault);
      long end = System.nanoTime() + LONGEST_DEATH.toNanos();
      while (witness.answers(LISTEN)) {
        if (System.nanoTime() > end) {
          throw new IllegalStateException("the fault did not happen: " + name);
        }
        Thread.sleep(BETWEEN_LOOKS);
      }
    }
  }

  static void freeze(Arena arena, Dose dose) throws InterruptedException {
    var length = dose.orFor(STILL);
    for (int i = 0; i < dose.times(); i++) {
      arena.play(MOVES_BETWEEN);
      try (var witness = Witness.of(arena.stack().databaseUrl())) {
        arena.fault(named("freeze the database", length), arena.faults()::freezeDatabase);
        if (witness.answers(LISTEN)) {
          throw new IllegalStateException("the database is not frozen");
        }
        nothingIsAcknowledged(arena, length.minus(LISTEN));
      } finally {
        arena.faults().thawDatabase();
      }
      arena.play(1);
    }
  }

  /** Its connections stand, new ones are taken, and nothing is ever answered. */
  static void silent(Arena arena, Dose dose) throws InterruptedException {
    var length = dose.orFor(STILL);
    var tap = arena.databaseTap();
    for (int i = 0; i < dose.times(); i++) {
      arena.play(MOVES_BETWEEN);
      long held = tap.held();
      arena.fault(named("silence the database", length), () -> tap.silent(true));
      try {
        arena.await("questions without an answer", () -> tap.held() > held);
        nothingIsAcknowledged(arena, length);
      } finally {
        tap.silent(false);
      }
      arena.play(1);
    }
  }

  /** Moves that are on their way may still be acknowledged, one a game, and no more. */
  private static void nothingIsAcknowledged(Arena arena, Duration length)
      throws InterruptedException {
    int before = arena.ledger().size();
    arena.watchBreaker(length);
    if (arena.ledger().size() > before + arena.ledger().games().size()) {
      throw new IllegalStateException("moves were acknowledged without a database");
    }
  }

  /** Games go on while each answer of the database takes 200 ms more. */
  static void slow(Arena arena, Dose dose) throws InterruptedException {
    var length = dose.orFor(SLOW);
    var tap = arena.databaseTap();
    for (int i = 0; i < dose.times(); i++) {
      arena.play(MOVES_BETWEEN);
      long held = tap.held();
      int before = arena.ledger().size();
      arena.fault(named("200 ms more to the database", length), () -> tap.delay(MORE_ONE_WAY));
      try {
        Thread.sleep(length);
        arena.await("answers that came late", () -> tap.held() > held);
        if (arena.ledger().size() <= before) {
          throw new IllegalStateException("no game continued with a slow database");
        }
      } finally {
        tap.delay(Duration.ZERO);
      }
      arena.play(1);
    }
  }

  static void lock(Arena arena, Dose dose) throws InterruptedException {
    var length = dose.orFor(LOCKED);
    for (int i = 0; i < dose.times(); i++) {
      arena.play(MOVES_BETWEEN);
      int before = arena.ledger().size();
      arena.fault(
          named("lock the journal", length),
          () -> Witness.lockJournal(arena.stack().databaseUrl(), length));
      if (arena.ledger().size() > before + 2 * arena.ledger().games().size()) {
        throw new IllegalStateException("moves were acknowledged while the journal was locked");
      }
      arena.play(1);
    }
  }

  private static String named(String what, Duration length) {
    return what + " for " + length.toSeconds() + " s";
  }
}
