package org.apogee.proving.train;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.apogee.cli.terminal.CommonOptions;
import org.apogee.cli.terminal.Exit;
import org.apogee.cli.terminal.JsonText;
import org.apogee.cli.terminal.Terminal;
import org.apogee.engine.BadInput;
import org.apogee.engine.Ruleset;
import org.apogee.engine.Rulesets;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code apogee fit}: fits the forecasts of a game's evaluation by least squares. */
@Command(
    name = "fit",
    description = {
      "Fit the forecasts of a game's evaluation to games by least squares, in one thread. Each",
      "iteration plays with the weights of the last one; the first is played by 'classic'. A",
      "fitting that was stopped continues with the same command. The same settings give the same",
      "weights on every machine."
    },
    footer = {
      "",
      "Example:",
      "  apogee fit nova-solis --iterations 8 --games 400",
      "To use the result, copy the weights that it names into the resources of the game."
    })
public final class FitCommand implements Callable<Integer> {
  private static final int COUNT_MAX = 1_000_000;
  private static final int WIDTH_MAX = 64;

  @Mixin private CommonOptions common = new CommonOptions();

  @Parameters(paramLabel = "GAME", description = "The game.")
  private String game = "";

  @Option(
      names = "--folder",
      paramLabel = "DIR",
      description = "Where progress is kept (default: .apogee/fit/GAME).")
  private String folder = "";

  @Option(names = "--seed", paramLabel = "NUMBER", description = "Seed (default 1).")
  private long seed = 1;

  @Option(
      names = "--iterations",
      paramLabel = "N",
      description = "Iterations in all, those done before included (default 8).")
  private int iterations = 8;

  @Option(names = "--games", paramLabel = "N", description = "Games per iteration (default 400).")
  private int games = 400;

  @Option(
      names = "--seats",
      split = ",",
      paramLabel = "N",
      description = "Numbers of seats, drawn by lot for each game (default 2,3,4,4,4,5,6).")
  private List<Integer> seats = new ArrayList<>(List.of(2, 3, 4, 4, 4, 5, 6));

  @Option(
      names = {"-o", "--option"},
      paramLabel = "NAME=VALUES",
      description = "Options of the game; values separated by | are drawn by lot.")
  private Map<String, String> options = new LinkedHashMap<>();

  @Option(names = "--width", paramLabel = "N", description = "Unfinished plans (default 4).")
  private int width = 4;

  @Option(names = "--lambda", paramLabel = "SHARE", description = "LSTD(lambda) (default 0.9).")
  private double lambda = 0.9;

  @Option(
      names = "--keep",
      paramLabel = "SHARE",
      description = "Weight of earlier games after each iteration (default 0.5).")
  private double keep = 0.5;

  private final Terminal terminal;

  public FitCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  record Result(String game, List<String> curve, List<String> weights) {}

  @Override
  public Integer call() {
    var ruleset = Rulesets.find(game);
    int quantities = Fitting.model(ruleset).quantities().size();
    var plan = plan(ruleset);
    var home = folder.isEmpty() ? Path.of(".apogee", "fit", game) : Path.of(folder);
    var fitting = new Fitting(plan, keep, ruleset, home);
    var curve = new ArrayList<String>();
    while (fitting.done() < iterations) {
      var line = fitting.iterate(command(fitting.done() + 1));
      curve.add(line);
      if (!common.json()) {
        terminal.out().println(line);
        terminal.out().flush();
      }
    }
    var weights = new ArrayList<String>();
    for (int i = 0; i < quantities; i++) {
      weights.add(fitting.weights(fitting.done() - 1, i).toString());
    }
    if (common.json()) {
      terminal.out().println(JsonText.of(new Result(game, curve, weights)));
    } else {
      terminal.out().println("Weights: " + String.join(", ", weights));
    }
    return Exit.DONE;
  }

  /** The command that makes the same weights again. */
  private String command(int done) {
    var set =
        new TreeMap<>(options)
            .entrySet().stream()
                .map(option -> " --option '%s=%s'".formatted(option.getKey(), option.getValue()))
                .collect(Collectors.joining());
    return ("./apogee fit %s --seed %d --iterations %d --seats %s --games %d --width %d"
            + " --lambda %s --keep %s%s")
        .formatted(
            game,
            seed,
            done,
            seats.stream().map(String::valueOf).collect(Collectors.joining(",")),
            games,
            width,
            lambda,
            keep,
            set);
  }

  private TrainingPlan plan(Ruleset ruleset) {
    check("--iterations", iterations, COUNT_MAX);
    check("--games", games, COUNT_MAX);
    check("--width", width, WIDTH_MAX);
    if (!(lambda >= 0 && lambda <= 1 && keep >= 0 && keep <= 1)) {
      throw bad("--lambda and --keep must be from 0 to 1.");
    }
    for (int table : seats) {
      if (table < Math.max(2, ruleset.minSeats()) || table > ruleset.maxSeats()) {
        throw bad("%s has no fitting with %d seats.".formatted(ruleset.title(), table));
      }
    }
    return new TrainingPlan(game, seed, seats, options, games, width, 0, 1, lambda, 1, 0, 1);
  }

  private static void check(String name, int value, int most) {
    if (value < 1 || value > most) {
      throw bad("%s must be from 1 to %d, not %d.".formatted(name, most, value));
    }
  }

  private static BadInput bad(String sentence) {
    return new BadInput("bad-usage", sentence);
  }
}
