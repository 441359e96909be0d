package org.apogee.engine.nova;

import static org.apogee.engine.nova.CombatRecord.ATTACKER;
import static org.apogee.engine.nova.CombatRecord.DEFENDER;

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

  static void roll(NovaPosition p, int side) {
    boolean isInSpace = p.combat.isInSpace();
    int difference = Forces.all(p, side) - Forces.all(p, 1 - side);
    int result = Dice.die(p.chance()) + difference;
    CombatFacts.tactics(p, p.combat.party(side), result);
    if (side == DEFENDER && isInSpace && result <= WITHDRAW_UP_TO) {
      withdraw(p, result < 0);
    }
    int column = (side == ATTACKER ? 0 : 2) + (isInSpace ? 0 : 1);
    int firing = Math.min(firing(result, column), Forces.all(p, side));
    p.combat.commit(side, UnitType.MIXED, firing);
    p.combat.boosts[side] = Math.max(0, Math.min(firing, result - BOOST_ABOVE));
  }

  /** The best fleet, or all of them, to the best planet. */
  private static void withdraw(NovaPosition p, boolean all) {
    int party = p.combat.party(DEFENDER);
    int planet = p.board.bestPlanet(party, p.combat.system);
    do {
      int fleet = p.independents.best(Party.independent(party));
      p.independents.withdraw(fleet, planet);
      CombatFacts.withdrawn(p, party, UnitType.MIXED, p.combat.system);
    } while (all && p.independents.best(Party.independent(party)) != Independents.NONE);
  }
}
