package org.apogee.engine.nova;

import org.apogee.engine.Chance;
import org.apogee.engine.Chronicle;
import org.apogee.engine.steps.AutomaticChapter;

/** R 10: after the actions, the battles in the order in which they were declared. */
final class Battles extends AutomaticChapter<NovaPosition> {
  // Registers.
  private static final int STAGE = 1;
  private static final int BATTLE = 2;

  private static final int IN_SPACE = 0;
  private static final int ON_PLANETS = 1;
  private static final int STRANDED = 2;

  @Override
  public void run(NovaPosition p, Chance chance, Chronicle chronicle) {
    int stage = p.frames.get(STAGE);
    int battle = p.frames.get(BATTLE);
    if (stage == STRANDED) {
      retreatStranded(p, chronicle);
    } else if (battle == p.impulse.battleCount) {
      p.frames.set(STAGE, stage + 1);
      p.frames.set(BATTLE, 0);
      if (stage == ON_PLANETS) {
        p.independents.regroup();
        Housekeeping.run(p, chronicle);
      }
    } else {
      p.frames.set(BATTLE, battle + 1);
      if (p.independents.isFriend(p.impulse.party(battle), p.active())) {
        return; // D-27: a treaty has been made since the attack was declared
      }
      if (stage == IN_SPACE) {
        fightInSpace(p, battle, chronicle);
      } else {
        fightOnPlanets(p, battle);
      }
    }
  }

  /** R 10.1. */
  private static void fightInSpace(NovaPosition p, int battle, Chronicle chronicle) {
    int system = p.impulse.system(battle);
    if ((p.units.space(p.active()) >>> system & 1) != 0) {
      Combat.beginInSpace(p, p.active(), p.impulse.party(battle), system, chronicle);
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
  private static void retreatStranded(NovaPosition p, Chronicle chronicle) {
    int seat = p.active();
    int homes = p.board.systemsOf(seat);
    for (int left = p.units.space(seat) & ~homes; left != 0; left &= left - 1) {
      int system = Integer.numberOfTrailingZeros(left);
      if (!p.board.isBesiegedBy(system, seat)) {
        p.frames.push(Step.RETREAT, seat, system);
        return;
      }
    }
    Tension.adjust(p, chronicle);
  }
}
