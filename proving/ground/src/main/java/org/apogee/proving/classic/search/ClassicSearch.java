package org.apogee.proving.classic.search;

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
 * The search that house bots had when the evaluations were frozen: a tree of plans where there are
 * no secrets, else trials of the best plans, ended as soon as none looks better than the first.
 */
public final class ClassicSearch implements Bot {
  private final Thinking thinking;
  private final Breather breather;
  private final MoveList moves = new MoveList();

  public ClassicSearch(Ruleset ruleset, Evaluation evaluation, Breather breather) {
    this.breather = breather;
    thinking = ruleset.hasSecrets() ? new Trials(evaluation) : new Search(evaluation);
  }

  @Override
  public long choose(Position known, int seat, Chance chance, Budget budget) {
    known.legalMoves(moves);
    if (moves.size() == 1) {
      return moves.get(0);
    }
    thinking.start(known, seat, Dice.seedFrom(chance));
    switch (budget) {
      case Budget.Playouts(int count) -> think(Math.max(1, count));
      case Budget.Time(var limit) -> thinkFor(limit.toNanos());
    }
    return thinking.bestMove();
  }

  private void think(int playOuts) {
    for (int i = 0; i < playOuts && !thinking.isSettled(); i++) {
      thinking.playOut((double) i / playOuts);
      breather.breathe();
    }
  }

  private void thinkFor(long nanos) {
    long since = System.nanoTime();
    long spent = 0;
    while (spent < nanos && !thinking.isSettled()) {
      thinking.playOut((double) spent / nanos);
      spent += System.nanoTime() - since;
      breather.breathe();
      since = System.nanoTime();
    }
  }
}
