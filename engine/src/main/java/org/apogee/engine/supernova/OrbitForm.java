package org.apogee.engine.supernova;

import static org.apogee.engine.supernova.Battle.BYPASS;
import static org.apogee.engine.supernova.Battle.DIPLOMATIC;
import static org.apogee.engine.supernova.Battle.ECONOMIC;
import static org.apogee.engine.supernova.Battle.MILITARY;
import static org.apogee.engine.supernova.SupernovaMoves.ORBIT_FORM;

import org.apogee.engine.Chance;
import org.apogee.engine.Chronicle;
import org.apogee.engine.MoveList;
import org.apogee.engine.Position;

/** R 8.6: the form of the attack on the ships in orbit. */
final class OrbitForm extends SupernovaChapter {
  /** What is not a choice is announced without one. */
  @Override
  public int decider(SupernovaPosition p) {
    boolean isChoice = isDiplomatic(p) || isEconomic(p) || isBypass(p);
    return isChoice ? p.turn.asked : Position.NOBODY;
  }

  @Override
  public void run(SupernovaPosition p, Chance chance, Chronicle chronicle) {
    announce(p, MILITARY, chronicle);
  }

  @Override
  public void legal(SupernovaPosition p, MoveList into) {
    into.add(SupernovaMoves.of(ORBIT_FORM, MILITARY));
    if (isDiplomatic(p)) {
      into.add(SupernovaMoves.of(ORBIT_FORM, DIPLOMATIC));
    }
    if (isEconomic(p)) {
      into.add(SupernovaMoves.of(ORBIT_FORM, ECONOMIC));
    }
    if (isBypass(p)) {
      into.add(SupernovaMoves.of(ORBIT_FORM, BYPASS));
    }
  }

  private static boolean isDiplomatic(SupernovaPosition p) {
    return isDiplomatic(p, p.attack.fleet);
  }

  static boolean isDiplomatic(SupernovaPosition p, long fleet) {
    for (long rest = fleet; rest != 0; rest &= rest - 1) {
      if (!p.cards.kind(p.table.ship(rest)).has(Flags.CONSUL)) {
        return false;
      }
    }
    return Strengths.in(p.table.strengthsOfFleet(fleet), MILITARY) <= 0;
  }

  private static boolean isEconomic(SupernovaPosition p) {
    for (long rest = p.attack.fleet; rest != 0; rest &= rest - 1) {
      if (p.table.sum(p.table.ship(rest), CardList.CHARTERS) == 0) {
        return false;
      }
    }
    return true;
  }

  private static boolean isBypass(SupernovaPosition p) {
    int koolians = CardList.columnOf(Race.KOOLIAN);
    for (long rest = p.attack.fleet; rest != 0; rest &= rest - 1) {
      int ship = p.table.ship(rest);
      if (p.table.sum(ship, CardList.HIGH_GS) == 0 || p.table.sum(ship, koolians) == 0) {
        return false;
      }
    }
    return true;
  }

  @Override
  public void play(SupernovaPosition p, long move, Chance chance, Chronicle chronicle) {
    announce(p, SupernovaMoves.a(move), chronicle);
  }

  private static void announce(SupernovaPosition p, int form, Chronicle chronicle) {
    AttackFacts.announced(chronicle, p, form, true);
    if (form == BYPASS) {
      p.enter(Step.PLANET_FORM);
    } else {
      p.attack.form = form;
      Window.open(p, Step.ORBIT_WINDOW);
    }
  }
}
