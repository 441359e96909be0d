package org.apogee.engine.solis;

import org.apogee.engine.Chance;
import org.apogee.engine.Chronicle;
import org.apogee.engine.MoveList;

/** R 8.2 to R 8.4: which of the drawn tiles a seat keeps. */
final class ScanKeep extends SolisChapter {
  @Override
  public void legal(SolisPosition p, MoveList into) {
    int seat = p.asked();
    int cost = Scan.cost(p, seat, p.turn.get(TurnRecord.COUNT) + 1);
    if (p.turn.get(TurnRecord.ROW_COUNT) > 0 && Energy.affords(p, seat, Energy.EXPLORE, cost)) {
      if (p.empires.storedCount(seat) >= Scan.storage(p, seat)) {
        Scan.distinct(p, seat, SolisMoves.SCAN_DROP, into);
      } else {
        long seen = 0;
        for (int i = 0; i < p.turn.get(TurnRecord.ROW_COUNT); i++) {
          int tile = p.turn.get(TurnRecord.ROW + i);
          if ((seen >>> tile & 1) == 0) {
            seen |= 1L << tile;
            into.add(SolisMoves.of(SolisMoves.SCAN_KEEP, seat, i));
          }
        }
      }
    }
    into.add(SolisMoves.of(SolisMoves.DONE, seat));
  }

  @Override
  public void play(SolisPosition p, long move, Chance chance, Chronicle chronicle) {
    int seat = p.asked();
    int a = SolisMoves.a(move);
    switch (SolisMoves.kind(move)) {
      case SolisMoves.SCAN_KEEP -> {
        int tile = p.turn.remove(TurnRecord.ROW, TurnRecord.ROW_COUNT, a);
        p.empires.store(seat, tile);
        p.turn.add(TurnRecord.COUNT, 1);
        ExploreFacts.kept(chronicle, p, seat, tile);
      }
      case SolisMoves.SCAN_DROP -> {
        int tile = Scan.setAside(p, seat, a);
        ExploreFacts.tileGone(chronicle, p, seat, tile, true);
      }
      default -> finish(p, seat, chance, chronicle);
    }
  }

  /** R 8.4: what is left goes back; the scan is paid now that the number of tiles is known. */
  private static void finish(SolisPosition p, int seat, Chance chance, Chronicle chronicle) {
    int kept = p.turn.get(TurnRecord.COUNT);
    int cost = Energy.pay(p, seat, Energy.EXPLORE, Scan.cost(p, seat, kept));
    putBack(p, TurnRecord.ROW, TurnRecord.ROW_COUNT);
    putBack(p, TurnRecord.ASIDE, TurnRecord.ASIDE_COUNT);
    ExploreFacts.scanEnded(chronicle, p, seat, kept, cost);
    Turns.goOn(p, chance, chronicle);
  }

  private static void putBack(SolisPosition p, int list, int countCell) {
    for (int i = 0; i < p.turn.get(countCell); i++) {
      p.piles.putBack(p.turn.get(list + i), 1);
    }
  }
}
