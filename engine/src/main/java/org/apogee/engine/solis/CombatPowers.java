package org.apogee.engine.solis;

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

  static Power power(SolisPosition p, int seat, int tech) {
    return p.empires.tech(seat, tech).itsPower();
  }

  /** The technologies whose powers a side can use now. */
  static long usable(SolisPosition p, int side) {
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
}
