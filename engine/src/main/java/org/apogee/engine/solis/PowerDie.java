package org.apogee.engine.solis;

import org.apogee.engine.Chance;
import org.apogee.engine.Chronicle;
import org.apogee.engine.MoveList;
import org.apogee.engine.solis.Effect.Deed;

/** R 2.19: the dice that a power rolls again, turns or takes away. */
final class PowerDie extends SolisChapter {
  @Override
  public void legal(SolisPosition p, MoveList into) {
    int seat = p.asked();
    int side = p.fight.sideOf(seat);
    var deed = CombatPowers.power(p, seat, p.fight.get(Fight.POWER)).deed();
    int of = deed == Deed.JAM ? Fight.other(side) : side;
    int to = deed == Deed.SETDIE ? Panel.FACES : 0;
    for (int face = 1; face <= Panel.FACES; face++) {
      for (int become = Math.min(to, 1); become <= to && p.fight.dice(of, face) > 0; become++) {
        if (become != face) {
          into.add(SolisMoves.of(SolisMoves.ABILITY_DIE, seat, face, become, 0));
        }
      }
    }
    into.add(SolisMoves.of(SolisMoves.DONE, seat));
  }

  @Override
  public void play(SolisPosition p, long move, Chance chance, Chronicle chronicle) {
    int side = p.fight.sideOf(p.asked());
    if (SolisMoves.kind(move) == SolisMoves.DONE) {
      finish(p, side, chance, chronicle);
    } else {
      change(p, side, SolisMoves.a(move), SolisMoves.b(move), chance, chronicle);
    }
  }

  private static void change(
      SolisPosition p, int side, int face, int become, Chance chance, Chronicle chronicle) {
    var fight = p.fight;
    var deed = CombatPowers.power(p, fight.who(side), fight.get(Fight.POWER)).deed();
    int of = deed == Deed.JAM ? Fight.other(side) : side;
    fight.removeDie(of, face);
    if (deed == Deed.SETDIE) {
      fight.addDie(side, become);
    } else if (deed == Deed.REROLL) {
      fight.add(Fight.PICKED + face - 1, 1);
    }
    fight.add(Fight.POWER_LEFT, -1);
    if (fight.get(Fight.POWER_LEFT) == 0 || fight.diceInAll(of) == 0) {
      finish(p, side, chance, chronicle);
    }
  }

  /** Dice picked to be rolled again are rolled all at once. */
  private static void finish(SolisPosition p, int side, Chance chance, Chronicle chronicle) {
    var fight = p.fight;
    for (int face = 1; face <= Panel.FACES; face++) {
      int picked = fight.get(Fight.PICKED + face - 1);
      fight.set(Fight.PICKED + face - 1, 0);
      for (int i = 0; i < picked; i++) {
        fight.addDie(side, Dice.d6(chance));
      }
    }
    fight.set(Fight.POWER, Fight.NONE);
    fight.set(Fight.POWER_LEFT, 0);
    FightFacts.changed(chronicle, p);
    Combat.resume(p, chance, chronicle);
  }
}
