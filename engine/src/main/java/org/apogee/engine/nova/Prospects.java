package org.apogee.engine.nova;

/** What a power's economy and its room to grow will bring, for {@link NovaEstimate}. */
final class Prospects {
  private static final double IMPULSES_PER_TURN = 16; // of all powers together, as measured
  private static final double BOTH_DECKS = 1.4; // draws from both until one of them ends the turn
  private static final double POINT_AT_THE_END = 0.03;
  private static final double POINT_PER_TURN = 0.105;
  private static final double BASE_PER_INCOME = 0.3;
  private static final double INCOME_PER_UPKEEP = 0.35;
  private static final int UPKEEP_FREE = 3;
  private static final double SHARE_OF_TABLE = 0.5; // the rest is the table without its steps
  private static final double TERRAN_SITE = 0.13;
  private static final double BARREN_SITE = 0.05;
  private static final int SITES_WANTED = 4;
  private static final double SITE_SURPLUS = 0.2;
  private static final double TERRAN_OUTPOST = 0.3;
  private static final double BARREN_OUTPOST = 0.12;
  private static final double TERRAN_FACTORY = 0.25;
  private static final double MARGIN = 0.22;

  private Prospects() {}

  static double interphasesLeft(NovaPosition p) {
    return Math.max(0, p.options().lastTurn(p.seats()) - p.turn() + 1);
  }

  /** About how many impulses, of all powers together, until an X card ends the turn (R 14.3). */
  static double impulsesLeft(NovaPosition p) {
    double least = Double.POSITIVE_INFINITY;
    for (int deck = 0; deck < Cards.DECKS; deck++) {
      int cards = Cards.size(Cards.ofDeck(p.decks.pile(), deck));
      int crosses = p.decks.crossesLeft(deck);
      int missing = Cards.X_FOR_INTERPHASE - p.decks.crosses(deck);
      least = Math.min(least, missing * (cards + 1.0) / (crosses + 1));
    }
    return BOTH_DECKS * least;
  }

  /** Until the end of the game, the part of the present turn included. */
  static double turnsLeft(NovaPosition p) {
    return Math.max(0, interphasesLeft(p) - 1) + Math.min(1, impulsesLeft(p) / IMPULSES_PER_TURN);
  }

  /** The systems held, with those whose space is not lost yet although it is attacked. */
  static int held(NovaPosition p, int seat) {
    int held = Control.held(p, seat);
    if (p.active() == seat || p.frames.isEmpty()) {
      return held;
    }
    var base = p.frames.at(0);
    if (base != Step.ACTIONS && base != Step.BATTLES) {
      return held;
    }
    for (int battle = 0; battle < p.impulse.battleCount; battle++) {
      int system = p.impulse.system(battle);
      boolean isFought = p.impulse.party(battle) == seat && p.board.hasMarkerAt(seat, system);
      boolean isLost = p.board.isBesiegedBy(system, p.active());
      held |= isFought && !isLost ? 1 << system : 0;
    }
    return held;
  }

  /** What an action point is worth. */
  static double pointValue(double turns) {
    return POINT_AT_THE_END + POINT_PER_TURN * turns;
  }

  /** The base of today until the next Economy, that of tomorrow from then on. */
  static double economy(NovaPosition p, int seat) {
    double left = interphasesLeft(p);
    double impulses = IMPULSES_PER_TURN / p.seats();
    double now = Math.min(impulses, impulsesLeft(p) / p.seats());
    int income = Economy.income(p, seat, held(p, seat));
    int upkeep = Economy.upkeep(p, seat);
    double smooth = BASE_PER_INCOME * (income - INCOME_PER_UPKEEP * (upkeep - UPKEEP_FREE));
    double next =
        SHARE_OF_TABLE * Economy.base(income, upkeep)
            + (1 - SHARE_OF_TABLE) * Math.max(-0.5, Math.min(3.2, smooth));
    double today = p.powers.base[seat] * now * pointValue(turnsLeft(p));
    return today + next * impulses * Math.max(0, left - 1) * pointValue((left - 1) / 2);
  }

  /** Sites to build on, markers that can be raised, regions that are nearly won or lost. */
  static double growth(NovaPosition p, int seat) {
    int held = held(p, seat);
    int near = held | p.map().linksOf(held);
    long open = p.board.planets() & Galaxy.planetsOf((near & ~Control.foreign(p, seat)) | held);
    long sites = open & ~p.board.owned(seat);
    double worth =
        TERRAN_SITE * wanted(Long.bitCount(sites & p.board.terran()))
            + BARREN_SITE * wanted(Long.bitCount(sites & ~p.board.terran()));
    long own = p.board.owned(seat) & Galaxy.planetsOf(held);
    long outposts = own & p.board.atLevel(Marker.OUTPOST.level);
    long factories = own & p.board.atLevel(Marker.FACTORY.level);
    worth += TERRAN_OUTPOST * wanted(Long.bitCount(outposts & p.board.terran()));
    worth += BARREN_OUTPOST * wanted(Long.bitCount(outposts & ~p.board.terran()));
    worth += TERRAN_FACTORY * wanted(Long.bitCount(factories & p.board.terran()));
    return worth * turnsLeft(p) + margins(p, seat) * interphasesLeft(p);
  }

  /** Regions that are nearly won or lost. */
  static double margins(NovaPosition p, int seat) {
    double worth = 0;
    for (int region = 0; region < p.map().regions(); region++) {
      int lead = lead(p, seat, region);
      double margin = Math.max(-1, Math.min(1, lead / 2.0));
      worth += MARGIN * Interphase.pointsOfRegion(p.map(), region) * margin;
    }
    return worth;
  }

  private static double wanted(int count) {
    return Math.min(count, SITES_WANTED) + SITE_SURPLUS * Math.max(0, count - SITES_WANTED);
  }

  private static int lead(NovaPosition p, int seat, int region) {
    int best = 0;
    for (int party = 0; party < Party.COUNT; party++) {
      if (party != seat) {
        best = Math.max(best, Interphase.markers(p, party, region));
      }
    }
    return Interphase.markers(p, seat, region) - best;
  }

  /** What the majority in a region changes for two parties when one takes a planet of the other. */
  static double majority(NovaPosition p, int captor, int planet, int victim) {
    int region = p.map().region(planet / 2);
    int own = 0;
    int lost = 0;
    int best = 0;
    for (int party = 0; party < Party.COUNT; party++) {
      int markers = Interphase.markers(p, party, region);
      own = party == captor ? markers : own;
      lost = party == victim ? markers : lost;
      best = party == captor || party == victim ? best : Math.max(best, markers);
    }
    int before = (own > Math.max(lost, best) ? 1 : 0) - (lost > Math.max(own, best) ? 1 : 0);
    own++;
    lost--;
    int after = (own > Math.max(lost, best) ? 1 : 0) - (lost > Math.max(own, best) ? 1 : 0);
    return interphasesLeft(p) * Interphase.pointsOfRegion(p.map(), region) * (after - before);
  }

  /** The value of a marker for its owner. */
  static double marker(NovaPosition p, int planet) {
    double left = interphasesLeft(p);
    var marker = Marker.of(p.board.level(planet));
    double income = marker.income * BASE_PER_INCOME * IMPULSES_PER_TURN / p.seats();
    return left * (TERRAN_OUTPOST + marker.points)
        + income * Math.max(0, left - 1) * pointValue((left - 1) / 2);
  }
}
