package org.apogee.engine.nebula;

import org.apogee.engine.Chronicle;
import org.apogee.engine.Position;

/** R 10.6: a ship loses 1 durability, unless its owner shields it. */
final class Loss {
  private static final int SHIP = 1;
  private static final int ASKED = 2;

  private Loss() {}

  static void announce(NebulaPosition p, int ship) {
    p.frames.push(Step.LOSS, ship);
  }

  static int decider(NebulaPosition p) {
    return p.frames.get(ASKED) == 0 ? Ships.owner(p.frames.get(SHIP)) : Position.NOBODY;
  }

  static void play(NebulaPosition p, long move) {
    if (NebulaMoves.kind(move) == NebulaMoves.PASS) {
      p.frames.set(ASKED, 1);
    } else {
      TechUse.begin(p, decider(p), NebulaMoves.a(move));
    }
  }

  /** R 11.4, Energy Shield: used up by this one loss. */
  static void cancel(NebulaPosition p) {
    p.frames.pop();
  }

  static void take(NebulaPosition p, Chronicle chronicle) {
    int ship = p.frames.get(SHIP);
    p.frames.pop();
    if (p.ships.durability[ship] > 1) {
      p.ships.durability[ship]--;
      CombatFacts.damaged(chronicle, ship);
    } else {
      destroy(p, ship, chronicle);
    }
  }

  static void destroy(NebulaPosition p, int ship, Chronicle chronicle) {
    CombatFacts.destroyed(chronicle, ship, p.ships.regiments[ship]);
    p.ships.remove(ship);
    p.count(NebulaCounter.SHIPS_LOST);
  }
}
