package org.apogee.cli.bench;

import java.sql.DriverManager;
import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import org.apogee.engine.BadInput;
import org.apogee.local.LocalDatabase;

/**
 * A fault test: what is done to the platform while games are played. The verdict is always the
 * same, see {@link Judge}.
 *
 * @param nodes how many it needs
 * @param games how many are played in the small form
 * @param does the faults; the number says how often
 */
record Scenario(String name, String what, int nodes, int games, Action does) {
  private static final Duration SHORT = Duration.ofSeconds(2);
  private static final int MOVES_BETWEEN = 100;

  /** What is done. */
  interface Action {
    void on(Arena arena, int times) throws InterruptedException;
  }

  static final List<Scenario> ALL =
      List.of(
          new Scenario("kills", "SIGKILL one node after the other", 3, 40, Scenario::kills),
          new Scenario(
              "pause", "a node stands still for 8 s, then goes on", 3, 30, Scenario::pause),
          new Scenario("roll", "SIGTERM one node after the other", 3, 30, Scenario::roll),
          new Scenario("alone", "SIGKILL the only node", 1, 20, Scenario::alone),
          new Scenario(
              KillPoints.NAME, "SIGKILL at six points of a move's life", 1, 10, (_, _) -> {}),
          new Scenario("crash", "the database crashes", 1, 20, Scenario::databaseCrash),
          new Scenario("freeze", "the database stands still for 12 s", 1, 20, Scenario::freeze),
          new Scenario("lock", "somebody locks the journal for 8 s", 1, 20, Scenario::lock),
          new Scenario("broker", "the broker is killed for 20 s", 1, 20, Scenario::brokerAway),
          new Scenario(
              "reader",
              "the node that feeds stands still, and is killed",
              3,
              30,
              Scenario::reader));

  static Scenario named(String name) {
    return ALL.stream()
        .filter(scenario -> scenario.name.equals(name))
        .findFirst()
        .orElseThrow(() ->
            new BadInput(
                "unknown-fault",
                "There is no fault '%s'; there are %s."
                    .formatted(
                        name, String.join(", ", ALL.stream().map(Scenario::name).toList()))));
  }

  private static void kills(Arena arena, int times) throws InterruptedException {
    int nodes = arena.stack().nodeAddresses().size();
    for (int i = 0; i < times; i++) {
      int node = i % nodes; // the first one is the oldest
      arena.play(MOVES_BETWEEN);
      kill(arena, node, SHORT);
    }
  }

  private static void kill(Arena arena, int node, Duration downFor) throws InterruptedException {
    var faults = arena.faults();
    int starts = faults.starts(node);
    arena.fault("kill node-" + (node + 1), () -> faults.killNode(node, downFor));
    arena.await("the death of a node", () -> !arena.stack().ready(node));
    arena.await("a new start", () -> faults.starts(node) > starts);
    arena.awaitReady(node);
  }

  private static void pause(Arena arena, int times) throws InterruptedException {
    for (int i = 0; i < times; i++) {
      int node = i % arena.stack().nodeAddresses().size();
      arena.play(MOVES_BETWEEN);
      int starts = arena.faults().starts(node);
      still(arena, node, Duration.ofSeconds(8));
      // The others gave it up meanwhile: it must find out, end, and come back by itself.
      arena.await("its new start", () -> arena.faults().starts(node) > starts);
      arena.awaitReady(node);
    }
  }

  private static void still(Arena arena, int node, Duration howLong) throws InterruptedException {
    var faults = arena.faults();
    arena.fault("freeze node-" + (node + 1), () -> faults.freezeNode(node));
    arena.await("its silence", () -> !arena.stack().ready(node));
    Thread.sleep(howLong);
    faults.thawNode(node);
    arena.awaitReady(node);
  }

  private static void roll(Arena arena, int times) throws InterruptedException {
    var faults = arena.faults();
    for (int i = 0; i < times; i++) {
      int node = i % arena.stack().nodeAddresses().size();
      arena.play(MOVES_BETWEEN);
      int starts = faults.starts(node);
      arena.fault("end node-" + (node + 1), () -> faults.endNode(node));
      arena.await("a new start", () -> faults.starts(node) > starts);
      arena.awaitReady(node);
    }
  }

  private static void alone(Arena arena, int times) throws InterruptedException {
    for (int i = 0; i < times; i++) {
      arena.play(MOVES_BETWEEN);
      kill(arena, 0, Duration.ofMillis(100));
    }
  }

  private static void databaseCrash(Arena arena, int times) throws InterruptedException {
    for (int i = 0; i < times; i++) {
      arena.play(MOVES_BETWEEN);
      arena.fault("crash the database", arena.faults()::crashDatabase);
      arena.play(MOVES_BETWEEN);
      arena.fault("restart the database", arena.stack()::restartDatabase);
      arena.play(1);
    }
  }

  private static void freeze(Arena arena, int times) throws InterruptedException {
    for (int i = 0; i < times; i++) {
      arena.play(MOVES_BETWEEN);
      arena.fault("freeze the database for 12 s", arena.faults()::freezeDatabase);
      int before = arena.ledger().size();
      Thread.sleep(12_000);
      if (arena.ledger().size() > before + arena.ledger().games().size()) {
        throw new IllegalStateException("moves were acknowledged by a frozen database");
      }
      arena.faults().thawDatabase();
      arena.play(1);
    }
  }

  private static void lock(Arena arena, int times) throws InterruptedException {
    for (int i = 0; i < times; i++) {
      arena.play(MOVES_BETWEEN);
      arena.fault("lock the journal for 8 s", () -> lockJournal(arena.stack().databaseUrl()));
      arena.play(1);
    }
  }

  private static void lockJournal(String url) {
    try (var connection =
            DriverManager.getConnection(url, LocalDatabase.USER, LocalDatabase.PASSWORD);
        var statement = connection.createStatement()) {
      connection.setAutoCommit(false);
      statement.execute("LOCK TABLE journal.event_journal IN ACCESS EXCLUSIVE MODE");
      statement.execute("SELECT pg_sleep(8)");
      connection.rollback();
    } catch (SQLException e) {
      throw new IllegalStateException("the journal could not be locked", e);
    }
  }

  private static void brokerAway(Arena arena, int times) throws InterruptedException {
    for (int i = 0; i < times; i++) {
      arena.play(MOVES_BETWEEN);
      arena.fault(
          "kill the broker for 20 s", () -> arena.faults().killBroker(Duration.ofSeconds(20)));
      int before = arena.ledger().size();
      Thread.sleep(20_000);
      if (arena.ledger().size() == before) {
        throw new IllegalStateException("no game went on without the broker");
      }
    }
  }

  /** The node with the feed's reader: once it stands still for a moment, once it is killed. */
  private static void reader(Arena arena, int times) throws InterruptedException {
    for (int i = 0; i < times; i++) {
      arena.play(MOVES_BETWEEN);
      still(arena, arena.feedingNode(), Duration.ofSeconds(1));
      arena.play(MOVES_BETWEEN);
      kill(arena, arena.feedingNode(), SHORT);
    }
  }
}
