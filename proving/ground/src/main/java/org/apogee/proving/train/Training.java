package org.apogee.proving.train;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.apogee.engine.BadInput;
import org.apogee.engine.Evaluation;
import org.apogee.engine.Ruleset;
import org.apogee.engine.bot.Dice;
import org.apogee.engine.bot.TurnPlanner;
import org.apogee.engine.learned.LearnedEvaluation;
import org.apogee.engine.learned.Network;
import org.apogee.proving.classic.Classics;

/**
 * Improves an evaluation by self-play, one iteration after another: play games against itself,
 * earlier selves and the frozen evaluation; learn from the latest games; measure.
 *
 * <p>An iteration follows from the plan, the weights so far and the latest games, all of which lie
 * in the folder. So a training that was stopped continues as if it had not been.
 */
final class Training {
  // In percent of the seats.
  private static final int EARLIER_SELVES = 20;
  private static final int CLASSICS = 10;
  private static final int HUNDRED = 100;

  // In percent of the plans, so that positions are seen that a good player avoids.
  private static final int OTHER_PLANS = 15;
  private static final int ANY_MOVES = 3;
  private static final int PLANS = 6;

  private static final long OF_GAMES = 1_000;
  private static final long OF_LESSONS = 2_000;
  private static final long OF_CHECKS = 3_000;

  /** The rate of learning falls to this share within an iteration. */
  private static final double LAST_RATE = 0.2;

  private static final Pattern NUMBERS =
      Pattern.compile(
          "(\\d+): (\\d+) games, (\\d+) moments, loss ([0-9.]+), against classic ([0-9.]+ %)"
              + " \\(([0-9.]+ to [0-9.]+)\\)");

  private final TrainingPlan plan;
  private final Ruleset ruleset;
  private final LearnedEvaluation model;
  private final TrainingFolder folder;
  private final List<Network> selves = new ArrayList<>();
  private final List<List<Trajectory>> recent = new ArrayList<>();
  private Network network;

  Training(TrainingPlan plan, Ruleset ruleset, TrainingFolder folder) {
    this.plan = plan;
    this.ruleset = ruleset;
    this.folder = folder;
    model = model(ruleset);
    network = start(plan, model);
    folder.open(plan.command(0));
    int done = folder.curve().size();
    for (int iteration = 0; iteration < done; iteration++) {
      selves.add(network);
      network = folder.readWeights(iteration, plan.hidden());
      if (iteration > done - TrainingPlan.WINDOW) {
        recent.add(folder.readGames(iteration, plan.games()));
      }
    }
  }

  static LearnedEvaluation model(Ruleset ruleset) {
    if (ruleset.evaluation() instanceof LearnedEvaluation learned) {
      return learned;
    }
    throw new BadInput(
        "nothing-to-train", "%s has no learned evaluation.".formatted(ruleset.title()));
  }

  /** The hand-written estimate, which is the first feature, and units that say little so far. */
  private static Network start(TrainingPlan plan, LearnedEvaluation model) {
    var network = new Network(model.features().names().size(), plan.hidden());
    network.direct()[0] = 1;
    var dice = new Dice();
    dice.restart(plan.games().seed());
    double scale = 1 / Math.sqrt(network.inputs());
    fill(network.weights(), scale, dice);
    fill(network.outputs(), scale, dice);
    return network;
  }

  private static void fill(float[] weights, double scale, Dice dice) {
    int steps = 1 << 16;
    for (int i = 0; i < weights.length; i++) {
      weights[i] = (float) (scale * (2.0 * dice.below(steps) / steps - 1));
    }
  }

  int done() {
    return folder.curve().size();
  }

  /** One iteration; returns its line of the curve. */
  String iterate() {
    int iteration = done();
    var games = play(iteration);
    recent.add(games);
    if (recent.size() > TrainingPlan.WINDOW) {
      recent.removeFirst();
    }
    selves.add(network.copy());
    double loss = learn(iteration);
    var strength =
        new Yardstick(ruleset, plan.games())
            .measure(
                with(network), plan.games().seats().getFirst(), plan.checks(), seed(OF_CHECKS, 0));
    var line =
        String.format(
            Locale.ROOT,
            "%d: %d games, %d moments, loss %.4f, against classic %.1f %% (%.1f to %.1f)",
            iteration,
            games.size(),
            games.stream().mapToInt(Trajectory::moments).sum(),
            loss,
            HUNDRED * strength.mean(),
            HUNDRED * strength.low(),
            HUNDRED * strength.high());
    folder.writeGames(iteration, games);
    folder.writeWeights(iteration, network, plan.command(iteration + 1));
    folder.finish(line);
    return line;
  }

  /** The numbers of a line of the curve. */
  static List<String> cells(String line) {
    var cells = NUMBERS.matcher(line);
    return cells.matches()
        ? IntStream.rangeClosed(1, cells.groupCount()).mapToObj(cells::group).toList()
        : List.of(line);
  }

  private List<Trajectory> play(int iteration) {
    var game = new QuickGame(OTHER_PLANS, ANY_MOVES);
    var now = planners(with(network));
    var classics = planners(Classics.evaluation(ruleset));
    var dice = new Dice();
    var played = new ArrayList<Trajectory>();
    for (int number = 0; number < plan.games().games(); number++) {
      long seed = Dice.seedOf(seed(OF_GAMES, iteration), number);
      dice.restart(seed);
      int seats = plan.games().table(dice);
      var players = new TurnPlanner[seats];
      for (int seat = 0; seat < seats; seat++) {
        int lot = dice.below(HUNDRED);
        if (lot < EARLIER_SELVES && !selves.isEmpty()) {
          players[seat] = planner(with(selves.get(dice.below(selves.size()))));
        } else {
          players[seat] = (lot < EARLIER_SELVES + CLASSICS ? classics : now)[seat];
        }
      }
      var position = ruleset.newPosition(plan.games().setup(ruleset, seats, dice), dice);
      var features = model.features();
      var trajectory = new Trajectory(seats, features.parties(position), features.names().size());
      game.play(position, players, seed, at -> trajectory.record(at, features));
      trajectory.end(position);
      played.add(trajectory);
    }
    return played;
  }

  private TurnPlanner[] planners(Evaluation evaluation) {
    var planners = new TurnPlanner[ruleset.maxSeats()];
    Arrays.fill(planners, planner(evaluation));
    return planners;
  }

  private TurnPlanner planner(Evaluation evaluation) {
    return Yardstick.planner(evaluation, plan.games().width(), PLANS);
  }

  private LearnedEvaluation with(Network weights) {
    return model.with(weights.copy());
  }

  private double learn(int iteration) {
    var lesson = new Lesson(network, plan.lambda(), plan.anchor());
    var games = recent.stream().flatMap(List::stream).toList();
    double loss = 0;
    for (int epoch = 0; epoch < plan.epochs(); epoch++) {
      double rate = plan.rate() * (1 - (1 - LAST_RATE) * epoch / plan.epochs());
      loss = lesson.epoch(games, rate, Dice.seedOf(seed(OF_LESSONS, iteration), epoch));
    }
    return loss;
  }

  private long seed(long use, int iteration) {
    return Dice.seedOf(Dice.seedOf(plan.games().seed(), (int) use), iteration);
  }
}
