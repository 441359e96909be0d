package org.apogee.engine.solis;

import org.apogee.engine.Chronicle;

/** R 11.6 and R 11.8 to R 11.10: dice become attacks and defences, one after the other. */
final class Allocation {
  private Allocation() {}

  /** Whether a seat is asked; the Entity's dice are allocated at once. */
  static boolean ask(SolisPosition p, Chronicle chronicle) {
    var fight = p.fight;
    int side = fight.get(Fight.NEXT);
    if (fight.diceInAll(side) == 0) {
      side = Fight.other(side);
      if (fight.diceInAll(side) == 0) {
        fight.set(Fight.STAGE, Fight.RESULT);
        return false;
      }
    }
    fight.set(Fight.NEXT, Fight.other(side));
    if (fight.isEntity(side)) {
      return allocateEntity(p, side, chronicle);
    }
    p.ask(Step.ALLOCATE, fight.who(side));
    return true;
  }

  /** R 11.10. */
  private static boolean allocateEntity(SolisPosition p, int side, Chronicle chronicle) {
    var fight = p.fight;
    int face = fight.get(Fight.ENTITY_DICE);
    int power = p.entity.get(Entity.POWER);
    int attack = Panel.entityAttack(power, face);
    int defence = Panel.entityDefence(power, face);
    fight.removeDie(side, face);
    if (defence != Panel.EMPTY) {
      fight.allocate(side, defence, 1);
    }
    return attack != Panel.EMPTY && addAttack(p, side, attack, defence, chronicle);
  }

  /** Whether a seat is asked because of it: an ion attack acts at once. */
  static boolean addAttack(SolisPosition p, int side, int attack, int beside, Chronicle chronicle) {
    if (attack == TileKind.ION.number()) {
      p.fight.allocate(side, attack, 1);
      return IonAttack.ask(p, side, chronicle);
    }
    boolean strong = attack == TileKind.A1.number() && beside == TileKind.PD.number();
    p.fight.allocate(side, strong ? Fight.STRONG_A1 : attack, 1);
    return false;
  }
}
