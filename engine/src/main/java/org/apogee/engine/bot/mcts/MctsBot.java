package org.apogee.engine.bot.mcts;

import org.apogee.engine.Chance;
import org.apogee.engine.Evaluation;
import org.apogee.engine.MoveList;
import org.apogee.engine.Position;
import org.apogee.engine.Ruleset;
import org.apogee.engine.bot.Bot;
import org.apogee.engine.bot.Breather;
import org.apogee.engine.bot.Budget;
import org.apogee.engine.bot.Dice;

/**
 * Plays many short games in its head, more often those that begin well. It leaves the plan that
 * looked best at first only for one that surely does better.
 */
public final class MctsBot implements Bot {
  /** The beam that finds the plans; greedy's is 8 wide, but the play-outs cost far more. */
  public static final int WIDTH = 32;

  /** Two play-outs of each of two plans; fewer cannot change the choice. */
  private static final int PLAYOUTS_MIN = 4;

  private final Trials trials;
  private final Breather breather;
  private final MoveList moves = new MoveList();

  public MctsBot(Ruleset ruleset, Breather breather) {
    this(ruleset.evaluation(), WIDTH, Lookahead.USUAL, breather);
  }

  /**
   * With another evaluation than the game's own.
   *
   * @param width of the beam that finds the plans
   */
  public MctsBot(Evaluation evaluation, int width, Lookahead lookahead, Breather breather) {
    this.breather = breather;
    trials = new Trials(evaluation, width, lookahead);
  }

  @Override
  public long choose(Position known, int seat, Chance chance, Budget budget) {
    known.legalMoves(moves);
    if (moves.size() == 1) {
      return moves.get(0);
    }
    trials.start(known, seat, Dice.seedFrom(chance));
    double effort = trials.effort();
    switch (budget) {
      case Budget.Playouts(int count) -> think((int) Math.rint(count * effort));
      case Budget.Time(var limit) -> thinkFor((long) (limit.toNanos() * effort));
    }
    return trials.bestMove();
  }

  private void think(int playOuts) {
    if (playOuts < PLAYOUTS_MIN) {
      return;
    }
    for (int i = 0; i < playOuts && !trials.isSettled(); i++) {
      trials.playOut((double) i / playOuts);
      breather.breathe();
    }
  }

  private void thinkFor(long nanos) {
    long since = System.nanoTime();
    long spent = 0;
    while (spent < nanos && !trials.isSettled()) {
      trials.playOut((double) spent / nanos);
      spent += System.nanoTime() - since;
      breather.breathe();
      since = System.nanoTime();
    }
  }
}
