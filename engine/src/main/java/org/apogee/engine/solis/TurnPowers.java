package org.apogee.engine.solis;

import org.apogee.engine.Chance;
import org.apogee.engine.Chronicle;
import org.apogee.engine.MoveList;
import org.apogee.engine.solis.Effect.Deed;
import org.apogee.engine.solis.Effect.Power;
import org.apogee.engine.solis.Effect.Timing;

/** R 2.19: powers that are used in a turn or in place of its action, once in each cycle. */
final class TurnPowers {
  private TurnPowers() {}

  private static Power power(SolisPosition p, int seat, int tech) {
    return p.empires.tech(seat, tech).itsPower();
  }

  static int cost(SolisPosition p, int seat, int tech) {
    return power(p, seat, tech).cost();
  }

  static int amount(SolisPosition p, int seat, int tech) {
    return power(p, seat, tech).amount();
  }

  private static boolean isReady(SolisPosition p, int seat, int tech, Timing timing) {
    return p.empires.tech(seat, tech).hasPower(timing) && !p.empires.isUsed(seat, tech);
  }

  static void legalInTurn(SolisPosition p, int seat, MoveList into) {
    for (long rest = p.empires.active[seat]; rest != 0; rest &= rest - 1) {
      int tech = Long.numberOfTrailingZeros(rest);
      if (isReady(p, seat, tech, Timing.TURN)
          && cost(p, seat, tech) <= Energy.of(p, seat)
          && isOfUse(p, seat, tech)) {
        into.add(SolisMoves.of(SolisMoves.TURN_ABILITY, seat, Techs.reference(tech)));
      }
    }
  }

  private static boolean isOfUse(SolisPosition p, int seat, int tech) {
    return power(p, seat, tech).deed() != Deed.RESTORE
        || p.galaxy.disabled[seat] != 0
        || p.empires.get(seat, Empires.CAPTURED_SHIPS) > 0;
  }

  static void use(SolisPosition p, int seat, int tech, Chronicle chronicle) {
    var power = power(p, seat, tech);
    Energy.spend(p, seat, power.cost());
    p.empires.usedPowers[seat] |= 1L << tech;
    p.turn.set(TurnRecord.TOUCHED, 1);
    ScienceFacts.powerUsed(chronicle, p, seat, tech);
    if (power.deed() == Deed.GAIN_ENERGY) {
      p.empires.add(seat, Empires.ENERGY, power.amount());
    } else {
      restore(p, seat, power.amount());
    }
  }

  /** First disabled ships in the order of sectors, then captured ones. */
  private static void restore(SolisPosition p, int seat, int most) {
    int left = most;
    while (left > 0 && p.galaxy.disabled[seat] != 0) {
      int sector = Hex.first(p.galaxy.disabled[seat]);
      p.galaxy.addDisabled(seat, sector, -1);
      p.galaxy.addShips(seat, sector, 1);
      left--;
    }
    int back = Math.min(left, p.empires.get(seat, Empires.CAPTURED_SHIPS));
    p.empires.add(seat, Empires.CAPTURED_SHIPS, -back);
  }

  static void legalAsAction(SolisPosition p, int seat, MoveList into) {
    for (long rest = p.empires.active[seat]; rest != 0; rest &= rest - 1) {
      int tech = Long.numberOfTrailingZeros(rest);
      if (isReady(p, seat, tech, Timing.ACTION)) {
        if (power(p, seat, tech).deed() == Deed.FOLD_JUMP) {
          legalJumps(p, seat, tech, into);
        } else {
          legalStasis(p, seat, tech, into);
        }
      }
    }
  }

  private static void legalJumps(SolisPosition p, int seat, int tech, MoveList into) {
    if (!Energy.affords(p, seat, Energy.MOVE, cost(p, seat, tech))) {
      return;
    }
    int range = Movement.range(p, seat) + amount(p, seat, tech);
    for (long to = Movement.destinations(p, seat, range, true); to != 0; to &= to - 1) {
      into.add(action(seat, tech, Hex.first(to), 0));
    }
  }

  private static void legalStasis(SolisPosition p, int seat, int tech, MoveList into) {
    if (!Energy.affords(p, seat, Energy.COMBAT, cost(p, seat, tech))) {
      return;
    }
    long own = p.galaxy.active[seat] | (p.galaxy.stations & p.galaxy.owned[seat]);
    for (int target = 0; target <= Entity.SEAT; target++) {
      if (Combat.mayAttack(p, target, seat)) {
        long ships = target == Entity.SEAT ? p.galaxy.entityShips : p.galaxy.active[target];
        for (long at = own & ships & ~p.plan.homes; at != 0; at &= at - 1) {
          into.add(action(seat, tech, Hex.first(at), target));
        }
      }
    }
  }

  private static long action(int seat, int tech, int sector, int target) {
    return SolisMoves.of(SolisMoves.ACTION_ABILITY, seat, Techs.reference(tech), sector, target);
  }

  static void act(SolisPosition p, int seat, long move, Chance chance, Chronicle chronicle) {
    int tech = Techs.byReference(SolisMoves.a(move));
    int sector = SolisMoves.b(move);
    if (power(p, seat, tech).deed() == Deed.FOLD_JUMP) {
      ScienceFacts.powerActs(chronicle, p, seat, tech, sector, 0);
      Movement.jump(p, seat, sector, tech);
      return;
    }
    int cost = Energy.pay(p, seat, Energy.COMBAT, cost(p, seat, tech));
    ScienceFacts.powerActs(chronicle, p, seat, tech, sector, cost);
    p.empires.usedPowers[seat] |= 1L << tech;
    disable(p, SolisMoves.c(move), sector, amount(p, seat, tech), chronicle);
    Turns.goOn(p, chance, chronicle);
  }

  private static void disable(
      SolisPosition p, int target, int sector, int most, Chronicle chronicle) {
    int ships = Math.min(most, Combat.activeShips(p, target, sector));
    if (target == Entity.SEAT) {
      p.galaxy.addEntityShips(sector, -ships);
      p.galaxy.addEntityDisabled(sector, ships);
    } else {
      p.galaxy.addShips(target, sector, -ships);
      p.galaxy.addDisabled(target, sector, ships);
    }
    ScienceFacts.disabled(chronicle, target, sector, ships);
  }
}
