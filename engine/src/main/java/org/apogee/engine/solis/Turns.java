package org.apogee.engine.solis;

import org.apogee.engine.Chance;
import org.apogee.engine.Chronicle;

/** R 5: whose turn it is, and what comes between turns. */
final class Turns {
  private static final int TURNS_PER_SEAT = 400;

  private Turns() {}

  /** R 4.10. */
  static void first(SolisPosition p, Chronicle chronicle) {
    begin(p, p.startSeat(), chronicle);
  }

  /** R 5.4: after an action, or whatever came of it, is finished. */
  static void goOn(SolisPosition p, Chance chance, Chronicle chronicle) {
    p.turn.reset();
    if (p.isOver() || Deficit.ask(p)) {
      return;
    }
    if (p.turn.get(TurnRecord.TRACK_DUE) != 0) {
      p.turn.set(TurnRecord.TRACK_DUE, 0);
      if (EntityPhase.isDue(p)) {
        EntityPhase.begin(p, chance, chronicle);
      }
    }
    if (p.entity.get(Entity.STAGE) != Entity.IDLE) {
      EntityPhase.run(p, chance, chronicle);
      return;
    }
    next(p, chronicle);
  }

  /** R 5.4 and R 14.16. */
  static void next(SolisPosition p, Chronicle chronicle) {
    begin(p, (p.turnSeat() + 1) % p.seats(), chronicle);
  }

  /** R 5.6: the last safety net. */
  private static void begin(SolisPosition p, int seat, Chronicle chronicle) {
    p.turn.add(TurnRecord.TURNS, 1);
    p.turn.set(TurnRecord.TOUCHED, 0);
    p.setTurnSeat(seat);
    p.ask(Step.TURN, seat);
    if (p.turn.get(TurnRecord.TURNS) > TURNS_PER_SEAT * p.seats()) {
      Victory.end(p, SolisEnding.DEFEAT_STALL, chronicle);
    }
  }
}
