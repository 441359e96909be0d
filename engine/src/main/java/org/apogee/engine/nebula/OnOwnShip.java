package org.apogee.engine.nebula;

import org.apogee.engine.Chance;
import org.apogee.engine.Chronicle;
import org.apogee.engine.MoveList;

/** R 11.4: techs that change one own ship. */
enum OnOwnShip implements TechEffect {
  REPAIR {
    @Override
    boolean fits(Ships ships, int ship) {
      return ships.durability[ship] == 1;
    }

    @Override
    void apply(Ships ships, int ship) {
      ships.durability[ship] = Ships.DURABILITY;
    }
  },

  IMPROVED_CARGO {
    @Override
    boolean fits(Ships ships, int ship) {
      return ships.capacity[ship] == Ships.CAPACITY;
    }

    @Override
    void apply(Ships ships, int ship) {
      ships.capacity[ship] = Ships.CAPACITY_IMPROVED;
    }
  },

  PATHFINDER {
    @Override
    boolean fits(Ships ships, int ship) {
      return !ships.has(ship, Ships.PERMIT);
    }

    @Override
    void apply(Ships ships, int ship) {
      ships.mark(ship, Ships.PERMIT);
    }
  };

  abstract boolean fits(Ships ships, int ship);

  abstract void apply(Ships ships, int ship);

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
      if (p.ships.exists(ship) && fits(p.ships, ship)) {
        return true;
      }
    }
    return false;
  }

  @Override
  public void legal(NebulaPosition p, Use use, int choice, MoveList into) {
    for (int ship = Ships.first(use.user); ship < Ships.end(use.user); ship++) {
      if (p.ships.exists(ship) && fits(p.ships, ship)) {
        into.add(NebulaMoves.chooseShip(ship));
      }
    }
  }

  @Override
  public void apply(NebulaPosition p, Use use, Chance chance, Chronicle chronicle) {
    apply(p.ships, use.first);
  }
}
