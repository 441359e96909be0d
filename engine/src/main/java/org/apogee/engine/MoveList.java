package org.apogee.engine;

import java.util.Arrays;
import java.util.Objects;

/** A reusable buffer of moves: one per searching thread, refilled at every node. */
public final class MoveList {
  private long[] moves = new long[64];
  private int size;

  public void clear() {
    size = 0;
  }

  public int size() {
    return size;
  }

  public boolean isEmpty() {
    return size == 0;
  }

  public long get(int index) {
    return moves[Objects.checkIndex(index, size)];
  }

  public void add(long move) {
    if (size == moves.length) {
      moves = Arrays.copyOf(moves, size << 1);
    }
    moves[size++] = move;
  }

  public boolean contains(long move) {
    for (int i = 0; i < size; i++) {
      if (moves[i] == move) {
        return true;
      }
    }
    return false;
  }

  /**
   * Ascending. Moves mostly arrive in order, so insertion is the fastest way, and a move that is in
   * its place is not written again.
   */
  public void sort() {
    var list = moves;
    for (int i = 1; i < size; i++) {
      long move = list[i];
      if (list[i - 1] > move) {
        insert(list, i, move);
      }
    }
  }

  private static void insert(long[] list, int from, long move) {
    int place = from;
    do {
      list[place] = list[place - 1];
      place--;
    } while (place > 0 && list[place - 1] > move);
    list[place] = move;
  }

  public void copyFrom(MoveList other) {
    if (moves.length < other.size) {
      moves = new long[other.moves.length];
    }
    System.arraycopy(other.moves, 0, moves, 0, other.size);
    size = other.size;
  }

  public long[] toArray() {
    return Arrays.copyOf(moves, size);
  }

  @Override
  public String toString() {
    return Arrays.toString(toArray());
  }
}
