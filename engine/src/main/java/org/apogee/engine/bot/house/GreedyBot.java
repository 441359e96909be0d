package org.apogee.engine.bot.house;

import org.apogee.engine.Chance;
import org.apogee.engine.Evaluation;
import org.apogee.engine.MoveList;
import org.apogee.engine.Position;
import org.apogee.engine.Ruleset;
import org.apogee.engine.bot.Bot;
import org.apogee.engine.bot.Budget;
import org.apogee.engine.bot.Dice;
import org.apogee.engine.bot.TurnPlanner;

/**
 * Plans the rest of its turn and plays the first move of the plan that ends best, by the game's
 * evaluation. It does not think about what others will do.
 */
public final class GreedyBot implements Bot {
  /** Wide enough that a few sundivers may each go their own way; wider gains little. */
  private static final int WIDTH = 8;

  private final TurnPlanner planner;
  private final MoveList moves = new MoveList();

  public GreedyBot(Ruleset ruleset) {
    this(ruleset.evaluation());
  }

  public GreedyBot(Evaluation evaluation) {
    this(evaluation, WIDTH);
  }

  /** With a beam of another width. */
  GreedyBot(Evaluation evaluation, int width) {
    planner = new TurnPlanner(evaluation, width, 1);
  }

  @Override
  public long choose(Position known, int seat, Chance chance, Budget budget) {
    known.legalMoves(moves);
    if (moves.size() == 1) {
      return moves.get(0);
    }
    planner.plan(known, seat, Dice.seedFrom(chance));
    return planner.plans().move(0, 0);
  }
}
