package org.apogee.engine.nova;

import static org.apogee.engine.nova.CombatRecord.ATTACKER;
import static org.apogee.engine.nova.CombatRecord.DEFENDER;

/** Who takes part in the combat that is being fought, R 11.1, R 11.5.1 and R 12.2. */
final class Forces {
  private Forces() {}

  /** Whether a unit of the power on a side takes part. */
  static boolean takesPart(NovaPosition p, int side, int unit) {
    var combat = p.combat;
    if (combat.isInSpace()) {
      boolean isFortress = Units.type(unit) == UnitType.FORTRESS;
      return isFortress
          ? side == DEFENDER && p.units.system(unit) == combat.system
          : p.units.isInSpaceAt(unit, combat.system);
    }
    return side == ATTACKER
        ? p.units.isInSpaceAt(unit, combat.system)
        : p.units.isOn(unit, combat.planet());
  }

  /** Whether a fleet of the independent on a side takes part. */
  static boolean fleetTakesPart(NovaPosition p, int side, int fleet) {
    if (!p.independents.exists(fleet)) {
      return false;
    }
    if (side == ATTACKER) {
      return p.independents.isSent(fleet);
    }
    return p.combat.isInSpace()
        ? p.independents.isInReserve(fleet)
        : p.independents.isOn(fleet, p.combat.planet());
  }

  static boolean hasAlly(NovaPosition p, int side) {
    int ally = p.combat.allies[side];
    return ally != 0 && p.independents.exists(ally - 1);
  }

  static int count(NovaPosition p, int side, int type) {
    int party = p.combat.party(side);
    int count = 0;
    if (!Party.isPower(party)) {
      int independent = Party.independent(party);
      int end = type == UnitType.MIXED ? Independents.end(independent) : 0;
      for (int fleet = Independents.first(independent); fleet < end; fleet++) {
        count += fleetTakesPart(p, side, fleet) ? 1 : 0;
      }
    } else if (type == UnitType.MIXED) {
      count = hasAlly(p, side) ? 1 : 0;
    } else {
      for (int unit = Units.first(party, type); unit < Units.end(party, type); unit++) {
        count += takesPart(p, side, unit) ? 1 : 0;
      }
    }
    return count;
  }

  /** All that can fire, cover and be hit, allies and fortresses included. */
  static int all(NovaPosition p, int side) {
    int all = 0;
    for (int type = UnitType.LINE; type <= UnitType.MIXED; type++) {
      all += count(p, side, type);
    }
    return all;
  }

  /** Own fleets, which alone keep a side in the fight for a space. */
  static int own(NovaPosition p, int side) {
    return p.combat.isPower(side)
        ? count(p, side, UnitType.LINE) + count(p, side, UnitType.ESCORT)
        : count(p, side, UnitType.MIXED);
  }

  /** Line fleets that were active when they were attacked, R 11.7. */
  static int readyLines(NovaPosition p) {
    int seat = p.combat.party(DEFENDER);
    int ready = 0;
    int end = Units.end(seat, UnitType.LINE);
    for (int unit = Units.first(seat, UnitType.LINE); unit < end; unit++) {
      ready += takesPart(p, DEFENDER, unit) && p.units.isReady(unit) ? 1 : 0;
    }
    return ready;
  }

  /** The unit of a power that a loss takes, or {@link Units#NONE}. */
  static int find(NovaPosition p, int side, int type, int face) {
    int seat = p.combat.party(side);
    for (int unit = Units.first(seat, type); unit < Units.end(seat, type); unit++) {
      if (takesPart(p, side, unit) && p.units.side(unit) == face) {
        return unit;
      }
    }
    return Units.NONE;
  }

  /** The fleet of an independent that a loss takes: the first full one, else the first. */
  static int findFleet(NovaPosition p, int side) {
    int independent = Party.independent(p.combat.party(side));
    int found = Independents.NONE;
    int end = Independents.end(independent);
    for (int fleet = Independents.first(independent); fleet < end; fleet++) {
      if (fleetTakesPart(p, side, fleet)) {
        if (p.independents.side(fleet) == UnitType.FULL) {
          return fleet;
        }
        found = found == Independents.NONE ? fleet : found;
      }
    }
    return found;
  }
}
