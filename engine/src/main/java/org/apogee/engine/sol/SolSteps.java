package org.apogee.engine.sol;

import org.apogee.engine.Chance;
import org.apogee.engine.Chronicle;
import org.apogee.engine.MoveList;
import org.apogee.engine.Position;

/** R 3.6, the phases: who decides in each, what may be decided, and what carries it out. */
final class SolSteps {
  private SolSteps() {}

  static int decider(SolPosition p) {
    return switch (p.phase()) {
      case CHOOSE, MOVE, CONVERT, ACTIVATE, KEEP, LAST -> p.active();
      case BONUS -> p.turn.asked;
      case FLARE -> p.pieces.stationOwner(p.turn.flareAt);
      case OVER -> Position.NOBODY;
    };
  }

  static void legal(SolPosition p, MoveList into) {
    switch (p.phase()) {
      case CHOOSE -> Choose.legal(p, into);
      case MOVE -> MoveAction.legal(p, into);
      case CONVERT -> ConvertAction.legal(p, into);
      case ACTIVATE -> ActivateAction.legal(p, into);
      case BONUS -> Bonus.legal(into);
      case FLARE -> Flare.legal(p, into);
      case KEEP -> Keep.legal(p, into);
      case LAST -> LastTransmission.legal(p, into);
      case OVER -> {}
    }
  }

  static void play(SolPosition p, long move, Chance chance, Chronicle chronicle) {
    switch (p.phase()) {
      case CHOOSE -> Choose.play(p, move, chronicle);
      case MOVE -> MoveAction.play(p, move, chance, chronicle);
      case CONVERT -> ConvertAction.play(p, move, chance, chronicle);
      case ACTIVATE -> ActivateAction.play(p, move, chance, chronicle);
      case BONUS -> Bonus.play(p, move, chronicle);
      case FLARE -> Flare.play(p, move, chance, chronicle);
      case KEEP -> Keep.play(p, move, chance, chronicle);
      case LAST -> LastTransmission.play(p, move, chronicle);
      case OVER -> throw SolMoves.notOffered(p, move);
    }
  }
}
