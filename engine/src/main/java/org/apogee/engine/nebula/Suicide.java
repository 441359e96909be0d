package org.apogee.engine.nebula;

import org.apogee.engine.Chance;
import org.apogee.engine.Chronicle;
import org.apogee.engine.MoveList;

/** R 11.4, Suicide: an own ship and every ship adjacent to it are destroyed. */
final class Suicide implements TechEffect {
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
    for (int ship = Ships.first(user); ship < Ships.end(user); ship++) {
      if (p.ships.exists(ship)) {
        return true;
      }
    }
    return false;
  }

  /** R 10.3: before a combat only the ship in it. */
  @Override
  public void legal(NebulaPosition p, Use use, int choice, MoveList into) {
    int fighter = Combat.shipOf(p, use.user);
    for (int ship = Ships.first(use.user); ship < Ships.end(use.user); ship++) {
      if (p.ships.exists(ship) && (fighter == Ships.NOWHERE || ship == fighter)) {
        into.add(NebulaMoves.chooseShip(ship));
      }
    }
  }

  @Override
  public void apply(NebulaPosition p, Use use, Chance chance, Chronicle chronicle) {
    int block = p.ships.blocks[use.first];
    for (int ship = 0; ship < Ships.COUNT; ship++) {
      if (p.ships.exists(ship) && GalacticMap.isAdjacent(block, p.ships.blocks[ship])) {
        Loss.destroy(p, ship, chronicle);
      }
    }
  }
}
