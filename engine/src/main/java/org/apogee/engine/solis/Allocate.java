package org.apogee.engine.solis;

import org.apogee.engine.Chance;
import org.apogee.engine.Chronicle;
import org.apogee.engine.MoveList;

/** R 11.8 and R 11.9: what a seat makes of one of its dice. */
final class Allocate extends SolisChapter {
  static final int OVERCHARGE = 1;

  @Override
  public void legal(SolisPosition p, MoveList into) {
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

  @Override
  public void play(SolisPosition p, long move, Chance chance, Chronicle chronicle) {
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
    if (defends) {
      p.fight.allocate(side, defence, 1);
    }
    int beside = p.empires.defencePlace(seat, face);
    if (!attacks || !Allocation.addAttack(p, side, attack, beside, chronicle)) {
      Combat.resume(p, chance, chronicle);
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
}
