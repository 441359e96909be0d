package org.apogee.engine.nebula;

import java.util.List;
import org.apogee.engine.SnapshotReader;
import org.apogee.engine.SnapshotWriter;

/**
 * One array of a position with the least and the most that a cell can hold.
 *
 * <p>Every part of a position lists its arrays once; copying, writing and reading go through that
 * list, so none of them can forget an array.
 */
final class Cells {
  private final int[] values;
  private final int least;
  private final int most;

  Cells(int[] values, int least, int most) {
    this.values = values;
    this.least = least;
    this.most = most;
  }

  static void copy(List<Cells> from, List<Cells> into) {
    for (int i = 0; i < into.size(); i++) {
      var source = from.get(i).values;
      System.arraycopy(source, 0, into.get(i).values, 0, source.length);
    }
  }

  static void encode(List<Cells> all, SnapshotWriter out) {
    for (int i = 0; i < all.size(); i++) {
      out.writeInts(all.get(i).values);
    }
  }

  static void decode(List<Cells> all, SnapshotReader in) {
    for (var cells : all) {
      for (int i = 0; i < cells.values.length; i++) {
        cells.values[i] = in.readInt(cells.least, cells.most);
      }
    }
  }
}
