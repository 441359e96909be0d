package org.apogee.engine.supernova;

import org.apogee.engine.Chance;
import org.apogee.engine.Chronicle;
import org.apogee.engine.MoveList;

/** R 8.1, where an attack begins, and R 8.14, the way home. */
final class Attack {
  private Attack() {}

  /** R 8.1. */
  static void legalOrigins(SupernovaPosition p, MoveList into) {
    long own = p.table.planets[p.turn.asked];
    if (p.table.planetsInPlay() == Long.bitCount(own)) {
      return;
    }
    for (long rest = own; rest != 0; rest &= rest - 1) {
      int planet = Long.numberOfTrailingZeros(rest);
      if (p.table.orbit(planet) != 0) {
        into.add(SupernovaMoves.of(SupernovaMoves.ATTACK_ORIGIN, planet));
      }
    }
  }

  static void begin(SupernovaPosition p, int origin) {
    p.attack.origin = origin;
    p.enter(Step.FLEET);
  }

  static void addShips(SupernovaPosition p, long ships, int kind, MoveList into) {
    for (long rest = ships; rest != 0; rest &= rest - 1) {
      into.add(SupernovaMoves.of(kind, p.table.ship(rest)));
    }
  }

  /** R 8.14. Nothing takes a planet away during an attack, so the origin is still there. */
  static void goHome(SupernovaPosition p, Chance chance, Chronicle chronicle) {
    AttackFacts.returned(chronicle, p);
    placeFleet(p, p.attack.origin);
    ActionPhase.end(p, chance, chronicle);
  }

  static void placeFleet(SupernovaPosition p, int planet) {
    for (long rest = p.attack.fleet; rest != 0; rest &= rest - 1) {
      p.table.place(p.table.ship(rest), planet);
    }
  }
}
