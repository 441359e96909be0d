package org.apogee.engine.nova;

import org.apogee.engine.snapshot.SnapshotReader;
import org.apogee.engine.snapshot.SnapshotWriter;

/** The stack of steps with their registers. */
final class Frames {
  static final int WIDTH = 5;

  /** More than the deepest there is: an X card, an activation, a raid, a combat, a retreat. */
  static final int DEPTH_MAX = 6;

  private static final int REGISTER_MAX = 63;

  private final int[] cells = new int[DEPTH_MAX * WIDTH];
  private int depth;

  int depth() {
    return depth;
  }

  boolean isEmpty() {
    return depth == 0;
  }

  Step top() {
    return Step.of(cells[(depth - 1) * WIDTH]);
  }

  /** The step that the top one will go back to. */
  Step below() {
    return at(depth - 2);
  }

  Step at(int level) {
    return Step.of(cells[level * WIDTH]);
  }

  /** A register of the top step, from 1. */
  int get(int register) {
    return cells[(depth - 1) * WIDTH + register];
  }

  int get(int level, int register) {
    return cells[level * WIDTH + register];
  }

  void set(int register, int value) {
    cells[(depth - 1) * WIDTH + register] = value;
  }

  void push(Step step) {
    if (depth == DEPTH_MAX) {
      throw new IllegalStateException("too many steps on the stack, pushing " + step);
    }
    int base = depth++ * WIDTH;
    cells[base] = step.number;
    for (int register = 1; register < WIDTH; register++) {
      cells[base + register] = 0;
    }
  }

  void push(Step step, int first) {
    push(step);
    set(1, first);
  }

  void push(Step step, int first, int second) {
    push(step, first);
    set(2, second);
  }

  void push(Step step, int first, int second, int third) {
    push(step, first, second);
    set(3, third);
  }

  void pop() {
    depth--;
  }

  void replace(Step step) {
    depth--;
    push(step);
  }

  void clear() {
    depth = 0;
  }

  void copyFrom(Frames other) {
    depth = other.depth;
    System.arraycopy(other.cells, 0, cells, 0, depth * WIDTH);
  }

  void encode(SnapshotWriter out) {
    out.writeInt(depth);
    for (int level = 0; level < depth; level++) {
      out.writeInt(cells[level * WIDTH]);
      for (int register = 1; register <= at(level).registers; register++) {
        out.writeInt(get(level, register));
      }
    }
  }

  void decode(SnapshotReader in) {
    int levels = in.readInt(0, DEPTH_MAX);
    for (int level = 0; level < levels; level++) {
      push(Step.of(in.readInt(0, Step.count() - 1)));
      for (int register = 1; register <= top().registers; register++) {
        set(register, in.readInt(-1, REGISTER_MAX));
      }
    }
  }
}
