package org.apogee.engine.solis;

/** R 15.1, R 15.3 and R 15.6: how a game ends, and secret objectives that are shown before. */
final class Victory {
  private static final int DECLARATION = 5;

  private Victory() {}

  static boolean mayDeclare(SolisPosition p) {
    return !p.options().isExploration()
        && Scoring.artifacts(p) >= p.options().difficulty().artifacts(p.seats())
        && Scoring.victoryTrack(p) >= p.options().difficulty().stars(p.seats());
  }

  static void declare(SolisPosition p, int seat) {
    p.flow.set(Flow.DECLARER, seat);
    p.empires.add(seat, Empires.STAR_C, DECLARATION);
    SolisFacts.declared(p, seat);
    end(p, Ending.VICTORY);
  }

  static boolean mayReveal(SolisPosition p, int seat, int index) {
    int objective = p.empires.get(seat, Empires.OBJECTIVES + index);
    return objective >= 0
        && !p.empires.isRevealed(seat, index)
        && Objective.of(objective).holds(p, seat);
  }

  static void revealObjective(SolisPosition p, int seat, int index) {
    int revealed = p.empires.get(seat, Empires.OBJECTIVES_REVEALED) | (1 << index);
    p.empires.set(seat, Empires.OBJECTIVES_REVEALED, revealed);
    p.flow.set(Flow.TOUCHED, 1);
    SolisFacts.objectiveRevealed(p, seat, p.empires.get(seat, Empires.OBJECTIVES + index));
  }

  static void end(SolisPosition p, Ending ending) {
    p.end(ending);
    SolisFacts.gameOver(p);
  }
}
