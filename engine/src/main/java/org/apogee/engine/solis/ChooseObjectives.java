package org.apogee.engine.solis;

import org.apogee.engine.Chance;
import org.apogee.engine.Chronicle;
import org.apogee.engine.MoveList;

/** R 4.6: a seat keeps a gold objective, or a bronze and a silver one. */
final class ChooseObjectives extends SolisChapter {
  @Override
  public void legal(SolisPosition p, MoveList into) {
    int seat = p.asked();
    for (int i = 0; i < TurnRecord.DEALT; i++) {
      int card = p.turn.get(TurnRecord.SETUP_DEALT + i);
      var tier = Objective.of(card).tier;
      if (tier == Objective.Tier.GOLD) {
        into.add(SolisMoves.of(SolisMoves.SETUP_OBJECTIVE_GOLD, seat, card + 1));
      }
      for (int j = 0; j < TurnRecord.DEALT && tier == Objective.Tier.BRONZE; j++) {
        int other = p.turn.get(TurnRecord.SETUP_DEALT + j);
        if (Objective.of(other).tier == Objective.Tier.SILVER) {
          into.add(SolisMoves.of(SolisMoves.SETUP_OBJECTIVE_PAIR, seat, card + 1, other + 1, 0));
        }
      }
    }
  }

  @Override
  public void play(SolisPosition p, long move, Chance chance, Chronicle chronicle) {
    int seat = p.asked();
    p.empires.set(seat, Empires.OBJECTIVES, SolisMoves.a(move) - 1);
    p.empires.set(seat, Empires.OBJECTIVES + 1, SolisMoves.b(move) - 1);
    SolisFacts.objectivesKept(chronicle, p, seat);
    for (int i = 0; i < TurnRecord.DEALT; i++) {
      p.turn.set(TurnRecord.SETUP_DEALT + i, TurnRecord.NONE);
    }
    p.turn.add(TurnRecord.SETUP_ORDER, 1);
    SolisSetup.next(p, chance, chronicle);
  }
}
