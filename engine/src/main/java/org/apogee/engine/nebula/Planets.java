package org.apogee.engine.nebula;

import java.util.Arrays;
import java.util.List;

/** R 4.4, the six planets. A planet is a number: 3 x field + colour. */
final class Planets {
  static final int COUNT = 6;
  static final int REGIMENTS_MAX = 20;
  static final int GARRISON = 5;
  static final int POOL_MAX = GARRISON - 1;
  static final int NOBODY = -1;

  final int[] blocks = new int[COUNT];

  /** The seat whose Root Planet it is, or {@link #NOBODY}. */
  final int[] roots = new int[COUNT];

  final int[] controllers = new int[COUNT];
  final int[] colonised = new int[COUNT];
  final int[] regiments = new int[COUNT];

  /** Regiments that arrived this turn; never more than there are. */
  final int[] fresh = new int[COUNT];

  final List<Cells> cells =
      List.of(
          new Cells(blocks, 0, GalacticMap.BLOCKS - 1),
          new Cells(roots, NOBODY, 1),
          new Cells(controllers, NOBODY, 1),
          new Cells(colonised, 0, 1),
          new Cells(regiments, 0, REGIMENTS_MAX),
          new Cells(fresh, 0, REGIMENTS_MAX));

  Planets() {
    Arrays.fill(roots, NOBODY);
    Arrays.fill(controllers, NOBODY);
  }

  static int of(int field, int colour) {
    return Resource.COUNT * field + colour;
  }

  static int field(int planet) {
    return planet / Resource.COUNT;
  }

  static int colour(int planet) {
    return planet % Resource.COUNT;
  }

  /** The planet of the same colour in the other field. */
  static int twin(int planet) {
    return (planet + Resource.COUNT) % COUNT;
  }

  /** In views, moves and notation. */
  static String name(int planet) {
    return "P" + planet;
  }

  /** In sentences: {@code South Red}, field 0 being the south as in {@link Ships#name}. */
  static String title(int planet) {
    return (field(planet) == 0 ? "South " : "North ") + Resource.of(colour(planet)).colour();
  }

  boolean isRoot(int planet) {
    return roots[planet] != NOBODY;
  }

  boolean isRootOf(int planet, int seat) {
    return roots[planet] == seat;
  }

  boolean isNeutral(int planet) {
    return colonised[planet] == 1 && controllers[planet] == NOBODY;
  }

  boolean isControlledBy(int planet, int seat) {
    return controllers[planet] == seat;
  }

  /** The planet on a block, or {@link #NOBODY}. */
  int at(int block) {
    for (int planet = 0; planet < COUNT; planet++) {
      if (blocks[planet] == block) {
        return planet;
      }
    }
    return NOBODY;
  }

  int controlled(int seat) {
    int count = 0;
    for (int controller : controllers) {
      count += controller == seat ? 1 : 0;
    }
    return count;
  }

  /** The planets of a seat, bit p for planet p. */
  int controlledSet(int seat) {
    int set = 0;
    for (int planet = 0; planet < COUNT; planet++) {
      set |= controllers[planet] == seat ? 1 << planet : 0;
    }
    return set;
  }

  boolean controlsColour(int seat, int colour) {
    return controllers[colour] == seat || controllers[colour + Resource.COUNT] == seat;
  }

  /** R 9.6: how far the defensive ring of a planet reaches; 0 is no ring. */
  static int reach(int regiments) {
    return regiments < 10 ? 0 : regiments / 5 - 1;
  }

  /** R 9.6: whether a block lies in a ring against the ships of a seat. */
  boolean isInRingAgainst(int seat, int block) {
    for (int planet = 0; planet < COUNT; planet++) {
      if (regiments[planet] >= 10
          && controllers[planet] == 1 - seat
          && GalacticMap.dsq(blocks[planet], block) <= reach(regiments[planet])) {
        return true;
      }
    }
    return false;
  }

  void arrive(int planet, int count) {
    regiments[planet] += count;
    fresh[planet] += count;
  }

  void leave(int planet, int count) {
    regiments[planet] -= count;
    fresh[planet] = Math.min(fresh[planet], regiments[planet]);
  }

  void endTurn() {
    Arrays.fill(fresh, 0);
  }
}
