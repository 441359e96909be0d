package org.apogee.engine.nova;

import org.apogee.engine.MoveList;

/** R 9.5: any number of fleets from one system to another. */
final class Movement {
  static final int COST = 1;

  private Movement() {}

  static void list(NovaPosition p, int held, MoveList into) {
    if (p.impulse.points < COST) {
      return;
    }
    for (int left = p.units.active(p.active()); left != 0; left &= left - 1) {
      int system = Integer.numberOfTrailingZeros(left);
      if (targets(p, system, held) != 0) {
        into.add(NovaMoves.of(NovaMoves.MOVE_FROM, system));
      }
    }
  }

  private static int targets(NovaPosition p, int from, int held) {
    int roomy = held & ~p.units.crowded(p.active());
    if ((held >>> from & 1) != 0) {
      return p.map().reach(1 << from, held) & roomy & ~(1 << from);
    }
    return p.impulse.hasBattleAt(from) ? 0 : p.map().links(from) & roomy;
  }

  static void legalTargets(NovaPosition p, MoveList into) {
    int targets = targets(p, p.frames.get(1), Control.held(p, p.active()));
    Construction.addSystems(into, NovaMoves.MOVE_TO, targets);
  }

  static void playTarget(NovaPosition p, long move) {
    int from = p.frames.get(1);
    p.frames.replace(Step.MOVE_UNITS);
    p.frames.set(1, from);
    p.frames.set(2, NovaMoves.a(move));
  }

  static void legalUnits(NovaPosition p, MoveList into) {
    if (p.frames.get(3) > 0) {
      into.add(NovaMoves.of(NovaMoves.DONE));
    }
    if (p.units.fleets(p.active(), p.frames.get(2)) < Units.STACK_LIMIT) {
      listUnits(p, 1 << p.frames.get(1), into);
    }
  }

  /** Kinds of active fleets in the space of some systems. */
  static void listUnits(NovaPosition p, int systems, MoveList into) {
    int seat = p.active();
    for (int left = systems & p.units.active(seat); left != 0; left &= left - 1) {
      int system = Integer.numberOfTrailingZeros(left);
      for (int type = UnitType.LINE; type <= UnitType.ESCORT; type++) {
        for (int side = UnitType.REDUCED; side <= UnitType.FULL; side++) {
          if (find(p, seat, system, type, side) != Units.NONE) {
            into.add(NovaMoves.of(NovaMoves.ADD_UNIT, system, type, side));
          }
        }
      }
    }
  }

  private static int find(NovaPosition p, int seat, int system, int type, int side) {
    for (int unit = Units.first(seat, type); unit < Units.end(seat, type); unit++) {
      if (p.units.isInSpaceAt(unit, system)
          && p.units.isActive(unit)
          && p.units.side(unit) == side) {
        return unit;
      }
    }
    return Units.NONE;
  }

  static void playUnit(NovaPosition p, long move) {
    if (NovaMoves.kind(move) == NovaMoves.DONE) {
      NovaFacts.moved(p, p.frames.get(1), p.frames.get(2), p.frames.get(3));
      p.frames.pop();
      Housekeeping.run(p);
    } else {
      send(p, move, p.frames.get(2));
      p.frames.set(3, p.frames.get(3) + 1);
    }
  }

  /** The fleet that a move names goes to a system and has done enough. */
  static void send(NovaPosition p, long move, int to) {
    int type = NovaMoves.b(move);
    int unit = find(p, p.active(), NovaMoves.a(move), type, NovaMoves.c(move));
    p.units.move(unit, to, Units.SPACE);
    p.units.activate(unit, false);
  }
}
