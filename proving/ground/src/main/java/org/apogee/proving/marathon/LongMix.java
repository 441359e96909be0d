package org.apogee.proving.marathon;

import java.time.Duration;
import java.util.List;
import org.apogee.proving.fault.FaultScenario;
import org.apogee.proving.fault.FaultScenario.Dose;
import org.apogee.proving.fault.NodeFaults;
import org.apogee.proving.fault.TestBed;
import org.apogee.proving.load.BackgroundLoad;
import org.apogee.proving.marathon.Row.Leg;

/**
 * Everything that the platform does at once, with a fault of another kind every two minutes. The
 * first node, the matchmaker and the analytics live through it; what they hold must not grow.
 */
final class LongMix {
  private static final int NODES = 3;
  private static final int GAMES = 30;
  private static final int BACKGROUND_GAMES = 5;
  private static final Duration BACKGROUND_THINKING = Duration.ofSeconds(1);
  private static final int SURVIVOR = 0;
  private static final Duration DOWN = Duration.ofSeconds(2);

  private static final List<String> PROCESSES =
      List.of("node-1", "node-2", "node-3", "matchmaker", "analytics");

  private interface Fault {
    void on(TestBed bed) throws InterruptedException;
  }

  private static final List<Fault> FAULTS =
      List.of(
          bed -> NodeFaults.kill(bed, 1, DOWN),
          scenario("crash"),
          bed -> NodeFaults.pause(bed, 2),
          scenario("freeze"),
          bed -> NodeFaults.kill(bed, 2, DOWN),
          scenario("broker"),
          bed -> NodeFaults.end(bed, 1),
          scenario("silent"),
          scenario("lock"),
          scenario("slow"));

  private LongMix() {}

  /**
   * @param every from the beginning of one fault to that of the next
   */
  static Leg of(Duration length, Duration every) {
    return ground -> {
      try (var bed = TestBed.start(ground.plan(NODES).whole(), ground.driving(), ground.log());
          var _ = BackgroundLoad.start(bed.stack(), BACKGROUND_GAMES, BACKGROUND_THINKING)) {
        var drift = new Drift();
        bed.refill(true);
        bed.open(GAMES);
        long end = System.nanoTime() + length.toNanos();
        long next = System.nanoTime();
        int faults = 0;
        while (System.nanoTime() < end) {
          next += every.toNanos();
          Thread.sleep(Math.max(0, (next - System.nanoTime()) / 1_000_000));
          drift.look(bed, SURVIVOR, PROCESSES);
          FAULTS.get(faults++ % FAULTS.size()).on(bed);
          bed.awaitAllReady();
        }
        bed.refill(false);
        if (bed.faults().starts(SURVIVOR) > 1) {
          bed.broken("node-1 ended, though no fault was meant to end it");
        }
        drift.figures().forEach(bed::say);
        drift.faults().forEach(bed::broken);
        var done = "%d minutes of mixed load, %d faults".formatted(length.toMinutes(), faults);
        var findings = Findings.of(done, bed.finish());
        for (var figure : drift.figures()) {
          findings = findings.with(figure);
        }
        return findings;
      }
    };
  }

  private static Fault scenario(String name) {
    var scenario = FaultScenario.named(name);
    return bed -> scenario.action().on(bed, Dose.times(1));
  }
}
