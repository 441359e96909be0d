package org.apogee.engine.supernova;

import static org.apogee.engine.supernova.SupernovaMoves.ORBIT_FORM;
import static org.apogee.engine.supernova.SupernovaMoves.PLANET_FORM;

import org.apogee.engine.Chance;
import org.apogee.engine.Chronicle;
import org.apogee.engine.MoveList;

/** R 8.6 to R 8.12: the form of an attack, the comparison, and what is won. */
final class Battle {
  static final int MILITARY = 0;
  static final int DIPLOMATIC = 1;
  static final int ECONOMIC = 2;
  static final int BYPASS = 3;

  private Battle() {}

  /** R 8.6: what is not a choice is announced without one. */
  static void beginInOrbit(SupernovaPosition p, Chance chance, Chronicle chronicle) {
    if (isDiplomatic(p) || isEconomic(p) || isBypass(p)) {
      p.enter(SupernovaPhase.ORBIT_FORM);
    } else {
      announceInOrbit(p, MILITARY, chance, chronicle);
    }
  }

  static void legal(SupernovaPosition p, MoveList into) {
    if (p.phase() == SupernovaPhase.PLANET_FORM) {
      into.add(SupernovaMoves.WITHDRAW);
      into.add(SupernovaMoves.of(PLANET_FORM, MILITARY));
      into.add(SupernovaMoves.of(PLANET_FORM, DIPLOMATIC));
      into.add(SupernovaMoves.of(PLANET_FORM, ECONOMIC));
      return;
    }
    into.add(SupernovaMoves.of(ORBIT_FORM, MILITARY));
    if (isDiplomatic(p)) {
      into.add(SupernovaMoves.of(ORBIT_FORM, DIPLOMATIC));
    }
    if (isEconomic(p)) {
      into.add(SupernovaMoves.of(ORBIT_FORM, ECONOMIC));
    }
    if (isBypass(p)) {
      into.add(SupernovaMoves.of(ORBIT_FORM, BYPASS));
    }
  }

  private static boolean isDiplomatic(SupernovaPosition p) {
    for (long rest = p.attack.fleet; rest != 0; rest &= rest - 1) {
      if (!p.cards.kind(p.table.ship(rest)).has(Flags.CONSUL)) {
        return false;
      }
    }
    return p.table.strengthOfFleet(p.attack.fleet, MILITARY) <= 0;
  }

  private static boolean isEconomic(SupernovaPosition p) {
    for (long rest = p.attack.fleet; rest != 0; rest &= rest - 1) {
      if (p.table.sum(p.table.ship(rest), CardList.CHARTERS) == 0) {
        return false;
      }
    }
    return true;
  }

  private static boolean isBypass(SupernovaPosition p) {
    int koolians = CardList.columnOf(Race.KOOLIAN);
    for (long rest = p.attack.fleet; rest != 0; rest &= rest - 1) {
      int ship = p.table.ship(rest);
      if (p.table.sum(ship, CardList.HIGH_GS) == 0 || p.table.sum(ship, koolians) == 0) {
        return false;
      }
    }
    return true;
  }

  static void play(SupernovaPosition p, long move, Chance chance, Chronicle chronicle) {
    int form = SupernovaMoves.a(move);
    switch (SupernovaMoves.kind(move)) {
      case ORBIT_FORM -> announceInOrbit(p, form, chance, chronicle);
      case PLANET_FORM -> {
        p.attack.form = form;
        AttackFacts.announced(chronicle, p, form, false);
        Window.open(p, SupernovaPhase.PLANET_WINDOW, chance, chronicle);
      }
      case SupernovaMoves.WITHDRAW -> {
        p.count(SupernovaCounter.WITHDRAWALS, 1);
        AttackFacts.withdrew(chronicle, p);
        Attack.goHome(p, chance, chronicle);
      }
      default -> throw SupernovaMoves.notOffered(p, move);
    }
  }

  private static void announceInOrbit(
      SupernovaPosition p, int form, Chance chance, Chronicle chronicle) {
    AttackFacts.announced(chronicle, p, form, true);
    if (form == BYPASS) {
      p.enter(SupernovaPhase.PLANET_FORM);
    } else {
      p.attack.form = form;
      Window.open(p, SupernovaPhase.ORBIT_WINDOW, chance, chronicle);
    }
  }

  /** R 8.8 and R 8.11. */
  static void fight(SupernovaPosition p, Chance chance, Chronicle chronicle) {
    boolean inOrbit = p.phase() == SupernovaPhase.ORBIT_WINDOW;
    p.attack.passes = 0;
    int result = compare(p, inOrbit);
    AttackFacts.fought(chronicle, p, inOrbit, result);
    if (result == 0) {
      p.count(SupernovaCounter.STALEMATES, 1);
      Attack.goHome(p, chance, chronicle);
      return;
    }
    if (result < 0) {
      p.count(SupernovaCounter.FLEETS_LOST, 1);
    } else if (inOrbit) {
      p.count(SupernovaCounter.ORBITS_WON, 1);
    }
    Spoils.begin(p, result < 0, inOrbit, chance, chronicle);
  }

  /** R 8.8: the announced category first, then the others in a circle; R 3.6. */
  private static int compare(SupernovaPosition p, boolean inOrbit) {
    for (int step = 0; step < Table.CATEGORIES; step++) {
      int category = (p.attack.form + step) % Table.CATEGORIES;
      int result = attackerStrength(p, category) - defenderStrength(p, category, inOrbit);
      if (result != 0) {
        return Integer.signum(result);
      }
    }
    return 0;
  }

  static int attackerStrength(SupernovaPosition p, int category) {
    int strength = p.table.strengthOfFleet(p.attack.fleet, category);
    return Math.max(0, strength + Specials.sumOfMods(p.cards, p.attack.attackerMods, category));
  }

  static int defenderStrength(SupernovaPosition p, int category, boolean inOrbit) {
    int target = p.attack.target;
    int strength =
        inOrbit
            ? p.table.strengthOfFleet(p.table.orbit(target), category)
            : p.table.strength(target, category);
    return Math.max(0, strength + Specials.sumOfMods(p.cards, p.attack.defenderMods, category));
  }

  /** R 8.12. */
  static void capture(SupernovaPosition p, Chance chance, Chronicle chronicle) {
    int target = p.attack.target;
    int loser = p.defender();
    Losses.toDeepSpace(p, p.table.orbit(target)); // those that were bypassed
    p.table.capture(target, p.current());
    Attack.placeFleet(p, target);
    p.count(SupernovaCounter.PLANETS_CAPTURED, 1);
    p.count(
        switch (p.attack.form) {
          case MILITARY -> SupernovaCounter.CAPTURED_BY_FORCE;
          case DIPLOMATIC -> SupernovaCounter.CAPTURED_BY_WORDS;
          default -> SupernovaCounter.CAPTURED_BY_MONEY;
        },
        1);
    AttackFacts.captured(chronicle, p, loser);
    ActionPhase.end(p, chance, chronicle);
  }
}
