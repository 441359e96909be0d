package org.apogee.engine.solis;

import org.apogee.engine.Chronicle;

/** R 1.9: points in tokens, ★ for the seat and the victory track, ☆ for the seat alone. */
final class Stars {
  /** R 4.9. */
  static final int TOKEN = 25;

  private Stars() {}

  static void earnCommon(
      SolisPosition p, int seat, int stars, SolisCounter source, String why, Chronicle chronicle) {
    if (stars > 0) {
      p.empires.add(seat, Empires.STAR_C, stars);
      p.empires.count(seat, source, stars);
      SolisFacts.earned(chronicle, p, seat, stars, true, why);
    }
  }

  static void earnOwn(
      SolisPosition p, int seat, int stars, SolisCounter source, String why, Chronicle chronicle) {
    if (stars > 0) {
      p.empires.add(seat, Empires.STAR_I, stars);
      p.empires.count(seat, source, stars);
      SolisFacts.earned(chronicle, p, seat, stars, false, why);
    }
  }

  /** R 2.18: what active technologies give when something happens, once in each cycle. */
  static void reward(
      SolisPosition p, int seat, Effect.Event event, boolean common, Chronicle chronicle) {
    for (long rest = p.empires.active[seat]; rest != 0; rest &= rest - 1) {
      int tech = Long.numberOfTrailingZeros(rest);
      var reward = p.empires.tech(seat, tech).reward;
      if (reward != null
          && reward.event() == event
          && (p.empires.usedRewards[seat] >>> tech & 1) == 0) {
        p.empires.usedRewards[seat] |= 1L << tech;
        var why = p.empires.tech(seat, tech).label;
        if (common) {
          earnCommon(p, seat, reward.stars(), SolisCounter.STARS_TECHNOLOGY, why, chronicle);
        } else {
          earnOwn(p, seat, reward.stars(), SolisCounter.STARS_TECHNOLOGY, why, chronicle);
        }
      }
    }
  }

  /** R 10.13: the 25 points of the central sector, for the acting seat first. */
  static void claimToken(SolisPosition p, int acting, Chronicle chronicle) {
    if (!p.galaxy.hasToken() || Hex.has(p.galaxy.entityForces(), Hex.CENTRAL)) {
      return;
    }
    if (acting < p.seats() && p.galaxy.ships(acting, Hex.CENTRAL) > 0) {
      takeToken(p, acting, chronicle);
      return;
    }
    for (int i = 0; i < p.seats(); i++) {
      int seat = p.inOrder(i);
      if (p.galaxy.ships(seat, Hex.CENTRAL) > 0) {
        takeToken(p, seat, chronicle);
        return;
      }
    }
  }

  private static void takeToken(SolisPosition p, int seat, Chronicle chronicle) {
    p.galaxy.setToken(false);
    earnCommon(p, seat, TOKEN, SolisCounter.STARS_CENTRAL, "the central sector", chronicle);
  }
}
