package org.apogee.engine.nebula;

import java.util.Arrays;

/** How many steps along drawn paths it takes from one block to another, as a table. */
final class ClassicRoutes {
  /** For blocks off the paths. */
  static final int UNREACHABLE = 40;

  private static final byte[] STEPS = new byte[GalacticMap.BLOCKS * GalacticMap.BLOCKS];

  static {
    Arrays.fill(STEPS, (byte) UNREACHABLE);
    var queue = new int[GalacticMap.BLOCKS];
    for (int from = 0; from < GalacticMap.BLOCKS; from++) {
      if (GalacticMap.isMapped(from)) {
        measure(from, queue);
      }
    }
  }

  private ClassicRoutes() {}

  private static void measure(int from, int[] queue) {
    int base = from * GalacticMap.BLOCKS;
    STEPS[base + from] = 0;
    queue[0] = from;
    int end = 1;
    for (int at = 0; at < end; at++) {
      for (int next : GalacticMap.steps(queue[at])) {
        if (STEPS[base + next] == UNREACHABLE) {
          STEPS[base + next] = (byte) (STEPS[base + queue[at]] + 1);
          queue[end++] = next;
        }
      }
    }
  }

  static int steps(int from, int to) {
    return STEPS[from * GalacticMap.BLOCKS + to];
  }
}
