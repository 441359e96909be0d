package org.apogee.engine.solis;

import org.apogee.engine.Chance;
import org.apogee.engine.Chronicle;
import org.apogee.engine.MoveList;

/** R 7.5: further sectors improved in one action. */
final class ImproveMore extends SolisChapter {
  @Override
  public void legal(SolisPosition p, MoveList into) {
    int seat = p.asked();
    for (long rest = Settle.improvable(p, seat); rest != 0; rest &= rest - 1) {
      into.add(SolisMoves.of(SolisMoves.IMPROVE_MORE, seat, Hex.first(rest)));
    }
    into.add(SolisMoves.of(SolisMoves.DONE, seat));
  }

  @Override
  public void play(SolisPosition p, long move, Chance chance, Chronicle chronicle) {
    if (SolisMoves.kind(move) == SolisMoves.DONE) {
      Turns.goOn(p, chance, chronicle);
    } else {
      p.turn.add(TurnRecord.LEFT, -1);
      Settle.improved(p, p.asked(), SolisMoves.a(move), 0, chance, chronicle);
    }
  }
}
