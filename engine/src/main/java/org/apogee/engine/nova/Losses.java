package org.apogee.engine.nova;

import org.apogee.engine.Chronicle;

/** R 3.1: units that lose a step, in the orders that the rules name. */
final class Losses {
  private Losses() {}

  /** Of a power's units of a type in a system, the first full one, else the first reduced one. */
  static int firstBySide(NovaPosition p, int seat, int system, int type) {
    int reduced = Units.NONE;
    for (int unit = Units.first(seat, type); unit < Units.end(seat, type); unit++) {
      if (p.units.system(unit) == system) {
        if (p.units.side(unit) == UnitType.FULL) {
          return unit;
        }
        reduced = reduced == Units.NONE ? unit : reduced;
      }
    }
    return reduced;
  }

  /** Out of combat. */
  static void takeStep(NovaPosition p, int unit, Chronicle chronicle) {
    takeHit(p, unit, 0, chronicle);
  }

  /** An impact; so many are left to be taken. */
  static void takeHit(NovaPosition p, int unit, int impacts, Chronicle chronicle) {
    int system = p.units.system(unit);
    p.units.loseStep(unit);
    p.count(NovaCounter.LOST);
    int seat = Units.owner(unit);
    boolean isLeft = p.units.exists(unit);
    CombatFacts.stepsLost(chronicle, p, seat, Units.type(unit), system, isLeft, 1, impacts);
  }

  /** The same, for a mixed fleet of an independent. */
  static void takeHitOfFleet(NovaPosition p, int fleet, int impacts, Chronicle chronicle) {
    p.independents.loseStep(fleet);
    p.count(NovaCounter.LOST);
    int party = Party.ofIndependent(Independents.owner(fleet));
    boolean isLeft = p.independents.exists(fleet);
    CombatFacts.stepsLost(chronicle, p, party, UnitType.MIXED, p.combat.system, isLeft, 1, impacts);
  }

  /** Each fleet of a power in the space of a system loses a step. */
  static void takeStepOfEach(NovaPosition p, int seat, int system, Chronicle chronicle) {
    for (int type = UnitType.LINE; type <= UnitType.ESCORT; type++) {
      int reduced = 0;
      int lost = 0;
      for (int unit = Units.first(seat, type); unit < Units.end(seat, type); unit++) {
        if (p.units.isInSpaceAt(unit, system)) {
          p.units.loseStep(unit);
          p.count(NovaCounter.LOST);
          reduced += p.units.exists(unit) ? 1 : 0;
          lost += p.units.exists(unit) ? 0 : 1;
        }
      }
      if (reduced > 0) {
        CombatFacts.stepsLost(chronicle, p, seat, type, system, true, reduced, 0);
      }
      if (lost > 0) {
        CombatFacts.stepsLost(chronicle, p, seat, type, system, false, lost, 0);
      }
    }
  }
}
