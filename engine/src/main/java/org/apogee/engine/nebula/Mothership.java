package org.apogee.engine.nebula;

import org.apogee.engine.Chance;
import org.apogee.engine.Chronicle;
import org.apogee.engine.MoveList;

/** R 11.4, Mothership: regiments go from a planet to a ship, anywhere on the map. */
final class Mothership implements TechEffect {
  @Override
  public int choices() {
    return 3;
  }

  @Override
  public int kind(int choice) {
    return switch (choice) {
      case 0 -> NebulaMoves.CHOOSE_SHIP;
      case 1 -> NebulaMoves.CHOOSE_PLANET;
      default -> NebulaMoves.AMOUNT;
    };
  }

  @Override
  public boolean isPossible(NebulaPosition p, int user) {
    return hasPlanet(p, user) && hasShip(p, user);
  }

  private static boolean hasShip(NebulaPosition p, int user) {
    for (int ship = Ships.first(user); ship < Ships.end(user); ship++) {
      if (p.ships.exists(ship) && p.ships.room(ship) > 0) {
        return true;
      }
    }
    return false;
  }

  private static boolean hasPlanet(NebulaPosition p, int user) {
    for (int planet = 0; planet < Planets.COUNT; planet++) {
      if (gives(p, user, planet) > 0) {
        return true;
      }
    }
    return false;
  }

  private static int gives(NebulaPosition p, int user, int planet) {
    return p.planets.isControlledBy(planet, user) ? Cargo.mayLeave(p, user, planet) : 0;
  }

  @Override
  public void legal(NebulaPosition p, Use use, int choice, MoveList into) {
    switch (choice) {
      case 0 -> {
        for (int ship = Ships.first(use.user); ship < Ships.end(use.user); ship++) {
          if (p.ships.exists(ship) && p.ships.room(ship) > 0) {
            into.add(NebulaMoves.chooseShip(ship));
          }
        }
      }
      case 1 -> {
        for (int planet = 0; planet < Planets.COUNT; planet++) {
          if (gives(p, use.user, planet) > 0) {
            into.add(NebulaMoves.of(NebulaMoves.CHOOSE_PLANET, planet, 0));
          }
        }
      }
      default -> {
        int most = Math.min(p.ships.room(use.first), gives(p, use.user, use.second));
        for (int n = 1; n <= most; n++) {
          into.add(NebulaMoves.of(NebulaMoves.AMOUNT, n, 0));
        }
      }
    }
  }

  @Override
  public void apply(NebulaPosition p, Use use, Chance chance, Chronicle chronicle) {
    p.planets.leave(use.second, use.third);
    p.ships.regiments[use.first] += use.third;
    Control.checkGarrison(p, use.second, chronicle);
  }
}
