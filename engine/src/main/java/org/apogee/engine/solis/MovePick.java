package org.apogee.engine.solis;

import org.apogee.engine.Chance;
import org.apogee.engine.Chronicle;
import org.apogee.engine.MoveList;

/** R 10.6: the ships that a move or a jump brings to its place, one after the other. */
final class MovePick extends SolisChapter {
  @Override
  public void legal(SolisPosition p, MoveList into) {
    int seat = p.asked();
    long origins = origins(p, seat, p.turn.get(TurnRecord.PLACE));
    Movement.legalPicks(p, seat, origins, false, into);
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

  private static long origins(SolisPosition p, int seat, int destination) {
    int jump = p.turn.get(TurnRecord.JUMP);
    int range = Movement.range(p, seat) + (jump < 0 ? 0 : TurnPowers.amount(p, seat, jump));
    boolean passes = jump >= 0 || p.wealth.passive(seat, Passive.PASS) > 0;
    long bit = Hex.bit(destination);
    long through = Reach.through(p, seat, passes);
    return Reach.flood(bit, range, through, Reach.open(p, seat), p.galaxy.wormholes)
        & p.galaxy.active[seat]
        & ~bit;
  }
}
