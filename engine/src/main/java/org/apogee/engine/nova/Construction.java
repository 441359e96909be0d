package org.apogee.engine.nova;

import org.apogee.engine.Chronicle;
import org.apogee.engine.MoveList;

/** R 9.4, what is built and reinforced. Sets of systems and planets are bits, see Galaxy. */
final class Construction {
  static final int ESCORT_COST = 1;
  static final int REINFORCE_COST = 1;
  static final int FORTRESS_COST = 3;
  static final int OUTPOST_COST = 1;
  static final int FACTORY_COST = 3;
  static final int NAVAL_COST = 2;

  private static final int LINE_COST = 2;
  private static final int SETTLEMENT_COST = 5;
  private static final int CHEAP_SETTLEMENT_COST = 4;
  private static final int COLONY_COST = 10;
  private static final int DISCOUNT = 3;

  private Construction() {}

  static int lineCost(NovaPosition p, int seat) {
    return p.powers.has(seat, Development.FLEET_YARDS) ? 1 : LINE_COST;
  }

  /** Of a settlement, colony or capital, as things stand. */
  static int gradeCost(NovaPosition p, int level) {
    int cost = COLONY_COST;
    if (level == Marker.SETTLEMENT.level) {
      boolean isCheap = p.powers.has(p.active(), Development.ORBITAL_HABITATS);
      cost = isCheap ? CHEAP_SETTLEMENT_COST : SETTLEMENT_COST;
    }
    return p.impulse.discount ? Math.max(0, cost - DISCOUNT) : cost;
  }

  static void listUnits(NovaPosition p, int held, MoveList into) {
    int seat = p.active();
    int points = p.impulse.points;
    int roomy = held & ~p.units.crowded(seat);
    long capitals = capitals(p, seat) & Galaxy.planetsOf(held);
    if (points >= ESCORT_COST && p.units.pool(seat, UnitType.ESCORT) > 0) {
      addSystems(into, NovaMoves.BUILD_ESCORT, roomy);
    }
    if (points >= REINFORCE_COST) {
      int reduced = p.units.reduced(seat, UnitType.ESCORT);
      addSystems(into, NovaMoves.REINFORCE_ESCORT, held & reduced);
    }
    if (points >= FORTRESS_COST && p.units.pool(seat, UnitType.FORTRESS) > 0) {
      long sites = capitals & ~p.units.fortresses(seat);
      addPlanets(into, NovaMoves.BUILD_FORTRESS, sites);
    }
    if (points >= REINFORCE_COST) {
      long reduced = p.units.reducedFortresses(seat) & Galaxy.planetsOf(held);
      addPlanets(into, NovaMoves.REINFORCE_FORTRESS, reduced);
    }
    if (points >= lineCost(p, seat) && p.units.pool(seat, UnitType.LINE) > 0) {
      addSystems(into, NovaMoves.BUILD_LINE, Galaxy.systemsOf(capitals) & roomy);
    }
    if (p.powers.naval[seat] > 0) {
      addSystems(into, NovaMoves.REINFORCE_LINE, held & p.units.reduced(seat, UnitType.LINE));
    }
  }

  /** Own colonies and the own capital. */
  private static long capitals(NovaPosition p, int seat) {
    long high = p.board.atLevel(Marker.COLONY.level) | p.board.atLevel(Marker.CAPITAL.level);
    return p.board.owned(seat) & high;
  }

  static void listMarkers(NovaPosition p, int held, MoveList into) {
    int points = p.impulse.points;
    if (points >= OUTPOST_COST) {
      addPlanets(into, NovaMoves.BUILD_OUTPOST, outpostSites(p, held));
    }
    if (points >= FACTORY_COST) {
      addPlanets(into, NovaMoves.BUILD_FACTORY, factorySites(p, held));
    }
    for (int level = Marker.SETTLEMENT.level; level <= Marker.HIGHEST; level++) {
      if (points >= gradeCost(p, level)) {
        int kind = NovaMoves.BUILD_SETTLEMENT + level - Marker.SETTLEMENT.level;
        addPlanets(into, kind, gradeSites(p, held, level));
      }
    }
    if (points >= NAVAL_COST && p.powers.naval[p.active()] < Powers.NAVAL_MAX) {
      into.add(NovaMoves.of(NovaMoves.BUILD_NAVAL));
    }
  }

  /** Planets of explored systems, held or beside a control zone, free of others. */
  private static long sites(NovaPosition p, int held) {
    int near = (held | p.map().linksOf(held)) & p.board.explored();
    return p.board.planets() & Galaxy.planetsOf(near & ~Control.foreign(p, p.active()));
  }

  static long outpostSites(NovaPosition p, int held) {
    return p.board.isInPool(p.active(), Marker.OUTPOST.level)
        ? sites(p, held) & ~p.board.owned(p.active())
        : 0;
  }

  static long factorySites(NovaPosition p, int held) {
    if (!p.board.isInPool(p.active(), Marker.FACTORY.level)) {
      return 0;
    }
    long own = p.board.owned(p.active());
    return sites(p, held) & (~own | p.board.atLevel(Marker.OUTPOST.level));
  }

  /** Where a settlement, colony or capital may replace what was there before this impulse. */
  static long gradeSites(NovaPosition p, int held, int level) {
    if (!p.board.isInPool(p.active(), level)) {
      return 0;
    }
    long below = p.board.atLevel(level - 1);
    if (level == Marker.SETTLEMENT.level) {
      below |= p.board.atLevel(Marker.OUTPOST.level);
    }
    long own = p.board.owned(p.active()) & Galaxy.planetsOf(held) & p.board.terran();
    return own & below & ~p.board.built();
  }

