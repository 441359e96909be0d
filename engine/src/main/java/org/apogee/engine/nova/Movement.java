package org.apogee.engine.nova;

import org.apogee.engine.Chance;
import org.apogee.engine.Chronicle;
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

  static void begin(NovaPosition p, int from) {
    Actions.pay(p, COST);
    p.frames.push(Step.MOVE_TO, from);
  }

  private static int targets(NovaPosition p, int from, int held) {
    int roomy = held & ~p.units.crowded(p.active());
    if ((held >>> from & 1) != 0) {
      return p.map().reach(1 << from, held) & roomy & ~(1 << from);
    }
    return p.impulse.hasBattleAt(from) ? 0 : p.map().links(from) & roomy;
  }

  /** Where to. Register: from. */
  static final class Destination extends ActiveChapter {
    private static final int FROM = 1;

    @Override
    public void legal(NovaPosition p, MoveList into) {
      int targets = targets(p, p.frames.get(FROM), Control.held(p, p.active()));
      Construction.addSystems(into, NovaMoves.MOVE_TO, targets);
    }

    @Override
    public void play(NovaPosition p, long move, Chance chance, Chronicle chronicle) {
      int from = p.frames.get(FROM);
      p.frames.replace(Step.MOVE_UNITS);
      p.frames.set(Fleets.FROM, from);
      p.frames.set(Fleets.TO, NovaMoves.a(move));
    }
  }

  /** Who goes. Registers: from, to, how many so far. */
  static final class Fleets extends ActiveChapter {
    private static final int FROM = 1;
    private static final int TO = 2;
    private static final int SENT = 3;

    @Override
    public void legal(NovaPosition p, MoveList into) {
      if (p.frames.get(SENT) > 0) {
        into.add(NovaMoves.of(NovaMoves.DONE));
      }
      if (p.units.fleets(p.active(), p.frames.get(TO)) < Units.STACK_LIMIT) {
        listUnits(p, 1 << p.frames.get(FROM), into);
      }
    }

    @Override
    public void play(NovaPosition p, long move, Chance chance, Chronicle chronicle) {
      if (NovaMoves.kind(move) == NovaMoves.DONE) {
        int from = p.frames.get(FROM);
        ActionFacts.moved(chronicle, p, from, p.frames.get(TO), p.frames.get(SENT), COST);
        p.frames.pop();
        Housekeeping.run(p, chronicle);
      } else {
        send(p, move, p.frames.get(TO));
        p.frames.set(SENT, p.frames.get(SENT) + 1);
      }
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

  /** The fleet that a move names goes to a system and has done enough. */
  static void send(NovaPosition p, long move, int to) {
    int type = NovaMoves.b(move);
    int unit = find(p, p.active(), NovaMoves.a(move), type, NovaMoves.c(move));
    p.units.move(unit, to, Units.SPACE);
    p.units.activate(unit, false);
  }
}
