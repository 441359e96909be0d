package org.apogee.engine.supernova;

import org.apogee.engine.Evaluation;
import org.apogee.engine.Position;

/**
 * What bots go by: potential first, then what makes it grow (planets and civilization in hand,
 * fleets that could capture something) and what puts it at risk (planets that a rival's fleet could
 * take). Everything is counted in points of potential and compared with the rivals.
 *
 * <p>It knows the hand of its own seat only; of the others it knows what lies on the table.
 */
public final class ClassicEvaluation implements Evaluation {
  private static final double SPREAD = 6; // points of potential that are half a game
  private static final double STRONGEST_RIVAL = 0.6;
  private static final double FINISHED = 2.5; // the potential is reached and in front
  private static final double PEOPLE = 0.12;
  private static final double STRENGTH_OF_PLANETS = 0.05;
  private static final double SHIP = 0.3;
  private static final double STRENGTH_OF_SHIPS = 0.07;
  private static final double MAROONED = 0.25; // what is left of a ship in Deep Space
  private static final double OPPORTUNITY = 0.3;
  private static final double EXPOSURE = 0.35;
  private static final double LIKELY = 0.85; // an attack that is won as things stand
  private static final double TRADING = 0.05;
  private static final double PLANET_OF_TURN = 0.35; // by potential: one is played each turn

  private static final double[] HELD = new double[CardKind.values().length];

  static {
    for (var kind : CardKind.values()) {
      HELD[kind.number()] = held(kind);
    }
  }

  /** What a card is worth in hand: less than on the table, or it would never be played. */
  private static double held(CardKind kind) {
    int strength = kind.military + kind.diplomatic + kind.economic;
    return switch (kind.type) {
      case PLANET -> 0.15 * kind.potential + 0.01 * strength;
      case ENVIRONMENT -> 0.1 + 0.02 * Math.abs(kind.potential);
      case CIVILIZATION -> 0.1 + 0.4 * kind.potential + 0.02 * strength;
      case ALIEN, MERC -> 0.06 + 0.04 * strength;
      case SHIP -> 0.15 + 0.05 * strength;
      case MODIFIER -> 0.03 + 0.04 * strength;
      case SPECIAL -> kind == CardKind.SUPER_NOVA || kind == CardKind.BLACK_HOLE ? 0.8 : 0.35;
    };
  }

  @Override
  public double value(Position position, int seat) {
    var p = (SupernovaPosition) position;
    double strongest = 0;
    double sum = 0;
    for (int other = 0; other < p.seats(); other++) {
      if (other != seat) {
        double points = points(p, other);
        strongest = Math.max(strongest, points);
        sum += points;
      }
    }
    double rivals = STRONGEST_RIVAL * strongest + (1 - STRONGEST_RIVAL) * sum / (p.seats() - 1);
    double ahead = (points(p, seat) + inHand(p, seat) - rivals) / SPREAD;
    return 0.5 + 0.5 * ahead / (1 + Math.abs(ahead));
  }

  /** What everybody can see of a seat. */
  private static double points(SupernovaPosition p, int seat) {
    int potential = p.table.potentialOf(seat);
    double points = potential + planets(p.table, seat) + ships(p.table, seat);
    points += OPPORTUNITY * ClassicOutlook.opportunity(p, seat);
    points -= EXPOSURE * ClassicOutlook.exposure(p, seat);
    if (potential >= p.options().threshold() && isInFront(p, seat, potential)) {
      points += FINISHED;
    }
    return points + ofAttack(p, seat);
  }

  private static boolean isInFront(SupernovaPosition p, int seat, int potential) {
    for (int other = 0; other < p.seats(); other++) {
      if (other != seat && p.table.potentialOf(other) >= potential) {
        return false;
      }
    }
    return true;
  }

