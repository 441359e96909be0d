package org.apogee.engine.nova;

import org.apogee.engine.Chance;
import org.apogee.engine.Chronicle;
import org.apogee.engine.MoveList;
import org.apogee.engine.steps.Chapter;

/** R 9.9 and R 16.5: a power gives up units and markers of its own. */
final class Elimination extends Chapter<NovaPosition> {
  static final int COST = 1;

  private static final long FIRST = 0x5555555555555555L; // the first planet of each system

  // Registers.
  private static final int SEAT = 1;
  private static final int FREE = 2;

  static boolean isOffered(NovaPosition p) {
    int seat = p.active();
    return p.impulse.points >= COST && (p.units.count(seat) > 0 || markers(p, seat) != 0);
  }

  static void begin(NovaPosition p) {
    Actions.pay(p, COST);
    p.frames.push(Step.ELIMINATE, p.active(), 0);
  }

  /** Outposts and factories that may go. */
  private static long markers(NovaPosition p, int seat) {
    long own = p.board.owned(seat);
    if (Long.bitCount(own) <= 1) {
      return 0;
    }
    long low = p.board.atLevel(Marker.OUTPOST.level) | p.board.atLevel(Marker.FACTORY.level);
    long both = own & ((own >>> 1 & FIRST) | (own & FIRST) << 1);
    long free = Galaxy.planetsOf(p.map().all & ~p.units.anywhere(seat));
    return own & low & (both | free);
  }

  @Override
  public int decider(NovaPosition p) {
    return p.frames.get(SEAT);
  }

  @Override
  public void legal(NovaPosition p, MoveList into) {
    int seat = p.frames.get(SEAT);
    if (p.frames.get(FREE) == 1) {
      into.add(NovaMoves.of(NovaMoves.DONE));
    }
    for (int left = p.units.anywhere(seat); left != 0; left &= left - 1) {
      int system = Integer.numberOfTrailingZeros(left);
      for (int type = UnitType.LINE; type <= UnitType.FORTRESS; type++) {
        for (int side = UnitType.REDUCED; side <= UnitType.FULL; side++) {
          if (find(p, seat, system, type, side) != Units.NONE) {
            into.add(NovaMoves.of(NovaMoves.ELIM_UNIT, system, type, side));
          }
        }
      }
    }
    Construction.addPlanets(into, NovaMoves.ELIM_MARKER, markers(p, seat));
  }

  private static int find(NovaPosition p, int seat, int system, int type, int side) {
    for (int unit = Units.first(seat, type); unit < Units.end(seat, type); unit++) {
      if (p.units.system(unit) == system && p.units.side(unit) == side) {
        return unit;
      }
    }
    return Units.NONE;
  }

  @Override
  public void play(NovaPosition p, long move, Chance chance, Chronicle chronicle) {
    int seat = p.frames.get(SEAT);
    boolean isFree = p.frames.get(FREE) == 1;
    int cost = isFree ? 0 : COST;
    switch (NovaMoves.kind(move)) {
      case NovaMoves.DONE -> {
        p.frames.pop();
        return;
      }
      case NovaMoves.ELIM_UNIT -> {
        int system = NovaMoves.a(move);
        int type = NovaMoves.b(move);
        int side = NovaMoves.c(move);
        p.units.remove(find(p, seat, system, type, side));
        ActionFacts.unitGivenUp(chronicle, p, seat, type, side, system, cost);
      }
      default -> {
        ActionFacts.markerGivenUp(chronicle, p, seat, NovaMoves.a(move), cost);
        p.board.clear(NovaMoves.a(move));
      }
    }
    if (!isFree) {
      p.frames.pop();
      Housekeeping.run(p, chronicle);
    }
  }
}
