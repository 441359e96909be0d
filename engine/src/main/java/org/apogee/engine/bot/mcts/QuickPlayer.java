package org.apogee.engine.bot.mcts;

import org.apogee.engine.Evaluation;
import org.apogee.engine.MoveList;
import org.apogee.engine.Position;
import org.apogee.engine.bot.Dice;
import org.apogee.engine.bot.Judge;

/** Plays fast and not badly: tries a few moves and takes the one that looks best to the mover. */
final class QuickPlayer {
  private static final int TRIES = Integer.getInteger("tries", 6);

  private final Evaluation evaluation;
  private final MoveList moves = new MoveList();

  QuickPlayer(Evaluation evaluation) {
    this.evaluation = evaluation;
  }

  /** Takes one decision on the position; the second position is for trying. */
  void play(Position position, Position scratch, Dice dice) {
    int seat = position.seatToAct();
    position.legalMoves(moves);
    int count = moves.size();
    int tries = Math.min(TRIES, count);
    long best = moves.get(0);
    double bestValue = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < tries && count > 1; i++) {
      long move = takeOne(i, count, tries, dice);
      scratch.copyFrom(position);
      scratch.play(move, dice);
      double value = Judge.value(evaluation, scratch, seat);
      if (value > bestValue) {
        bestValue = value;
        best = move;
      }
    }
    position.play(best, dice);
  }

  private long takeOne(int i, int count, int tries, Dice dice) {
    return tries == count ? moves.get(i) : moves.get(dice.below(count));
  }
}
