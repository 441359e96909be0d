package org.apogee.engine.solis;

import org.apogee.engine.Chance;
import org.apogee.engine.Chronicle;
import org.apogee.engine.MoveList;

/** R 8.1: before it draws, a seat may set stored tiles aside. */
final class ScanAside extends SolisChapter {
  @Override
  public void legal(SolisPosition p, MoveList into) {
    int seat = p.asked();
    Scan.distinct(p, seat, SolisMoves.SCAN_SET_ASIDE, into);
    into.add(SolisMoves.of(SolisMoves.SCAN_DRAW, seat));
  }

  @Override
  public void play(SolisPosition p, long move, Chance chance, Chronicle chronicle) {
    int seat = p.asked();
    if (SolisMoves.kind(move) == SolisMoves.SCAN_DRAW) {
      Scan.draw(p, seat, chance, chronicle);
    } else {
      int tile = Scan.setAside(p, seat, SolisMoves.a(move));
      ExploreFacts.tileGone(chronicle, p, seat, tile, false);
    }
  }
}
