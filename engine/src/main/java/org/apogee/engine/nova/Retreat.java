package org.apogee.engine.nova;

import org.apogee.engine.MoveList;
import org.apogee.engine.Position;

/** R 11.10: fleets leave a system, or perish if they cannot. */
final class Retreat {
  private Retreat() {}

  static int decider(NovaPosition p) {
    int seat = p.frames.get(1);
    return Control.retreats(p, seat, p.frames.get(2)) == 0 ? Position.NOBODY : seat;
  }

  static void legal(NovaPosition p, MoveList into) {
    list(p, p.frames.get(1), p.frames.get(2), into);
  }

  static void list(NovaPosition p, int seat, int system, MoveList into) {
    Construction.addSystems(into, NovaMoves.RETREAT, Control.retreats(p, seat, system));
  }

  static void play(NovaPosition p, long move) {
    int seat = p.frames.get(1);
    int system = p.frames.get(2);
    p.frames.pop();
    go(p, seat, system, NovaMoves.a(move));
  }

  /** There is nowhere to go. */
  static void perish(NovaPosition p) {
    int seat = p.frames.get(1);
    int system = p.frames.get(2);
    p.frames.pop();
    for (int unit = Units.first(seat); unit < Units.endOfFleets(seat); unit++) {
      if (p.units.isInSpaceAt(unit, system)) {
        p.units.remove(unit);
      }
    }
    CombatFacts.perished(p, seat, system);
  }

  /** In the order L, l, E, e as long as there is room. */
  static void go(NovaPosition p, int seat, int from, int to) {
    CombatFacts.retreated(p, seat, from, to);
    int place = from == to ? p.board.bestPlanet(seat, from) % 2 + 1 : Units.SPACE;
    for (int type = UnitType.LINE; type <= UnitType.ESCORT; type++) {
      for (int side = UnitType.FULL; side >= UnitType.REDUCED; side--) {
        for (int unit = Units.first(seat, type); unit < Units.end(seat, type); unit++) {
          if (p.units.isInSpaceAt(unit, from) && p.units.side(unit) == side) {
            enter(p, unit, from, to, place);
          }
        }
      }
    }
  }

  private static void enter(NovaPosition p, int unit, int from, int to, int place) {
    if (from != to && p.units.fleets(Units.owner(unit), to) >= Units.STACK_LIMIT) {
      p.units.remove(unit);
      return;
    }
    p.units.move(unit, to, place);
    p.units.activate(unit, false);
    p.units.ready(unit, false);
  }
}
