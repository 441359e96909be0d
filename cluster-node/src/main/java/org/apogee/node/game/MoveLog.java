package org.apogee.node.game;

import java.util.Arrays;
import java.util.Objects;
import org.apogee.engine.SnapshotReader;
import org.apogee.engine.SnapshotWriter;

/**
 * The seat and move of each decision, to distinguish a repeated move from a late one. Nine bytes
 * per ply.
 */
public final class MoveLog {
  private long[] moves = new long[16];
  private byte[] seats = new byte[16];
  private int size;

  public int size() {
    return size;
  }

  void add(int seat, long move) {
    if (size == moves.length) {
      moves = Arrays.copyOf(moves, size << 1);
      seats = Arrays.copyOf(seats, size << 1);
    }
    moves[size] = move;
    seats[size++] = (byte) seat;
  }

  boolean has(int ply, int seat, long move) {
    return ply >= 0 && ply < size && seats[ply] == seat && moves[ply] == move;
  }

  long move(int ply) {
    return moves[Objects.checkIndex(ply, size)];
  }

  int seat(int ply) {
    return seats[Objects.checkIndex(ply, size)];
  }

  /** The last decision of a seat, or -1. */
  int lastOf(int seat) {
    int ply = size - 1;
    while (ply >= 0 && seats[ply] != seat) {
      ply--;
    }
    return ply;
  }

  /** Forgets all decisions after the first ones. */
  void truncate(int plies) {
    size = Math.min(size, plies);
  }

  /** How many decisions a seat has taken. */
  int countOf(int seat) {
    int count = 0;
    for (int ply = 0; ply < size; ply++) {
      count += seats[ply] == seat ? 1 : 0;
    }
    return count;
  }

  void encode(SnapshotWriter out) {
    out.writeInt(size);
    for (int ply = 0; ply < size; ply++) {
      out.writeInt(seats[ply]);
      out.writeLong(moves[ply]);
    }
  }

  static MoveLog decode(SnapshotReader in) {
    var log = new MoveLog();
    int size = in.readInt();
    for (int ply = 0; ply < size; ply++) {
      log.add(in.readInt(), in.readLong());
    }
    return log;
  }
}
