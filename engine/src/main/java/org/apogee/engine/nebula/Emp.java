package org.apogee.engine.nebula;

import org.apogee.engine.Chance;
import org.apogee.engine.Chronicle;
import org.apogee.engine.MoveList;

/** R 11.4, EMP: an opposing ship cannot step in its owner's next turn. */
final class Emp implements TechEffect {
  @Override
  public int choices() {
    return 1;
  }

  @Override
  public int kind(int choice) {
    return NebulaMoves.CHOOSE_SHIP;
  }

  @Override
  public boolean isPossible(NebulaPosition p, int user) {
    for (int ship = Ships.first(1 - user); ship < Ships.end(1 - user); ship++) {
      if (isTarget(p, ship)) {
        return true;
      }
    }
    return false;
  }

  @Override
  public void legal(NebulaPosition p, Use use, int choice, MoveList into) {
    for (int ship = Ships.first(1 - use.user); ship < Ships.end(1 - use.user); ship++) {
      if (isTarget(p, ship)) {
        into.add(NebulaMoves.chooseShip(ship));
      }
    }
  }

  private static boolean isTarget(NebulaPosition p, int ship) {
    return p.ships.exists(ship) && !p.ships.has(ship, Ships.EMP);
  }

  @Override
  public void apply(NebulaPosition p, Use use, Chance chance, Chronicle chronicle) {
    p.ships.mark(use.first, Ships.EMP);
  }
}
