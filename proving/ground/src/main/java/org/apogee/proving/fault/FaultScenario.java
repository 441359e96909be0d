package org.apogee.proving.fault;

import java.time.Duration;
import java.util.List;
import java.util.stream.IntStream;
import org.apogee.engine.BadInput;

/**
 * A fault test: what is done to the platform while games are played. The verdict is always the
 * same, see {@link GameChecker} and {@link Vitals}.
 *
 * @param nodes how many it needs
 * @param games how many are played in the small form
 * @param ends whether it ends nodes; else none may die of it
 * @param action causes the faults
 */
public record FaultScenario(
    String name, String what, int nodes, int games, boolean ends, Action action) {
  private static final Duration SHORT = Duration.ofSeconds(2);

  /** Longer than Kafka's request timeout of 5 s: the producer must buffer and retry. */
  private static final Duration AWAY = Duration.ofSeconds(20);

  /** So that every game has moves before and after each fault. */
  private static final int MOVES_BETWEEN = 100;

  private static final long GROWTH_MAX = 64_000_000;

  /** What is done. */
  public interface Action {
    void on(TestBed bed, Dose dose) throws InterruptedException;
  }

  /**
   * How much of it.
   *
   * @param length of each fault; zero for the scenario's own
   */
  public record Dose(int times, Duration length) {
    public static Dose times(int times) {
      return new Dose(times, Duration.ZERO);
    }

    public Duration orElse(Duration usual) {
      return length.isZero() ? usual : length;
    }
  }

  static final List<FaultScenario> ALL =
      List.of(
          ending("kills", "SIGKILL one node after the other", 3, 40, FaultScenario::kills),
          ending(
              "pause", "a node is paused until the others remove it", 3, 30, FaultScenario::pause),
          ending("roll", "SIGTERM one node after the other", 3, 30, FaultScenario::roll),
          ending("alone", "SIGKILL the only node", 1, 20, FaultScenario::alone),
          ending(KillPoints.NAME, "SIGKILL at six points of a move's life", 1, 10, (_, _) -> {}),
          ending(
              "reader", "the publishing node is paused, then killed", 3, 30, FaultScenario::reader),
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
          lasting("broker", "the broker is killed for 20 s", FaultScenario::brokerAway));

  private static FaultScenario ending(
      String name, String what, int nodes, int games, Action action) {
    return new FaultScenario(name, what, nodes, games, true, action);
  }

  /** For a single node, which must live on. */
  private static FaultScenario lasting(String name, String what, Action action) {
    return new FaultScenario(name, what, 1, 20, false, action);
  }

  public static FaultScenario named(String name) {
    return ALL.stream()
        .filter(scenario -> scenario.name.equals(name))
        .findFirst()
        .orElseThrow(() ->
            new BadInput(
                "unknown-fault",
                "There is no fault '%s'; there are %s."
                    .formatted(
                        name, String.join(", ", ALL.stream().map(FaultScenario::name).toList()))));
  }

  private static void kills(TestBed bed, Dose dose) throws InterruptedException {
    int nodes = bed.stack().nodeAddresses().size();
    for (int i = 0; i < dose.times(); i++) {
      bed.play(MOVES_BETWEEN);
      NodeFaults.kill(bed, i % nodes, SHORT); // the first one is the oldest
    }
  }

  private static void pause(TestBed bed, Dose dose) throws InterruptedException {
    for (int i = 0; i < dose.times(); i++) {
      bed.play(MOVES_BETWEEN);
      int node = i % bed.stack().nodeAddresses().size();
      NodeFaults.pause(bed, node, dose.length());
    }
  }

  private static void roll(TestBed bed, Dose dose) throws InterruptedException {
    for (int i = 0; i < dose.times(); i++) {
      bed.play(MOVES_BETWEEN);
      NodeFaults.end(bed, i % bed.stack().nodeAddresses().size());
    }
  }

  private static void alone(TestBed bed, Dose dose) throws InterruptedException {
    for (int i = 0; i < dose.times(); i++) {
      bed.play(MOVES_BETWEEN);
      NodeFaults.kill(bed, 0, Duration.ofMillis(100));
    }
  }

  /** Games go on, what they tell waits in the journal and not in memory. */
  private static void brokerAway(TestBed bed, Dose dose) throws InterruptedException {
    var length = dose.orElse(AWAY);
    for (int i = 0; i < dose.times(); i++) {
      bed.play(MOVES_BETWEEN);
      long heap = Vitals.heapBytes(bed, 0);
      int before = bed.outcomes().size();
      bed.fault(
          "kill the broker for " + length.toSeconds() + " s",
          () -> bed.faults().killBroker(length));
      Thread.sleep(length.minus(SHORT));
      long growth = Vitals.heapBytes(bed, 0) - heap;
      if (bed.outcomes().size() == before) {
        throw new IllegalStateException("no game continued without the broker");
      }
      bed.await("events that the broker missed", () -> feedLag(bed) > 0);
      bed.say("the node's memory grew by %.1f MB without the broker".formatted(growth / 1e6));
      if (growth > GROWTH_MAX) {
        bed.broken("the node's memory grew by %d bytes without the broker".formatted(growth));
      }
      Thread.sleep(SHORT);
    }
  }

  /** One of the nodes publishes the feed; the others report 0. */
  private static double feedLag(TestBed bed) {
    return IntStream.range(0, bed.stack().nodeAddresses().size())
        .mapToDouble(node -> Vitals.sum(bed.metrics(node), "apogee_feed_lag_events"))
        .sum();
  }

  /** The node with the feed's reader: once it stands still for a moment, once it is killed. */
  private static void reader(TestBed bed, Dose dose) throws InterruptedException {
    for (int i = 0; i < dose.times(); i++) {
      bed.play(MOVES_BETWEEN);
      NodeFaults.pauseBriefly(bed, bed.feedingNode(), Duration.ofSeconds(1));
      bed.play(MOVES_BETWEEN);
      NodeFaults.kill(bed, bed.feedingNode(), SHORT);
    }
  }
}
