package org.apogee.engine.nova;

import static org.apogee.engine.nova.CombatRecord.ATTACKER;
import static org.apogee.engine.nova.CombatRecord.DEFENDER;

import org.apogee.engine.Chance;
import org.apogee.engine.Chronicle;

/** R 1.6 and R 11.5.3: how independents fight. */
final class Tactics {
  static final int ROWS = 6;
  static final int COLUMNS = 4;

  private static final int BOOST_ABOVE = 5;
  private static final int WITHDRAW_UP_TO = 1;

  /** How many units fire: attacker in space, on a planet; defender in space, on a planet. */
  private static final int[][] FIRING = {
    {1, 1, 0, 0}, {2, 2, 0, 0}, {2, 3, 0, 0}, {3, 3, 1, 0}, {3, 4, 2, 1}, {3, 4, 2, 1}
  };

  private Tactics() {}

  static int firing(int result, int column) {
    return FIRING[Math.max(1, Math.min(ROWS, result)) - 1][column];
  }

  static void roll(NovaPosition p, int side, Chance chance, Chronicle chronicle) {
    boolean isInSpace = p.combat.isInSpace();
    int difference = Forces.all(p, side) - Forces.all(p, 1 - side);
    int die = Dice.die(chance);
    int result = die + difference;
    int column = (side == ATTACKER ? 0 : 2) + (isInSpace ? 0 : 1);
    int firing = Math.min(firing(result, column), Forces.all(p, side));
    CombatFacts.tactics(chronicle, p, p.combat.party(side), die, difference, firing);
    if (side == DEFENDER && isInSpace && result <= WITHDRAW_UP_TO) {
      withdraw(p, result < 0, chance, chronicle); // of these results none fires
    }
    p.combat.commit(side, UnitType.MIXED, firing);
    p.combat.boosts[side] = Math.max(0, Math.min(firing, result - BOOST_ABOVE));
  }

  /** The best fleet, or all of them, to the best planet; of equal ones, by lot. */
  private static void withdraw(NovaPosition p, boolean all, Chance chance, Chronicle chronicle) {
    int party = p.combat.party(DEFENDER);
    int independent = Party.independent(party);
    int planet = refuge(p, party, chance);
    do {
      int fleet = p.independents.best(independent);
      int side = p.independents.side(fleet);
      p.independents.withdraw(fleet, planet);
      CombatFacts.withdrawn(chronicle, p, party, UnitType.MIXED, side, planet);
    } while (all && p.independents.best(independent) != Independents.NONE);
  }

  private static int refuge(NovaPosition p, int party, Chance chance) {
    long best = p.board.bestPlanets(party, p.combat.system);
    for (int skip = Dice.pick(chance, Long.bitCount(best)); skip > 0; skip--) {
      best &= best - 1;
    }
    return Long.numberOfTrailingZeros(best);
  }
}