  private static double planets(Table table, int seat) {
    double points = 0;
    for (long rest = table.planets[seat]; rest != 0; rest &= rest - 1) {
      int planet = Long.numberOfTrailingZeros(rest);
      int people = Math.min(table.population(planet), table.potential(planet));
      points += PEOPLE * people + STRENGTH_OF_PLANETS * strength(table, planet);
    }
    return points;
  }

  private static double ships(Table table, int seat) {
    double points = 0;
    for (long rest = table.ships[seat]; rest != 0; rest &= rest - 1) {
      int ship = table.ship(rest);
      double worth = SHIP + STRENGTH_OF_SHIPS * strength(table, ship);
      points += table.on(ship) == Table.DEEP_SPACE ? MAROONED * worth : worth;
    }
    return points;
  }

  private static int strength(Table table, int host) {
    return Math.max(0, table.strength(host, Battle.MILITARY))
        + Math.max(0, table.strength(host, Battle.DIPLOMATIC))
        + Math.max(0, table.strength(host, Battle.ECONOMIC));
  }

  /** What the attack that is going on promises to the attacker and threatens to take. */
  private static double ofAttack(SupernovaPosition p, int seat) {
    if (p.isOver()) {
      return 0;
    }
    double gain =
        switch (p.step()) {
          case TRADE_TO, JETTISON -> seat == p.current() ? -TRADING : 0;
          case FLEET, TARGET -> seat == p.current() ? ofChosenFleet(p) : 0;
          case FLEE, ORBIT_FORM, ORBIT_WINDOW -> inOrbit(p);
          case PLANET_FORM -> LIKELY * ClassicOutlook.onPlanet(p, p.attack.fleet, p.attack.target);
          case PLANET_WINDOW, PLANET_PICK -> onPlanet(p);
          default -> 0;
        };
    if (seat == p.current()) {
      return gain;
    }
    return p.step().isUnderWay() && seat == p.defender() ? -gain : 0;
  }

  private static double ofChosenFleet(SupernovaPosition p) {
    long fleet = p.attack.fleet == 0 ? p.table.orbit(p.attack.origin) : p.attack.fleet;
    return LIKELY * LIKELY * ClassicOutlook.bestTarget(p, fleet, p.current());
  }

  private static double inOrbit(SupernovaPosition p) {
    long defenders = p.table.orbit(p.attack.target);
    double next = LIKELY * ClassicOutlook.onPlanet(p, p.attack.fleet, p.attack.target);
    if (defenders == 0) {
      return next;
    }
    int result =
        ClassicOutlook.battle(p, p.attack.fleet, defenders, AttackRecord.NONE, p.attack.form);
    if (result > 0) {
      return next + worthOf(p, defenders) / 2;
    }
    return result < 0 ? -worthOf(p, p.attack.fleet) : 0;
  }

  private static double onPlanet(SupernovaPosition p) {
    if (p.frames.isAt(Step.PLANET_PICK)) {
      return p.attack.lost ? -worthOf(p, p.attack.fleet) : ClassicOutlook.announced(p);
    }
    int result = ClassicOutlook.battle(p, p.attack.fleet, 0, p.attack.target, p.attack.form);
    if (result > 0) {
      return LIKELY * ClassicOutlook.announced(p);
    }
    return result < 0 ? -worthOf(p, p.attack.fleet) : 0;
  }

  private static double worthOf(SupernovaPosition p, long fleet) {
    double worth = 0;
    for (long rest = fleet; rest != 0; rest &= rest - 1) {
      worth += SHIP + STRENGTH_OF_SHIPS * strength(p.table, p.table.ship(rest));
    }
    return LIKELY * worth;
  }

  private static double inHand(SupernovaPosition p, int seat) {
    var hand = p.piles.hands[seat];
    double worth = 0;
    int best = 0;
    for (int card = hand.next(0); card < CardSet.END; card = hand.next(card + 1)) {
      var kind = p.cards.kind(card);
      worth += HELD[kind.number()];
      best = kind.type == CardType.PLANET ? Math.max(best, kind.potential) : best;
    }
    return worth + PLANET_OF_TURN * best;
  }
}
