package org.apogee.engine.solis;

import org.apogee.engine.MoveList;

/** R 11.6 and R 11.8 to R 11.10: dice become attacks and defences, one after the other. */
final class Allocation {
  private static final int OVERCHARGE = 1;

  private Allocation() {}

  /** Whether a seat is asked; the Entity's dice are allocated at once. */
  static boolean ask(SolisPosition p) {
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
      return allocateEntity(p, side);
    }
    p.ask(Step.ALLOCATE, fight.who(side));
    return true;
  }

  /** R 11.10. */
  private static boolean allocateEntity(SolisPosition p, int side) {
    var fight = p.fight;
    int face = fight.get(Fight.ENTITY_DICE);
    int power = p.entity.get(Entity.POWER);
    int attack = Panel.entityAttack(power, face);
    int defence = Panel.entityDefence(power, face);
    fight.removeDie(side, face);
    FightFacts.allocated(p, side, face, attack, defence);
    if (defence != Panel.EMPTY) {
      fight.allocate(side, defence, 1);
    }
    return attack != Panel.EMPTY && addAttack(p, side, attack, defence);
  }

  static void legal(SolisPosition p, MoveList into) {
    int seat = p.asked();
    int side = p.fight.sideOf(seat);
    boolean mayDefend = p.fight.get(Fight.DEFENDED + side) < p.fight.get(Fight.LOCAL + side);
    for (int way = SolisMoves.AS_ATTACK; way <= SolisMoves.AS_WASTE; way++) {
      for (int face = 1; face <= Panel.FACES; face++) {
        if (p.fight.dice(side, face) > 0 && isLegal(p, seat, face, way, mayDefend)) {
          into.add(SolisMoves.of(SolisMoves.ALLOCATE, seat, face, way, 0));
        }
      }
    }
  }

  private static boolean isLegal(SolisPosition p, int seat, int face, int way, boolean mayDefend) {
    boolean attack = p.empires.attackPlace(seat, face) != Panel.EMPTY;
    boolean defence = p.empires.defencePlace(seat, face) != Panel.EMPTY;
    return switch (way) {
      case SolisMoves.AS_ATTACK -> attack;
      case SolisMoves.AS_DEFENCE -> defence && mayDefend;
      case SolisMoves.AS_BOTH -> attack && defence && Energy.of(p, seat) >= OVERCHARGE;
      default -> !attack && !(defence && mayDefend);
    };
  }

  static void play(SolisPosition p, long move) {
    int seat = p.asked();
    int side = p.fight.sideOf(seat);
    int face = SolisMoves.a(move);
    int way = SolisMoves.b(move);
    boolean attacks = way == SolisMoves.AS_ATTACK || way == SolisMoves.AS_BOTH;
    boolean defends = way == SolisMoves.AS_DEFENCE || way == SolisMoves.AS_BOTH;
    int attack = attacks ? p.empires.attackPlace(seat, face) : Panel.EMPTY;
    int defence = defends ? p.empires.defencePlace(seat, face) : Panel.EMPTY;
    p.fight.removeDie(side, face);
    if (way == SolisMoves.AS_BOTH) {
      Energy.spend(p, seat, OVERCHARGE);
    } else if (defends) {
      p.fight.add(Fight.DEFENDED + side, 1);
    }
    FightFacts.allocated(p, side, face, attack, defence);
    if (defends) {
      p.fight.allocate(side, defence, 1);
    }
    int beside = p.empires.defencePlace(seat, face);
    if (!attacks || !addAttack(p, side, attack, beside)) {
      Combat.resume(p);
    }
  }

  /** Whether a seat is asked because of it: an ion attack acts at once. */
  private static boolean addAttack(SolisPosition p, int side, int attack, int beside) {
    if (attack == TileKind.ION.number()) {
      p.fight.allocate(side, attack, 1);
      return IonAttack.ask(p, side);
    }
    boolean strong = attack == TileKind.A1.number() && beside == TileKind.PD.number();
    p.fight.allocate(side, strong ? Fight.STRONG_A1 : attack, 1);
    return false;
  }
}
