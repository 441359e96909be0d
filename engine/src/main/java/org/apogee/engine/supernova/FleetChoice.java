package org.apogee.engine.supernova;

import org.apogee.engine.Chance;
import org.apogee.engine.Chronicle;
import org.apogee.engine.MoveList;

/** R 8.2: which ships at the origin attack; numbers ascend, so each fleet is named once. */
final class FleetChoice extends SupernovaChapter {
  @Override
  public void legal(SupernovaPosition p, MoveList into) {
    long later = p.attack.fleet == 0 ? -1L : -Long.highestOneBit(p.attack.fleet) << 1;
    long ships = p.table.orbit(p.attack.origin) & later;
    Attack.addShips(p, ships, SupernovaMoves.FLEET_ADD, into);
    if (p.attack.fleet != 0) {
      into.add(SupernovaMoves.FLEET_DONE);
    }
  }

  @Override
  public void play(SupernovaPosition p, long move, Chance chance, Chronicle chronicle) {
    switch (SupernovaMoves.kind(move)) {
      case SupernovaMoves.FLEET_ADD -> p.attack.fleet |= p.table.bit(SupernovaMoves.a(move));
      case SupernovaMoves.FLEET_DONE -> p.enter(Step.TARGET);
      default -> throw SupernovaMoves.notOffered(p, move);
    }
  }
}
