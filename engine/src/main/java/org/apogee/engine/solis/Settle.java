package org.apogee.engine.solis;

import org.apogee.engine.Chance;
import org.apogee.engine.Chronicle;

/** R 7: colonize, improve, abandon. {@link Deficit} has what follows from too many colonies. */
final class Settle {
  static final int ABANDON_BASE = 1;
  static final int IMPROVE_BASE = 1;

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

  static void colonize(SolisPosition p, int seat, int sector, Chance chance, Chronicle chronicle) {
    int cost = Energy.pay(p, seat, Energy.SETTLE, colonizeBase(p, seat, sector));
    p.galaxy.settle(sector, seat, p.galaxy.tile(sector).colonies);
    p.wealth.countSectors(p, seat);
    p.empires.count(seat, SolisCounter.SECTORS_SETTLED, 1);
    SolisFacts.colonized(chronicle, p, seat, sector, cost);
    Turns.goOn(p, chance, chronicle);
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

  static void improve(SolisPosition p, int seat, int sector, Chance chance, Chronicle chronicle) {
    int cost = Energy.pay(p, seat, Energy.SETTLE, IMPROVE_BASE);
    p.turn.reset();
    p.turn.set(TurnRecord.LEFT, p.wealth.passive(seat, Passive.IMPROVE_COUNT));
    improved(p, seat, sector, cost, chance, chronicle);
  }

  static void improved(
      SolisPosition p, int seat, int sector, int cost, Chance chance, Chronicle chronicle) {
    p.galaxy.improve(sector);
    p.wealth.countSectors(p, seat);
    SolisFacts.improved(chronicle, p, seat, sector, cost);
    if (p.turn.get(TurnRecord.LEFT) == 0) {
      Turns.goOn(p, chance, chronicle);
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

  static void abandon(SolisPosition p, int seat, int sector, Chronicle chronicle) {
    int cost = Energy.pay(p, seat, Energy.SETTLE, ABANDON_BASE);
    var what = chronicle.listens() ? "what it abandons in " + SolisWords.sector(sector) : "";
    SolisFacts.paid(chronicle, p, seat, cost, what);
    p.turn.reset();
    p.turn.set(TurnRecord.PLACE, sector);
    p.ask(Step.ABANDON_REMOVE, seat);
  }

  /** R 7.8: the sector with its colonies, stations and gate. */
  static void giveUp(SolisPosition p, int seat, int sector) {
    p.galaxy.giveUp(sector);
    p.wealth.countSectors(p, seat);
  }
}
