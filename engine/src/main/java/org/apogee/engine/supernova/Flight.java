package org.apogee.engine.supernova;

import org.apogee.engine.Chance;
import org.apogee.engine.Chronicle;
import org.apogee.engine.MoveList;

/** R 8.4: which of the defender's ships flee; numbers ascend, so each choice is named once. */
final class Flight extends SupernovaChapter {
  @Override
  public void legal(SupernovaPosition p, MoveList into) {
    int last = p.attack.fledUpTo;
    long later = last == AttackRecord.NONE ? -1L : -p.table.bit(last) << 1;
    Attack.addShips(p, p.table.orbit(p.attack.target) & later, SupernovaMoves.FLEE, into);
    into.add(SupernovaMoves.FLEE_DONE);
  }

  @Override
  public void play(SupernovaPosition p, long move, Chance chance, Chronicle chronicle) {
    switch (SupernovaMoves.kind(move)) {
      case SupernovaMoves.FLEE -> flee(p, SupernovaMoves.a(move), chronicle);
      case SupernovaMoves.FLEE_DONE -> {
        p.attack.fledUpTo = AttackRecord.NONE;
        boolean isDefended = p.table.orbit(p.attack.target) != 0; // R 8.5
        p.enter(isDefended ? Step.ORBIT_FORM : Step.PLANET_FORM);
      }
      default -> throw SupernovaMoves.notOffered(p, move);
    }
  }

  private static void flee(SupernovaPosition p, int ship, Chronicle chronicle) {
    p.table.place(ship, Table.DEEP_SPACE);
    p.attack.fledUpTo = ship;
    p.count(SupernovaCounter.SHIPS_FLED, 1);
    AttackFacts.fled(chronicle, p, ship);
  }
}
