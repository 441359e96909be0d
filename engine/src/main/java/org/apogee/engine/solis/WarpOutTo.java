package org.apogee.engine.solis;

import org.apogee.engine.Chance;
import org.apogee.engine.Chronicle;
import org.apogee.engine.MoveList;

/** R 10.8: where the ships of a jump point go. */
final class WarpOutTo extends SolisChapter {
  @Override
  public void legal(SolisPosition p, MoveList into) {
    int seat = p.asked();
    legalWarps(p, seat, p.turn.get(TurnRecord.PLACE), into);
    Movement.legalDone(p, seat, into);
  }

  @Override
  public void play(SolisPosition p, long move, Chance chance, Chronicle chronicle) {
    int seat = p.asked();
    if (SolisMoves.kind(move) == SolisMoves.DONE) {
      Movement.finish(p, seat, chance, chronicle);
    } else {
      int point = p.turn.get(TurnRecord.PLACE);
      Movement.fly(p, seat, point, SolisMoves.a(move), move, chronicle);
    }
  }

  private static void legalWarps(SolisPosition p, int seat, int point, MoveList into) {
    if (p.galaxy.ships(seat, point) == 0) {
      return;
    }
    long destinations = Movement.warpOutDestinations(p, seat, point);
    for (int carry = 0; carry <= 1; carry++) {
      for (int all = 0; all <= 1; all++) {
        for (long rest = destinations; rest != 0; rest &= rest - 1) {
          if (Movement.fits(p, seat, point, all, carry)) {
            into.add(SolisMoves.of(SolisMoves.WARP_OUT_TO, seat, Hex.first(rest), all, carry));
          }
        }
      }
    }
  }
}
