package org.apogee.engine.nova;

/** What fleets promise and threaten, for {@link NovaEstimate}: battles, sieges, borders. */
final class Outlook {
  private static final double LINE = 0.55;
  private static final double LINE_REDUCED = 0.38;
  private static final double ESCORT = 0.32;
  private static final double ESCORT_REDUCED = 0.2;
  private static final double FORTRESS = 0.5;
  private static final double FORTRESS_REDUCED = 0.38;
  private static final double EXPOSURE = 0.22;
  private static final double SOON = 0.4; // one step of tension away
  private static final double BALANCE = 0.7;
  private static final double WARINESS = 0.12;
  private static final double EXPOSURE_LATER = 0.12;
  private static final double ALSO = 0.3; // of what else could be taken in the same impulse
  private static final double IDLING = 3;
  private static final double HALF_IDLE = 0.3;
  private static final double OPPORTUNITY = 0.5;
  private static final double TIME_AT_THE_END = 0.1;
  private static final double TIME_PER_TURN = 0.35;
  private static final double STEP = 0.4;

  /** What it is worth that units exist, and to have more of them than others. */
  double forces;

  double balance;

  /** Battles that were declared or are being fought, with the losses that they will cost. */
  double battles;

  double sieges;

  /** What the power that moves next could take, and what others could. */
  double exposure;

  double exposureLater;

  /** The best attack that is still possible in the own impulse. */
  double opportunity;

  /** Rounds in which an attack did not fire. */
  double idling;

  private final Muster[] musters = new Muster[Party.POWERS];
  private final Forecast forecast = new Forecast();
  private final Strike strike = new Strike(forecast, musters);

  Outlook() {
    for (int seat = 0; seat < Party.POWERS; seat++) {
      musters[seat] = new Muster();
    }
  }

  /** Once for a position, before {@link #look}. */
  void muster(NovaPosition p) {
    for (int seat = 0; seat < p.seats(); seat++) {
      musters[seat].count(p, seat);
    }
  }

  /** How things stand for a seat as a viewer sees them. */
  double look(NovaPosition p, int seat, int viewer) {
    forecast.viewer = viewer;
    forces = time(p) * forces(p, seat);
    balance = 0;
    exposure = 0;
    exposureLater = 0;
    int mover = mover(p, viewer);
    for (int other = 0; other < p.seats(); other++) {
      if (other != seat && p.powers.isAlive(other)) {
        double exposed = exposure(p, seat, other);
        exposure += other == mover ? exposed : 0;
        exposureLater += other == mover ? 0 : exposed;
        balance += time(p) * balance(p, seat, other) / (p.seats() - 1);
      }
    }
    battles = battles(p, seat);
    idling = idling(p, seat, viewer);
    sieges = sieges(p, seat);
    opportunity = opportunity(p, seat);
    return forces
        + BALANCE * balance
        + battles
        + sieges
        + OPPORTUNITY * opportunity
        - IDLING * idling
        - EXPOSURE * exposure
        - EXPOSURE_LATER * exposureLater;
  }

  /** Units are worth less the shorter the time for which they can be used. */
  static double time(NovaPosition p) {
    return TIME_AT_THE_END + TIME_PER_TURN * Prospects.turnsLeft(p);
  }

  /** What a lost step costs. */
  static double step(NovaPosition p) {
    return STEP * time(p);
  }

