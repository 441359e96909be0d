package org.apogee.engine.solis;

import org.apogee.engine.Chance;
import org.apogee.engine.Chronicle;
import org.apogee.engine.MoveList;

/** R 9.2: where the ships of a build go, one after the other. */
final class PlaceShip extends SolisChapter {
  @Override
  public void legal(SolisPosition p, MoveList into) {
    int seat = p.asked();
    if (p.turn.get(TurnRecord.LEFT) > 0 && Build.mayAddShip(p, seat)) {
      for (long rest = Build.shipSites(p, seat, p.contested(seat)); rest != 0; rest &= rest - 1) {
        into.add(SolisMoves.of(SolisMoves.PLACE_SHIP, seat, Hex.first(rest)));
      }
    }
    if (p.turn.get(TurnRecord.COUNT) > 0) {
      into.add(SolisMoves.of(SolisMoves.DONE, seat));
    }
  }

  @Override
  public void play(SolisPosition p, long move, Chance chance, Chronicle chronicle) {
    int seat = p.asked();
    if (SolisMoves.kind(move) == SolisMoves.PLACE_SHIP) {
      p.galaxy.addShips(seat, SolisMoves.a(move), 1);
      p.turn.add(TurnRecord.COUNT, 1);
      p.turn.add(TurnRecord.LEFT, -1);
      SolisFacts.shipBuilt(chronicle, p, seat, SolisMoves.a(move));
      return;
    }
    int base = Build.shipsBase(p, seat, p.galaxy.shipsOf(seat));
    int cost = Energy.pay(p, seat, Energy.BUILD, base);
    SolisFacts.paid(chronicle, p, seat, cost, "its ships");
    Turns.goOn(p, chance, chronicle);
  }
}
