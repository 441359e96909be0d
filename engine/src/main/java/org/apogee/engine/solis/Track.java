package org.apogee.engine.solis;

/** R 2.11: the empire tracks, their values by level. */
final class Track {
  static final int ENERGY = 0;
  static final int RESEARCH = 1;
  static final int POPULATION = 2;
  static final int FLEET = 3;
  static final int COUNT = 4;

  private static final String[] NAMES = {"energy", "research", "population", "fleet"};
  private static final int[][] VALUES = {
    {7, 8, 9, 10, 11, 12, 13, 14},
    {3, 4, 5, 6, 7, 8},
    {4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15},
    {1, 2, 2, 3, 3, 4, 4}
  };
  private static final int[] SYNTHESIS = {0, 1, 2, 3, 4, 5};
  private static final int[] FLEET_MOVES = {1, 1, 2, 2, 3, 3, 4};

  private Track() {}

  static String name(int track) {
    return NAMES[track];
  }

  static int top(int track) {
    return VALUES[track].length - 1;
  }

  /** Energy after a reset, credits per research, colonies allowed, ships per build. */
  static int value(int track, int level) {
    return VALUES[track][level];
  }

  static int synthesis(int researchLevel) {
    return SYNTHESIS[researchLevel];
  }

  static int moves(int fleetLevel) {
    return FLEET_MOVES[fleetLevel];
  }
}
