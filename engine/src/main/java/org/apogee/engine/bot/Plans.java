package org.apogee.engine.bot;

import java.util.Arrays;

/**
 * A bounded list of plans, the best first: for each its value and its moves.
 *
 * <p>Only indices move when a plan is inserted, so whoever keeps something beside each plan (a
 * position, say) keeps it under its {@link #slot}.
 */
public final class Plans {
  /** The longest plan; a turn that goes on is planned again from there. */
  public static final int LENGTH_MAX = 24;

  private final int capacity;
  private final int[] slots;
  private final double[] values;
  private final int[] lengths;
  private final long[][] moves;
  private int size;

  Plans(int capacity) {
    this.capacity = capacity;
    slots = new int[capacity];
    values = new double[capacity];
    lengths = new int[capacity];
    moves = new long[capacity][LENGTH_MAX];
    clear();
  }

  void clear() {
    size = 0;
    Arrays.setAll(slots, i -> i);
  }

  public int size() {
    return size;
  }

  /** A number below the capacity that stays with a plan however it is ranked. */
  int slot(int rank) {
    return slots[rank];
  }

  public double value(int rank) {
    return values[slots[rank]];
  }

  public int length(int rank) {
    return lengths[slots[rank]];
  }

  public long move(int rank, int index) {
    return moves[slots[rank]][index];
  }

  boolean wouldKeep(double value, int length) {
    return (size < capacity || value > value(size - 1)) && !(length > 1 && hasValue(value));
  }

  private boolean hasValue(double value) {
    for (int rank = 0; rank < size; rank++) {
      if (value(rank) == value) {
        return true;
      }
    }
    return false;
  }

  /** Puts a plan, another one and one more move, behind all that are as good; gives its slot. */
  int insert(double value, Plans from, int fromRank, long move) {
    int rank = size < capacity ? size++ : size - 1;
    int slot = slots[rank];
    while (rank > 0 && value(rank - 1) < value) {
      slots[rank] = slots[rank - 1];
      rank--;
    }
    slots[rank] = slot;
    values[slot] = value;
    write(slot, from, fromRank, move);
    return slot;
  }

  private void write(int slot, Plans from, int fromRank, long move) {
    int length = from.length(fromRank);
    System.arraycopy(from.moves[from.slot(fromRank)], 0, moves[slot], 0, length);
    moves[slot][length] = move;
    lengths[slot] = length + 1;
  }

  /** Starts with a plan of no moves. */
  void startEmpty() {
    clear();
    size = 1;
    values[0] = 0;
    lengths[0] = 0;
  }
}
