package org.apogee.engine.nebula;

import java.util.Arrays;

/** How many steps along drawn paths it takes from one block to another, as tables. */
final class Routes {
  /** For blocks off the paths. */
  static final int UNREACHABLE = 40;

  /** R 11.4, Jumpgate: how far it leads, neither more nor less. */
  private static final int JUMP = 7;

  private static final int ALL = GalacticMap.BLOCKS * GalacticMap.BLOCKS;
  private static final byte[] STEPS = new byte[ALL];
  private static final byte[] CLEAR = new byte[ALL]; // without radiation
  private static final byte[] AFTER_JUMP = new byte[ALL];

  static {
    Arrays.fill(STEPS, (byte) UNREACHABLE);
    Arrays.fill(CLEAR, (byte) UNREACHABLE);
    Arrays.fill(AFTER_JUMP, (byte) UNREACHABLE);
    var queue = new int[GalacticMap.BLOCKS];
    for (int from = 0; from < GalacticMap.BLOCKS; from++) {
      if (GalacticMap.isMapped(from)) {
        measure(STEPS, from, false, queue);
        measure(CLEAR, from, true, queue);
      }
    }
    for (int from = 0; from < GalacticMap.BLOCKS; from++) {
      for (int landing = 0; landing < GalacticMap.BLOCKS; landing++) {
        if (GalacticMap.isMapped(landing) && GalacticMap.d1(from, landing) == JUMP) {
          measureJump(from, landing);
        }
      }
    }
  }

  private Routes() {}

  private static void measure(byte[] table, int from, boolean avoidsRays, int[] queue) {
    int base = from * GalacticMap.BLOCKS;
    table[base + from] = 0;
    queue[0] = from;
    int end = 1;
    for (int at = 0; at < end; at++) {
      for (int next : GalacticMap.steps(queue[at])) {
        boolean isOpen = !(avoidsRays && GalacticMap.isRadioactive(next));
        if (isOpen && table[base + next] == UNREACHABLE) {
          table[base + next] = (byte) (table[base + queue[at]] + 1);
          queue[end++] = next;
        }
      }
    }
  }

  static int steps(int from, int to) {
    return STEPS[from * GalacticMap.BLOCKS + to];
  }

  private static void measureJump(int from, int landing) {
    for (int to = 0; to < GalacticMap.BLOCKS; to++) {
      int index = from * GalacticMap.BLOCKS + to;
      AFTER_JUMP[index] =
          (byte) Math.min(AFTER_JUMP[index], STEPS[landing * GalacticMap.BLOCKS + to]);
    }
  }

  /** The steps on a way that enters no radioactive block. */
  static int clearSteps(int from, int to) {
    return CLEAR[from * GalacticMap.BLOCKS + to];
  }

  /** R 11.4, Jumpgate: the steps that are left after the best jump. */
  static int afterJump(int from, int to) {
    return AFTER_JUMP[from * GalacticMap.BLOCKS + to];
  }
}
