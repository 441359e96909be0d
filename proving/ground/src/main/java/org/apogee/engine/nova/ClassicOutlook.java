package org.apogee.engine.nova;

/** What fleets promise and threaten, for {@link ClassicEvaluation}: battles, sieges, borders. */
final class ClassicOutlook {
  private static final double LINE = 0.55;
  private static final double LINE_REDUCED = 0.38;
  private static final double ESCORT = 0.32;
  private static final double ESCORT_REDUCED = 0.2;
  private static final double FORTRESS = 0.5;
  private static final double FORTRESS_REDUCED = 0.38;
  private static final double EXPOSURE = 0.22;
  private static final double SOON = 0.4; // one step of tension away
  private static final double HELD_UNDER_SIEGE = 0.35;
  private static final double BALANCE = 0.7;
  private static final double WARINESS = 0.12;
  private static final double MIXED = 2.4;
  private static final double BATTLE_LOSSES = 0.5;
  private static final double CERTAIN = 0.95;

  private ClassicOutlook() {}

  static double of(NovaPosition p, int seat) {
    double worth = forces(p, seat);
    worth += battles(p, seat);
    worth += sieges(p, seat);
    for (int other = 0; other < p.seats(); other++) {
      if (other != seat && p.powers.isAlive(other)) {
        worth -= EXPOSURE * exposure(p, seat, other);
        worth += BALANCE * balance(p, seat, other) / (p.seats() - 1);
      }
    }
    return worth;
  }

  private static double forces(NovaPosition p, int seat) {
    double worth = 0;
    for (int unit = Units.first(seat); unit < Units.end(seat); unit++) {
      if (p.units.exists(unit)) {
        worth += price(p, unit);
      }
    }
    return worth;
  }

  private static double price(NovaPosition p, int unit) {
    boolean isFull = p.units.side(unit) == UnitType.FULL;
    return switch (Units.type(unit)) {
      case UnitType.LINE -> isFull ? LINE : LINE_REDUCED;
      case UnitType.ESCORT -> isFull ? ESCORT : ESCORT_REDUCED;
      default -> isFull ? FORTRESS : FORTRESS_REDUCED;
    };
  }

  /** Steps times firepower. */
  private static double strength(NovaPosition p, int unit) {
    double steps = p.units.side(unit) == UnitType.FULL ? 2 : 1;
    return Units.type(unit) == UnitType.ESCORT ? 0.7 * steps : 1.2 * steps;
  }

  /** Of all fleets in the space of some systems. */
  private static double strengthIn(NovaPosition p, int seat, int systems) {
    double sum = 0;
    for (int unit = Units.first(seat); unit < Units.endOfFleets(seat); unit++) {
      if (p.units.exists(unit) && (systems >>> p.units.system(unit) & 1) != 0) {
        sum += strength(p, unit);
      }
    }
    return sum;
  }

  private static double fortressesAt(NovaPosition p, int seat, int system) {
    double sum = 0;
    for (int unit = Units.endOfFleets(seat); unit < Units.end(seat); unit++) {
      if (p.units.system(unit) == system) {
        sum += strength(p, unit);
      }
    }
    return sum;
  }

  private static double defence(NovaPosition p, int party, int system) {
    if (Party.isPower(party)) {
      return strengthIn(p, party, 1 << system) + fortressesAt(p, party, system);
    }
    int independent = Party.independent(party);
    return MIXED
        * (p.independents.count(independent, UnitType.FULL)
            + 0.5 * p.independents.count(independent, UnitType.REDUCED));
  }

  /** The odds of the stronger side rise with the square of its strength. */
  private static double odds(double attack, double defence) {
    double squares = attack * attack + defence * defence;
    return squares == 0 ? 0 : attack * attack / squares;
  }

