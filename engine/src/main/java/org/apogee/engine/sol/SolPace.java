package org.apogee.engine.sol;

import org.apogee.engine.Pace;
import org.apogee.engine.Position;

/** A turn has decisions of other seats in it (R 8.4, R 9.6) and does not end with them. */
final class SolPace implements Pace {
  @Override
  public boolean endsTurn(Position position, int seat) {
    var p = (SolPosition) position;
    boolean newTurn = p.frames.isAt(Step.CHOOSE) && p.turn.effect == SolEffect.NONE;
    return newTurn || p.seatToAct() != seat;
  }
}
