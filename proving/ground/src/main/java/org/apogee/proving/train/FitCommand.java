package org.apogee.proving.train;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.apogee.cli.terminal.CommonOptions;
import org.apogee.cli.terminal.Exit;
import org.apogee.cli.terminal.JsonText;
import org.apogee.cli.terminal.Terminal;
import org.apogee.engine.Rulesets;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

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
      "  apogee fit nova-solis --iterations 8 --games 400 --seats 2,3,4,4,4,5,6",
      "To use the result, copy the weights that it names into the resources of the game."
    })
public final class FitCommand implements Callable<Integer> {
  @Mixin private CommonOptions common = new CommonOptions();
  @Mixin private LearningOptions learning = new LearningOptions();

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
    var ruleset = Rulesets.find(learning.game());
    int quantities = Fitting.model(ruleset).quantities().size();
    if (!(lambda >= 0 && lambda <= 1 && keep >= 0 && keep <= 1)) {
      throw LearningOptions.bad("--lambda and --keep must be from 0 to 1.");
    }
    var plan = new FittingPlan(learning.plan(ruleset), lambda, keep);
    var folder = learning.folder("fit");
    try (var _ = TrainingLock.of(folder)) {
      fit(new Fitting(plan, ruleset, folder), quantities);
    }
    return Exit.DONE;
  }

  private void fit(Fitting fitting, int quantities) {
    while (fitting.done() < learning.iterations()) {
      var line = fitting.iterate();
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
      terminal.out().println(JsonText.of(new Result(learning.game(), fitting.curve(), weights)));
    } else {
      terminal.out().println("Weights: " + String.join(", ", weights));
    }
  }
}
