package org.apogee.engine.solis;

import org.apogee.engine.Chance;
import org.apogee.engine.Chronicle;
import org.apogee.engine.MoveList;

/** R 14.11: a ship that a flare disables. */
final class FlareDisable extends SolisChapter {
  @Override
  public void legal(SolisPosition p, MoveList into) {
    int seat = p.asked();
    for (long rest = p.galaxy.active[seat]; rest != 0; rest &= rest - 1) {
      into.add(SolisMoves.of(SolisMoves.FLARE_DISABLE, seat, Hex.first(rest)));
    }
  }

  @Override
  public void play(SolisPosition p, long move, Chance chance, Chronicle chronicle) {
    int seat = p.asked();
    int sector = SolisMoves.a(move);
    p.galaxy.addShips(seat, sector, -1);
    p.galaxy.addDisabled(seat, sector, 1);
    p.entity.add(Entity.FLARE_DISABLE, -1);
    EntityFacts.flareHit(chronicle, p, seat, sector, false);
    Turns.goOn(p, chance, chronicle);
  }
}
