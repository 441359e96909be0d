package org.apogee.engine.bot.mcts;

import org.apogee.engine.Chance;
import org.apogee.engine.MoveList;
import org.apogee.engine.Position;
import org.apogee.engine.Ruleset;
import org.apogee.engine.bot.Bot;
import org.apogee.engine.bot.Budget;
import org.apogee.engine.bot.Dice;

/**
 * Plays many short games in its head, more often those that begin well, and takes the plan it came
 * back to most.
 */
public final class MctsBot implements Bot {
  private final Search search;
  private final MoveList moves = new MoveList();

  public MctsBot(Ruleset ruleset) {
    search = new Search(ruleset.evaluation(), ruleset.hasSecrets());
  }

  @Override
  public long choose(Position known, int seat, Chance chance, Budget budget) {
    known.legalMoves(moves);
    if (moves.size() == 1) {
      return moves.get(0);
    }
    search.start(known, seat, Dice.seedFrom(chance));
    switch (budget) {
      case Budget.Playouts(int count) -> {
        for (int i = 0; i < Math.max(1, count); i++) {
          search.playOut();
        }
      }
      case Budget.Time(var limit) -> {
        long start = System.nanoTime();
        long nanos = limit.toNanos();
        do {
          search.playOut();
        } while (System.nanoTime() - start < nanos);
      }
    }
    return search.bestMove();
  }
}
