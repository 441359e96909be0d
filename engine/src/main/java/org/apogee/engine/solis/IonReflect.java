package org.apogee.engine.solis;

import org.apogee.engine.Chance;
import org.apogee.engine.Chronicle;
import org.apogee.engine.MoveList;

/** R 11.11: whether an ion attack is turned round. */
final class IonReflect extends SolisChapter {
  @Override
  public void legal(SolisPosition p, MoveList into) {
    into.add(SolisMoves.of(SolisMoves.ION_REFLECT, p.asked(), 0));
    into.add(SolisMoves.of(SolisMoves.ION_REFLECT, p.asked(), 1));
  }

  @Override
  public void play(SolisPosition p, long move, Chance chance, Chronicle chronicle) {
    if (SolisMoves.a(move) == 1) {
      IonAttack.reflect(p, p.fight.sideOf(p.asked()), chronicle);
    }
    if (!IonAttack.strike(p)) {
      Combat.resume(p, chance, chronicle);
    }
  }
}
