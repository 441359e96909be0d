package org.apogee.engine.solis;

import org.apogee.engine.Chance;
import org.apogee.engine.Chronicle;
import org.apogee.engine.MoveList;

/** R 4.3: a seat chooses the place of its homeworld. */
final class ChooseHome extends SolisChapter {
  @Override
  public void legal(SolisPosition p, MoveList into) {
    for (long rest = p.plan.homes; rest != 0; rest &= rest - 1) {
      if (SolisSetup.isFree(p, Empires.HOME, Hex.first(rest))) {
        into.add(SolisMoves.of(SolisMoves.SETUP_HOME, p.asked(), Hex.first(rest)));
      }
    }
  }

  @Override
  public void play(SolisPosition p, long move, Chance chance, Chronicle chronicle) {
    p.empires.set(p.asked(), Empires.HOME, SolisMoves.a(move));
    SolisSetup.next(p, chance, chronicle);
  }
}
