package org.apogee.engine.supernova;

/**
 * What a hand-written estimate makes of a seat: potential first, then what makes it grow (planets
 * and civilization in hand, fleets that could capture something) and what puts it at risk (planets
 * that a rival's fleet could take). Everything is counted in points of potential and compared with
 * the rivals.
 *
 * <p>Of hands it knows what the viewer has seen.
 */
final class SupernovaEstimate {
  private static final double WON = 15; // nothing can happen any more
  private static final double WINNING = 10; // but others have cards
  private static final double PEOPLE = 0.12;
  private static final double STRENGTH_OF_PLANETS = 0.05;
  private static final double SHIP = 0.3;
  private static final double STRENGTH_OF_SHIPS = 0.07;

  // What is left of a ship in Deep Space.
  private static final double COMING_HOME = 0.85;
  private static final double LONG_RANGE = 0.5;
  private static final double MAROONED = 0.1;

  private static final double OPPORTUNITY_NOW = 0.3; // in an action of this turn
  private static final double OPPORTUNITY = 0.1;
  private static final double EXPOSURE_NOW = 0.5;
  private static final double EXPOSURE = 0.15;
  private static final double UNKNOWN_CARD = 0.4;
  static final double FREE_HAND = 0.2; // a card less to draw up to ten, R 4.5
  private static final double PENALTY = 1.5; // R 10.4
  private static final double UNSUPPORTED = 0.5; // of a ship that cannot stay, R 10.2
  private static final double AGAINST_ITSELF = 0.05; // a point of a special that helps the enemy

  private SupernovaEstimate() {}

  /** What there is to see of a seat; the prospects are its own. */
  static double points(SupernovaPosition p, int seat, Prospects prospects) {
    double points = p.table.potentialOf(seat) + planets(p.table, seat) + ships(p, seat);
    points += (mayAct(p, seat) ? OPPORTUNITY_NOW : OPPORTUNITY) * prospects.opportunity;
    points -= Math.max(EXPOSURE_NOW * prospects.exposureNow, EXPOSURE * prospects.exposureLater);
    points -= UNSUPPORTED * unsupported(p.table, seat) + PENALTY * penalty(p, seat);
    points += prospects.attack + (hasWon(p, seat) ? WON : 0);
    points += isWinning(p, seat, prospects) ? WINNING : 0;
    return points - AGAINST_ITSELF * helpForTheEnemy(p, seat);
  }

  /** Whether a seat still chooses an action this turn: R 7.1. */
  static boolean mayAct(SupernovaPosition p, int seat) {
    if (p.isOver()) {
      return false;
    }
    var phase = p.step().phase();
    if (phase != Step.ACTION) {
      return phase.compareTo(Step.ACTION) < 0;
    }
    boolean isCurrent = seat == p.current();
    return isCurrent
        ? p.frames.isAt(Step.ACTION) || p.turn.extraAction
        : place(p, seat) > p.turn.offset;
  }

  /** How many seats come before one in each phase: R 4.3. */
  static int place(SupernovaPosition p, int seat) {
    int order = seat - p.turn.opener;
    return order < 0 ? order + p.seats() : order;
  }

  /** Whether the game ends with this turn (R 11.1), a seat is first, and nobody can change it. */
  static boolean hasWon(SupernovaPosition p, int seat) {
    return isLastTurn(p) && !mayOthersAct(p, seat) && p.place(seat) == 1;
  }

  /** The same if the attacks that others could make, as things stand, do not change it. */
  static boolean isWinning(SupernovaPosition p, int seat, Prospects prospects) {
    if (!isLastTurn(p) || p.place(seat) != 1 || !mayOthersAct(p, seat)) {
      return false;
    }
    int potential = p.table.potentialOf(seat);
    for (int other = 0; other < p.seats(); other++) {
      double lead = potential - p.table.potentialOf(other);
      if (other != seat && lead < 2 * prospects.exposureNow) {
        return false;
      }
    }
    return prospects.exposureNow == 0
        || potential - prospects.exposureNow >= p.options().threshold();
  }

  private static boolean mayOthersAct(SupernovaPosition p, int seat) {
    if (p.isOver() || p.step().phase().compareTo(Step.ACTION) > 0) {
      return false;
    }
    boolean isAction = p.step().phase() == Step.ACTION;
    for (int other = 0; other < p.seats(); other++) {
      boolean isAttacking = isAction && p.step().isOfAttack() && other == p.current();
      if (other != seat && (isAttacking || mayAct(p, other))) {
        return true;
      }
    }
    return !isAction;
  }

