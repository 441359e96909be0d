package org.apogee.proving.train;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.stream.IntStream;
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

/** {@code apogee train}: improves a game's evaluation by self-play. */
@Command(
    name = "train",
    description = {
      "Improve the evaluation of a game by self-play, in one thread. Each iteration plays games,",
      "learns from the latest ones, and plays mirror sets against the frozen bot 'classic'.",
      "A training that was stopped continues with the same command. The same settings give the",
      "same weights on every machine."
    },
    footer = {
      "",
      "Example:",
      "  apogee train supernova --iterations 20 --games 200",
      "To use the result, copy the weights that it names into the resources of the game."
    })
public final class TrainCommand implements Callable<Integer> {
  private static final int COUNT_MAX = 1_000_000;
  private static final int WIDTH_MAX = 64;
  private static final int HIDDEN_MAX = 256;

  @Mixin private CommonOptions common = new CommonOptions();

  @Parameters(paramLabel = "GAME", description = "The game.")
  private String game = "";

  @Option(
      names = "--folder",
      paramLabel = "DIR",
      description = "Where progress is kept (default: .apogee/train/GAME).")
  private String folder = "";

  @Option(names = "--seed", paramLabel = "NUMBER", description = "Seed (default 1).")
  private long seed = 1;

  @Option(
      names = "--iterations",
      paramLabel = "N",
      description = "Iterations in all, those done before included (default 10).")
  private int iterations = 10;

  @Option(names = "--games", paramLabel = "N", description = "Games per iteration (default 100).")
  private int games = 100;

  @Option(
      names = "--seats",
      split = ",",
      paramLabel = "N",
      description =
          "Numbers of seats, drawn by lot for each game; a repeated number is drawn more often"
              + " (default: all of the game). The first is measured against 'classic'.")
  private List<Integer> seats = new ArrayList<>();

  @Option(
      names = {"-o", "--option"},
      paramLabel = "NAME=VALUES",
      description = "Options of the game; values separated by | are drawn by lot.")
  private Map<String, String> options = new LinkedHashMap<>();

  @Option(
      names = "--width",
      paramLabel = "N",
      description = "Unfinished plans that both players follow (default 4).")
  private int width = 4;

  @Option(names = "--hidden", paramLabel = "N", description = "Hidden units (default 8).")
  private int hidden = 8;

  @Option(
      names = "--epochs",
      paramLabel = "N",
      description = "How often an iteration learns from each game (default 2).")
  private int epochs = 2;

  @Option(names = "--lambda", paramLabel = "SHARE", description = "TD(lambda) (default 0.7).")
  private double lambda = 0.7;

  @Option(names = "--rate", paramLabel = "RATE", description = "Rate of learning (default 0.001).")
  private double rate = 0.001;

  @Option(
      names = "--anchor",
      paramLabel = "STRENGTH",
      description = "Pull towards the weights before the iteration (default 0.5).")
  private double anchor = 0.5;

  @Option(
      names = "--checks",
      paramLabel = "SETS",
      description = "Mirror sets against 'classic' after each iteration (default 20).")
  private int checks = 20;

  private final Terminal terminal;

  public TrainCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() {
    var ruleset = Rulesets.find(game);
    var plan = plan(ruleset);
    var home = folder.isEmpty() ? Path.of(".apogee", "train", game) : Path.of(folder);
    var files = new TrainingFolder(home, Training.model(ruleset).features().names());
    var training = new Training(plan, ruleset, files);
    if (!common.json()) {
      files.curve().forEach(line -> terminal.out().println(line));
    }
    while (training.done() < iterations) {
      var line = training.iterate();
      files.write("report.md", report(ruleset, plan, training.done(), files.curve()));
      if (!common.json()) {
        terminal.out().println(line);
        terminal.out().flush();
      }
    }
    var weights = files.weights(training.done() - 1).toString();
    if (common.json()) {
      terminal.out().println(JsonText.of(new Result(game, files.curve(), weights)));
    } else {
      terminal.out().println("Weights: " + weights);
    }
    return Exit.DONE;
  }

  record Result(String game, List<String> curve, String weights) {}

  private TrainingPlan plan(Ruleset ruleset) {
    check("--iterations", iterations, COUNT_MAX);
    check("--games", games, COUNT_MAX);
    check("--checks", checks, COUNT_MAX);
    check("--epochs", epochs, COUNT_MAX);
    check("--width", width, WIDTH_MAX);
    if (hidden < 0 || hidden > HIDDEN_MAX) {
      throw bad("--hidden must be from 0 to %d, not %d.".formatted(HIDDEN_MAX, hidden));
    }
    if (!(lambda >= 0 && lambda <= 1)) {
      throw bad("--lambda must be from 0 to 1, not %s.".formatted(lambda));
    }
    if (!(rate > 0 && rate <= 1 && anchor >= 0 && anchor * rate <= 1)) {
      throw bad("--rate must be above 0 and at most 1, --anchor at least 0 and at most 1 / rate.");
    }
    var tables =
        seats.isEmpty()
            ? IntStream.rangeClosed(Math.max(2, ruleset.minSeats()), ruleset.maxSeats())
                .boxed()
                .toList()
            : seats;
    for (int table : tables) {
      if (table < Math.max(2, ruleset.minSeats()) || table > ruleset.maxSeats()) {
        throw bad("%s has no training with %d seats.".formatted(ruleset.title(), table));
      }
    }
    return new TrainingPlan(
        game, seed, tables, options, games, width, hidden, epochs, lambda, rate, anchor, checks);
  }

  private static void check(String name, int value, int most) {
    if (value < 1 || value > most) {
      throw bad("%s must be from 1 to %d, not %d.".formatted(name, most, value));
    }
  }

  private static BadInput bad(String sentence) {
    return new BadInput("bad-usage", sentence);
  }

  private static String report(Ruleset ruleset, TrainingPlan plan, int done, List<String> curve) {
    var text = new StringBuilder();
    text.append("# Training of ").append(ruleset.title()).append("\n\n```\n");
    text.append(plan.command(done)).append("\n```\n\n");
    text.append("| iteration | games | moments | loss | wins against classic | 95 % |\n");
    text.append("|---|---|---|---|---|---|\n");
    for (var line : curve) {
      text.append("| ").append(String.join(" | ", Training.cells(line))).append(" |\n");
    }
    return text.toString();
  }
}
