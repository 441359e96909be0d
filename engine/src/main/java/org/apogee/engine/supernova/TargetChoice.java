package org.apogee.engine.supernova;

import org.apogee.engine.Chance;
import org.apogee.engine.Chronicle;
import org.apogee.engine.MoveList;

/** R 8.3: which planet is attacked; the fleet leaves its origin. */
final class TargetChoice extends SupernovaChapter {
  @Override
  public void legal(SupernovaPosition p, MoveList into) {
    for (int seat = 0; seat < p.seats(); seat++) {
      if (seat != p.turn.asked) {
        for (long rest = p.table.planets[seat]; rest != 0; rest &= rest - 1) {
          int planet = Long.numberOfTrailingZeros(rest);
          into.add(SupernovaMoves.of(SupernovaMoves.ATTACK_TARGET, planet));
        }
      }
    }
  }

  @Override
  public void play(SupernovaPosition p, long move, Chance chance, Chronicle chronicle) {
    int target = SupernovaMoves.a(move);
    p.attack.target = target;
    for (long rest = p.attack.fleet; rest != 0; rest &= rest - 1) {
      p.table.place(p.table.ship(rest), Table.IN_ATTACK);
    }
    p.count(SupernovaCounter.ATTACKS, 1);
    AttackFacts.attacked(chronicle, p);
    if (p.table.orbit(target) == 0) {
      p.enter(Step.PLANET_FORM);
    } else {
      p.enter(Step.FLEE, p.defender());
    }
  }
}
