package org.apogee.proving.contest;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.apogee.cli.terminal.CommonOptions;
import org.apogee.cli.terminal.JsonText;
import org.apogee.cli.terminal.Terminal;
import org.apogee.engine.BadInput;
import org.apogee.proving.contest.Contest.Event;
import org.apogee.proving.rig.Scratch;
import org.apogee.stack.StackPlan;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code apogee bench tournament}: tournaments while a node and the matchmaker die. */
@Command(
    name = "tournament",
    description = {
      "Three node processes and a matchmaker: a Swiss of Beyond Nebula with 64 bots and one of"
          + " Nova",
      "Solis with 60 at tables of four, side by side. A node and the matchmaker are killed once",
      "each. No game may be lost or counted twice, and standings must follow from the feed.",
      "",
      "With --steps, instead: one node and small tournaments of Beyond Nebula, one after the"
          + " other.",
      "In each the matchmaker is killed at 14 steps: around the pairing, the order, the result,"
          + " the",
      "offset, the end of a round and the end of all. A step that does not come is a failure."
    },
    footer = {
      "",
      "Examples:",
      "  apogee bench tournament --rounds 4",
      "  apogee bench tournament --steps 3"
    })
public final class BenchTournament implements Callable<Integer> {
  private static final Duration PATIENCE = Duration.ofMinutes(60);
  private static final Duration STEP_PATIENCE = Duration.ofMinutes(5);
  private static final int NODES = 3;
  static final Event SMALL = new Event("beyond-nebula", 10, 2, 8, List.of("random"));

  @Mixin private CommonOptions common = new CommonOptions();

  @Option(names = "--rounds", paramLabel = "N", description = "Of each (default 6).")
  private int rounds = 6;

  @Option(names = "--bots", split = ",", description = "How they think (default random,greedy).")
  private List<String> bots = List.of("random", "greedy");

  @Option(
      names = "--steps",
      paramLabel = "N",
      description = "Small tournaments with a kill at each step, instead.")
  private int steps;

  private final Terminal terminal;

  public BenchTournament(Terminal terminal) {
    this.terminal = terminal;
  }

  record Report(List<TournamentFindings> findings, List<Integer> starts, double seconds) {}

  @Override
  public Integer call() throws IOException, InterruptedException {
    if (steps < 0 || rounds < 1) {
      throw new BadInput("bad-usage", "--rounds is at least 1, --steps not below 0.");
    }
    try (var scratch = Scratch.create("tournament", terminal)) {
      long start = System.nanoTime();
      var report = steps > 0 ? playSteps(scratch.home(), start) : play(scratch.home(), start);
      if (common.json()) {
        terminal.out().println(JsonText.of(report));
      } else {
        show(report);
      }
      terminal.out().flush();
      boolean isRight = report.findings().stream().allMatch(v -> v.faults().isEmpty());
      return scratch.exitCode(isRight);
    }
  }

  private Report play(Path home, long start) throws InterruptedException {
    var plan = StackPlan.onFreePorts(home, NODES).withJvmOptions(StackPlan.serving("1g"));
    try (var contest = Contest.start(plan, this::say)) {
      var events =
          List.of(
              new Event("beyond-nebula", 64, 2, rounds, bots),
              new Event("nova-solis", 60, 4, rounds, bots));
      var findings = contest.play(events, PATIENCE);
      return new Report(findings, contest.starts(), (System.nanoTime() - start) / 1e9);
    }
  }

  private Report playSteps(Path home, long start) throws IOException, InterruptedException {
    try (var kills = KillSteps.before(StackPlan.onFreePorts(home, 1));
        var contest = Contest.start(kills.plan(), this::say)) {
      var findings = new ArrayList<TournamentFindings>();
      for (int i = 0; i < steps; i++) {
        findings.add(contest.play(SMALL, "steps-" + i, kills, STEP_PATIENCE));
      }
      return new Report(findings, contest.starts(), (System.nanoTime() - start) / 1e9);
    }
  }

  private void say(String sentence) {
    terminal.err().println("apogee: " + sentence);
    terminal.err().flush();
  }

  private void show(Report report) {
    var out = terminal.out();
    for (var verdict : report.findings()) {
      out.printf(
          "%s: %d entrants, %d rounds, %d games: %s%n",
          verdict.tournament(),
          verdict.entrants(),
          verdict.rounds(),
          verdict.games(),
          verdict.faults().isEmpty() ? "nothing lost, nothing doubled" : "broken promises");
      verdict.faults().forEach(out::println);
    }
    out.printf(
        "node-1 was started %d times, the matchmaker %d times; %.0f s%n",
        report.starts().get(0), report.starts().get(1), report.seconds());
  }
}
