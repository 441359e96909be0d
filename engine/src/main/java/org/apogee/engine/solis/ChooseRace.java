package org.apogee.engine.solis;

import org.apogee.engine.Chance;
import org.apogee.engine.Chronicle;
import org.apogee.engine.MoveList;

/** R 4.2: a seat chooses its race. */
final class ChooseRace extends SolisChapter {
  @Override
  public void legal(SolisPosition p, MoveList into) {
    for (int race = 0; race < Race.count(); race++) {
      if (SolisSetup.isFree(p, Empires.RACE, race)) {
        into.add(SolisMoves.of(SolisMoves.SETUP_RACE, p.asked(), race));
      }
    }
  }

  @Override
  public void play(SolisPosition p, long move, Chance chance, Chronicle chronicle) {
    int seat = p.asked();
    SolisSetup.giveRace(p, seat, SolisMoves.a(move));
    SolisFacts.raceChosen(chronicle, p, seat);
    SolisSetup.next(p, chance, chronicle);
  }
}
