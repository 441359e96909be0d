package org.apogee.engine.sol;

import org.apogee.engine.Chance;
import org.apogee.engine.Setup;

/** R 4, set-up. */
final class SolSetup {
  private SolSetup() {}

  static SolPosition start(Setup setup, Chance chance) {
    var p = new SolPosition(setup.seats(), SolOptions.of(setup));
    System.arraycopy(SolOptions.effects(setup, chance), 0, p.effects, 0, p.effects.length);
    p.holdings.setUp(p.board.docks());
    p.cards.setUp();
    p.frames.push(Step.CHOOSE);
    return p;
  }
}
