package org.apogee.engine.solis;

import org.apogee.engine.MoveList;
import org.apogee.engine.solis.Effect.Deed;
import org.apogee.engine.solis.Effect.Power;
import org.apogee.engine.solis.Effect.Timing;

/** R 11.7 and R 2.19: powers that technologies give in a combat. */
final class CombatPowers {
  private CombatPowers() {}

  /** Asks a side for its powers, if it has any to use now. */
  static boolean ask(SolisPosition p, int side) {
    if (p.fight.isEntity(side) || usable(p, side) == 0) {
      return false;
    }
    p.ask(Step.COMBAT_ABILITY, p.fight.who(side));
    return true;
  }

  private static Power power(SolisPosition p, int seat, int tech) {
    var power = p.empires.tech(seat, tech).power;
    if (power == null) {
      throw new IllegalStateException("no power: " + tech);
    }
    return power;
  }

  /** The technologies whose powers a side can use now. */
  private static long usable(SolisPosition p, int side) {
    int seat = p.fight.who(side);
    long usable = 0;
    for (long rest = p.empires.active[seat] & ~p.fight.used[side]; rest != 0; rest &= rest - 1) {
      int tech = Long.numberOfTrailingZeros(rest);
      var power = p.empires.tech(seat, tech).power;
      if (power != null && power.timing() == Timing.COMBAT && isUsable(p, side, power)) {
        usable |= 1L << tech;
      }
    }
    return usable;
  }

  private static boolean isUsable(SolisPosition p, int side, Power power) {
    int other = Fight.other(side);
    if (Energy.of(p, p.fight.who(side)) < power.cost()
        || (power.onlyAgainstEntity() && !p.fight.isEntity(other))) {
      return false;
    }
    return switch (power.deed()) {
      case REROLL, SETDIE -> p.fight.diceInAll(side) > 0;
      case JAM -> p.fight.diceInAll(other) > 0;
      default -> true;
    };
  }

  static void legal(SolisPosition p, MoveList into) {
    int seat = p.asked();
    int side = p.fight.sideOf(seat);
    if (p.step() == Step.COMBAT_ABILITY) {
      for (long rest = usable(p, side); rest != 0; rest &= rest - 1) {
        int tech = Long.numberOfTrailingZeros(rest);
        into.add(SolisMoves.of(SolisMoves.COMBAT_ABILITY, seat, Techs.reference(tech)));
      }
    } else {
      var deed = power(p, seat, p.fight.get(Fight.POWER)).deed();
      int of = deed == Deed.JAM ? Fight.other(side) : side;
      int to = deed == Deed.SETDIE ? Panel.FACES : 0;
      for (int face = 1; face <= Panel.FACES; face++) {
        for (int become = Math.min(to, 1); become <= to && p.fight.dice(of, face) > 0; become++) {
          if (become != face) {
            into.add(SolisMoves.of(SolisMoves.ABILITY_DIE, seat, face, become, 0));
          }
        }
      }
    }
    into.add(SolisMoves.of(SolisMoves.DONE, seat));
  }

  static void play(SolisPosition p, long move) {
    int side = p.fight.sideOf(p.asked());
    int a = SolisMoves.a(move);
    switch (SolisMoves.kind(move)) {
      case SolisMoves.COMBAT_ABILITY -> use(p, side, Techs.byReference(a));
      case SolisMoves.ABILITY_DIE -> die(p, side, a, SolisMoves.b(move));
      default -> {
        if (p.step() == Step.ABILITY_DIE) {
          finishPower(p, side);
        } else {
          p.fight.add(Fight.STAGE, 1);
          Combat.resume(p);
        }
      }
    }
  }

  private static void use(SolisPosition p, int side, int tech) {
    int seat = p.fight.who(side);
    var power = power(p, seat, tech);
    Energy.spend(p, seat, power.cost());
    p.fight.used[side] |= 1L << tech;
    FightFacts.powerUsed(p, seat, tech);
    if (power.deed() == Deed.ADD_DICE) {
      for (int i = 0; i < power.amount(); i++) {
        p.fight.addDie(side, p.d6());
      }
      p.fight.add(Fight.LOCAL + side, power.amount());
      FightFacts.rolled(p);
      Combat.resume(p);
      return;
    }
    p.fight.set(Fight.POWER, tech);
    p.fight.set(Fight.POWER_LEFT, power.amount());
    p.ask(Step.ABILITY_DIE, seat);
  }

  private static void die(SolisPosition p, int side, int face, int become) {
    var fight = p.fight;
    var deed = power(p, fight.who(side), fight.get(Fight.POWER)).deed();
    int of = deed == Deed.JAM ? Fight.other(side) : side;
    fight.removeDie(of, face);
    if (deed == Deed.SETDIE) {
      fight.addDie(side, become);
    } else if (deed == Deed.REROLL) {
      fight.add(Fight.PICKED + face - 1, 1);
    }
    fight.add(Fight.POWER_LEFT, -1);
    if (fight.get(Fight.POWER_LEFT) == 0 || fight.diceInAll(of) == 0) {
      finishPower(p, side);
    }
  }

  /** Dice picked to be rolled again are rolled all at once. */
  private static void finishPower(SolisPosition p, int side) {
    var fight = p.fight;
    for (int face = 1; face <= Panel.FACES; face++) {
      int picked = fight.get(Fight.PICKED + face - 1);
      fight.set(Fight.PICKED + face - 1, 0);
      for (int i = 0; i < picked; i++) {
        fight.addDie(side, p.d6());
      }
    }
    fight.set(Fight.POWER, Fight.NONE);
    fight.set(Fight.POWER_LEFT, 0);
    FightFacts.rolled(p);
    Combat.resume(p);
  }
}
