package org.apogee.proving.fault;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import org.apogee.cli.terminal.CommonOptions;
import org.apogee.cli.terminal.JsonText;
import org.apogee.cli.terminal.Terminal;
import org.apogee.engine.BadInput;
import org.apogee.proving.fault.FaultScenario.Dose;
import org.apogee.proving.fault.TestBed.Outcome;
import org.apogee.proving.load.Driver;
import org.apogee.proving.rig.Scratch;
import org.apogee.stack.StackPlan;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code apogee bench fault}: breaks things while games are played, and counts what was lost. */
@Command(
    name = "fault",
    description = {
      "Break things while games are played through the API, then compare what was acknowledged",
      "with the journal, the feed and the records.",
      "Faults: kills, pause, roll, alone, points, reader, split, two, crash, freeze, silent, slow,",
      "lock, broker.",
      "Or clocks: every part of the platform fails for 12 s while players with 10 s on their"
          + " clocks",
      "send a move, and while they think; then the journal is read for what they were charged."
    },
    footer = {
      "",
      "Exit code 1 if a promise was broken; then the logs are kept and their folder is named.",
      "",
      "Example:",
      "  apogee bench fault freeze --times 5 --games 200"
    })
public final class BenchFault implements Callable<Integer> {
  /** A freeze of 12 s, found out and got over within four more. */
  private static final Duration FREEZE_PAUSE_MAX = Duration.ofSeconds(16);

  /** So that a node can die and the others remain a majority. */
  private static final int CLOCK_NODES = 3;

  private static final int CLOCK_GAMES = 20;

  @Mixin private CommonOptions common = new CommonOptions();

  @Parameters(arity = "1", paramLabel = "FAULT", description = "Which one.")
  private String name = "";

  @Option(names = "--times", paramLabel = "N", description = "How often (default 3).")
  private int times = 3;

  @Option(
      names = "--for",
      paramLabel = "SECONDS",
      description = "How long each fault lasts; else its own time.")
  private int seconds;

  @Option(names = "--games", paramLabel = "N", description = "Games at once; else its own number.")
  private int games;

  @Option(names = "--game", paramLabel = "GAME", description = "Which game (default sol).")
  private String game = "sol";

  @Option(
      names = "--thinking",
      paramLabel = "MS",
      description = "How long a player thinks before a move (default 300).")
  private int thinking = 300;

  @Option(
      names = "--parts",
      paramLabel = "PART",
      split = ",",
      description = "For clocks: freeze, kill, pause, journal, token, pool (default: all).")
  private List<String> parts = new ArrayList<>();

  @Option(names = "--seed", paramLabel = "N", description = "Of the players' moves (default 1).")
  private long seed = 1;

  @Option(
      names = "--secured",
      description = "With TLS for the database, Kafka (and SASL) and between nodes.")
  private boolean secured;

  private final Terminal terminal;

  public BenchFault(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() throws Exception {
    if (name.equals(ClockDrill.NAME)) {
      return clocks();
    }
    var scenario = FaultScenario.named(name);
    if (times < 1 || games < 0 || thinking < 0 || seconds < 0) {
      throw new BadInput(
          "bad-usage", "--times is at least 1, --games, --for and --thinking at least 0.");
    }
    if (secured && name.equals(KillPoints.NAME)) {
      throw new BadInput(
          "bad-usage", "The fault points reads the connections, which --secured encrypts.");
    }
    return run(
        scenario,
        new Dose(times, Duration.ofSeconds(seconds)),
        games == 0 ? scenario.games() : games,
        Driver.Plan.of(game, Duration.ofMillis(thinking), seed),
        terminal,
        common.json(),
        secured);
  }

  private int clocks() throws Exception {
    var faults =
        parts.isEmpty() ? ClockFault.all() : parts.stream().map(ClockFault::named).toList();
    if (games < 0 || seconds < 0) {
      throw new BadInput("bad-usage", "--games and --for are at least 0.");
    }
    try (var scratch = Scratch.create("fault", terminal)) {
      var plan = plan(scratch, CLOCK_NODES, secured);
      try (var drill = ClockDrill.start(plan, log(common.json(), terminal))) {
        var result =
            drill.all(faults, games == 0 ? CLOCK_GAMES : games, game, Duration.ofSeconds(seconds));
        terminal.out().println(common.json() ? JsonText.of(result) : ClockDrill.text(result));
        return scratch.exitCode(result.isRight());
      }
    }
  }

  static int run(
      FaultScenario scenario,
      Dose dose,
      int games,
      Driver.Plan driving,
      Terminal terminal,
      boolean json,
      boolean secured)
      throws Exception {
    var log = log(json, terminal);
    try (var scratch = Scratch.create("fault", terminal)) {
      var plan = plan(scratch, scenario.nodes(), secured);
      var outcome = play(scenario, dose, games, plan, driving, log);
      if (json) {
        terminal.out().println(JsonText.of(outcome));
      } else {
        OutcomeText.print(outcome, terminal.out());
      }
      return scratch.exitCode(outcome.faults().isEmpty());
    }
  }

  private static StackPlan plan(Scratch scratch, int nodes, boolean secured) {
    var plan = StackPlan.onFreePorts(scratch.home(), nodes).withJvmOptions(StackPlan.serving("1g"));
    return secured ? plan.withSecurity() : plan;
  }

  private static Consumer<String> log(boolean json, Terminal terminal) {
    return sentence -> {
      if (!json) {
        terminal.err().println("bench: " + sentence);
        terminal.err().flush();
      }
    };
  }

  /** The whole test: start, play, break, play on to the end, judge, stop. */
  private static Outcome play(
      FaultScenario scenario,
      Dose dose,
      int games,
      StackPlan plan,
      Driver.Plan driving,
      Consumer<String> log)
      throws Exception {
    if (scenario.name().equals(KillPoints.NAME)) {
      try (var points = KillPoints.before(plan);
          var bed = TestBed.start(points.plan(), points.address(), driving, log)) {
        bed.open(games);
        for (int i = 0; i < dose.times(); i++) {
          points.each(bed);
        }
        return bed.finish();
      }
    }
    try (var bed = TestBed.start(plan, driving, log)) {
      bed.open(games);
      if (scenario.name().equals("freeze") && dose.length().isZero()) {
        bed.promise(FREEZE_PAUSE_MAX);
      }
      bed.runFaults(List.of(scenario), dose);
      return bed.finish();
    }
  }
}
