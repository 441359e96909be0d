package org.apogee.engine.nova;

import static org.apogee.engine.nova.CombatRecord.ATTACKER;
import static org.apogee.engine.nova.CombatRecord.DEFENDER;

import org.apogee.engine.Chance;

/** R 11.5.4, R 11.5.5, R 11.7 and R 12.5: who hits, and what is covered. */
final class Fire {
  private static final int COVER = 3;
  private static final int COVER_WITH_GRID = 4;
  private static final int MILITIA_FACTOR = 1;

  private Fire() {}

  static void both(NovaPosition p) {
    CombatFacts.committed(p);
    int byAttacker = impacts(p, ATTACKER);
    int byDefender = impacts(p, DEFENDER) + militia(p);
    p.combat.impacts[DEFENDER] = byAttacker - covered(p, DEFENDER, byAttacker);
    p.combat.impacts[ATTACKER] = byDefender - covered(p, ATTACKER, byDefender);
    CombatFacts.fired(p);
  }

  private static int impacts(NovaPosition p, int side) {
    var chance = p.chance();
    int extra = p.combat.round == 1 && p.combat.has(side, Card.W7) ? 1 : 0;
    int impacts = 0;
    for (int i = 0; i < UnitType.COUNT; i++) {
      int type = i == 2 ? UnitType.MIXED : i == 3 ? UnitType.FORTRESS : i;
      int firing = p.combat.commit(side, type);
      if (firing > 0) {
        int better = Math.min(firing, better(p, side, type));
        int factor = factor(p, side, type) + extra;
        impacts += Dice.impacts(chance, better, factor + 1);
        impacts += Dice.impacts(chance, firing - better, factor);
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

  static int factor(NovaPosition p, int side, int type) {
    int seat = p.combat.party(side);
    if (type == UnitType.MIXED) {
      return 2;
    }
    if (type == UnitType.FORTRESS) {
      int batteries = p.powers.has(seat, Development.HEAVY_BATTERIES) ? 1 : 0;
      return (p.combat.isInSpace() ? 2 : 3) + batteries;
    }
    if (p.combat.isInSpace()) {
      boolean isStrong = type == UnitType.LINE || p.powers.has(seat, Development.COMBINED_ARMS);
      return isStrong ? 2 : 1;
    }
    boolean isStrong =
        type == UnitType.ESCORT
            || (side == ATTACKER && p.powers.has(seat, Development.ASSAULT_TROOPS));
    return isStrong ? 2 : 1;
  }

  private static int militia(NovaPosition p) {
    if (p.combat.isInSpace()) {
      return 0;
    }
    int dice = Marker.of(p.board.level(p.combat.planet())).militia;
    return Dice.impacts(p.chance(), dice, MILITIA_FACTOR);
  }

  private static int covered(NovaPosition p, int side, int impacts) {
    int covering = Forces.all(p, side);
    for (int type = UnitType.LINE; type <= UnitType.MIXED; type++) {
      covering -= p.combat.commit(side, type);
    }
    int most = p.combat.has(side, Card.W8) ? COVER_WITH_GRID : COVER;
    return cover(p.chance(), covering, impacts, most);
  }

  private static int cover(Chance chance, int covering, int impacts, int most) {
    int covered = 0;
    for (int i = 0; i < covering && covered < impacts; i++) {
      covered += Dice.atMost(chance, 1, most);
    }
    return covered;
  }
}
