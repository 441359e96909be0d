package org.apogee.engine.supernova;

/**
 * What the attack that is going on promises to the attacker and threatens to take from the
 * defender: a buffer.
 *
 * <p>Specials that others may hold are odds. The viewer knows its own: an attacker may count on
 * them, and a defender that has none knows that it cannot stop an attack that wins as things stand.
 */
final class Assault {
  private static final double TRADING = 0.05; // a trade or a jettison must bring something
  private static final double RISKY = 0.6; // odds of a battle that needs a special of one's own

  private boolean isAttacker;
  private boolean isSure;
  private long reserve; // strengths

  /** For a seat, as a viewer sees it. */
  double worth(SupernovaPosition p, int seat, int viewer) {
    if (p.isOver()) {
      return 0;
    }
    isAttacker = seat == p.current();
    boolean isDefender = p.step().isUnderWay() && seat == p.defender();
    boolean views = p.step().isUnderWay() && viewer == p.defender();
    isSure = views && p.seats() == 2 && !p.piles.hands[viewer].hasAny(firstSpecial(p), CardSet.END);
    boolean hasPassed = p.step().isWindow() && p.turn.asked != viewer;
    reserve = p.current() == viewer && !hasPassed ? Outlook.reserve(p, viewer) : Strengths.NONE;
    return switch (p.step()) {
      case TRADE_TO, JETTISON -> isAttacker ? -TRADING : 0;
      case FLEET, TARGET -> isAttacker ? ofChosenFleet(p) : 0;
      default -> isAttacker || isDefender ? underWay(p) : 0;
    };
  }

  private int firstSpecial(SupernovaPosition p) {
    return p.cards.first(CardType.SPECIAL);
  }

  /** No attack is called off before there is a target, so a hopeless one has a price. */
  private double ofChosenFleet(SupernovaPosition p) {
    long fleet = p.attack.fleet == 0 ? p.table.orbit(p.attack.origin) : p.attack.fleet;
    double best = -worthOf(p, fleet);
    for (int other = 0; other < p.seats(); other++) {
      long planets = other == p.current() ? 0 : p.table.planets[other];
      for (long rest = planets; rest != 0; rest &= rest - 1) {
        best = Math.max(best, inOrbit(p, fleet, Long.numberOfTrailingZeros(rest)));
      }
    }
    return best;
  }

  private double underWay(SupernovaPosition p) {
    return switch (p.step()) {
      case FLEE, ORBIT_FORM, ORBIT_WINDOW -> inOrbit(p, p.attack.fleet, p.attack.target);
      case PLANET_FORM -> onPlanet(p, p.attack.fleet, p.attack.target);
      case ORBIT_PICK ->
          p.attack.lost ? lost(p, p.attack.fleet) : onPlanet(p, p.attack.fleet, p.attack.target);
      case PLANET_WINDOW -> announced(p);
      case PLANET_PICK -> p.attack.lost ? lost(p, p.attack.fleet) : spoils(p);
      default -> 0;
    };
  }

  /** The fleet meets the ships around a planet, and the planet if it wins. */
  private double inOrbit(SupernovaPosition p, long fleet, int target) {
    long defenders = p.table.orbit(target);
    if (defenders == 0) {
      return onPlanet(p, fleet, target);
    }
    long attack = p.table.strengthsOfFleet(fleet);
    double odds = orbitOdds(p, fleet, attack, defenders);
    if (odds <= 0 && reserve != 0 && orbitOdds(p, fleet, attack + reserve, defenders) > 0) {
      odds = RISKY;
    }
    if (odds > 0) {
      double ships = isAttacker ? worthOf(p, defenders) / 2 : -worthOf(p, defenders);
      return odds(odds) * (ships + onPlanet(p, fleet, target));
    }
    return odds < 0 ? lost(p, fleet) : 0;
  }

  private double orbitOdds(SupernovaPosition p, long fleet, long attack, long defenders) {
    return p.frames.isAt(Step.ORBIT_WINDOW)
        ? Outlook.odds(p, attack, p.table.strengthsOfFleet(defenders), p.attack.form)
        : Outlook.oddsInOrbit(p, fleet, attack, defenders);
  }

  private double odds(double odds) {
    return isSure ? 1 : odds;
  }

  /** The attacker chooses the form, or withdraws: R 8.9. */
  private double onPlanet(SupernovaPosition p, long fleet, int target) {
    long attack = p.table.strengthsOfFleet(fleet);
    double best = Outlook.onPlanet(p, attack, target);
    if (best == 0 && reserve != 0) {
      best = RISKY * Outlook.onPlanet(p, attack + reserve, target);
    }
    if (isAttacker || best == 0) {
      return best;
    }
    return -odds(Outlook.oddsOnPlanet(p, attack + reserve, target)) * Outlook.loss(p, target);
  }

  private double announced(SupernovaPosition p) {
    long fleet = p.attack.fleet;
    long attack = p.table.strengthsOfFleet(fleet);
    long defence = p.table.strengths(p.attack.target);
    double odds = Outlook.odds(p, attack, defence, p.attack.form);
    if (odds <= 0 && reserve != 0) {
      double more = Outlook.odds(p, attack + reserve, defence, p.attack.form);
      odds = more > 0 ? RISKY : odds;
    }
    if (odds > 0) {
      return odds(odds) * spoils(p);
    }
    return odds < 0 ? lost(p, fleet) : 0;
  }

  private double spoils(SupernovaPosition p) {
    int target = p.attack.target;
    return isAttacker ? Outlook.prize(p, target, p.attack.form) : -Outlook.loss(p, target);
  }

  private double lost(SupernovaPosition p, long fleet) {
    return isAttacker ? -worthOf(p, fleet) : 0;
  }

  private double worthOf(SupernovaPosition p, long fleet) {
    double worth = 0;
    for (long rest = fleet; rest != 0; rest &= rest - 1) {
      worth += SupernovaEstimate.ofShip(p.table, p.table.ship(rest));
    }
    return worth;
  }
}
