package org.apogee.engine.supernova;

/**
 * What an attack would bring, as far as everybody can see it: for the evaluation. Specials that are
 * not in force yet are left out.
 */
final class ClassicOutlook {
  /** What each form leaves of the worth of a planet: R 8.11. */
  private static final double[] KEPT = {0.85, 1.0, 0.95};

  private ClassicOutlook() {}

  /** The best that a seat's fleets, as they lie in orbit, could capture. */
  static double opportunity(SupernovaPosition p, int seat) {
    double best = 0;
    for (long rest = p.table.planets[seat]; rest != 0; rest &= rest - 1) {
      long fleet = p.table.orbit(Long.numberOfTrailingZeros(rest));
      if (fleet != 0) {
        best = Math.max(best, bestTarget(p, fleet, seat));
      }
    }
    return best;
  }

  /** The worst that other seats' fleets could take from a seat. */
  static double exposure(SupernovaPosition p, int seat) {
    double worst = 0;
    for (int other = 0; other < p.seats(); other++) {
      for (long rest = p.table.planets[other]; other != seat && rest != 0; rest &= rest - 1) {
        long fleet = p.table.orbit(Long.numberOfTrailingZeros(rest));
        if (fleet != 0) {
          worst = Math.max(worst, bestOf(p, fleet, p.table.planets[seat]));
        }
      }
    }
    return worst;
  }

  static double bestTarget(SupernovaPosition p, long fleet, int seat) {
    double best = 0;
    for (int other = 0; other < p.seats(); other++) {
      if (other != seat) {
        best = Math.max(best, bestOf(p, fleet, p.table.planets[other]));
      }
    }
    return best;
  }

  private static double bestOf(SupernovaPosition p, long fleet, long planets) {
    double best = 0;
    for (long rest = planets; rest != 0; rest &= rest - 1) {
      int target = Long.numberOfTrailingZeros(rest);
      if (winsOrbit(p, fleet, p.table.orbit(target))) {
        best = Math.max(best, onPlanet(p, fleet, target));
      }
    }
    return best;
  }

  private static boolean winsOrbit(SupernovaPosition p, long fleet, long defenders) {
    return defenders == 0 || battle(p, fleet, defenders, AttackRecord.NONE, 0) > 0;
  }

  /** What the best form of an attack on a planet captures; nothing if all fail. */
  static double onPlanet(SupernovaPosition p, long fleet, int target) {
    double best = 0;
    for (int form = 0; form < Table.CATEGORIES; form++) {
      if (battle(p, fleet, 0, target, form) > 0) {
        best = Math.max(best, worth(p, target) * KEPT[form]);
      }
    }
    return best;
  }

  /** What the announced attack on the target captures. */
  static double announced(SupernovaPosition p) {
    return worth(p, p.attack.target) * KEPT[p.attack.form];
  }

  private static double worth(SupernovaPosition p, int planet) {
    return p.table.potential(planet) + 0.1 * p.table.population(planet);
  }

  /** Who wins: above 0 the fleet, below 0 the ships or the planet it meets. */
  static int battle(SupernovaPosition p, long fleet, long defenders, int planet, int form) {
    boolean isInOrbit = planet == AttackRecord.NONE;
    long attack = p.table.strengthsOfFleet(fleet);
    long defence = isInOrbit ? p.table.strengthsOfFleet(defenders) : p.table.strengths(planet);
    attack += Specials.sumOfMods(p.cards, p.attack.attackerMods);
    defence += Specials.sumOfMods(p.cards, p.attack.defenderMods);
    for (int step = 0; step < Table.CATEGORIES; step++) {
      int category = form + step < Table.CATEGORIES ? form + step : form + step - Table.CATEGORIES;
      int result = Strengths.counted(attack, category) - Strengths.counted(defence, category);
      if (result != 0) {
        return result;
      }
    }
    return 0;
  }
}
