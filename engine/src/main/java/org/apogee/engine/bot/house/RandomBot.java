package org.apogee.engine.bot.house;

import org.apogee.engine.Chance;
import org.apogee.engine.MoveList;
import org.apogee.engine.Position;
import org.apogee.engine.bot.Bot;
import org.apogee.engine.bot.Budget;

/** Takes any legal move, each with the same odds: the floor that every other bot must clear. */
public final class RandomBot implements Bot {
  private final MoveList moves = new MoveList();

  @Override
  public long choose(Position known, int seat, Chance chance, Budget budget) {
    known.legalMoves(moves);
    return moves.get(moves.size() == 1 ? 0 : chance.below(moves.size()));
  }
}
