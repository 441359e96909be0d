package org.apogee.engine.supernova;

import static org.apogee.engine.supernova.SupernovaMoves.ATTACK_ORIGIN;
import static org.apogee.engine.supernova.SupernovaMoves.ATTACK_TARGET;
import static org.apogee.engine.supernova.SupernovaMoves.FLEE;
import static org.apogee.engine.supernova.SupernovaMoves.FLEET_ADD;

import org.apogee.engine.Chance;
import org.apogee.engine.Chronicle;
import org.apogee.engine.MoveList;

/** R 8.1 to R 8.5: fleet, target, flight; and R 8.14, the way home. */
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
        into.add(SupernovaMoves.of(ATTACK_ORIGIN, planet));
      }
    }
  }

  static void begin(SupernovaPosition p, int origin) {
    p.attack.origin = origin;
    p.enter(SupernovaPhase.FLEET);
  }

  static void legal(SupernovaPosition p, MoveList into) {
    switch (p.phase()) {
      case FLEET -> {
        long later = p.attack.fleet == 0 ? -1L : -Long.highestOneBit(p.attack.fleet) << 1;
        addShips(p, p.table.orbit(p.attack.origin) & later, FLEET_ADD, into);
        if (p.attack.fleet != 0) {
          into.add(SupernovaMoves.FLEET_DONE);
        }
      }
      case TARGET -> legalTargets(p, into);
      default -> {
        int last = p.attack.fledUpTo;
        long later = last == AttackRecord.NONE ? -1L : -p.table.bit(last) << 1;
        addShips(p, p.table.orbit(p.attack.target) & later, FLEE, into);
        into.add(SupernovaMoves.FLEE_DONE);
      }
    }
  }

  private static void addShips(SupernovaPosition p, long ships, int kind, MoveList into) {
    for (long rest = ships; rest != 0; rest &= rest - 1) {
      into.add(SupernovaMoves.of(kind, p.table.ship(rest)));
    }
  }

  /** R 8.3. */
  private static void legalTargets(SupernovaPosition p, MoveList into) {
    for (int seat = 0; seat < p.seats(); seat++) {
      if (seat != p.turn.asked) {
        for (long rest = p.table.planets[seat]; rest != 0; rest &= rest - 1) {
          into.add(SupernovaMoves.of(ATTACK_TARGET, Long.numberOfTrailingZeros(rest)));
        }
      }
    }
  }

  static void play(SupernovaPosition p, long move, Chance chance, Chronicle chronicle) {
    int a = SupernovaMoves.a(move);
    switch (SupernovaMoves.kind(move)) {
      case FLEET_ADD -> p.attack.fleet |= p.table.bit(a);
      case SupernovaMoves.FLEET_DONE -> p.enter(SupernovaPhase.TARGET);
      case ATTACK_TARGET -> aim(p, a, chronicle);
      case FLEE -> {
        p.table.place(a, Table.DEEP_SPACE);
        p.attack.fledUpTo = a;
        p.count(SupernovaCounter.SHIPS_FLED, 1);
        AttackFacts.fled(chronicle, p, a);
      }
      case SupernovaMoves.FLEE_DONE -> {
        p.attack.fledUpTo = AttackRecord.NONE;
        meet(p, chance, chronicle);
      }
      default -> throw SupernovaMoves.notOffered(p, move);
    }
  }

  /** R 8.3, R 8.4. */
  private static void aim(SupernovaPosition p, int target, Chronicle chronicle) {
    p.attack.target = target;
    for (long rest = p.attack.fleet; rest != 0; rest &= rest - 1) {
      p.table.place(p.table.ship(rest), Table.IN_ATTACK);
    }
    p.count(SupernovaCounter.ATTACKS, 1);
    AttackFacts.attacked(chronicle, p);
    if (p.table.orbit(target) == 0) {
      p.enter(SupernovaPhase.PLANET_FORM);
    } else {
      p.enter(SupernovaPhase.FLEE, p.defender());
    }
  }

  /** R 8.5. */
  private static void meet(SupernovaPosition p, Chance chance, Chronicle chronicle) {
    if (p.table.orbit(p.attack.target) == 0) {
      p.enter(SupernovaPhase.PLANET_FORM);
    } else {
      Battle.beginInOrbit(p, chance, chronicle);
    }
  }

  /** R 8.14. Nothing takes a planet away during an attack, so the origin is still there. */
  static void goHome(SupernovaPosition p, Chance chance, Chronicle chronicle) {
    placeFleet(p, p.attack.origin);
    ActionPhase.end(p, chance, chronicle);
  }

  static void placeFleet(SupernovaPosition p, int planet) {
    for (long rest = p.attack.fleet; rest != 0; rest &= rest - 1) {
      p.table.place(p.table.ship(rest), planet);
    }
  }
}
