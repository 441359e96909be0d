package org.apogee.engine.solis;

import org.apogee.engine.Pace;
import org.apogee.engine.Position;

/** R 5.1: alone at the table, a seat has turn after turn; a plan ends with each of them. */
final class SolisPace implements Pace {
  @Override
  public boolean endsTurn(Position position, int seat) {
    var p = (SolisPosition) position;
    return p.seatToAct() != seat
        || (p.frames.isAt(Step.TURN) && p.turn.get(TurnRecord.TOUCHED) == 0);
  }
}
