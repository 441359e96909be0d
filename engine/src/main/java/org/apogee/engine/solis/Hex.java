package org.apogee.engine.solis;

/**
 * R 2.1 and R 2.2: the 37 sectors of the map, numbered ring by ring, and the six directions.
 *
 * <p>Sets of sectors are longs, bit s for sector s, so that most questions about the map are a few
 * operations on bits.
 */
final class Hex {
  static final int COUNT = 37;
  static final int CENTRAL = 0;

  /** Where a step leads that leaves the map. */
  static final int OFF = -1;

  static final int DIRECTIONS = 6;

  private static final int[][] STEPS = {{1, 0}, {0, 1}, {-1, 1}, {-1, 0}, {0, -1}, {1, -1}};
  private static final int RINGS = 4;
  private static final int[] Q = new int[COUNT];
  private static final int[] R = new int[COUNT];
  private static final int[] RING = new int[COUNT];
  private static final int[] STEP = new int[COUNT * DIRECTIONS];
  private static final long[] NEIGHBOURS = new long[COUNT];

  static {
    int next = 1;
    for (int ring = 1; ring < RINGS; ring++) {
      int q = ring;
      int r = 0;
      for (int side = 0; side < DIRECTIONS; side++) {
        var step = STEPS[(side + 2) % DIRECTIONS];
        for (int i = 0; i < ring; i++) {
          Q[next] = q;
          R[next] = r;
          RING[next++] = ring;
          q += step[0];
          r += step[1];
        }
      }
    }
    for (int sector = 0; sector < COUNT; sector++) {
      for (int face = 1; face <= DIRECTIONS; face++) {
        int to = at(Q[sector] + STEPS[face - 1][0], R[sector] + STEPS[face - 1][1]);
        STEP[sector * DIRECTIONS + face - 1] = to;
        NEIGHBOURS[sector] |= to == OFF ? 0 : 1L << to;
      }
    }
  }

  private Hex() {}

  static int at(int q, int r) {
    for (int sector = 0; sector < COUNT; sector++) {
      if (Q[sector] == q && R[sector] == r) {
        return sector;
      }
    }
    return OFF;
  }

  static int q(int sector) {
    return Q[sector];
  }

  static int r(int sector) {
    return R[sector];
  }

  /** 0 central, 1 core, 2 disc, 3 rim. */
  static int ring(int sector) {
    return RING[sector];
  }

  /** R 2.2: the sector next to this one in the direction of a die's face, or {@link #OFF}. */
  static int step(int sector, int face) {
    return STEP[sector * DIRECTIONS + face - 1];
  }

  static long neighbours(int sector) {
    return NEIGHBOURS[sector];
  }

  /** All sectors next to some sector of a set; the set itself only where it touches itself. */
  static long around(long set) {
    long around = 0;
    for (long rest = set; rest != 0; rest &= rest - 1) {
      around |= NEIGHBOURS[Long.numberOfTrailingZeros(rest)];
    }
    return around;
  }

  static long bit(int sector) {
    return 1L << sector;
  }

  static boolean has(long set, int sector) {
    return (set >>> sector & 1) != 0;
  }

  /** The least sector of a set; ask only when there is one. */
  static int first(long set) {
    return Long.numberOfTrailingZeros(set);
  }
}
