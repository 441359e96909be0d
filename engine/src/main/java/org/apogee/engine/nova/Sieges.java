package org.apogee.engine.nova;

import org.apogee.engine.Chance;
import org.apogee.engine.Chronicle;

/** R 8, the initial phase: sieges wear down, allies grow. */
final class Sieges {
  private static final int ROLL_MOST = 5;

  /** R 8.1: the order of the units that suffer, type and side. */
  private static final int[] TYPES = {
    UnitType.ESCORT,
    UnitType.ESCORT,
    UnitType.LINE,
    UnitType.LINE,
    UnitType.FORTRESS,
    UnitType.FORTRESS
  };

  private Sieges() {}

  static void roll(NovaPosition p, Chance chance, Chronicle chronicle) {
    int seat = p.active();
    for (int left = p.board.besieged(); left != 0; left &= left - 1) {
      int system = Integer.numberOfTrailingZeros(left);
      if (p.board.isBesiegedBy(system, seat)) {
        int die = Dice.die(chance);
        int most = Math.min(ROLL_MOST, fleetsInSpace(p, seat, system));
        p.count(NovaCounter.SIEGES);
        SiegeFacts.rolled(chronicle, p, system, die, most);
        if (die <= most) {
          suffer(p, system, chronicle);
        }
        Housekeeping.run(p, chronicle);
        if (p.isOver()) {
          return;
        }
      }
    }
  }

  private static int fleetsInSpace(NovaPosition p, int seat, int system) {
    int count = 0;
    for (int unit = Units.first(seat); unit < Units.endOfFleets(seat); unit++) {
      count += p.units.isInSpaceAt(unit, system) ? 1 : 0;
    }
    return count;
  }

  private static void suffer(NovaPosition p, int system, Chronicle chronicle) {
    int target = p.board.target(system);
    if (Party.isPower(target)) {
      for (int i = 0; i < TYPES.length; i++) {
        int unit = find(p, target, system, TYPES[i], i % 2);
        if (unit != Units.NONE) {
          Losses.takeStep(p, unit, chronicle);
          return;
        }
      }
    }
    int planet = p.board.lowestPlanet(target, system);
    p.board.addDamage(planet, 1);
    if (p.board.isBroken(planet)) {
      Capture.take(p, planet, p.active(), chronicle);
    } else {
      SiegeFacts.damaged(chronicle, p, planet, 1);
    }
  }

  /** A unit on a planet; fleets of a target in space of its own system are none. */
  private static int find(NovaPosition p, int seat, int system, int type, int side) {
    for (int unit = Units.first(seat, type); unit < Units.end(seat, type); unit++) {
      if (p.units.system(unit) == system
          && p.units.place(unit) != Units.SPACE
          && p.units.side(unit) == side) {
        return unit;
      }
    }
    return Units.NONE;
  }

  /** R 8.2. */
  static void reinforceAllies(NovaPosition p, Chronicle chronicle) {
    for (int minor = 0; minor < Party.MINORS; minor++) {
      if (p.independents.relation(minor, p.active()) == Independents.ALLY) {
        if (p.independents.flipUp(minor)) {
          IndependentFacts.refitted(chronicle, p, minor, 1);
        } else {
          Activation.recruit(p, minor, chronicle);
        }
      }
    }
  }
}
