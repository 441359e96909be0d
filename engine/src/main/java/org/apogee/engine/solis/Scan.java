package org.apogee.engine.solis;

import org.apogee.engine.Chance;
import org.apogee.engine.Chronicle;
import org.apogee.engine.MoveList;

/** R 8.1 to R 8.4: what a scan costs, how many tiles it draws and how many a seat may store. */
final class Scan {
  static final int BASE = 1;
  static final int DRAWS = 3;
  private static final int FREE_KEEPS = 1;
  private static final int STORAGE = 6;

  private Scan() {}

  static void begin(SolisPosition p, int seat) {
    p.turn.reset();
    p.ask(Step.SCAN_ASIDE, seat);
  }

  /** R 8.3. */
  static int storage(SolisPosition p, int seat) {
    return STORAGE + p.wealth.passive(seat, Passive.STORE);
  }

  /** R 8.2: with so many tiles kept. */
  static int cost(SolisPosition p, int seat, int kept) {
    int free = FREE_KEEPS + p.wealth.passive(seat, Passive.SCAN_KEEP);
    return BASE + Math.max(0, kept - free);
  }

  /** Equal tiles are offered once, at the lowest position. */
  static void distinct(SolisPosition p, int seat, int kind, MoveList into) {
    long seen = 0;
    for (int i = 0; i < p.empires.storedCount(seat); i++) {
      int tile = p.empires.stored(seat, i);
      if ((seen >>> tile & 1) == 0) {
        seen |= 1L << tile;
        into.add(SolisMoves.of(kind, seat, i));
      }
    }
  }

  /** A stored tile goes back into the bag when the scan ends. */
  static int setAside(SolisPosition p, int seat, int position) {
    int tile = p.empires.unstore(seat, position);
    p.turn.append(TurnRecord.ASIDE, TurnRecord.ASIDE_COUNT, tile);
    return tile;
  }

  /** R 8.1: as many as were set aside come on top. */
  static void draw(SolisPosition p, int seat, Chance chance, Chronicle chronicle) {
    int draws =
        DRAWS + p.wealth.passive(seat, Passive.SCAN_DRAW) + p.turn.get(TurnRecord.ASIDE_COUNT);
    for (int i = 0; i < draws && p.piles.bagSize() > 0; i++) {
      p.turn.append(TurnRecord.ROW, TurnRecord.ROW_COUNT, p.piles.drawTile(chance));
    }
    ExploreFacts.scanned(chronicle, p, seat);
    p.ask(Step.SCAN_KEEP, seat);
  }
}
