package org.apogee.engine.solis;

import org.apogee.engine.Chance;
import org.apogee.engine.Chronicle;
import org.apogee.engine.MoveList;
import org.apogee.engine.solis.Effect.Deed;

/** R 11.7: the power of a technology that a side uses in a combat, or none. */
final class UsePower extends SolisChapter {
  @Override
  public void legal(SolisPosition p, MoveList into) {
    int seat = p.asked();
    int side = p.fight.sideOf(seat);
    for (long rest = CombatPowers.usable(p, side); rest != 0; rest &= rest - 1) {
      int tech = Long.numberOfTrailingZeros(rest);
      into.add(SolisMoves.of(SolisMoves.COMBAT_ABILITY, seat, Techs.reference(tech)));
    }
    into.add(SolisMoves.of(SolisMoves.DONE, seat));
  }

  @Override
  public void play(SolisPosition p, long move, Chance chance, Chronicle chronicle) {
    if (SolisMoves.kind(move) == SolisMoves.DONE) {
      p.fight.add(Fight.STAGE, 1);
      Combat.resume(p, chance, chronicle);
    } else {
      use(p, p.fight.sideOf(p.asked()), Techs.byReference(SolisMoves.a(move)), chance, chronicle);
    }
  }

  private static void use(SolisPosition p, int side, int tech, Chance chance, Chronicle chronicle) {
    int seat = p.fight.who(side);
    var power = CombatPowers.power(p, seat, tech);
    Energy.spend(p, seat, power.cost());
    p.fight.used[side] |= 1L << tech;
    ScienceFacts.powerUsed(chronicle, p, seat, tech);
    if (power.deed() == Deed.ADD_DICE) {
      for (int i = 0; i < power.amount(); i++) {
        p.fight.addDie(side, Dice.d6(chance));
      }
      p.fight.add(Fight.LOCAL + side, power.amount());
      FightFacts.changed(chronicle, p);
      Combat.resume(p, chance, chronicle);
      return;
    }
    p.fight.set(Fight.POWER, tech);
    p.fight.set(Fight.POWER_LEFT, power.amount());
    p.ask(Step.ABILITY_DIE, seat);
  }
}
