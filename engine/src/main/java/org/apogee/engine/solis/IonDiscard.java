package org.apogee.engine.solis;

import org.apogee.engine.Chance;
import org.apogee.engine.Chronicle;
import org.apogee.engine.MoveList;

/** R 11.11: the die that a seat loses to an ion attack. */
final class IonDiscard extends SolisChapter {
  @Override
  public void legal(SolisPosition p, MoveList into) {
    int seat = p.asked();
    int side = p.fight.sideOf(seat);
    for (int face = 1; face <= Panel.FACES; face++) {
      if (p.fight.dice(side, face) > 0) {
        into.add(SolisMoves.of(SolisMoves.ION_DISCARD, seat, face));
      }
    }
  }

  @Override
  public void play(SolisPosition p, long move, Chance chance, Chronicle chronicle) {
    int side = p.fight.sideOf(p.asked());
    int face = SolisMoves.a(move);
    p.fight.removeDie(side, face);
    var what = chronicle.listens() ? "a die showing " + face : "";
    FightFacts.ionStruck(chronicle, p, Fight.other(side), what);
    Combat.resume(p, chance, chronicle);
  }
}
