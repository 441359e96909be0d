package org.apogee.cli.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.apogee.cli.CommonOptions;
import org.apogee.cli.JsonText;
import org.apogee.cli.Terminal;
import org.apogee.engine.BadInput;
import org.apogee.match.simulate.Rules;
import org.apogee.match.simulate.Simulation;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/**
 * {@code apogee bench simulate}: whole tournaments with simulated time, in which all goes wrong.
 */
@Command(
    name = "simulate",
    description = {
      "Whole tournaments with simulated time: messages are lost, repeated and reordered, and the",
      "matchmaker dies between any two steps. No game may be lost or counted twice, standings must",
      "follow from the results, and every tournament must come to its end. A bad seed is a bug."
    },
    footer = {"", "Example:", "  apogee bench simulate --seeds 10000"})
public final class BenchSimulate implements Callable<Integer> {
  private static final int SEEDS_MAX = 100_000_000;
  private static final int SHOWN_MAX = 20;
  private static final int FOUND = 1;

  @Mixin private CommonOptions common = new CommonOptions();

  @Option(names = "--seeds", paramLabel = "N", description = "How many (default 1000).")
  private int seeds = 1000;

  @Option(names = "--from", paramLabel = "SEED", description = "The first one (default 1).")
  private long from = 1;

  private final Terminal terminal;

  public BenchSimulate(Terminal terminal) {
    this.terminal = terminal;
  }

  record Bad(long seed, String why) {}

  record Report(
      int seeds,
      long from,
      int finished,
      long games,
      long crashes,
      long steps,
      double seconds,
      List<Bad> bad) {}

  @Override
  public Integer call() {
    if (seeds < 1 || seeds > SEEDS_MAX) {
      throw new BadInput("bad-usage", "--seeds takes 1 to %d, not %d.".formatted(SEEDS_MAX, seeds));
    }
    var report = simulate();
    if (common.json()) {
      terminal.out().println(JsonText.of(report));
    } else {
      show(report);
    }
    terminal.out().flush();
    return report.bad().isEmpty() ? 0 : FOUND;
  }

  private Report simulate() {
    long start = System.nanoTime();
    int finished = 0;
    long games = 0;
    long crashes = 0;
    long steps = 0;
    var bad = new ArrayList<Bad>();
    for (long seed = from; seed < from + seeds; seed++) {
      try {
        var report = Simulation.run(seed, new Rules());
        finished += report.finished() ? 1 : 0;
        games += report.games();
        crashes += report.crashes();
        steps += report.steps();
      } catch (RuntimeException found) {
        // Whatever it is: a promise that was broken or a step that failed, the seed shows it again.
        bad.add(new Bad(seed, String.valueOf(found.getMessage())));
      }
    }
    double seconds = (System.nanoTime() - start) / 1e9;
    return new Report(seeds, from, finished, games, crashes, steps, seconds, bad);
  }

  private void show(Report report) {
    var out = terminal.out();
    out.printf(
        Locale.ROOT,
        "%,d tournaments (%,d to their end), %,d games, %,d crashes, %,d steps in %.1f s (%.0f/min)%n",
        report.seeds(),
        report.finished(),
        report.games(),
        report.crashes(),
        report.steps(),
        report.seconds(),
        report.seeds() * 60 / report.seconds());
    report.bad().stream()
        .limit(SHOWN_MAX)
        .forEach(bad -> out.printf("seed %d: %s%n", bad.seed(), bad.why()));
    out.println(
        report.bad().isEmpty()
            ? "Every promise was kept."
            : report.bad().size() + " bad seeds; show one again by --from SEED --seeds 1.");
  }
}
