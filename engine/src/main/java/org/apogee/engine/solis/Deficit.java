package org.apogee.engine.solis;

import org.apogee.engine.Chance;
import org.apogee.engine.Chronicle;
import org.apogee.engine.MoveList;

/** R 7.9: a seat with more colonies than its population allows gives sectors up at once. */
final class Deficit extends SolisChapter {
  @Override
  public void legal(SolisPosition p, MoveList into) {
    int seat = p.asked();
    for (long rest = p.galaxy.owned[seat] & ~p.plan.homes; rest != 0; rest &= rest - 1) {
      into.add(SolisMoves.of(SolisMoves.DEFICIT_ABANDON, seat, Hex.first(rest)));
    }
  }

  @Override
  public void play(SolisPosition p, long move, Chance chance, Chronicle chronicle) {
    int seat = p.asked();
    int sector = SolisMoves.a(move);
    Settle.giveUp(p, seat, sector);
    SolisFacts.removed(chronicle, p, seat, sector, SolisMoves.COLONIES);
    Turns.goOn(p, chance, chronicle);
  }

  /** Asks the first seat with a deficit, from the seat on turn onwards. */
  static boolean ask(SolisPosition p) {
    for (int i = 0; i < p.seats(); i++) {
      int seat = (p.turnSeat() + i) % p.seats();
      if (p.wealth.colonies(seat) > p.wealth.value(seat, Track.POPULATION)) {
        p.ask(Step.DEFICIT, seat);
        return true;
      }
    }
    return false;
  }
}
