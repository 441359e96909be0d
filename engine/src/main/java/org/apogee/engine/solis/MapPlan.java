package org.apogee.engine.solis;

import java.util.Arrays;

/** R 2.3: which sectors are on the board, and which of them are homeworlds, by number of seats. */
final class MapPlan {
  static final int SEATS_MAX = 6;

  private static final int[] CORNERS = {19, 22, 25, 28, 31, 34};
  private static final int[][] HOMES = {
    {19}, {19, 28}, {19, 25, 31}, {19, 22, 28, 31}, {19, 22, 25, 28, 31}, CORNERS
  };
  private static final MapPlan[] ALL = new MapPlan[SEATS_MAX];

  static {
    Arrays.setAll(ALL, i -> new MapPlan(HOMES[i]));
  }

  /** Every sector on the board, homeworlds included. */
  final long board;

  final long homes;
  private final int[] homeList;

  private MapPlan(int[] homeList) {
    this.homeList = homeList;
    long used = 0;
    for (int home : homeList) {
      used |= Hex.bit(home);
    }
    homes = used;
    long all = (1L << Hex.COUNT) - 1;
    for (int corner : CORNERS) {
      if (!Hex.has(used, corner)) {
        all &= ~(Hex.bit(corner) | Hex.neighbours(corner));
      }
    }
    board = all;
  }

  static MapPlan of(int seats) {
    return ALL[seats - 1];
  }

  /** The positions of the table, in its order; as many as there are seats. */
  int home(int index) {
    return homeList[index];
  }
}
