package org.apogee.engine.supernova;

import org.apogee.engine.Chance;
import org.apogee.engine.Chronicle;

/** R 8.8 and R 8.11, the comparison, and R 8.12, what is won. */
final class Battle {
  static final int MILITARY = 0;
  static final int DIPLOMATIC = 1;
  static final int ECONOMIC = 2;
  static final int BYPASS = 3;

  private Battle() {}

  /** R 8.8 and R 8.11. */
  static void fight(SupernovaPosition p, Chance chance, Chronicle chronicle) {
    boolean inOrbit = p.frames.isAt(Step.ORBIT_WINDOW);
    p.attack.passes = 0;
    int result = compare(p, inOrbit);
    BattleFacts.fought(chronicle, p, inOrbit, result);
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
    Spoils.begin(p, result < 0, inOrbit);
  }

  /** R 8.8: the announced category first, then the others in a circle; R 3.6. */
  private static int compare(SupernovaPosition p, boolean inOrbit) {
    long attack = attackerStrengths(p);
    long defence = defenderStrengths(p, inOrbit);
    for (int step = 0; step < Table.CATEGORIES; step++) {
      int category = (p.attack.form + step) % Table.CATEGORIES;
      int result = Strengths.counted(attack, category) - Strengths.counted(defence, category);
      if (result != 0) {
        return Integer.signum(result);
      }
    }
    return 0;
  }

  static long attackerStrengths(SupernovaPosition p) {
    return p.table.strengthsOfFleet(p.attack.fleet)
        + Specials.sumOfMods(p.cards, p.attack.attackerMods);
  }

  static long defenderStrengths(SupernovaPosition p, boolean inOrbit) {
    int target = p.attack.target;
    long strengths =
        inOrbit ? p.table.strengthsOfFleet(p.table.orbit(target)) : p.table.strengths(target);
    return strengths + Specials.sumOfMods(p.cards, p.attack.defenderMods);
  }

  /** R 8.12. */
  static void capture(SupernovaPosition p, Chance chance, Chronicle chronicle) {
    int target = p.attack.target;
    int loser = p.defender();
    AttackFacts.portLost(chronicle, p);
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
