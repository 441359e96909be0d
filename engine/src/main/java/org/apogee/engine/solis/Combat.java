package org.apogee.engine.solis;

import static org.apogee.engine.solis.Fight.ATTACKER;
import static org.apogee.engine.solis.Fight.DEFENDER;

import org.apogee.engine.Chance;
import org.apogee.engine.Chronicle;

/**
 * R 11.1 to R 11.8: who may attack whom, the dice, and whose decision comes next. {@link
 * CombatPowers}, {@link Allocation}, {@link IonAttack} and {@link Battle} do the rest.
 */
final class Combat {
  static final int BASE = 1;
  private static final int STATION_DICE = 2;

  private Combat() {}

  /** Whether a target, a seat or the Entity, may be attacked at all. */
  static boolean mayAttack(SolisPosition p, int target, int seat) {
    return target == Entity.SEAT
        || (target < p.seats() && target != seat && p.options().seatsFight());
  }

  /** R 11.1: the sectors in which a seat may attack a target. */
  static long targets(SolisPosition p, int seat, int target) {
    long local = p.galaxy.active[seat] | (p.galaxy.stations & p.galaxy.owned[seat]);
    long tokens;
    long forces;
    if (target == Entity.SEAT) {
      forces = p.galaxy.entityForces();
      tokens = forces | p.entity.gates();
    } else {
      forces = p.galaxy.forces(target);
      tokens = forces | p.galaxy.owned[target];
    }
    return ((local & tokens) | (firedInto(p, seat) & forces)) & ~p.plan.homes;
  }

  /** R 11.3: the sectors that units may fire into from elsewhere. */
  private static long firedInto(SolisPosition p, int seat) {
    return around(p, p.galaxy.active[seat], p.wealth.passive(seat, Passive.RANGE_OF_SHIPS))
        | around(
            p,
            p.galaxy.stations & p.galaxy.owned[seat],
            p.wealth.passive(seat, Passive.RANGE_OF_STATIONS));
  }

  /** Sectors that something in another sector of the set reaches; plain distance. */
  private static long around(SolisPosition p, long from, int range) {
    if (range == 0) {
      return 0;
    }
    long board = p.plan.board;
    long found = 0;
    for (long rest = from; rest != 0; rest &= rest - 1) {
      long one = rest & -rest;
      found |= Reach.flood(one, range, board, board, 0) & ~one;
    }
    return found;
  }

  /** R 11.2. */
  static void attack(
      SolisPosition p, int seat, int sector, int target, Chance chance, Chronicle chronicle) {
    int cost = Energy.pay(p, seat, Energy.COMBAT, BASE);
    p.turn.reset();
    if (start(p, seat, sector, target, cost, chance, chronicle)) {
      Turns.goOn(p, chance, chronicle);
    }
  }

  /** Whether the combat is over at once. */
  static boolean start(
      SolisPosition p,
      int attacker,
      int sector,
      int defender,
      int cost,
      Chance chance,
      Chronicle chronicle) {
    var fight = p.fight;
    fight.clear();
    fight.set(Fight.SECTOR, sector);
    fight.set(Fight.SIDE + ATTACKER, attacker);
    fight.set(Fight.SIDE + DEFENDER, defender);
    for (int side = 0; side < Fight.SIDES; side++) {
      fight.set(Fight.HAD_FORCES + side, hasForces(p, fight.who(side), sector) ? 1 : 0);
    }
    FightFacts.attacked(chronicle, p, cost);
    if (!isFought(p)) {
      fight.set(Fight.STAGE, Fight.RESULT);
    } else {
      roll(p, chance, chronicle);
    }
    return proceed(p, chance, chronicle);
  }

  /** R 11.4: a sector without forces falls to active ships, and no dice are rolled. */
  static boolean isFought(SolisPosition p) {
    return p.fight.get(Fight.HAD_FORCES + DEFENDER) != 0
        || activeShips(p, p.fight.who(ATTACKER), p.fight.sector()) == 0;
  }

  static boolean hasForces(SolisPosition p, int who, int sector) {
    long forces = who == Entity.SEAT ? p.galaxy.entityForces() : p.galaxy.forces(who);
    return Hex.has(forces, sector);
  }

  static int activeShips(SolisPosition p, int who, int sector) {
    return who == Entity.SEAT ? p.galaxy.entityShips(sector) : p.galaxy.ships(who, sector);
  }

  /** R 11.5: the attacker's local dice, then its ranged ones, then the defender's. */
  private static void roll(SolisPosition p, Chance chance, Chronicle chronicle) {
    var fight = p.fight;
    for (int side = 0; side < Fight.SIDES; side++) {
      int local = localDice(p, fight.who(side), fight.sector());
      int ranged = side == ATTACKER ? rangedDice(p, fight.who(side), fight.sector()) : 0;
      fight.set(Fight.LOCAL + side, local);
      for (int i = 0; i < local + ranged; i++) {
        fight.addDie(side, Dice.d6(chance));
      }
    }
    FightFacts.rolled(chronicle, p);
  }

  static int localDice(SolisPosition p, int who, int sector) {
    if (who == Entity.SEAT) {
      return p.galaxy.entityShips(sector) + STATION_DICE * p.galaxy.entityStations(sector);
    }
    int dice = p.galaxy.ships(who, sector);
    if (p.galaxy.owner(sector) == who) {
      dice += stationDice(p, who) * p.galaxy.stations(sector);
    }
    return dice;
  }

  private static int stationDice(SolisPosition p, int seat) {
    return STATION_DICE + p.wealth.passive(seat, Passive.STATION_DICE);
  }

  static int rangedDice(SolisPosition p, int who, int sector) {
    if (who == Entity.SEAT) {
      return 0;
    }
    long bit = Hex.bit(sector);
    int dice = 0;
    long near = around(p, bit, p.wealth.passive(who, Passive.RANGE_OF_SHIPS));
    for (long rest = near & p.galaxy.active[who]; rest != 0; rest &= rest - 1) {
      dice += p.galaxy.ships(who, Hex.first(rest));
    }
    near = around(p, bit, p.wealth.passive(who, Passive.RANGE_OF_STATIONS));
    long stations = near & p.galaxy.stations & p.galaxy.owned[who];
    for (; stations != 0; stations &= stations - 1) {
      dice += stationDice(p, who) * p.galaxy.stations(Hex.first(stations));
    }
    return dice;
  }

  /** Goes on until a seat must decide something, or to the end; then it is true. */
  static boolean proceed(SolisPosition p, Chance chance, Chronicle chronicle) {
    var fight = p.fight;
    while (true) {
      int stage = fight.get(Fight.STAGE);
      if (stage == Fight.RESULT) {
        Battle.resolve(p, chance, chronicle);
        fight.clear();
        return true;
      }
      if (stage < Fight.ALLOCATION) {
        if (CombatPowers.ask(p, stage)) {
          return false;
        }
        fight.add(Fight.STAGE, 1);
      } else if (Allocation.ask(p, chronicle)) {
        return false;
      }
    }
  }

  /** After a decision of the combat: what follows, then the turn or the Entity phase goes on. */
  static void resume(SolisPosition p, Chance chance, Chronicle chronicle) {
    if (proceed(p, chance, chronicle)) {
      Turns.goOn(p, chance, chronicle);
    }
  }
}
