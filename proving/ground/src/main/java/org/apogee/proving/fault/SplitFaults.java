package org.apogee.proving.fault;

import java.time.Duration;
import java.util.List;
import java.util.stream.IntStream;
import org.apogee.proving.fault.FaultScenario.Dose;

/**
 * What could split a cluster: two of three nodes stand still while the third one is killed, so that
 * its replacement finds nobody, and later they wake up. {@link ClusterWatch} observes them.
 */
final class SplitFaults {
  /** So that every game has moves before and after each fault. */
  private static final int MOVES_BETWEEN = 100;

  /** Long enough for the others to remove the paused nodes and to found anew. */
  private static final Duration AWAY = Duration.ofSeconds(30);

  private static final Duration SHORT = Duration.ofSeconds(2);

  /** Below, at and above the time after which the others count the still ones as gone. */
  private static final List<Duration> BEFORE_THE_KILL =
      List.of(
          Duration.ZERO,
          Duration.ofSeconds(1),
          Duration.ofSeconds(4),
          Duration.ofSeconds(9),
          Duration.ofSeconds(2));

  /** When the still ones wake up: after this time, or when the replacement is ready. */
  private static final List<Duration> BEFORE_THE_WAKING =
      List.of(
          Duration.ZERO, // once the replacement is ready
          Duration.ofSeconds(11), // about when it may found a cluster
          Duration.ZERO,
          Duration.ofSeconds(5), // before it may
          Duration.ofSeconds(13),
          Duration.ofSeconds(12));

  private SplitFaults() {}

  static void split(TestBed bed, Dose dose) throws InterruptedException {
    try (var watch = ClusterWatch.start(bed)) {
      for (int i = 0; i < dose.times(); i++) {
        bed.play(MOVES_BETWEEN);
        splitOnce(bed, i, watch);
        watch.logUntilNow();
      }
      bed.play(MOVES_BETWEEN);
      watch.check();
    }
  }

  private static void splitOnce(TestBed bed, int time, ClusterWatch watch)
      throws InterruptedException {
    var faults = bed.faults();
    int killed = time % 3;
    var still = IntStream.range(0, 3).filter(node -> node != killed).toArray();
    var kill = BEFORE_THE_KILL.get(time % BEFORE_THE_KILL.size());
    var wake = BEFORE_THE_WAKING.get(time % BEFORE_THE_WAKING.size());
    int starts = faults.starts(killed);
    bed.fault(
        "still: node-%d and node-%d; killed %.0f s later: node-%d"
            .formatted(still[0] + 1, still[1] + 1, kill.toMillis() / 1000.0, killed + 1),
        () -> IntStream.of(still).forEach(faults::freezeNode));
    try {
      Thread.sleep(kill);
      faults.killNodeNow(killed, Duration.ofMillis(500));
      bed.await("a new start", () -> faults.starts(killed) > starts);
      if (wake.isZero()) {
        bed.awaitReady(killed);
      } else {
        Thread.sleep(wake);
      }
    } finally {
      IntStream.of(still).forEach(faults::thawNode);
    }
    long woken = System.nanoTime();
    bed.awaitAllReady();
    watch.awaitOneCluster();
    bed.say(
        "one cluster of three ready nodes %.1f s after they woke"
            .formatted((System.nanoTime() - woken) / 1e9));
  }

  /** Two of three nodes die at once, and stay away for long: the third one has to go on alone. */
  static void two(TestBed bed, Dose dose) throws InterruptedException {
    var length = dose.orElse(AWAY);
    for (int i = 0; i < dose.times(); i++) {
      bed.play(MOVES_BETWEEN);
      var faults = bed.faults();
      int survivor = (i + 2) % 3; // the last one first: it is not the oldest
      var dying = IntStream.range(0, 3).filter(node -> node != survivor).toArray();
      var starts = IntStream.range(0, 3).map(faults::starts).toArray();
      long begin = System.nanoTime();
      bed.fault(
          "kill all but node-%d for %d s".formatted(survivor + 1, length.toSeconds()),
          () -> IntStream.of(dying).forEach(node -> faults.killNode(node, length)));
      Thread.sleep(SHORT);
      int before = bed.outcomes().size();
      bed.play(1 + bed.outcomes().games().size() / 10);
      bed.say(
          "moves again after %.1f s (%d acknowledged in the first two)"
              .formatted((System.nanoTime() - begin) / 1e9, before));
      for (int node : dying) {
        bed.await("a new start", () -> faults.starts(node) > starts[node]);
      }
      bed.awaitAllReady();
      bed.say(
          "all ready after %.1f s; the survivor was started %d times meanwhile"
              .formatted(
                  (System.nanoTime() - begin) / 1e9, faults.starts(survivor) - starts[survivor]));
    }
  }
}