  /** Whose actions come next when a viewer has done all it wants to do. */
  private static int mover(NovaPosition p, int viewer) {
    if (p.active() != viewer && !p.frames.isEmpty() && p.frames.at(0) == Step.ACTIONS) {
      return p.active();
    }
    int next = p.active();
    do {
      next = (next + 1) % p.seats();
    } while (!p.powers.isAlive(next) && next != p.active());
    return next;
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
  private static double strengthOf(NovaPosition p, int unit) {
    double steps = p.units.side(unit) == UnitType.FULL ? 2 : 1;
    return Units.type(unit) == UnitType.ESCORT ? 0.7 * steps : 1.2 * steps;
  }

  private static double strength(NovaPosition p, int seat) {
    double sum = 0;
    for (int unit = Units.first(seat); unit < Units.endOfFleets(seat); unit++) {
      if (p.units.exists(unit)) {
        sum += strengthOf(p, unit);
      }
    }
    return sum;
  }

  /** Battles that were declared, or are being fought. */
  private double battles(NovaPosition p, int seat) {
    double worth = 0;
    if (p.frames.isEmpty() || (p.frames.at(0) != Step.ACTIONS && p.frames.at(0) != Step.BATTLES)) {
      return 0;
    }
    int attacker = p.active();
    double step = step(p);
    for (int battle = 0; battle < p.impulse.battleCount; battle++) {
      int party = p.impulse.party(battle);
      if (attacker != seat && party != seat) {
        continue;
      }
      int system = p.impulse.system(battle);
      foresee(p, attacker, party, system);
      double taken = forecast.taken;
      double lost = seat == attacker ? forecast.lostByAttacker : forecast.lostByDefender;
      double prize = taken == 0 ? 0 : taken * strike.gain(p, attacker, party, system);
      worth += (seat == attacker ? prize : -prize) - step * lost;
    }
    return worth;
  }

  /** The best attack that the points, the fleets and the tension allow. */
  private double opportunity(NovaPosition p, int seat) {
    if (p.active() != seat
        || p.frames.isEmpty()
        || p.frames.at(0) != Step.ACTIONS
        || p.impulse.points < Attacks.COST) {
      return 0;
    }
    int held = Control.held(p, seat);
    int near = Control.adjacent(p, held) | (p.units.space(seat) & ~held);
    int targets = near & p.board.explored() & ~p.impulse.battleSystems & Control.foreign(p, seat);
    double best = 0;
    for (int left = targets; left != 0; left &= left - 1) {
      int system = Integer.numberOfTrailingZeros(left);
      int from = Control.zonesBeside(p, system, held) | 1 << system;
      for (int party = 0; party < Party.COUNT; party++) {
        boolean isThere =
            party != seat
                && (p.board.hasMarkerAt(party, system)
                    || (Party.isPower(party) && (p.units.space(party) >>> system & 1) != 0));
        if (isThere && isWelcome(p, seat, party) && Attacks.isAllowed(p, seat, system, party)) {
          best = Math.max(best, chance(p, seat, party, system, from));
        }
      }
    }
    return best;
  }

  /** Nobody attacks friends. */
  private static boolean isWelcome(NovaPosition p, int seat, int party) {
    return !p.independents.isFriend(party, seat);
  }

  /** What an attack promises with all active fleets of some systems. */
  private double chance(NovaPosition p, int seat, int party, int system, int from) {
    strike.gather(p, seat, from);
    if (strike.isEmpty()) {
      return 0;
    }
    strike.meet(p, seat, party, system);
    forecast.fight(Combat.ROUNDS_IN_SPACE);
    double lost = forecast.lostByAttacker;
    double taken = forecast.taken;
    return taken * strike.gain(p, seat, party, system) - step(p) * lost;
  }

  /** A battle in the space of a system, perhaps the one that is being fought. */
  private void foresee(NovaPosition p, int attacker, int party, int system) {
    if (p.frames.top() == Step.ATTACK_UNITS && p.frames.get(1) == system) {
      strike.gather(p, attacker, Control.zonesBeside(p, system, Control.held(p, attacker)));
    } else {
      strike.clear();
    }
    strike.add(attacker, 1 << system);
    strike.meet(p, attacker, party, system);
    boolean isFought =
        p.frames.top() == Step.COMBAT && p.combat.isInSpace() && p.combat.system == system;
    if (isFought) {
      forecast.fight(p);
    } else {
      forecast.fight(Combat.ROUNDS_IN_SPACE);
    }
  }

  /**
   * From the commitment to the end of a round: how much of an attack lets it pass. In a few samples
   * of luck, covering looks as good as firing too often.
   */
  private static double idling(NovaPosition p, int seat, int viewer) {
    boolean isAttacking =
        !p.frames.isEmpty()
            && p.frames.top() == Step.COMBAT
            && p.combat.party(CombatRecord.ATTACKER) == seat
            && Forces.own(p, CombatRecord.ATTACKER) > 0;
    boolean isCommitted =
        p.combat.stage.number > CombatStage.FIRE.number
            || (Commitment.isSecret(p) && viewer == seat);
    if (!isAttacking || !isCommitted) {
      return 0;
    }
    int ofLines = p.combat.commit(CombatRecord.ATTACKER, UnitType.LINE);
    int ofEscorts = p.combat.commit(CombatRecord.ATTACKER, UnitType.ESCORT);
    if (ofLines + ofEscorts + p.combat.commit(CombatRecord.ATTACKER, UnitType.MIXED) == 0) {
      return 1;
    }
    int lines = Forces.count(p, CombatRecord.ATTACKER, UnitType.LINE);
    int escorts = Forces.count(p, CombatRecord.ATTACKER, UnitType.ESCORT);
    double ofUse = p.combat.isInSpace() ? lines : lines + 2 * escorts;
    double used = p.combat.isInSpace() ? ofLines : ofLines + 2 * ofEscorts;
    return ofUse == 0 ? 0 : HALF_IDLE * Math.max(0, 1 - used / ofUse);
  }

  private double sieges(NovaPosition p, int seat) {
    double worth = 0;
    for (int left = p.board.besieged(); left != 0; left &= left - 1) {
      int system = Integer.numberOfTrailingZeros(left);
      int besieger = p.board.besieger(system);
      int target = p.board.target(system);
      if (seat == besieger || seat == target) {
        double prize =
            Strike.besieged(p, besieger, target, system, musters[besieger].fleetSteps[system]);
        worth += seat == besieger ? prize : -prize;
      }
    }
    return worth;
  }

  /** What another power could take with the fleets that can come, R 9.8. */
  private double exposure(NovaPosition p, int seat, int other) {
    int tension = p.powers.tension(seat, other);
    int held = Prospects.held(p, other);
    int reach = (p.map().linksOf(held) | p.units.space(other)) & p.board.systemsOf(seat);
    if (reach == 0 || tension < Attacks.SKIRMISH - 1) {
      return 0;
    }
    double worst = 0;
    double rest = 0;
    for (int left = reach; left != 0; left &= left - 1) {
      int system = Integer.numberOfTrailingZeros(left);
      double likely = likely(p, tension, seat, system);
      if (likely > 0 && !p.board.isBesiegedBy(system, other)) {
        int from = Control.zonesBeside(p, system, held) | 1 << system;
        double prize = likely * attack(p, seat, other, system, from);
        rest += Math.min(prize, worst);
        worst = Math.max(prize, worst);
      }
    }
    return worst + ALSO * rest;
  }

  private double attack(NovaPosition p, int seat, int other, int system, int from) {
    strike.clear();
    strike.add(other, from);
    if (strike.isEmpty()) {
      return 0;
    }
    strike.limit();
    strike.meet(p, other, seat, system);
    forecast.fight(Combat.ROUNDS_IN_SPACE);
    double taken = forecast.taken;
    return taken * strike.prize(p, other, seat, system);
  }

  /** R 9.7 (c). */
  private static double likely(NovaPosition p, int tension, int seat, int system) {
    int needed =
        p.board.highestLevel(seat, system) <= Marker.FACTORY.level ? Attacks.SKIRMISH : Attacks.WAR;
    return tension >= needed ? 1 : tension == needed - 1 ? SOON : 0;
  }

  /** Between two powers: who has more fleets gains by tension, who has fewer loses. */
  private static double balance(NovaPosition p, int seat, int other) {
    double own = strength(p, seat);
    double foreign = strength(p, other);
    double share = (own - foreign) / (own + foreign + 3);
    return share * (1 + WARINESS * p.powers.tension(seat, other));
  }
}
