package org.apogee.engine.supernova;

import static org.apogee.engine.supernova.SupernovaMoves.PLANET_FORM;

import org.apogee.engine.Chance;
import org.apogee.engine.Chronicle;
import org.apogee.engine.MoveList;

/** R 8.9: the form of the attack on the planet, or the way home. */
final class PlanetForm extends SupernovaChapter {
  @Override
  public void legal(SupernovaPosition p, MoveList into) {
    into.add(SupernovaMoves.WITHDRAW);
    into.add(SupernovaMoves.of(PLANET_FORM, Battle.MILITARY));
    into.add(SupernovaMoves.of(PLANET_FORM, Battle.DIPLOMATIC));
    into.add(SupernovaMoves.of(PLANET_FORM, Battle.ECONOMIC));
  }

  @Override
  public void play(SupernovaPosition p, long move, Chance chance, Chronicle chronicle) {
    switch (SupernovaMoves.kind(move)) {
      case PLANET_FORM -> {
        p.attack.form = SupernovaMoves.a(move);
        AttackFacts.announced(chronicle, p, p.attack.form, false);
        Window.open(p, Step.PLANET_WINDOW);
      }
      case SupernovaMoves.WITHDRAW -> {
        p.count(SupernovaCounter.WITHDRAWALS, 1);
        AttackFacts.withdrew(chronicle, p);
        Attack.goHome(p, chance, chronicle);
      }
      default -> throw SupernovaMoves.notOffered(p, move);
    }
  }
}
