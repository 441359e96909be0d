package org.apogee.proving.train;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.apogee.cli.match.Estimate;
import org.apogee.engine.Evaluation;
import org.apogee.engine.Position;
import org.apogee.engine.Ruleset;
import org.apogee.engine.bot.Dice;
import org.apogee.engine.bot.TurnPlanner;
import org.apogee.proving.classic.Classics;

/** How often an evaluation beats the frozen one, both with equal plans, in mirror sets. */
final class Yardstick {
  private static final int SAMPLES = 2;

  private final Ruleset ruleset;
  private final GamesPlan plan;
  private final QuickGame game = new QuickGame(0, 0);
  private final Dice dice = new Dice();

  Yardstick(Ruleset ruleset, GamesPlan plan) {
    this.ruleset = ruleset;
    this.plan = plan;
  }

  static TurnPlanner planner(Evaluation evaluation, int width, int plans) {
    return new TurnPlanner(evaluation, width, plans, SAMPLES);
  }

  /** The share of wins of one seat with the evaluation among seats with the frozen one. */
  Estimate measure(Evaluation evaluation, int seats, int sets, long seed) {
    var learned = planner(evaluation, plan.width(), 1);
    var classic = planner(Classics.evaluation(ruleset), plan.width(), 1);
    double[] means =
        IntStream.range(0, sets)
            .mapToDouble(set -> mean(learned, classic, seats, Dice.seedOf(seed, set)))
            .toArray();
    return Estimate.of(means, seats);
  }

  private double mean(TurnPlanner learned, TurnPlanner classic, int seats, long seed) {
    double wins = 0;
    for (int seat = 0; seat < seats; seat++) {
      var players = new TurnPlanner[seats];
      Arrays.fill(players, classic);
      players[seat] = learned;
      dice.restart(seed);
      var position = ruleset.newPosition(plan.setup(ruleset, seats, dice), dice);
      game.play(position, players, seed, _ -> {});
      wins += share(position, seat);
    }
    return wins / seats;
  }

  private static double share(Position over, int seat) {
    int first = 0;
    for (int other = 0; other < over.seats(); other++) {
      first += over.place(other) == 1 ? 1 : 0;
    }
    return over.place(seat) == 1 ? 1.0 / first : 0;
  }
}
