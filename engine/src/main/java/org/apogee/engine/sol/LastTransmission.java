package org.apogee.engine.sol;

import static org.apogee.engine.sol.SolMoves.CHOOSE;
import static org.apogee.engine.sol.SolMoves.TO_ACTIVATE;
import static org.apogee.engine.sol.SolMoves.TO_MOVE;

import org.apogee.engine.Chance;
import org.apogee.engine.Chronicle;
import org.apogee.engine.MoveList;

/** R 11.1 to 11.4: the Sun goes nova, and seats without a turn in this round transmit once more. */
final class LastTransmission extends SolChapter {
  /** Play stops at once: nobody keeps a card, nobody orbits. */
  static void nova(SolPosition p, Chronicle chronicle) {
    p.setEnding(p.isQuietDraw() ? SolEnding.QUIET_NOVA : SolEnding.NOVA);
    p.setQuietDraw(false);
    p.cards.discardDrawn();
    SolSunFacts.nova(chronicle);
    next(p, chronicle);
  }

  /** R 11.2: the seats behind the one whose turn it was, as far as the round goes. */
  static void next(SolPosition p, Chronicle chronicle) {
    p.turn.clear();
    if (p.active() == p.seats() - 1) {
      Turns.over(p, p.ending(), chronicle);
      return;
    }
    p.setActive(p.active() + 1);
    p.frames.replace(Step.LAST);
    SolSunFacts.lastTransmission(chronicle, p);
  }

  /** R 11.3. */
  @Override
  public void legal(SolPosition p, MoveList into) {
    long divers = p.pieces.present(p.active());
    if ((divers & p.board.spacesOf(SolTables.CORE)) != 0) {
      into.add(SolMoves.of(CHOOSE, TO_MOVE));
    }
    into.add(SolMoves.END_MOVE);
    if (ActivateAction.isPossible(p)) {
      into.add(SolMoves.of(CHOOSE, TO_ACTIVATE));
    }
  }

  @Override
  public void play(SolPosition p, long move, Chance chance, Chronicle chronicle) {
    switch (SolMoves.kind(move)) {
      case CHOOSE -> Choose.begin(p, SolMoves.a(move), chronicle);
      case SolMoves.END -> next(p, chronicle);
      default -> throw SolMoves.notOffered(p, move);
    }
  }
}
