package org.apogee.engine.solis;

import org.apogee.engine.Chronicle;

/** R 15.1, R 15.3 and R 15.6: how a game ends, and secret objectives that are shown before. */
final class Victory {
  static final int DECLARATION = 5;

  private Victory() {}

  static boolean mayDeclare(SolisPosition p) {
    return !p.options().isExploration()
        && SolisScoring.artifacts(p) >= p.options().artifactsWanted(p.seats())
        && SolisScoring.victoryTrack(p) >= p.options().starsWanted(p.seats());
  }

  static void declare(SolisPosition p, int seat, Chronicle chronicle) {
    p.turn.set(TurnRecord.DECLARER, seat);
    p.empires.add(seat, Empires.STAR_C, DECLARATION);
    SolisFacts.declared(chronicle, p, seat, DECLARATION);
    end(p, SolisEnding.VICTORY, chronicle);
  }

  static boolean mayReveal(SolisPosition p, int seat, int index) {
    int objective = p.empires.get(seat, Empires.OBJECTIVES + index);
    return objective >= 0
        && !p.empires.isRevealed(seat, index)
        && Objective.of(objective).holds(p, seat);
  }

  static void revealObjective(SolisPosition p, int seat, int index, Chronicle chronicle) {
    int revealed = p.empires.get(seat, Empires.OBJECTIVES_REVEALED) | (1 << index);
    p.empires.set(seat, Empires.OBJECTIVES_REVEALED, revealed);
    p.turn.set(TurnRecord.TOUCHED, 1);
    SolisFacts.objectiveRevealed(
        chronicle, p, seat, p.empires.get(seat, Empires.OBJECTIVES + index));
  }

  static void end(SolisPosition p, SolisEnding ending, Chronicle chronicle) {
    p.end(ending);
    SolisFacts.gameOver(chronicle, p);
  }
}
