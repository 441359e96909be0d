package org.apogee.engine.sol;

import org.apogee.engine.Chance;
import org.apogee.engine.Chronicle;

/** R 5.2 (d) to (f): how a turn ends and the next one begins. */
final class Turns {
  private Turns() {}

  static void end(SolPosition p, boolean drew, Chance chance, Chronicle chronicle) {
    int seat = p.active();
    int docks = p.board.docks();
    p.holdings.dock[seat] = (p.holdings.dock[seat] + docks - 1) % docks; // R 2.11
    SolFacts.orbited(chronicle, p, seat);
    boolean canBeQuiet = p.quietRounds() > 0;
    p.setQuiet(drew || !canBeQuiet ? 0 : p.quiet() + 1);
    if (canBeQuiet && p.quiet() >= p.quietRounds() * p.seats()) {
      Instability.quietDraw(p, chance, chronicle);
    } else {
      next(p, chronicle);
    }
  }

  /** R 5.1; after the last round, R 11.7. */
  static void next(SolPosition p, Chronicle chronicle) {
    p.turn.clear();
    int seat = p.active() + 1;
    if (seat == p.seats()) {
      if (p.round() == p.maxRounds()) {
        over(p, SolEnding.ROUND_LIMIT, chronicle);
        return;
      }
      p.setRound(p.round() + 1);
      seat = 0;
    }
    p.setActive(seat);
    p.frames.replace(Step.CHOOSE);
    SolFacts.turnBegan(chronicle, p);
  }

  static void over(SolPosition p, SolEnding ending, Chronicle chronicle) {
    p.setEnding(ending);
    p.frames.clear();
    SolSunFacts.over(chronicle, p);
  }
}