  static void play(NovaPosition p, long move, Chronicle chronicle) {
    int a = NovaMoves.a(move);
    int seat = p.active();
    switch (NovaMoves.kind(move)) {
      case NovaMoves.BUILD_ESCORT ->
          buildPaid(p, UnitType.ESCORT, a, Units.SPACE, ESCORT_COST, chronicle);
      case NovaMoves.REINFORCE_ESCORT -> reinforce(p, seat, UnitType.ESCORT, a, chronicle);
      case NovaMoves.BUILD_FORTRESS ->
          buildPaid(p, UnitType.FORTRESS, a / 2, a % 2 + 1, FORTRESS_COST, chronicle);
      case NovaMoves.REINFORCE_FORTRESS -> reinforceFortress(p, seat, a, chronicle);
      case NovaMoves.BUILD_LINE ->
          buildPaid(p, UnitType.LINE, a, Units.SPACE, lineCost(p, seat), chronicle);
      case NovaMoves.REINFORCE_LINE -> reinforce(p, seat, UnitType.LINE, a, chronicle);
      case NovaMoves.BUILD_OUTPOST -> {
        Actions.pay(p, OUTPOST_COST);
        found(p, a, Marker.OUTPOST.level, OUTPOST_COST, chronicle);
      }
      case NovaMoves.BUILD_FACTORY -> {
        Actions.pay(p, FACTORY_COST);
        found(p, a, Marker.FACTORY.level, FACTORY_COST, chronicle);
      }
      case NovaMoves.BUILD_SETTLEMENT -> raise(p, a, Marker.SETTLEMENT.level, chronicle);
      case NovaMoves.BUILD_COLONY -> raise(p, a, Marker.COLONY.level, chronicle);
      case NovaMoves.BUILD_CAPITAL -> raise(p, a, Marker.CAPITAL.level, chronicle);
      case NovaMoves.BUILD_NAVAL -> {
        Actions.pay(p, NAVAL_COST);
        p.powers.addNaval(seat, 1);
        NovaFacts.navalBuilt(chronicle, p, seat, NAVAL_COST);
      }
      default -> throw new IllegalArgumentException("no action has this code: " + move);
    }
  }

  private static void buildPaid(
      NovaPosition p, int type, int system, int place, int cost, Chronicle chronicle) {
    Actions.pay(p, cost);
    buildUnit(p, p.active(), type, system, place);
    ActionFacts.unitsBuilt(chronicle, p, p.active(), type, system, 1, cost);
  }

  /** R 3.1: units are built on their reduced side. */
  static void buildUnit(NovaPosition p, int seat, int type, int system, int place) {
    p.units.put(seat, type, UnitType.REDUCED, system, place);
    p.count(NovaCounter.UNITS);
  }

  private static void reinforce(
      NovaPosition p, int seat, int type, int system, Chronicle chronicle) {
    if (type == UnitType.LINE) {
      p.powers.addNaval(seat, -1);
    } else {
      Actions.pay(p, REINFORCE_COST);
    }
    for (int unit = Units.first(seat, type); unit < Units.end(seat, type); unit++) {
      if (p.units.system(unit) == system && p.units.side(unit) == UnitType.REDUCED) {
        p.units.flipUp(unit);
        ActionFacts.reinforced(chronicle, p, seat, type, system);
        return;
      }
    }
  }

  private static void reinforceFortress(NovaPosition p, int seat, int planet, Chronicle chronicle) {
    Actions.pay(p, REINFORCE_COST);
    int end = Units.end(seat, UnitType.FORTRESS);
    for (int unit = Units.first(seat, UnitType.FORTRESS); unit < end; unit++) {
      if (p.units.isOn(unit, planet)) {
        p.units.flipUp(unit);
        ActionFacts.reinforced(chronicle, p, seat, UnitType.FORTRESS, planet / 2);
        return;
      }
    }
  }

  /** An outpost or a factory, paid or free. */
  static void found(NovaPosition p, int planet, int level, int cost, Chronicle chronicle) {
    place(p, planet, level, cost, chronicle);
    provoke(p, planet / 2);
  }

  private static void raise(NovaPosition p, int planet, int level, Chronicle chronicle) {
    int cost = gradeCost(p, level);
    Actions.pay(p, cost);
    p.impulse.discount = false;
    place(p, planet, level, cost, chronicle);
  }

  private static void place(NovaPosition p, int planet, int level, int cost, Chronicle chronicle) {
    int was = p.board.level(planet);
    p.board.put(planet, p.active(), level);
    p.board.markBuilt(planet);
    p.count(NovaCounter.BUILT);
    ActionFacts.markerBuilt(chronicle, p, p.active(), planet, was, level, cost);
  }

  /** R 9.10. */
  private static void provoke(NovaPosition p, int system) {
    for (int seat = 0; seat < p.seats(); seat++) {
      boolean isNear = (p.map().links(system) & Control.held(p, seat)) != 0;
      if (seat != p.active() && isNear) {
        p.impulse.provoked |= 1 << seat;
      }
    }
  }

  static void addSystems(MoveList into, int kind, int systems) {
    for (int left = systems; left != 0; left &= left - 1) {
      into.add(NovaMoves.of(kind, Integer.numberOfTrailingZeros(left)));
    }
  }

  static void addPlanets(MoveList into, int kind, long planets) {
    for (long left = planets; left != 0; left &= left - 1) {
      into.add(NovaMoves.of(kind, Long.numberOfTrailingZeros(left)));
    }
  }
}
