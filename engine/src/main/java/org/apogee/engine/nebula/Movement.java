package org.apogee.engine.nebula;

import org.apogee.engine.Chance;
import org.apogee.engine.Chronicle;
import org.apogee.engine.MoveList;

/** R 9.3 and 9.4, one step of a ship, and R 9.6, what rings do to it. */
final class Movement {
  private static final int SPEED = 4;
  private static final int BATTLE_SPEED = 5;
  private static final int SPEED_IN_RING = 1;

  private Movement() {}

  static void legal(NebulaPosition p, int ship, MoveList into) {
    if (!canStep(p, ship)) {
      return;
    }
    int block = p.ships.blocks[ship];
    list(GalacticMap.steps(block), ship, into);
    if (p.ships.has(ship, Ships.PERMIT)) {
      list(GalacticMap.crossings(block), ship, into);
    }
  }

  private static void list(int[] blocks, int ship, MoveList into) {
    for (int block : blocks) {
      into.add(NebulaMoves.of(NebulaMoves.MOVE, Ships.slot(ship), block));
    }
  }

  /** R 9.3: old, manned, not struck by EMP, with a step left. */
  static boolean canStep(NebulaPosition p, int ship) {
    return p.ships.regiments[ship] > 0
        && !p.ships.has(ship, Ships.NEW | Ships.EMP)
        && p.ships.stepsUsed[ship] < allowance(p, ship);
  }

  /** R 9.3: how many steps a ship may make in this turn, as things are. */
  static int allowance(NebulaPosition p, int ship) {
    int seat = Ships.owner(ship);
    if (p.ships.has(ship, Ships.RING_TOUCHED)
        || p.planets.isInRingAgainst(seat, p.ships.blocks[ship])) {
      return SPEED_IN_RING;
    }
    return p.players.has(seat, Players.BATTLE_SPEED_ACTIVE) ? BATTLE_SPEED : SPEED;
  }

  /** R 9.4. */
  static void step(NebulaPosition p, int ship, int block, Chance chance, Chronicle chronicle) {
    int from = p.ships.blocks[ship];
    if (p.planets.isInRingAgainst(Ships.owner(ship), from)) {
      p.ships.mark(ship, Ships.RING_TOUCHED);
    }
    if (GalacticMap.isMapped(from) != GalacticMap.isMapped(block)) {
      p.ships.clear(ship, Ships.PERMIT);
    }
    p.ships.stepsUsed[ship]++;
    p.count(NebulaCounter.STEPS);
    Arrival.arrive(p, ship, block, chance, chronicle);
  }
}