  private static boolean isLastTurn(SupernovaPosition p) {
    if (p.turn.finalTurn || p.turn.number >= p.options().turnLimit()) {
      return true;
    }
    for (int seat = 0; seat < p.seats(); seat++) {
      if (p.table.potentialOf(seat) >= p.options().threshold()) {
        return true;
      }
    }
    return false;
  }

  static double planets(Table table, int seat) {
    double points = 0;
    for (long rest = table.planets[seat]; rest != 0; rest &= rest - 1) {
      int planet = Long.numberOfTrailingZeros(rest);
      int people = Math.min(table.population(planet), table.potential(planet));
      points += PEOPLE * people + STRENGTH_OF_PLANETS * strength(table, planet);
    }
    return points;
  }

  static double ships(SupernovaPosition p, int seat) {
    double points = 0;
    for (long rest = p.table.ships[seat]; rest != 0; rest &= rest - 1) {
      int ship = p.table.ship(rest);
      double worth = ofShip(p.table, ship);
      points += p.table.on(ship) == Table.DEEP_SPACE ? inDeepSpace(p, seat, ship) * worth : worth;
    }
    return points;
  }

  static double ofShip(Table table, int ship) {
    return SHIP + STRENGTH_OF_SHIPS * strength(table, ship);
  }

  /** R 10.2: it may come home in the Transport phase, or stay if it has long range. */
  private static double inDeepSpace(SupernovaPosition p, int seat, int ship) {
    boolean mayMove = !p.isOver() && !p.table.moved.has(ship) && mayTransport(p, seat);
    int threatened = mayMove && p.step().isUnderWay() ? p.attack.target : AttackRecord.NONE;
    for (long rest = mayMove ? p.table.planets[seat] : 0; rest != 0; rest &= rest - 1) {
      int port = Long.numberOfTrailingZeros(rest);
      if (port != threatened && p.table.hasRoomForShip(port)) {
        return COMING_HOME;
      }
    }
    return p.table.sum(ship, CardList.LONG_RANGES) > 0 ? LONG_RANGE : MAROONED;
  }

  private static boolean mayTransport(SupernovaPosition p, int seat) {
    int order = p.step().phase().compareTo(Step.TRANSPORT);
    return order < 0 || (order == 0 && place(p, seat) >= p.turn.offset);
  }

  /** Ships that the planets they orbit cannot support. */
  static int unsupported(Table table, int seat) {
    int count = 0;
    for (long rest = table.planets[seat]; rest != 0; rest &= rest - 1) {
      int planet = Long.numberOfTrailingZeros(rest);
      count += Math.max(0, Long.bitCount(table.orbit(planet)) - table.support(planet));
    }
    return count;
  }

  /** R 10.3: an empty hand before the Discard phase will be one. */
  static int penalty(SupernovaPosition p, int seat) {
    if (p.turn.isPenalized(seat)) {
      return 1;
    }
    if (p.isOver() || !p.piles.hands[seat].isEmpty() || isLastTurn(p)) {
      return 0;
    }
    var phase = p.step().phase();
    boolean isToDiscard =
        phase == Step.DISCARD ? place(p, seat) >= p.turn.offset : phase.compareTo(Step.DRAW) > 0;
    return isToDiscard ? 1 : 0;
  }

  static int strength(Table table, int host) {
    return Math.max(0, table.strength(host, Battle.MILITARY))
        + Math.max(0, table.strength(host, Battle.DIPLOMATIC))
        + Math.max(0, table.strength(host, Battle.ECONOMIC));
  }

  /** Strength that specials in force add to the other side of an attack, or take from the own. */
  static int helpForTheEnemy(SupernovaPosition p, int seat) {
    if (p.isOver() || !p.step().isUnderWay() || !p.attack.hasMods()) {
      return 0;
    }
    boolean isAttacker = seat == p.current();
    if (!isAttacker && seat != p.defender()) {
      return 0;
    }
    long attack = Specials.sumOfMods(p.cards, p.attack.attackerMods);
    long defence = Specials.sumOfMods(p.cards, p.attack.defenderMods);
    long own = isAttacker ? attack : defence;
    long others = isAttacker ? defence : attack;
    int help = 0;
    for (int category = 0; category < Table.CATEGORIES; category++) {
      help += Strengths.counted(others, category) + Strengths.counted(-own, category);
    }
    return help;
  }

  /** What the cards in a hand are worth to its owner, as far as the viewer has seen them. */
  static double inHand(Holdings holdings, int size) {
    return holdings.worth() + UNKNOWN_CARD * holdings.unknown() - FREE_HAND * size;
  }
}
