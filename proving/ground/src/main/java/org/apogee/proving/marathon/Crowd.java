package org.apogee.proving.marathon;

import java.time.Duration;
import java.util.Locale;
import org.apogee.proving.fault.NodeFaults;
import org.apogee.proving.fault.TestBed;
import org.apogee.proving.fault.Vitals;
import org.apogee.proving.load.Driver;
import org.apogee.proving.marathon.Row.Leg;

/** Thousands of live games, and one of three nodes is killed. */
final class Crowd {
  private static final int NODES = 3;
  private static final long SEED = 1;
  private static final Duration DOWN = Duration.ofSeconds(2);

  /** Each game moves once in 30 to 60 s, so that all of them fit on two cores. */
  private static final Duration THINKING = Duration.ofSeconds(30);

  private Crowd() {}

  static Leg of(int games) {
    return ground -> {
      var driving = Driver.Plan.of("sol", THINKING, SEED);
      try (var bed = TestBed.start(ground.plan(NODES), driving, ground.log())) {
        bed.open(games);
        bed.play(games); // about one move in each
        double live = live(bed);
        NodeFaults.kill(bed, 1, DOWN);
        bed.play(2 * games);
        double after = live(bed);
        bed.wrapUp();
        var findings =
            Findings.of(
                    "one of three nodes killed with %,d live games".formatted(games), bed.finish())
                .with(
                    String.format(
                        Locale.ROOT,
                        "live games as the nodes count them: %.0f before, %.0f after",
                        live,
                        after));
        return live < games * 0.99
            ? findings.withFault("fewer games were live than should be")
            : findings;
      }
    };
  }

  private static double live(TestBed bed) {
    double live = 0;
    for (int node = 0; node < NODES; node++) {
      live += Vitals.sum(bed.metrics(node), "apogee_games_live");
    }
    return live;
  }
}
