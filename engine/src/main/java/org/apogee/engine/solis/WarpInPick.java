package org.apogee.engine.solis;

import org.apogee.engine.Chance;
import org.apogee.engine.Chronicle;
import org.apogee.engine.MoveList;

/** R 10.7: the ships that warp in to a jump point. */
final class WarpInPick extends SolisChapter {
  @Override
  public void legal(SolisPosition p, MoveList into) {
    int seat = p.asked();
    long origins = Movement.warpInOrigins(p, seat, p.turn.get(TurnRecord.PLACE));
    Movement.legalPicks(p, seat, origins, true, into);
    Movement.legalDone(p, seat, into);
  }

  @Override
  public void play(SolisPosition p, long move, Chance chance, Chronicle chronicle) {
    int seat = p.asked();
    if (SolisMoves.kind(move) == SolisMoves.DONE) {
      Movement.finish(p, seat, chance, chronicle);
    } else {
      Movement.pick(p, seat, move, chronicle);
    }
  }
}
