package org.apogee.engine.solis;

import org.apogee.engine.Chance;
import org.apogee.engine.Chronicle;
import org.apogee.engine.MoveList;

/** R 8.5: which stored tile is revealed next. */
final class RevealTile extends SolisChapter {
  @Override
  public void legal(SolisPosition p, MoveList into) {
    int seat = p.asked();
    long seen = 0;
    for (int i = 0; i < p.empires.storedCount(seat); i++) {
      int tile = p.empires.stored(seat, i);
      if ((seen >>> tile & 1) == 0
          && Location.of(tile).star == p.turn.get(TurnRecord.COLOUR)
          && Reveal.hasPlace(p, seat, tile)) {
        seen |= 1L << tile;
        into.add(SolisMoves.of(SolisMoves.REVEAL_TILE, seat, i));
      }
    }
    // Tiles that were dealt anew to another seat may leave it without a choice.
    if (p.turn.get(TurnRecord.COUNT) > 0 || into.isEmpty()) {
      into.add(SolisMoves.of(SolisMoves.DONE, seat));
    }
  }

  @Override
  public void play(SolisPosition p, long move, Chance chance, Chronicle chronicle) {
    int seat = p.asked();
    if (SolisMoves.kind(move) == SolisMoves.DONE) {
      Turns.goOn(p, chance, chronicle);
    } else {
      p.turn.set(TurnRecord.TILE, p.empires.unstore(seat, SolisMoves.a(move)));
      p.ask(Step.REVEAL_AT, seat);
    }
  }
}
