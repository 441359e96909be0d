package org.apogee.engine.solis;

import java.util.Arrays;

/** What lies where in the {@link Cells} of a part of the position, and within which bounds. */
final class Layout {
  private short[] least = new short[64];
  private short[] most = new short[64];
  private int size;

  /** Room for some numbers, all within the same bounds; gives the place of the first. */
  int many(int count, int least, int most) {
    int first = size;
    size += count;
    while (size > this.least.length) {
      this.least = Arrays.copyOf(this.least, 2 * this.least.length);
      this.most = Arrays.copyOf(this.most, this.least.length);
    }
    Arrays.fill(this.least, first, size, (short) least);
    Arrays.fill(this.most, first, size, (short) most);
    return first;
  }

  int one(int least, int most) {
    return many(1, least, most);
  }

  int size() {
    return size;
  }

  int least(int cell) {
    return least[cell];
  }

  int most(int cell) {
    return most[cell];
  }
}
