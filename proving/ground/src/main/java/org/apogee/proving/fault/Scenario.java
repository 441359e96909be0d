package org.apogee.proving.fault;

import java.time.Duration;
import java.util.List;
import org.apogee.engine.BadInput;

/**
 * A fault test: what is done to the platform while games are played. The verdict is always the
 * same, see {@link Judge} and {@link Vitals}.
 *
 * @param nodes how many it needs
 * @param games how many are played in the small form
 * @param ends whether it ends nodes; else none may die of it
 * @param does the faults
 */
record Scenario(String name, String what, int nodes, int games, boolean ends, Action does) {
  private static final Duration SHORT = Duration.ofSeconds(2);
  private static final Duration AWAY = Duration.ofSeconds(20);
  private static final Duration STANDS_STILL = Duration.ofSeconds(8);
  private static final int MOVES_BETWEEN = 100;
  private static final long GROWTH_MAX = 64_000_000;

  /** What is done. */
  interface Action {
    void on(Arena arena, Dose dose) throws InterruptedException;
  }

  /**
   * How much of it.
   *
   * @param length of each fault; zero for the scenario's own
   */
  record Dose(int times, Duration length) {
    static Dose times(int times) {
      return new Dose(times, Duration.ZERO);
    }

    Duration orFor(Duration usual) {
      return length.isZero() ? usual : length;
    }
  }

  static final List<Scenario> ALL =
      List.of(
          ending("kills", "SIGKILL one node after the other", 3, 40, Scenario::kills),
          ending("pause", "a node is paused for 8 s and resumes", 3, 30, Scenario::pause),
          ending("roll", "SIGTERM one node after the other", 3, 30, Scenario::roll),
          ending("alone", "SIGKILL the only node", 1, 20, Scenario::alone),
          ending(KillPoints.NAME, "SIGKILL at six points of a move's life", 1, 10, (_, _) -> {}),
          ending("reader", "the publishing node is paused, then killed", 3, 30, Scenario::reader),
          ending(
              "split",
              "two nodes are paused, the third is killed, the two resume",
              3,
              30,
              SplitFaults::split),
          ending("two", "SIGKILL two of three nodes at once", 3, 30, SplitFaults::two),
          lasting("crash", "the database crashes", DatabaseFaults::crash),
          lasting("freeze", "the database is frozen for 12 s", DatabaseFaults::freeze),
          lasting("silent", "the database answers nothing for 12 s", DatabaseFaults::silent),
          lasting("slow", "each answer takes 200 ms more, for 10 s", DatabaseFaults::slow),
          lasting("lock", "somebody locks the journal for 8 s", DatabaseFaults::lock),
          lasting("broker", "the broker is killed for 20 s", Scenario::brokerAway));

  private static Scenario ending(String name, String what, int nodes, int games, Action does) {
    return new Scenario(name, what, nodes, games, true, does);
  }

  /** For a single node, which must live on. */
  private static Scenario lasting(String name, String what, Action does) {
    return new Scenario(name, what, 1, 20, false, does);
  }

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

  private static void kills(Arena arena, Dose dose) throws InterruptedException {
    int nodes = arena.stack().nodeAddresses().size();
    for (int i = 0; i < dose.times(); i++) {
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
    arena.awaitAllReady();
  }

  private static void pause(Arena arena, Dose dose) throws InterruptedException {
    for (int i = 0; i < dose.times(); i++) {
      int node = i % arena.stack().nodeAddresses().size();
      arena.play(MOVES_BETWEEN);
      int starts = arena.faults().starts(node);
      still(arena, node, dose.orFor(STANDS_STILL));
      // The others gave it up meanwhile: it must find out, end, and come back by itself.
      arena.await("its new start", () -> arena.faults().starts(node) > starts);
      arena.awaitAllReady();
    }
  }

  private static void still(Arena arena, int node, Duration howLong) throws InterruptedException {
    var faults = arena.faults();
    arena.fault("freeze node-" + (node + 1), () -> faults.freezeNode(node));
    arena.await("its silence", () -> !arena.stack().ready(node));
    Thread.sleep(howLong);
    faults.thawNode(node);
    arena.awaitAllReady();
  }

  private static void roll(Arena arena, Dose dose) throws InterruptedException {
    var faults = arena.faults();
    for (int i = 0; i < dose.times(); i++) {
      int node = i % arena.stack().nodeAddresses().size();
      arena.play(MOVES_BETWEEN);
      int starts = faults.starts(node);
      arena.fault("end node-" + (node + 1), () -> faults.endNode(node));
      arena.await("a new start", () -> faults.starts(node) > starts);
      arena.awaitAllReady();
    }
  }

  private static void alone(Arena arena, Dose dose) throws InterruptedException {
    for (int i = 0; i < dose.times(); i++) {
      arena.play(MOVES_BETWEEN);
      kill(arena, 0, Duration.ofMillis(100));
    }
  }

  /** Games go on, what they tell waits in the journal and not in memory. */
  private static void brokerAway(Arena arena, Dose dose) throws InterruptedException {
    var length = dose.orFor(AWAY);
    for (int i = 0; i < dose.times(); i++) {
      arena.play(MOVES_BETWEEN);
      long heap = Vitals.heapBytes(arena, 0);
      int before = arena.ledger().size();
      arena.fault(
          "kill the broker for " + length.toSeconds() + " s",
          () -> arena.faults().killBroker(length));
      Thread.sleep(length.minus(SHORT));
      long growth = Vitals.heapBytes(arena, 0) - heap;
      if (arena.ledger().size() == before) {
        throw new IllegalStateException("no game continued without the broker");
      }
      arena.await(
          "events that the broker missed",
          () -> Vitals.sum(arena.metrics(0), "apogee_feed_lag_events") > 0);
      arena.say("the node's memory grew by %.1f MB without the broker".formatted(growth / 1e6));
      if (growth > GROWTH_MAX) {
        arena.broken("the node's memory grew by %d bytes without the broker".formatted(growth));
      }
      Thread.sleep(SHORT);
    }
  }

  /** The node with the feed's reader: once it stands still for a moment, once it is killed. */
  private static void reader(Arena arena, Dose dose) throws InterruptedException {
    for (int i = 0; i < dose.times(); i++) {
      arena.play(MOVES_BETWEEN);
      still(arena, arena.feedingNode(), Duration.ofSeconds(1));
      arena.play(MOVES_BETWEEN);
      kill(arena, arena.feedingNode(), SHORT);
    }
  }
}
