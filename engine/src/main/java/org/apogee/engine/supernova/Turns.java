package org.apogee.engine.supernova;

import org.apogee.engine.Chance;
import org.apogee.engine.Chronicle;

/** R 4.3 and R 4.4: phase by phase, each seat in the order of the turn, then the next turn. */
final class Turns {
  private Turns() {}

  /** The current seat has finished its part of the phase. */
  static void next(SupernovaPosition p, Chance chance, Chronicle chronicle) {
    p.turn.offset++;
    if (p.turn.offset < p.seats()) {
      p.turn.asked = p.current();
      return;
    }
    p.turn.offset = 0;
    switch (p.step()) {
      case MULLIGAN -> p.enter(Step.DRAW);
      case DRAW -> p.enter(Step.DISCOVER);
      case DISCOVER -> p.enter(Step.RIVAL_ENVIRONMENT);
      case RIVAL_ENVIRONMENT -> p.enter(Step.OWN_ENVIRONMENT);
      case OWN_ENVIRONMENT -> p.enter(Step.BUILD);
      case BUILD -> p.enter(Step.ACTION);
      case ACTION -> p.enter(Step.TRANSPORT);
      case TRANSPORT -> p.enter(Step.DISCARD);
      case DISCARD -> end(p, chance, chronicle);
      default -> throw new IllegalStateException("no phase follows: " + p);
    }
  }

  /** R 4.4: whoever acts last in the last turn has an edge, so nobody can count on it. */
  private static void end(SupernovaPosition p, Chance chance, Chronicle chronicle) {
    var ending = SupernovaScoring.ending(p);
    if (ending != SupernovaEnding.NONE) {
      p.end(ending);
      SupernovaFacts.gameOver(chronicle, p);
      return;
    }
    p.turn.number++;
    p.turn.opener = p.options().openerRotates() ? p.after(p.turn.opener) : chance.below(p.seats());
    p.turn.fresh = 0;
    p.table.moved.clear();
    p.enter(Step.DRAW);
    SupernovaFacts.turnBegan(chronicle, p);
  }
}
