package org.apogee.engine.nebula;

import org.apogee.engine.Chance;
import org.apogee.engine.Chronicle;
import org.apogee.engine.MoveList;
import org.apogee.engine.Position;
import org.apogee.engine.steps.Chapter;

/** R 10.6: a ship loses 1 durability, unless its owner shields it. */
final class Loss extends Chapter<NebulaPosition> {
  private static final int SHIP = 1;
  private static final int ASKED = 2;

  static void announce(NebulaPosition p, int ship) {
    p.frames.push(Step.LOSS, ship);
  }

  static int ship(NebulaPosition p) {
    return p.frames.get(SHIP);
  }

  @Override
  public int decider(NebulaPosition p) {
    return p.frames.get(ASKED) == 0 ? Ships.owner(p.frames.get(SHIP)) : Position.NOBODY;
  }

  @Override
  public void legal(NebulaPosition p, MoveList into) {
    Windows.legal(p, decider(p), Window.LOSS, into);
  }

  @Override
  public void play(NebulaPosition p, long move, Chance chance, Chronicle chronicle) {
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

  @Override
  public void run(NebulaPosition p, Chance chance, Chronicle chronicle) {
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
