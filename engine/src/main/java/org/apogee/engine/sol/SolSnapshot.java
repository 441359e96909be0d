package org.apogee.engine.sol;

import org.apogee.engine.BadInput;
import org.apogee.engine.snapshot.SnapshotReader;

/** What reading a snapshot of SOL needs beyond plain numbers. */
final class SolSnapshot {
  static final int SCHEMA = 1;

  private SolSnapshot() {}

  static void require(boolean holds, String otherwise) {
    if (!holds) {
      throw new BadInput("bad-snapshot", "The snapshot is no position of SOL: " + otherwise + ".");
    }
  }

  /** A set of spaces or edges with numbers below a limit. */
  static long readSet(SnapshotReader in, int limit) {
    long set = in.readLong();
    require(set >>> limit == 0, "a set has a member out of range");
    return set;
  }

  static void readInts(SnapshotReader in, int[] into, int least, int most) {
    for (int i = 0; i < into.length; i++) {
      into[i] = in.readInt(least, most);
    }
  }
}
