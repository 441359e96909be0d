package org.apogee.engine.nova;

import static org.apogee.engine.nova.CombatRecord.ATTACKER;
import static org.apogee.engine.nova.CombatRecord.DEFENDER;

import org.apogee.engine.Chance;
import org.apogee.engine.Chronicle;

/** R 11.5.4, R 11.5.5, R 11.7 and R 12.5: who hits, and what is covered. */
final class Fire {
  private static final int COVER = 3;
  private static final int COVER_WITH_GRID = 4;
  private static final int MILITIA_FACTOR = 1;

  /** R 11.5.4. */
  private static final int[] ORDER = {
    UnitType.LINE, UnitType.ESCORT, UnitType.MIXED, UnitType.FORTRESS
  };

  private Fire() {}

  static void both(NovaPosition p, Chance chance, Chronicle chronicle) {
    FireFacts.committed(chronicle, p);
    var log = FireLog.of(chronicle);
    var dice = log.over(chance);
    int byAttacker = impacts(p, ATTACKER, dice, log);
    int byDefender = impacts(p, DEFENDER, dice, log) + militia(p, dice, log);
    p.combat.impacts[DEFENDER] = byAttacker - covered(p, DEFENDER, byAttacker, dice, log);
    p.combat.impacts[ATTACKER] = byDefender - covered(p, ATTACKER, byDefender, dice, log);
    FireFacts.fired(chronicle, p, byAttacker, byDefender, log.lines());
  }

  private static int impacts(NovaPosition p, int side, Chance dice, FireLog log) {
    int card = p.combat.round == 1 && p.combat.has(side, Card.W7) ? 1 : 0;
    int party = p.combat.party(side);
    int impacts = 0;
    for (int type : ORDER) {
      int firing = p.combat.commit(side, type);
      if (firing > 0) {
        int better = Math.min(firing, better(p, side, type));
        int factor = factor(p, side, type);
        impacts += Dice.impacts(dice, better, factor + card + 1);
        log.fired(party, better, type, factor, card, 1);
        impacts += Dice.impacts(dice, firing - better, factor + card);
        log.fired(party, firing - better, type, factor, card, 0);
      }
    }
    return impacts;
  }

  /** How many units of a type fire one factor better. */
  private static int better(NovaPosition p, int side, int type) {
    if (type == UnitType.MIXED) {
      return p.combat.boosts[side];
    }
    boolean isReady = type == UnitType.LINE && side == DEFENDER && p.combat.isInSpace();
    return isReady ? Forces.readyLines(p) : 0;
  }

  /** R 1.4 and R 17.1, the developments. */
  static int factor(NovaPosition p, int side, int type) {
    boolean isInSpace = p.combat.isInSpace();
    int factor = UnitType.factor(type, isInSpace);
    boolean isBetter =
        switch (type) {
          case UnitType.LINE ->
              !isInSpace && side == ATTACKER && has(p, side, Development.ASSAULT_TROOPS);
          case UnitType.ESCORT -> isInSpace && has(p, side, Development.COMBINED_ARMS);
          case UnitType.FORTRESS -> has(p, side, Development.HEAVY_BATTERIES);
          default -> false;
        };
    return isBetter ? factor + 1 : factor;
  }

  private static boolean has(NovaPosition p, int side, Development development) {
    return p.powers.has(p.combat.party(side), development);
  }

  /** R 12.4. */
  static int militiaDice(NovaPosition p) {
    return p.combat.isInSpace() ? 0 : Marker.of(p.board.level(p.combat.planet())).militia;
  }

  private static int militia(NovaPosition p, Chance dice, FireLog log) {
    int militia = militiaDice(p);
    int impacts = Dice.impacts(dice, militia, MILITIA_FACTOR);
    log.militiaFired(p.combat.party(DEFENDER), militia, MILITIA_FACTOR);
    return impacts;
  }

  private static int covered(NovaPosition p, int side, int impacts, Chance dice, FireLog log) {
    int covering = Forces.all(p, side);
    for (int type = UnitType.LINE; type <= UnitType.MIXED; type++) {
      covering -= p.combat.commit(side, type);
    }
    int most = p.combat.has(side, Card.W8) ? COVER_WITH_GRID : COVER;
    int covered = 0;
    for (int i = 0; i < covering && covered < impacts; i++) {
      covered += Dice.atMost(dice, 1, most);
    }
    log.covered(p.combat.party(side), most);
    return covered;
  }
}
