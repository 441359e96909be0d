package org.apogee.engine.steps;

import org.apogee.engine.snapshot.SnapshotReader;
import org.apogee.engine.snapshot.SnapshotWriter;

/**
 * What is going on in a game and, below it, what that will go back to: a stack of steps with their
 * registers. Pushing and popping makes no objects.
 *
 * @param <S> the kinds of steps of the game
 */
public final class Frames<S extends StepKind> {
  private final S[] kinds;
  private final int depthMax;
  private final int width;
  private final int registerMax;
  private final int[] cells;
  private int depth;

  /**
   * An empty stack.
   *
   * @param kinds all there are, by their number
   * @param depthMax more than the deepest there is
   * @param registerMax the largest number in a register
   */
  public Frames(S[] kinds, int depthMax, int registerMax) {
    this.kinds = kinds;
    this.depthMax = depthMax;
    this.registerMax = registerMax;
    int registers = 0;
    for (var kind : kinds) {
      registers = Math.max(registers, kind.registers());
    }
    width = 1 + registers;
    cells = new int[depthMax * width];
  }

  public int depth() {
    return depth;
  }

  public boolean isEmpty() {
    return depth == 0;
  }

  public S top() {
    return kinds[cells[(depth - 1) * width]];
  }

  /** The step that the top one will go back to. */
  public S below() {
    return at(depth - 2);
  }

  public S at(int level) {
    return kinds[cells[level * width]];
  }

  /** A register of the top step, from 1. */
  public int get(int register) {
    return cells[(depth - 1) * width + register];
  }

  public int get(int level, int register) {
    return cells[level * width + register];
  }

  public void set(int register, int value) {
    cells[(depth - 1) * width + register] = value;
  }

  public void push(S step) {
    if (depth == depthMax) {
      throw new IllegalStateException("too many steps on the stack, pushing " + step);
    }
    int base = depth++ * width;
    cells[base] = step.number();
    for (int register = 1; register < width; register++) {
      cells[base + register] = 0;
    }
  }

  public void push(S step, int first) {
    push(step);
    set(1, first);
  }

  public void push(S step, int first, int second) {
    push(step, first);
    set(2, second);
  }

  public void push(S step, int first, int second, int third) {
    push(step, first, second);
    set(3, third);
  }

  public void pop() {
    depth--;
  }

  public void replace(S step) {
    depth--;
    push(step);
  }

  public void clear() {
    depth = 0;
  }

  public void copyFrom(Frames<S> other) {
    depth = other.depth;
    System.arraycopy(other.cells, 0, cells, 0, depth * width);
  }

  public void encode(SnapshotWriter out) {
    out.writeInt(depth);
    for (int level = 0; level < depth; level++) {
      out.writeInt(cells[level * width]);
      for (int register = 1; register <= at(level).registers(); register++) {
        out.writeInt(get(level, register));
      }
    }
  }

  public void decode(SnapshotReader in) {
    int levels = in.readInt(0, depthMax);
    for (int level = 0; level < levels; level++) {
      push(kinds[in.readInt(0, kinds.length - 1)]);
      for (int register = 1; register <= top().registers(); register++) {
        set(register, in.readInt(-1, registerMax));
      }
    }
  }
}
