package org.apogee.engine.nova;

/** R 10: after the actions, the battles in the order in which they were declared. */
final class Battles {
  private static final int IN_SPACE = 0;
  private static final int ON_PLANETS = 1;
  private static final int STRANDED = 2;

  private Battles() {}

  static void run(NovaPosition p) {
    int stage = p.frames.get(1);
    int battle = p.frames.get(2);
    if (stage == STRANDED) {
      retreatStranded(p);
    } else if (battle == p.impulse.battleCount) {
      p.frames.set(1, stage + 1);
      p.frames.set(2, 0);
      if (stage == ON_PLANETS) {
        p.independents.regroup();
        Housekeeping.run(p);
      }
    } else {
      p.frames.set(2, battle + 1);
      if (stage == IN_SPACE) {
        fightInSpace(p, battle);
      } else {
        fightOnPlanets(p, battle);
      }
    }
  }

  /** R 10.1. */
  private static void fightInSpace(NovaPosition p, int battle) {
    int system = p.impulse.system(battle);
    if ((p.units.space(p.active()) >>> system & 1) != 0) {
      Combat.beginInSpace(p, p.active(), p.impulse.party(battle), system);
    }
  }

  /** R 10.2. */
  private static void fightOnPlanets(NovaPosition p, int battle) {
    int system = p.impulse.system(battle);
    boolean isIn = (p.units.space(p.active()) >>> system & 1) != 0;
    boolean isAlone = (Control.foreignFleets(p, p.active()) >>> system & 1) == 0;
    if (isIn && isAlone) {
      p.frames.push(Step.PLANETARY, battle, 0);
    }
  }

  /** R 10.3. */
  private static void retreatStranded(NovaPosition p) {
    int seat = p.active();
    int homes = p.board.systemsOf(seat);
    for (int left = p.units.space(seat) & ~homes; left != 0; left &= left - 1) {
      int system = Integer.numberOfTrailingZeros(left);
      if (!p.board.isBesiegedBy(system, seat)) {
        p.frames.push(Step.RETREAT, seat, system);
        return;
      }
    }
    Tension.adjust(p);
  }
}
