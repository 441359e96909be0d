package org.apogee.engine.nova;

import static org.apogee.engine.nova.CombatRecord.ATTACKER;
import static org.apogee.engine.nova.CombatRecord.DEFENDER;

import org.apogee.engine.Chance;
import org.apogee.engine.MoveList;

/** R 11.5.2: how many units of each type fire; the others cover. */
final class Commitment {
  private Commitment() {}

  /** The attacker, unless it only rolls a die while the defender decides. */
  static int firstSide(NovaPosition p) {
    return !p.combat.isPower(ATTACKER) && p.combat.isPower(DEFENDER) ? DEFENDER : ATTACKER;
  }

  static void list(NovaPosition p, int side, MoveList into) {
    int lines = Forces.count(p, side, UnitType.LINE);
    int escorts = Forces.count(p, side, UnitType.ESCORT);
    int fortresses = Forces.count(p, side, UnitType.FORTRESS);
    int allies = Forces.count(p, side, UnitType.MIXED);
    for (int line = 0; line <= lines; line++) {
      for (int escort = 0; escort <= escorts; escort++) {
        for (int fortress = 0; fortress <= fortresses; fortress++) {
          for (int ally = 0; ally <= allies; ally++) {
            into.add(NovaMoves.of(NovaMoves.COMMIT, line, escort, fortress, ally));
          }
        }
      }
    }
  }

  static void set(NovaPosition p, int side, long move) {
    p.combat.commit(side, UnitType.LINE, NovaMoves.a(move));
    p.combat.commit(side, UnitType.ESCORT, NovaMoves.b(move));
    p.combat.commit(side, UnitType.FORTRESS, NovaMoves.c(move));
    p.combat.commit(side, UnitType.MIXED, NovaMoves.d(move));
  }

  /** Whether the attacker has committed and the defender, a power too, does not know how. */
  static boolean isSecret(NovaPosition p) {
    return !p.frames.isEmpty()
        && p.frames.top() == Step.COMBAT
        && p.combat.stage == CombatStage.SECOND_COMMIT
        && p.combat.isPower(ATTACKER)
        && p.combat.isPower(DEFENDER);
  }

  /** R 20.1: for whoever has not seen it, any commitment is as likely as any other. */
  static void imagine(NovaPosition p, int viewer, Chance chance) {
    if (isSecret(p) && viewer != p.combat.party(ATTACKER)) {
      for (int type = UnitType.LINE; type <= UnitType.MIXED; type++) {
        int count = Forces.count(p, ATTACKER, type);
        p.combat.commit(ATTACKER, type, Dice.pick(chance, count + 1));
      }
    }
  }
}
