package org.apogee.engine.sol;

import org.apogee.engine.MoveList;

/**
 * The legal moves of a position, kept because play looks at them and the next question does too.
 */
final class SolOffers {
  private final MoveList moves = new MoveList();
  private boolean known;

  void forget() {
    known = false;
  }

  MoveList of(SolPosition p) {
    if (!known) {
      moves.clear();
      SolSteps.legal(p, moves);
      moves.sort();
      known = true;
    }
    return moves;
  }

  /** R 5.5, 9.9, 11.3: the only move is to end, or to keep the only card there is. */
  boolean decideThemselves(SolPosition p) {
    if (p.phase() == SolPhase.CHOOSE || p.phase() == SolPhase.OVER || of(p).size() != 1) {
      return false;
    }
    int kind = SolMoves.kind(moves.get(0));
    return kind == SolMoves.END || kind == SolMoves.KEEP;
  }
}
