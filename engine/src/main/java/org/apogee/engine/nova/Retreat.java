package org.apogee.engine.nova;

import org.apogee.engine.Chance;
import org.apogee.engine.Chronicle;
import org.apogee.engine.MoveList;
import org.apogee.engine.Position;
import org.apogee.engine.steps.Chapter;

/** R 11.10: fleets leave a system, or perish if they cannot. */
final class Retreat extends Chapter<NovaPosition> {
  // Registers.
  private static final int SEAT = 1;
  private static final int FROM = 2;

  @Override
  public int decider(NovaPosition p) {
    int seat = p.frames.get(SEAT);
    return Control.retreats(p, seat, p.frames.get(FROM)) == 0 ? Position.NOBODY : seat;
  }

  @Override
  public void legal(NovaPosition p, MoveList into) {
    list(p, p.frames.get(SEAT), p.frames.get(FROM), into);
  }

  static void list(NovaPosition p, int seat, int system, MoveList into) {
    Construction.addSystems(into, NovaMoves.RETREAT, Control.retreats(p, seat, system));
  }

  @Override
  public void play(NovaPosition p, long move, Chance chance, Chronicle chronicle) {
    int seat = p.frames.get(SEAT);
    int system = p.frames.get(FROM);
    p.frames.pop();
    go(p, seat, system, NovaMoves.a(move), chronicle);
  }

  /** There is nowhere to go. */
  @Override
  public void run(NovaPosition p, Chance chance, Chronicle chronicle) {
    int seat = p.frames.get(SEAT);
    int system = p.frames.get(FROM);
    p.frames.pop();
    int lost = 0;
    for (int unit = Units.first(seat); unit < Units.endOfFleets(seat); unit++) {
      if (p.units.isInSpaceAt(unit, system)) {
        p.units.remove(unit);
        lost++;
      }
    }
    CombatFacts.perished(chronicle, p, seat, system, lost);
  }

  /** In the order L, l, E, e as long as there is room. */
  static void go(NovaPosition p, int seat, int from, int to, Chronicle chronicle) {
    int place = from == to ? p.board.bestPlanet(seat, from) % 2 + 1 : Units.SPACE;
    int fleets = 0;
    int lost = 0;
    for (int type = UnitType.LINE; type <= UnitType.ESCORT; type++) {
      for (int side = UnitType.FULL; side >= UnitType.REDUCED; side--) {
        for (int unit = Units.first(seat, type); unit < Units.end(seat, type); unit++) {
          if (p.units.isInSpaceAt(unit, from) && p.units.side(unit) == side) {
            fleets++;
            lost += enter(p, unit, from, to, place) ? 0 : 1;
          }
        }
      }
    }
    CombatFacts.retreated(chronicle, p, seat, from, to, fleets, lost);
  }

  /** How many fleets would leave the system. */
  static int fleets(NovaPosition p, int seat, int system) {
    int fleets = 0;
    for (int unit = Units.first(seat); unit < Units.endOfFleets(seat); unit++) {
      fleets += p.units.isInSpaceAt(unit, system) ? 1 : 0;
    }
    return fleets;
  }

  /** How many more fleets the system takes. */
  static int room(NovaPosition p, int seat, int system) {
    return Units.STACK_LIMIT - p.units.fleets(seat, system);
  }

  /** Whether there is room. */
  private static boolean enter(NovaPosition p, int unit, int from, int to, int place) {
    if (from != to && room(p, Units.owner(unit), to) <= 0) {
      p.units.remove(unit);
      return false;
    }
    p.units.move(unit, to, place);
    p.units.activate(unit, false);
    p.units.ready(unit, false);
    return true;
  }
}
