package org.apogee.engine.sol;

import static org.apogee.engine.sol.SolMoves.CHOOSE;
import static org.apogee.engine.sol.SolMoves.TO_ACTIVATE;
import static org.apogee.engine.sol.SolMoves.TO_CONVERT;
import static org.apogee.engine.sol.SolMoves.TO_MOVE;

import org.apogee.engine.Chance;
import org.apogee.engine.Chronicle;
import org.apogee.engine.MoveList;

/** R 5.1 to 5.3: a seat chooses its action. */
final class Choose extends SolChapter {
  @Override
  public void legal(SolPosition p, MoveList into) {
    into.add(SolMoves.of(CHOOSE, TO_MOVE));
    if (ConvertAction.isPossible(p)) {
      into.add(SolMoves.of(CHOOSE, TO_CONVERT));
    }
    if (ActivateAction.isPossible(p)) {
      into.add(SolMoves.of(CHOOSE, TO_ACTIVATE));
    }
    Effects.legal(p, into);
  }

  @Override
  public boolean isMain() {
    return true;
  }

  @Override
  public void play(SolPosition p, long move, Chance chance, Chronicle chronicle) {
    switch (SolMoves.kind(move)) {
      case CHOOSE -> begin(p, SolMoves.a(move), chronicle);
      case SolMoves.PLAY_EFFECT -> Effects.play(p, move, chronicle);
      default -> throw SolMoves.notOffered(p, move);
    }
  }

  static void begin(SolPosition p, int action, Chronicle chronicle) {
    SolFacts.actionChosen(chronicle, p, action);
    p.turn.action = action;
    switch (action) {
      case TO_MOVE -> {
        p.turn.mp = p.track(p.active()); // R 6.1
        p.frames.replace(Step.MOVE);
      }
      case TO_CONVERT -> p.frames.replace(Step.CONVERT);
      default -> p.frames.replace(Step.ACTIVATE);
    }
  }
}
