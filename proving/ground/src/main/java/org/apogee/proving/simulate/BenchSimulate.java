package org.apogee.proving.simulate;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.function.LongFunction;
import org.apogee.cli.terminal.CommonOptions;
import org.apogee.cli.terminal.Counts;
import org.apogee.cli.terminal.JsonText;
import org.apogee.cli.terminal.Terminal;
import org.apogee.node.game.ClockRules;
import org.apogee.node.game.OfferRules;
import org.apogee.proving.clock.ClockSimulation;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code apogee bench simulate}: whole tournaments, and ladders, in which all goes wrong. */
@Command(
    name = "simulate",
    description = {
      "Whole tournaments, and ladders for a minute, with simulated time: messages are lost, repeated",
      "and reordered, and the matchmaker dies between any two steps. No game may be lost or counted",
      "twice, standings must follow from the results, caps must be kept, and everything must end.",
      "Seasons of weekly events with groups, finals and promotion: everybody who qualified plays on",
      "once, and the tables follow from the tournaments. Games with clocks while every part of the",
      "platform fails: players are charged for the time in which a move would have been taken, and",
      "for no other. Games full of offers: nothing takes effect without the consent of all seats, and",
      "seats, record, journal and followers agree after take-backs. A bad seed is a bug."
    },
    footer = {"", "Example:", "  apogee bench simulate --seeds 10000 --kinds tournaments,seasons"})
public final class BenchSimulate implements Callable<Integer> {
  private static final int SEEDS_MAX = 100_000_000;
  private static final int SHOWN_MAX = 20;
  private static final int FOUND = 1;

  @Mixin private CommonOptions common = new CommonOptions();

  @Option(names = "--seeds", paramLabel = "N", description = "How many of each (default 1000).")
  private int seeds = 1000;

  @Option(names = "--from", paramLabel = "SEED", description = "The first one (default 1).")
  private long from = 1;

  @Option(
      names = "--kinds",
      paramLabel = "KIND",
      split = ",",
      description = "Which of them: ${COMPLETION-CANDIDATES} (default all).")
  private List<Kind> kinds = List.of(Kind.values());

  private final Terminal terminal;

  public BenchSimulate(Terminal terminal) {
    this.terminal = terminal;
  }

  /** What is simulated. */
  enum Kind {
    TOURNAMENTS,
    LADDERS,
    CLOCKS,
    SEASONS,
    OFFERS;

    /** As typed in the command. */
    @Override
    public String toString() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  record Bad(long seed, String why) {}

  /** One kind of contest, over all seeds. */
  record Runs(
      String kind,
      int finished,
      long games,
      long crashes,
      long steps,
      double seconds,
      List<Bad> bad) {}

  record Report(int seeds, long from, List<Runs> runs) {
    boolean isGood() {
      return runs.stream().allMatch(kind -> kind.bad().isEmpty());
    }
  }

  /** What one seed of any kind counts. */
  private record Count(boolean finished, long games, long crashes, long steps) {}

  @Override
  public Integer call() {
    Counts.check("--seeds", seeds, SEEDS_MAX);
    var report = simulate();
    if (common.json()) {
      terminal.out().println(JsonText.of(report));
    } else {
      show(report);
    }
    terminal.out().flush();
    return report.isGood() ? 0 : FOUND;
  }

  private Report simulate() {
    var all = new ArrayList<Runs>();
    for (var kind : kinds) {
      all.add(
          switch (kind) {
            case TOURNAMENTS -> runs("tournaments", BenchSimulate::tournament);
            case LADDERS -> runs("ladders", BenchSimulate::ladder);
            case CLOCKS -> runs("clocks", BenchSimulate::clock);
            case SEASONS -> runs("seasons", BenchSimulate::season);
            case OFFERS -> runs("offers", BenchSimulate::offers);
          });
    }
    return new Report(seeds, from, all);
  }

  private static Count season(long seed) {
    var report = SeasonSimulation.run(seed, new SeasonRules());
    return new Count(true, report.games(), report.crashes(), report.steps());
  }

  private static Count offers(long seed) {
    var report = OfferSimulation.run(seed, new OfferRules());
    return new Count(true, 1, report.crashes(), report.steps());
  }

  private static Count tournament(long seed) {
    var report = TournamentSimulation.run(seed, new TournamentRules());
    return new Count(report.finished(), report.games(), report.crashes(), report.steps());
  }

  private static Count ladder(long seed) {
    var report = LadderSimulation.run(seed, new LadderRules());
    return new Count(true, report.games(), report.crashes(), report.steps());
  }

  private static Count clock(long seed) {
    var report = ClockSimulation.run(seed, new ClockRules());
    return new Count(report.finished(), 1, report.faults(), report.decisions());
  }

  private Runs runs(String kind, LongFunction<Count> run) {
    long start = System.nanoTime();
    int finished = 0;
    long games = 0;
    long crashes = 0;
    long steps = 0;
    var bad = new ArrayList<Bad>();
    for (long seed = from; seed < from + seeds; seed++) {
      try {
        var count = run.apply(seed);
        finished += count.finished() ? 1 : 0;
        games += count.games();
        crashes += count.crashes();
        steps += count.steps();
      } catch (RuntimeException found) {
        // Whatever it is: a promise that was broken or a step that failed, the seed shows it again.
        bad.add(new Bad(seed, String.valueOf(found.getMessage())));
      }
    }
    double seconds = (System.nanoTime() - start) / 1e9;
    return new Runs(kind, finished, games, crashes, steps, seconds, bad);
  }

  private void show(Report report) {
    var out = terminal.out();
    for (var runs : report.runs()) {
      out.printf(
          Locale.ROOT,
          "%,d %s (%,d to their end), %,d games, %,d crashes, %,d steps in %.1f s (%.0f/min)%n",
          report.seeds(),
          runs.kind(),
          runs.finished(),
          runs.games(),
          runs.crashes(),
          runs.steps(),
          runs.seconds(),
          report.seeds() * 60 / runs.seconds());
      runs.bad().stream()
          .limit(SHOWN_MAX)
          .forEach(bad -> out.printf("%s, seed %d: %s%n", runs.kind(), bad.seed(), bad.why()));
    }
    out.println(
        report.isGood()
            ? "Every promise was kept."
            : "There are bad seeds; show one again by --from SEED --seeds 1.");
  }
}
