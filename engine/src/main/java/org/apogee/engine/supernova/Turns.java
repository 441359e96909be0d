package org.apogee.engine.supernova;

import org.apogee.engine.Chance;
import org.apogee.engine.Chronicle;

/** R 4.3 and R 4.4: phase by phase, each seat in the order of the turn, then the next turn. */
final class Turns {
  private Turns() {}

  /** The current seat has finished its part: on to the next that has something to decide. */
  static void next(SupernovaPosition p, Chance chance, Chronicle chronicle) {
    do {
      p.turn.offset++;
      if (p.turn.offset == p.seats()) {
        nextPhase(p, chance, chronicle);
      }
    } while (p.phase() != SupernovaPhase.OVER && !isAsked(p, chance, chronicle));
  }

  private static void nextPhase(SupernovaPosition p, Chance chance, Chronicle chronicle) {
    p.turn.offset = 0;
    switch (p.phase()) {
      case MULLIGAN -> p.enter(SupernovaPhase.DRAW);
      case DRAW -> p.enter(SupernovaPhase.DISCOVER);
      case DISCOVER -> p.enter(SupernovaPhase.RIVAL_ENVIRONMENT);
      case RIVAL_ENVIRONMENT -> p.enter(SupernovaPhase.OWN_ENVIRONMENT);
      case OWN_ENVIRONMENT -> p.enter(SupernovaPhase.BUILD);
      case BUILD -> p.enter(SupernovaPhase.ACTION);
      case ACTION -> p.enter(SupernovaPhase.TRANSPORT);
      case TRANSPORT -> p.enter(SupernovaPhase.DISCARD);
      case DISCARD -> endTurn(p, chance, chronicle);
      default -> throw new IllegalStateException("no phase follows: " + p);
    }
  }

  /** R 4.4: whoever acts last in the last turn has an edge, so nobody can count on it. */
  private static void endTurn(SupernovaPosition p, Chance chance, Chronicle chronicle) {
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
    p.enter(SupernovaPhase.DRAW);
    SupernovaFacts.turnBegan(chronicle, p);
  }

  /** Whether the current seat has something to decide; what it has not happens at once. */
  private static boolean isAsked(SupernovaPosition p, Chance chance, Chronicle chronicle) {
    int seat = p.current();
    p.turn.asked = seat;
    return switch (p.phase()) {
      case DRAW -> DrawPhase.begin(p, seat, chance, chronicle);
      case RIVAL_ENVIRONMENT -> DiscoverPhase.beginOnRivals(p);
      case OWN_ENVIRONMENT -> DiscoverPhase.open(p) != 0;
      case ACTION -> ActionPhase.begin(p);
      case TRANSPORT -> p.table.ships[seat] != 0;
      case DISCARD -> DiscardPhase.begin(p, seat, chronicle);
      default -> true;
    };
  }
}
