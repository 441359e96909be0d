package org.apogee.engine.solis;

import org.apogee.engine.SnapshotReader;
import org.apogee.engine.SnapshotWriter;

/**
 * A part of the position: one array of small numbers, so that a copy is one pass over memory. Each
 * part gives its numbers names by a {@link Layout}, once or several times over.
 */
abstract class Cells {
  final short[] cells;
  private final Layout layout;

  Cells(Layout layout, int times) {
    this.layout = layout;
    cells = new short[layout.size() * times];
  }

  void copyFrom(Cells other) {
    System.arraycopy(other.cells, 0, cells, 0, cells.length);
  }

  int get(int cell) {
    return cells[cell];
  }

  void set(int cell, int value) {
    cells[cell] = (short) value;
  }

  void add(int cell, int more) {
    cells[cell] += (short) more;
  }

  void write(SnapshotWriter out) {
    for (short cell : cells) {
      out.writeInt(cell);
    }
  }

  void read(SnapshotReader in) {
    for (int i = 0; i < cells.length; i++) {
      int cell = i % layout.size();
      cells[i] = (short) in.readInt(layout.least(cell), layout.most(cell));
    }
  }
}
