package org.apogee.proving.train;

import java.util.List;
import java.util.concurrent.Callable;
import org.apogee.cli.terminal.CommonOptions;
import org.apogee.cli.terminal.Exit;
import org.apogee.cli.terminal.JsonText;
import org.apogee.cli.terminal.Terminal;
import org.apogee.engine.Ruleset;
import org.apogee.engine.Rulesets;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

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
  private static final int HIDDEN_MAX = 256;

  @Mixin private CommonOptions common = new CommonOptions();
  @Mixin private LearningOptions learning = new LearningOptions();

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
    var ruleset = Rulesets.find(learning.game());
    var features = Training.model(ruleset).features().names();
    var plan = plan(ruleset);
    var folder = learning.folder("train");
    try (var _ = TrainingLock.of(folder)) {
      train(ruleset, plan, new TrainingFolder(folder, features));
    }
    return Exit.DONE;
  }

  private void train(Ruleset ruleset, TrainingPlan plan, TrainingFolder files) {
    var training = new Training(plan, ruleset, files);
    if (!common.json()) {
      files.curve().forEach(line -> terminal.out().println(line));
    }
    while (training.done() < learning.iterations()) {
      var line = training.iterate();
      files.write("report.md", report(ruleset, plan, training.done(), files.curve()));
      if (!common.json()) {
        terminal.out().println(line);
        terminal.out().flush();
      }
    }
    var weights = files.weights(training.done() - 1).toString();
    if (common.json()) {
      terminal.out().println(JsonText.of(new Result(learning.game(), files.curve(), weights)));
    } else {
      terminal.out().println("Weights: " + weights);
    }
  }

  record Result(String game, List<String> curve, String weights) {}

  private TrainingPlan plan(Ruleset ruleset) {
    LearningOptions.check("--checks", checks);
    LearningOptions.check("--epochs", epochs);
    if (hidden < 0 || hidden > HIDDEN_MAX) {
      throw LearningOptions.bad(
          "--hidden must be from 0 to %d, not %d.".formatted(HIDDEN_MAX, hidden));
    }
    if (!(lambda >= 0 && lambda <= 1)) {
      throw LearningOptions.bad("--lambda must be from 0 to 1, not %s.".formatted(lambda));
    }
    if (!(rate > 0 && rate <= 1 && anchor >= 0 && anchor * rate <= 1)) {
      throw LearningOptions.bad(
          "--rate must be above 0 and at most 1, --anchor at least 0 and at most 1 / rate.");
    }
    return new TrainingPlan(learning.plan(ruleset), hidden, epochs, lambda, rate, anchor, checks);
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
