package org.apogee.engine.solis;

import org.apogee.engine.Chance;
import org.apogee.engine.Chronicle;
import org.apogee.engine.MoveList;

/** R 14.11: a ship that a flare destroys. */
final class FlareLose extends SolisChapter {
  @Override
  public void legal(SolisPosition p, MoveList into) {
    int seat = p.asked();
    for (long rest = p.galaxy.active[seat]; rest != 0; rest &= rest - 1) {
      into.add(SolisMoves.of(SolisMoves.FLARE_LOSE, seat, Hex.first(rest)));
    }
    for (long rest = p.galaxy.disabled[seat]; rest != 0; rest &= rest - 1) {
      into.add(SolisMoves.of(SolisMoves.FLARE_LOSE, seat, Hex.first(rest), 1, 0));
    }
  }

  @Override
  public void play(SolisPosition p, long move, Chance chance, Chronicle chronicle) {
    int seat = p.asked();
    int sector = SolisMoves.a(move);
    boolean disabled = SolisMoves.b(move) == 1;
    p.galaxy.addShips(seat, sector, disabled ? 0 : -1);
    p.galaxy.addDisabled(seat, sector, disabled ? -1 : 0);
    p.empires.count(seat, SolisCounter.SHIPS_LOST, 1);
    p.entity.add(Entity.FLARE_LOSE, -1);
    EntityFacts.flareHit(chronicle, p, seat, sector, true);
    Turns.goOn(p, chance, chronicle);
  }
}
