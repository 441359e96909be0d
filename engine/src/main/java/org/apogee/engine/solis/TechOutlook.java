package org.apogee.engine.solis;

/** What a seat's technologies could bring from its next Logistics on, in points. */
final class TechOutlook {
  /** What an effect is worth for each credit of its price, over a whole game. */
  private static final double EFFECT_BY_COST = 0.5;

  /** An energy more in each cycle, which every seat can use. */
  private static final double ENERGY = 0.4;

  /** Of rewards for two kills in a combat or a sector won: most cycles have neither. */
  private static final double RARE = 0.4;

  private static final double CREDIT = 0.35;

  /** What the cheapest card of a race costs. */
  private static final int LEAST = 4;

  private TechOutlook() {}

  /** A technology at work until the end. */
  static double value(SolisPosition p, int seat, int number) {
    var tech = p.empires.tech(seat, number);
    double effect = tech.pointsPer == null ? EFFECT_BY_COST * tech.cost : 0;
    effect *= isSeldomRewarded(tech) ? RARE : 1;
    double points = SolisScoring.points(p, seat, tech);
    double energy = ENERGY * tech.passives[Passive.TRACK_ENERGY.number()];
    double time = Economy.timeLeft(p);
    return points + effect * time / Economy.USUAL_LENGTH + energy * time;
  }

  private static boolean isSeldomRewarded(Tech tech) {
    return tech.reward != null
        && (tech.reward.event() == Effect.Event.KILL2
            || tech.reward.event() == Effect.Event.WIN_SECTOR);
  }

  static double atWork(SolisPosition p, int seat) {
    double worth = 0;
    for (long rest = p.empires.active[seat]; rest != 0; rest &= rest - 1) {
      worth += value(p, seat, Long.numberOfTrailingZeros(rest));
    }
    return worth;
  }

  /** R 13.2: of a set, the best first as long as they can be supplied together. */
  static double best(SolisPosition p, int seat, long known) {
    int basics = p.wealth.value(seat, Track.RESEARCH);
    long chosen = 0;
    double worth = 0;
    for (long left = known; left != 0; ) {
      int best = -1;
      double most = 0;
      for (long rest = left; rest != 0; rest &= rest - 1) {
        int number = Long.numberOfTrailingZeros(rest);
        double value = value(p, seat, number);
        if (best < 0 || value > most) {
          best = number;
          most = value;
        }
      }
      left &= ~(1L << best);
      boolean room = best >= Techs.BASICS || Long.bitCount(chosen & Techs.BASIC_SET) < basics;
      if (room && Logistics.isSupplied(p, seat, chosen | 1L << best)) {
        chosen |= 1L << best;
        worth += most;
      }
    }
    return worth;
  }

  /** The best that a Discover which is going on could still bring, credits deducted. */
  static double claim(SolisPosition p, int seat) {
    if (p.asked() != seat || !p.frames.isAt(Step.DISCOVER)) {
      return 0;
    }
    long known = p.empires.known[seat];
    double before = best(p, seat, known);
    double gain = 0;
    for (int i = 0; i < p.turn.get(TurnRecord.CARD_COUNT); i++) {
      gain = Math.max(gain, claim(p, seat, known, p.turn.get(TurnRecord.CARDS + i), before));
    }
    return Math.max(gain, atHand(p, seat, known, before));
  }

  /** The best of the cards that a seat need not draw: archived, of its race, ancient. */
  static double atHand(SolisPosition p, int seat) {
    if (p.empires.get(seat, Empires.CREDITS) < LEAST) {
      return 0;
    }
    long known = p.empires.known[seat];
    return atHand(p, seat, known, best(p, seat, known));
  }

  private static double atHand(SolisPosition p, int seat, long known, double before) {
    double gain = 0;
    for (int place = 0; place < p.empires.get(seat, Empires.ARCHIVED_COUNT); place++) {
      gain = Math.max(gain, claim(p, seat, known, p.empires.archived(seat, place), before));
    }
    for (int side = 0; side <= 1; side++) {
      for (int card = 0; 2 * card < RaceTechs.SIDES_OF_RACE; card++) {
        int tech = Techs.race(card, side);
        if (!p.empires.knows(seat, Techs.turned(tech))) {
          gain = Math.max(gain, claim(p, seat, known, tech, before));
        }
      }
      for (int card = 0; card < AncientTechs.CARDS; card++) {
        if (p.piles.hasAncient(card) && (known & Techs.ANCIENT_SET) == 0) {
          gain = Math.max(gain, claim(p, seat, known, Techs.ancient(card, side), before));
        }
      }
    }
    return gain;
  }

  private static double claim(SolisPosition p, int seat, long known, int tech, double before) {
    if (!Discovery.isClaimable(p, seat, tech)) {
      return 0;
    }
    double more = best(p, seat, known | 1L << tech) - before;
    return more - CREDIT * Discovery.cost(p, seat, tech);
  }
}
