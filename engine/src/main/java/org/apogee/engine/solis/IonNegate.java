package org.apogee.engine.solis;

import org.apogee.engine.Chance;
import org.apogee.engine.Chronicle;
import org.apogee.engine.MoveList;
import org.apogee.engine.words.Words;

/** R 11.11: what an ion attack takes from the Entity. */
final class IonNegate extends SolisChapter {
  @Override
  public void legal(SolisPosition p, MoveList into) {
    int seat = p.asked();
    int victim = Fight.other(p.fight.sideOf(seat));
    if (IonAttack.weakest(p, victim, IonAttack.ATTACKS) != null) {
      into.add(SolisMoves.of(SolisMoves.ION_NEGATE, seat, 0));
    }
    if (IonAttack.weakest(p, victim, IonAttack.SHIELDS) != null) {
      into.add(SolisMoves.of(SolisMoves.ION_NEGATE, seat, 1));
    }
  }

  @Override
  public void play(SolisPosition p, long move, Chance chance, Chronicle chronicle) {
    int side = p.fight.sideOf(p.asked());
    int victim = Fight.other(side);
    var kinds = SolisMoves.a(move) == 0 ? IonAttack.ATTACKS : IonAttack.SHIELDS;
    var kind = IonAttack.weakest(p, victim, kinds);
    if (kind != null) {
      p.fight.allocate(victim, kind, -1);
      var what = chronicle.listens() ? Words.a(kind.noun) : "";
      FightFacts.ionStruck(chronicle, p, side, what);
    }
    Combat.resume(p, chance, chronicle);
  }
}