  /** What the markers of a party in a system are worth to take, by how hard they are to take. */
  private static double prize(NovaPosition p, int party, int system, double attack) {
    double prize = 0;
    long own = p.board.owned(party) & Galaxy.planetsAt(system);
    for (long left = own; left != 0; left &= left - 1) {
      int planet = Long.numberOfTrailingZeros(left);
      var marker = Marker.of(p.board.level(planet));
      double hard = marker.resistance + marker.militia / 6.0;
      double odds = hard == 0 ? CERTAIN : Math.min(CERTAIN, attack / (3 + 3 * hard));
      prize += odds * (ClassicProspects.marker(p, planet) + marker.prize);
    }
    return prize;
  }

  /** Battles that were declared, or are being fought. */
  private static double battles(NovaPosition p, int seat) {
    double worth = 0;
    if (p.frames.isEmpty() || (p.frames.at(0) != Step.ACTIONS && p.frames.at(0) != Step.BATTLES)) {
      return 0;
    }
    int attacker = p.active();
    for (int battle = 0; battle < p.impulse.battleCount; battle++) {
      int party = p.impulse.party(battle);
      if (attacker != seat && party != seat) {
        continue;
      }
      int system = p.impulse.system(battle);
      if (p.board.isBesiegedBy(system, attacker) || !p.board.hasMarkerAt(party, system)) {
        continue; // counted as a siege, or done with
      }
      double attack = strengthIn(p, attacker, 1 << system);
      double defence = defence(p, party, system);
      double odds = odds(attack, defence);
      if (seat == attacker) {
        worth += odds * prize(p, party, system, attack);
        worth -= BATTLE_LOSSES * Math.min(attack, defence) * (1 - odds) * LINE;
      } else {
        worth -= odds * prize(p, party, system, attack);
        worth -= BATTLE_LOSSES * Math.min(attack, defence) * odds * LINE;
      }
    }
    return worth;
  }

  private static double sieges(NovaPosition p, int seat) {
    double worth = 0;
    for (int left = p.board.besieged(); left != 0; left &= left - 1) {
      int system = Integer.numberOfTrailingZeros(left);
      int besieger = p.board.besieger(system);
      int target = p.board.target(system);
      if (seat == besieger || seat == target) {
        double attack = strengthIn(p, besieger, 1 << system);
        double prize = HELD_UNDER_SIEGE * prize(p, target, system, 2 * attack);
        worth += seat == besieger ? prize : -prize;
      }
    }
    return worth;
  }

  /** What another power could take at its border. */
  private static double exposure(NovaPosition p, int seat, int other) {
    int tension = p.powers.tension(seat, other);
    int reach = p.map().linksOf(Control.held(p, other)) & p.board.systemsOf(seat);
    if (reach == 0 || tension < Attacks.SKIRMISH - 1) {
      return 0;
    }
    double attack = strengthIn(p, other, p.units.space(other));
    double worst = 0;
    for (int left = reach; left != 0; left &= left - 1) {
      int system = Integer.numberOfTrailingZeros(left);
      double likely = likely(p, tension, seat, system);
      if (likely > 0) {
        double odds = odds(attack, defence(p, seat, system));
        worst = Math.max(worst, likely * odds * prize(p, seat, system, attack));
      }
    }
    return worst;
  }

  /** R 9.7 (c). */
  private static double likely(NovaPosition p, int tension, int seat, int system) {
    int needed =
        p.board.highestLevel(seat, system) <= Marker.FACTORY.level ? Attacks.SKIRMISH : Attacks.WAR;
    return tension >= needed ? 1 : tension == needed - 1 ? SOON : 0;
  }

  /** Between two powers: who has more fleets gains by tension, who has fewer loses. */
  private static double balance(NovaPosition p, int seat, int other) {
    double own = strengthIn(p, seat, -1);
    double foreign = strengthIn(p, other, -1);
    double share = (own - foreign) / (own + foreign + 3);
    return share * (1 + WARINESS * p.powers.tension(seat, other));
  }
}
