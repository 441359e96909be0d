package org.apogee.engine.solis;

import org.apogee.engine.Chance;
import org.apogee.engine.Chronicle;
import org.apogee.engine.MoveList;

/** R 13.2, step 5: the technologies that a seat supplies in its new cycle. */
final class Activate extends SolisChapter {
  @Override
  public void legal(SolisPosition p, MoveList into) {
    int seat = p.asked();
    long idle = p.empires.known[seat] & ~p.empires.active[seat];
    for (long rest = idle; rest != 0; rest &= rest - 1) {
      int tech = Long.numberOfTrailingZeros(rest);
      if (mayActivate(p, seat, tech)) {
        into.add(SolisMoves.of(SolisMoves.ACTIVATE, seat, Techs.reference(tech)));
      }
    }
    into.add(SolisMoves.of(SolisMoves.DONE, seat));
  }

  @Override
  public void play(SolisPosition p, long move, Chance chance, Chronicle chronicle) {
    int seat = p.asked();
    if (SolisMoves.kind(move) == SolisMoves.DONE) {
      p.empires.clearOverlays(seat);
      Logistics.nextTile(p, seat, chance, chronicle);
    } else {
      int tech = Techs.byReference(SolisMoves.a(move));
      p.empires.active[seat] |= 1L << tech;
      p.wealth.countTechs(p, seat);
      ScienceFacts.activated(chronicle, p, seat, tech);
    }
  }

  private static boolean mayActivate(SolisPosition p, int seat, int tech) {
    long active = p.empires.active[seat];
    boolean room =
        tech >= Techs.BASICS
            || Long.bitCount(active & Techs.BASIC_SET) < p.wealth.value(seat, Track.RESEARCH);
    return room && Logistics.isSupplied(p, seat, active | (1L << tech));
  }
}
