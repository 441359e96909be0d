package org.apogee.engine.supernova;

/**
 * What an attack would bring, as far as everybody can see it: for the evaluation. Specials that are
 * not in force yet are foreseen only as odds, and by the reserve of a seat that knows its own.
 */
final class Outlook {
  // The odds of a battle that is won as things stand: others may have specials (R 8.7).
  private static final double BY_FAR = 0.95;
  private static final double LIKELY = 0.85;
  private static final double AFTER_A_TIE = 0.7; // a point for anybody ends the tie
  private static final int FAR = 4;

  private static final double PERSON = 0.1; // to the new owner of a planet
  private static final int CITY = 2; // the most potential of one civilization

  private Outlook() {}

  /** The planet around which ships wait for an attack that beats them, if there is one. */
  static int doomed(SupernovaPosition p) {
    if (p.isOver() || !p.step().isUnderWay() || p.step().compareTo(Step.ORBIT_WINDOW) > 0) {
      return AttackRecord.NONE;
    }
    long fleet = p.attack.fleet;
    long strengths = p.table.strengthsOfFleet(fleet);
    boolean loses = oddsInOrbit(p, fleet, strengths, p.table.orbit(p.attack.target)) > 0;
    return loses ? p.attack.target : AttackRecord.NONE;
  }

  /** The best that a seat's fleets, as they lie in orbit, could capture. */
  static double opportunity(SupernovaPosition p, int seat, int doomed) {
    double best = 0;
    for (long rest = p.table.planets[seat]; rest != 0; rest &= rest - 1) {
      int origin = Long.numberOfTrailingZeros(rest);
      long fleet = p.table.orbit(origin);
      if (fleet != 0 && origin != doomed) {
        best = Math.max(best, bestTarget(p, fleet, seat));
      }
    }
    return best;
  }

  /** The most that a fleet of another seat could take from a seat. */
  static double exposure(SupernovaPosition p, int seat, int other, int doomed) {
    double worst = 0;
    for (long rest = p.table.planets[other]; rest != 0; rest &= rest - 1) {
      int origin = Long.numberOfTrailingZeros(rest);
      long fleet = p.table.orbit(origin);
      if (fleet != 0 && origin != doomed) {
        worst = Math.max(worst, bestLoss(p, fleet, p.table.planets[seat]));
      }
    }
    return worst;
  }

  private static double bestTarget(SupernovaPosition p, long fleet, int seat) {
    long strengths = p.table.strengthsOfFleet(fleet);
    double best = 0;
    for (int other = 0; other < p.seats(); other++) {
      for (long rest = other == seat ? 0 : p.table.planets[other]; rest != 0; rest &= rest - 1) {
        int target = Long.numberOfTrailingZeros(rest);
        double orbit = oddsInOrbit(p, fleet, strengths, p.table.orbit(target));
        if (orbit > 0) {
          best = Math.max(best, orbit * onPlanet(p, strengths, target));
        }
      }
    }
    return best;
  }

  private static double bestLoss(SupernovaPosition p, long fleet, long planets) {
    long strengths = p.table.strengthsOfFleet(fleet);
    double worst = 0;
    for (long rest = planets; rest != 0; rest &= rest - 1) {
      int target = Long.numberOfTrailingZeros(rest);
      double loss = loss(p, target);
      if (loss > worst) {
        double orbit = oddsInOrbit(p, fleet, strengths, p.table.orbit(target));
        if (orbit > 0) {
          worst = Math.max(worst, orbit * oddsOnPlanet(p, strengths, target) * loss);
        }
      }
    }
    return worst;
  }

  /** What its owner loses with a planet. */
  static double loss(SupernovaPosition p, int planet) {
    return p.table.potential(planet) + PERSON * p.table.population(planet);
  }

  /**
   * R 8.6: 1 with nothing in the way; bypassing is rare and left out.
   *
   * @param attack the strengths of the fleet, and of what it could add
   */
  static double oddsInOrbit(SupernovaPosition p, long fleet, long attack, long defenders) {
    if (defenders == 0) {
      return 1;
    }
    long defence = p.table.strengthsOfFleet(defenders);
    double odds = odds(p, attack, defence, Battle.MILITARY);
    return odds <= 0 && OrbitForm.isDiplomatic(p, fleet)
        ? Math.max(0, odds(p, attack, defence, Battle.DIPLOMATIC))
        : odds;
  }

  /** What the best form of an attack on a planet captures; nothing if all fail. */
  static double onPlanet(SupernovaPosition p, long attack, int target) {
    long defence = p.table.strengths(target);
    double best = 0;
    for (int form = 0; form < Table.CATEGORIES; form++) {
      double odds = odds(p, attack, defence, form);
      if (odds > 0) {
        best = Math.max(best, odds * prize(p, target, form));
      }
    }
    return best;
  }

  static double oddsOnPlanet(SupernovaPosition p, long attack, int target) {
    long defence = p.table.strengths(target);
    double best = 0;
    for (int form = 0; form < Table.CATEGORIES; form++) {
      best = Math.max(best, odds(p, attack, defence, form));
    }
    return best;
  }

  /** R 8.11: what each form leaves of a planet to its new owner. */
  static double prize(SupernovaPosition p, int planet, int form) {
    int potential = p.table.potential(planet);
    int bare = Math.min(potential, p.cards.kind(planet).potential);
    int cities = potential - bare;
    int people = p.table.population(planet);
    return switch (form) {
      case Battle.MILITARY -> bare;
      case Battle.DIPLOMATIC ->
          bare + Math.max(0, cities - CITY) + PERSON * Math.max(0, people - 1);
      default -> bare + Math.min(cities, CITY) + (cities == 0 && people > 0 ? PERSON : 0);
    };
  }

  /**
   * The odds of a fleet against ships or a planet: 0 if all are equal, below 0 if it loses as
   * things stand.
   *
   * @param attack its {@link Strengths}, before specials in force
   * @param defence of the other side
   */
  static double odds(SupernovaPosition p, long attack, long defence, int form) {
    long ours = attack;
    long theirs = defence;
    if (p.attack.hasMods()) {
      ours += Specials.sumOfMods(p.cards, p.attack.attackerMods);
      theirs += Specials.sumOfMods(p.cards, p.attack.defenderMods);
    }
    for (int step = 0; step < Table.CATEGORIES; step++) {
      int category = form + step < Table.CATEGORIES ? form + step : form + step - Table.CATEGORIES;
      int result = Strengths.counted(ours, category) - Strengths.counted(theirs, category);
      if (result != 0) {
        return result < 0 ? -1 : step > 0 ? AFTER_A_TIE : result < FAR ? LIKELY : BY_FAR;
      }
    }
    return 0;
  }

  /** What specials in the hand of a seat could add to its fleet in one battle. */
  static long reserve(SupernovaPosition p, int seat) {
    long reserve = Strengths.NONE;
    var hand = p.piles.hands[seat];
    int card = hand.next(p.cards.first(CardType.SPECIAL));
    for (; card < CardSet.END; card = hand.next(card + 1)) {
      if (p.cards.kind(card).effect == Effect.MOD) {
        // Sabotage weakens the other side, which is as good.
        reserve += Strengths.amounts(p.cards.strengths(card));
      }
    }
    return reserve;
  }
}
