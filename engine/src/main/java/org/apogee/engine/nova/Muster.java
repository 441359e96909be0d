package org.apogee.engine.nova;

import java.util.Arrays;

/** How many units of a power are in each system, and how many steps they have. */
final class Muster {
  final int[] lines = new int[Galaxy.SYSTEMS_MAX];
  final int[] escorts = new int[Galaxy.SYSTEMS_MAX];
  final int[] fortresses = new int[Galaxy.SYSTEMS_MAX];
  final int[] fleetSteps = new int[Galaxy.SYSTEMS_MAX];
  final int[] fortressSteps = new int[Galaxy.SYSTEMS_MAX];

  /** Fleets on planets are left out unless they can come into space, R 9.8. */
  void count(NovaPosition p, int seat) {
    Arrays.fill(lines, 0);
    Arrays.fill(escorts, 0);
    Arrays.fill(fortresses, 0);
    Arrays.fill(fleetSteps, 0);
    Arrays.fill(fortressSteps, 0);
    for (int unit = Units.first(seat); unit < Units.end(seat); unit++) {
      if (p.units.exists(unit)) {
        int system = p.units.system(unit);
        int steps = p.units.side(unit) == UnitType.FULL ? 2 : 1;
        int type = Units.type(unit);
        if (type == UnitType.FORTRESS) {
          fortresses[system]++;
          fortressSteps[system] += steps;
        } else if (p.units.place(unit) == Units.SPACE) {
          lines[system] += type == UnitType.LINE ? 1 : 0;
          escorts[system] += type == UnitType.ESCORT ? 1 : 0;
          fleetSteps[system] += steps;
        }
      }
    }
  }
}
