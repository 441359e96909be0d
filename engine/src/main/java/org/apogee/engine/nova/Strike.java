package org.apogee.engine.nova;

/** Fleets that attack together, and what they can take when they have won the space. */
final class Strike {
  private static final double HELD_UNDER_SIEGE = 0.35;
  private static final double REGION = 0.6; // of the points for a majority, which may change again
  private static final double RELIEF = 0.5;
  private static final double GUARD = 0.5;
  private static final double SIEGE_OF_STEP = 2.2;
  private static final double CERTAIN = 0.95;

  private final Forecast forecast;
  private final Muster[] musters;
  private int lines;
  private int escorts;
  private int steps;

  Strike(Forecast forecast, Muster[] musters) {
    this.forecast = forecast;
    this.musters = musters;
  }

  void clear() {
    lines = 0;
    escorts = 0;
    steps = 0;
  }

  boolean isEmpty() {
    return lines + escorts == 0;
  }

  int steps() {
    return steps;
  }

  /** All fleets in the space of some systems. */
  void add(int seat, int systems) {
    var from = musters[seat];
    for (int left = systems; left != 0; left &= left - 1) {
      int system = Integer.numberOfTrailingZeros(left);
      lines += from.lines[system];
      escorts += from.escorts[system];
      steps += from.fleetSteps[system];
    }
  }

  /** No more than may be in one system, lines first. */
  void limit() {
    int fleets = lines + escorts;
    if (fleets > Units.STACK_LIMIT) {
      steps = steps * Units.STACK_LIMIT / fleets;
      lines = Math.min(lines, Units.STACK_LIMIT);
      escorts = Units.STACK_LIMIT - lines;
    }
  }

  /** All active fleets of some systems. */
  void gather(NovaPosition p, int seat, int from) {
    clear();
    for (int unit = Units.first(seat); unit < Units.endOfFleets(seat); unit++) {
      if (p.units.exists(unit)
          && p.units.isActive(unit)
          && p.units.place(unit) == Units.SPACE
          && (from >>> p.units.system(unit) & 1) != 0
          && lines + escorts < Units.STACK_LIMIT) {
        lines += Units.type(unit) == UnitType.LINE ? 1 : 0;
        escorts += Units.type(unit) == UnitType.ESCORT ? 1 : 0;
        steps += p.units.side(unit) == UnitType.FULL ? 2 : 1;
      }
    }
  }

  /** A battle in space that is not being fought yet. */
  void meet(NovaPosition p, int seat, int party, int system) {
    forecast.attackWith(p, seat, lines, escorts, steps);
    if (Party.isPower(party)) {
      forecast.defendWith(p, party, musters[party], system);
    } else {
      forecast.defendWith(p, Party.independent(party));
    }
  }

  /**
   * What the markers of a party in a system are worth to who has taken its space with these fleets:
   * by assault or by siege, whichever is better.
   */
  double prize(NovaPosition p, int seat, int party, int system) {
    boolean isPlanetary = !p.frames.isEmpty() && p.frames.top() == Step.COMBAT;
    double prize = 0;
    long own = p.board.owned(party) & Galaxy.planetsAt(system);
    for (long left = own; left != 0; left &= left - 1) {
      int planet = Long.numberOfTrailingZeros(left);
      double captured = captured(p, seat, party, planet);
      double siege = HELD_UNDER_SIEGE * siege(p, party, planet, steps) * captured;
      forecast.assault(p, seat, lines, escorts, steps, party, planet);
      double assault = forecast.taken * captured + (1 - forecast.taken) * siege;
      assault -= Outlook.step(p) * forecast.lostByAttacker;
      boolean isFought = isPlanetary && !p.combat.isInSpace() && p.combat.planet() == planet;
      prize += isFought ? assault : Math.max(siege, assault);
    }
    return prize;
  }

  private static double captured(NovaPosition p, int seat, int party, int planet) {
    return Prospects.marker(p, planet)
        + Marker.of(p.board.level(planet)).prize
        + REGION * Prospects.majority(p, seat, planet, party);
  }

  /** R 8.1: how far a siege with so many steps will come. */
  private static double siege(NovaPosition p, int party, int planet, double steps) {
    var marker = Marker.of(p.board.level(planet));
    double hard = Math.max(0, marker.resistance - p.board.damage(planet));
    hard += GUARD * guards(p, party, planet);
    return Math.min(CERTAIN, SIEGE_OF_STEP * steps / (3 + 3 * hard));
  }

  /** Steps of the units on a planet. */
  private static int guards(NovaPosition p, int party, int planet) {
    int steps = 0;
    if (Party.isPower(party)) {
      for (int unit = Units.first(party); unit < Units.end(party); unit++) {
        boolean isOn = p.units.exists(unit) && p.units.isOn(unit, planet);
        steps += isOn ? 1 + (p.units.side(unit) == UnitType.FULL ? 1 : 0) : 0;
      }
    }
    return steps;
  }

  /** What it is worth to be alone in the space of a system. */
  double gain(NovaPosition p, int seat, int party, int system) {
    if (p.board.isBesiegedBy(system, party)) {
      return RELIEF + besieged(p, party, seat, system, musters[party].fleetSteps[system]);
    }
    double prize = prize(p, seat, party, system);
    return p.board.isBesiegedBy(system, seat)
        ? prize - besieged(p, seat, party, system, steps) // counted as a siege
        : prize;
  }

  /** What a siege with so many steps takes from a party. */
  static double besieged(NovaPosition p, int seat, int party, int system, double steps) {
    double worth = 0;
    long own = p.board.owned(party) & Galaxy.planetsAt(system);
    for (long left = own; left != 0; left &= left - 1) {
      int planet = Long.numberOfTrailingZeros(left);
      worth += HELD_UNDER_SIEGE * siege(p, party, planet, steps) * captured(p, seat, party, planet);
    }
    return worth;
  }
}
