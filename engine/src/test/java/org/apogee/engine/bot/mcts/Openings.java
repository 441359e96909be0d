package org.apogee.engine.bot.mcts;

import java.util.SplittableRandom;
import org.apogee.engine.Chance;
import org.apogee.engine.MoveList;
import org.apogee.engine.Position;
import org.apogee.engine.Rulesets;
import org.apogee.engine.Setup;

/** Moments after some random moves, far from the end, with much to decide. */
final class Openings {
  private static final int PLIES = 60;
  private static final int MOVES = 8;

  private Openings() {}

  static Position of(String game) {
    var ruleset = Rulesets.find(game);
    var chance = Chance.of(new SplittableRandom(5));
    var position = ruleset.newPosition(Setup.of(ruleset, 2), chance);
    var moves = new MoveList();
    position.legalMoves(moves);
    for (int ply = 0; ply < PLIES || moves.size() < MOVES; ply++) {
      position.play(moves.get(chance.below(moves.size())), chance);
      position.legalMoves(moves);
    }
    return position;
  }
}
