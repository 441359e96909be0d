package org.apogee.engine.nova;

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

  static void takeStep(NovaPosition p, int unit) {
    int system = p.units.system(unit);
    p.units.loseStep(unit);
    p.count(NovaCounter.LOST);
    CombatFacts.stepLost(p, Units.owner(unit), Units.type(unit), system, p.units.exists(unit));
  }

  /** A mixed fleet of an independent. */
  static void takeStepOfFleet(NovaPosition p, int fleet) {
    p.independents.loseStep(fleet);
    p.count(NovaCounter.LOST);
    CombatFacts.stepLost(
        p,
        Party.ofIndependent(Independents.owner(fleet)),
        UnitType.MIXED,
        p.combat.system,
        p.independents.exists(fleet));
  }
}
