package org.apogee.engine.solis;

import org.apogee.engine.MoveList;

/** R 7: colonize, improve, abandon. {@link Deficit} has what follows from too many colonies. */
final class Settle {
  private static final int ABANDON_BASE = 1;
  private static final int IMPROVE_BASE = 1;

  private Settle() {}

  /** R 7.2. */
  static int coloniesAvailable(SolisPosition p, int seat) {
    int inPlay = p.wealth.colonies(seat);
    int captured = p.empires.get(seat, Empires.CAPTURED_COLONIES);
    return Math.min(
        p.wealth.value(seat, Track.POPULATION) - inPlay, Galaxy.COLONIES_MAX - inPlay - captured);
  }

  /** R 7.1. */
  static long colonizable(SolisPosition p, int seat, long contested) {
    long owned = 0;
    for (long sectors : p.galaxy.owned) {
      owned |= sectors;
    }
    long free =
        p.galaxy.active[seat]
            & Hex.around(p.galaxy.owned[seat])
            & ~(owned | contested | p.plan.homes);
    int available = coloniesAvailable(p, seat);
    long found = 0;
    for (; free != 0; free &= free - 1) {
      int sector = Hex.first(free);
      if (p.galaxy.tile(sector).colonies <= available
          && Energy.affords(p, seat, Energy.SETTLE, colonizeBase(p, seat, sector))) {
        found |= Hex.bit(sector);
      }
    }
    return found;
  }

  /** R 7.3. */
  static int colonizeBase(SolisPosition p, int seat, int sector) {
    return Energy.reduced(p, seat, p.galaxy.tile(sector).colonies, Passive.CHEAP_COLONIZE);
  }

  static void colonize(SolisPosition p, int seat, int sector) {
    Energy.pay(p, seat, Energy.SETTLE, colonizeBase(p, seat, sector));
    p.galaxy.settle(sector, seat, p.galaxy.tile(sector).colonies);
    p.wealth.countSectors(p, seat);
    p.empires.count(seat, Tally.SECTORS_SETTLED, 1);
    SolisFacts.colonized(p, seat, sector);
    Turn.goOn(p);
  }

  /** R 7.5: what was improved in this cycle is not improved again. */
  static long improvable(SolisPosition p, int seat) {
    long found = 0;
    for (long rest = p.galaxy.owned[seat]; rest != 0; rest &= rest - 1) {
      int sector = Hex.first(rest);
      found |= p.galaxy.isImproved(sector) ? 0 : Hex.bit(sector);
    }
    return found;
  }

  static void improve(SolisPosition p, int seat, int sector) {
    Energy.pay(p, seat, Energy.SETTLE, IMPROVE_BASE);
    p.flow.reset();
    p.flow.set(Flow.LEFT, p.wealth.passive(seat, Passive.IMPROVE_COUNT));
    improved(p, seat, sector);
  }

  private static void improved(SolisPosition p, int seat, int sector) {
    p.galaxy.improve(sector);
    p.wealth.countSectors(p, seat);
    SolisFacts.improved(p, seat, sector);
    if (p.flow.get(Flow.LEFT) == 0) {
      Turn.goOn(p);
    } else {
      p.ask(Step.IMPROVE_MORE, seat);
    }
  }

  /** R 7.7. */
  static long abandonable(SolisPosition p, int seat) {
    return p.galaxy.active[seat]
        | p.galaxy.disabled[seat]
        | (p.galaxy.owned[seat] & (~p.plan.homes | p.galaxy.stations | p.galaxy.gates));
  }

  static void abandon(SolisPosition p, int seat, int sector) {
    Energy.pay(p, seat, Energy.SETTLE, ABANDON_BASE);
    p.flow.reset();
    p.flow.set(Flow.PLACE, sector);
    p.ask(Step.ABANDON_REMOVE, seat);
  }

  static void legal(SolisPosition p, MoveList into) {
    int seat = p.asked();
    if (p.step() == Step.IMPROVE_MORE) {
      for (long rest = improvable(p, seat); rest != 0; rest &= rest - 1) {
        into.add(SolisMoves.of(SolisMoves.IMPROVE_MORE, seat, Hex.first(rest)));
      }
      into.add(SolisMoves.of(SolisMoves.DONE, seat));
      return;
    }
    for (int what = SolisMoves.ACTIVE_SHIP; what <= SolisMoves.COLONIES; what++) {
      if (canRemove(p, seat, p.flow.get(Flow.PLACE), what)) {
        into.add(SolisMoves.of(SolisMoves.ABANDON_REMOVE, seat, what));
      }
    }
    if (p.flow.get(Flow.COUNT) > 0) {
      into.add(SolisMoves.of(SolisMoves.DONE, seat));
    }
  }

  private static boolean canRemove(SolisPosition p, int seat, int sector, int what) {
    boolean owns = p.galaxy.owner(sector) == seat;
    return switch (what) {
      case SolisMoves.ACTIVE_SHIP -> p.galaxy.ships(seat, sector) > 0;
      case SolisMoves.DISABLED_SHIP -> p.galaxy.disabled(seat, sector) > 0;
      case SolisMoves.STATION -> owns && p.galaxy.stations(sector) > 0;
      case SolisMoves.GATE -> owns && p.galaxy.hasGate(sector);
      default -> owns && !Hex.has(p.plan.homes, sector);
    };
  }

  static void play(SolisPosition p, long move) {
    int seat = p.asked();
    if (SolisMoves.kind(move) == SolisMoves.DONE) {
      Turn.goOn(p);
    } else if (p.step() == Step.IMPROVE_MORE) {
      p.flow.add(Flow.LEFT, -1);
      improved(p, seat, SolisMoves.a(move));
    } else {
      remove(p, seat, p.flow.get(Flow.PLACE), SolisMoves.a(move));
      p.flow.add(Flow.COUNT, 1);
    }
  }

  private static void remove(SolisPosition p, int seat, int sector, int what) {
    switch (what) {
      case SolisMoves.ACTIVE_SHIP -> p.galaxy.addShips(seat, sector, -1);
      case SolisMoves.DISABLED_SHIP -> p.galaxy.addDisabled(seat, sector, -1);
      case SolisMoves.STATION -> p.galaxy.addStations(sector, -1);
      case SolisMoves.GATE -> p.galaxy.setGate(sector, false);
      default -> giveUp(p, seat, sector);
    }
    SolisFacts.removed(p, seat, sector, what);
  }

  /** R 7.8: the sector with its colonies, stations and gate. */
  static void giveUp(SolisPosition p, int seat, int sector) {
    p.galaxy.giveUp(sector);
    p.wealth.countSectors(p, seat);
  }
}
