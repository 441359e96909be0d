package org.apogee.proving.train;

import java.io.BufferedOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import org.apogee.engine.BadInput;
import org.apogee.engine.Evaluation;
import org.apogee.engine.Position;
import org.apogee.engine.Ruleset;
import org.apogee.engine.bot.Dice;
import org.apogee.engine.bot.TurnPlanner;
import org.apogee.engine.learned.Foresight;
import org.apogee.engine.learned.Network;
import org.apogee.engine.learned.WeightsFile;
import org.apogee.proving.classic.Classics;

/**
 * Fits the forecasts of an evaluation to games, one iteration after another: play with the latest
 * weights, add the games to the sums of {@link LeastSquares}, solve. The first games are played by
 * the frozen evaluation. Weights and sums lie in a folder, so a fitting can be continued.
 */
final class Fitting {
  private static final int OTHER_PLANS = 12;
  private static final int ANY_MOVES = 2;
  private static final int PLANS = 6;
  private static final int CLASSICS = 20;
  private static final int HUNDRED = 100;
  private static final Pattern LINE = Pattern.compile("([0-9]{1,7}): [0-9]+ games, .*");

  private final FittingPlan plan;
  private final Ruleset ruleset;
  private final Foresight model;
  private final Path folder;
  private final LeastSquares squares;
  private final float[] described;
  private final double[] reached;

  Fitting(FittingPlan plan, Ruleset ruleset, Path folder) {
    this.plan = plan;
    this.ruleset = ruleset;
    this.folder = folder;
    model = model(ruleset);
    int inputs = model.names().size();
    int quantities = model.quantities().size();
    squares = new LeastSquares(inputs, quantities, plan.lambda());
    described = new float[inputs];
    reached = new double[quantities];
    TrainingFolder.claim(folder, plan.command(0));
    curve();
    if (done() > 0) {
      readSums(done() - 1);
      read(done() - 1);
    }
  }

  static Foresight model(Ruleset ruleset) {
    if (ruleset.evaluation() instanceof Foresight foresight) {
      return foresight;
    }
    throw new BadInput("nothing-to-fit", "%s has no forecasts.".formatted(ruleset.title()));
  }

  int done() {
    int iterations = 0;
    while (Files.exists(weights(iterations, 0))) {
      iterations++;
    }
    return iterations;
  }

  Path weights(int iteration, int quantity) {
    return folder.resolve(
        "iteration-%03d.%s.weights".formatted(iteration, model.quantities().get(quantity)));
  }

  /** One iteration; returns what to say of it. */
  String iterate() {
    int iteration = done();
    squares.fade(plan.keep());
    double score = 0;
    int seats = 0;
    for (int game = 0; game < plan.games().games(); game++) {
      var end = play(iteration, game);
      for (int seat = 0; seat < end.seats(); seat++) {
        score += end.score(seat);
      }
      seats += end.seats();
    }
    var line =
        String.format(
            Locale.ROOT,
            "%d: %d games, mean score %.1f",
            iteration,
            plan.games().games(),
            score / seats);
    write(iteration, line);
    return line;
  }

  /** The lines of the iterations that are done; folders of earlier versions have none. */
  List<String> curve() {
    return curveBefore(done());
  }

  /** A line without its weights is of an iteration that was interrupted, and is repeated. */
  private List<String> curveBefore(int iteration) {
    var file = folder.resolve("curve.txt");
    if (!Files.exists(file)) {
      return List.of();
    }
    var curve = new ArrayList<String>();
    for (var line : Checkpoint.text(file).lines().toList()) {
      var parts = LINE.matcher(line);
      if (!parts.matches()) {
        throw Checkpoint.damaged(file);
      }
      if (Integer.parseInt(parts.group(1)) < iteration) {
        curve.add(line);
      }
    }
    return curve;
  }

  private Position play(int iteration, int number) {
    var dice = new Dice();
    long seed = Dice.seedOf(Dice.seedOf(plan.games().seed(), iteration), number);
    dice.restart(seed);
    int seats = plan.games().table(dice);
    var position = ruleset.newPosition(plan.games().setup(ruleset, seats, dice), dice);
    var classic = planner(Classics.evaluation(ruleset));
    var now = iteration == 0 ? classic : planner(model.with(read(iteration - 1)));
    var players = new TurnPlanner[seats];
    var courses = new ArrayList<LeastSquares.Course>();
    for (int seat = 0; seat < seats; seat++) {
      players[seat] = dice.below(HUNDRED) < CLASSICS ? classic : now;
      courses.add(squares.new Course());
    }
    int[] actor = {-1};
    new QuickGame(OTHER_PLANS, ANY_MOVES)
        .play(
            position,
            players,
            seed,
            at -> {
              if (actor[0] >= 0 && model.hasBegun(at)) {
                model.describe(at, actor[0], described);
                courses.get(actor[0]).moment(described, reached(at, actor[0]));
              }
              actor[0] = at.seatToAct();
            });
    for (int seat = 0; seat < seats; seat++) {
      courses.get(seat).end(reached(position, seat));
    }
    return position;
  }

  private double[] reached(Position at, int seat) {
    Arrays.setAll(reached, quantity -> model.reached(at, seat, quantity));
    return reached;
  }

  private TurnPlanner planner(Evaluation evaluation) {
    return Yardstick.planner(evaluation, plan.games().width(), PLANS);
  }

  private List<Network> read(int iteration) {
    var networks = new ArrayList<Network>();
    for (int quantity = 0; quantity < model.quantities().size(); quantity++) {
      networks.add(Checkpoint.weights(weights(iteration, quantity), model.names(), 0));
    }
    return networks;
  }

  /**
   * The weights of the first quantity come last: with them the iteration is done. Sums have the
   * number of their iteration, so one that was interrupted is not counted twice.
   */
  private void write(int iteration, String line) {
    var curve = new ArrayList<>(curveBefore(iteration));
    curve.add(line);
    TrainingFolder.write(folder.resolve("curve.txt"), String.join("\n", curve) + "\n");
    try {
      try (var out =
          new DataOutputStream(new BufferedOutputStream(Files.newOutputStream(sums(iteration))))) {
        squares.write(out);
      }
      for (int quantity = model.quantities().size() - 1; quantity >= 0; quantity--) {
        var network = new Network(model.names().size(), 0);
        var weights = squares.solve(quantity);
        for (int i = 0; i < weights.length; i++) {
          network.direct()[i] = (float) weights[i];
        }
        var text = WeightsFile.write(network, model.names(), plan.command(iteration + 1));
        TrainingFolder.write(weights(iteration, quantity), text);
      }
      Files.deleteIfExists(sums(iteration - 1));
    } catch (IOException e) {
      throw TrainingFolder.unwritable(sums(iteration), e);
    }
  }

  private Path sums(int iteration) {
    return folder.resolve("iteration-%03d.sums".formatted(iteration));
  }

  private void readSums(int iteration) {
    Checkpoint.read(
        sums(iteration),
        in -> {
          squares.read(in);
          return squares;
        });
  }
}
