package org.apogee.engine.solis;

import org.apogee.engine.Chance;
import org.apogee.engine.Chronicle;
import org.apogee.engine.MoveList;

/** R 13.2, step 4: race cards that are turned to their other sides. */
final class TurnCards extends SolisChapter {
  @Override
  public void legal(SolisPosition p, MoveList into) {
    int seat = p.asked();
    for (int card = 0; 2 * card < RaceTechs.SIDES_OF_RACE; card++) {
      if (mayTurn(p, seat, card)) {
        into.add(SolisMoves.of(SolisMoves.FLIP, seat, card));
      }
    }
    into.add(SolisMoves.of(SolisMoves.DONE, seat));
  }

  @Override
  public void play(SolisPosition p, long move, Chance chance, Chronicle chronicle) {
    int seat = p.asked();
    if (SolisMoves.kind(move) == SolisMoves.DONE) {
      p.empires.active[seat] = 0;
      p.wealth.countTechs(p, seat);
      p.ask(Step.ACTIVATE, seat);
    } else {
      turn(p, seat, SolisMoves.a(move), chronicle);
    }
  }

  private static boolean mayTurn(SolisPosition p, int seat, int card) {
    long sides = p.empires.known[seat] & (3L << Techs.race(card, 0));
    return sides != 0
        && (p.turn.get(TurnRecord.TURNED) >>> card & 1) == 0
        && p.empires.tech(seat, Long.numberOfTrailingZeros(sides)).cost
            <= p.empires.get(seat, Empires.CREDITS);
  }

  private static void turn(SolisPosition p, int seat, int card, Chronicle chronicle) {
    int tech = Long.numberOfTrailingZeros(p.empires.known[seat] & (3L << Techs.race(card, 0)));
    p.empires.add(seat, Empires.CREDITS, -p.empires.tech(seat, tech).cost);
    p.empires.known[seat] ^= 3L << Techs.race(card, 0);
    p.turn.set(TurnRecord.TURNED, p.turn.get(TurnRecord.TURNED) | (1 << card));
    ScienceFacts.turned(chronicle, p, seat, Techs.turned(tech));
  }
}
