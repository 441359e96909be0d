package org.apogee.engine.steps;

import org.apogee.engine.Position;
import org.apogee.engine.SnapshotReader;
import org.apogee.engine.SnapshotWriter;

/**
 * What is going on in a game and, below it, what the game goes back to: a stack of steps with their
 * registers. Pushing and popping makes no objects.
 *
 * <p>A game whose decisions never lie within each other has one step at a time: it replaces that
 * step, and its snapshots hold {@link #number} alone.
 *
 * @param <P> the positions of the game
 * @param <S> the kinds of steps of the game
 */
public final class Frames<P extends Position, S extends Enum<S> & StepKind<P>> {
  private final S[] kinds;
  private final Chapter<P>[] chapters;
  private final boolean[] mains;
  private final int depthMax;
  private final int width;
  private final int registerMax;
  private final int[] cells; // for each level its number, then its registers
  private int depth;
  private int number; // of the top step, which is asked for far more often than it changes

  /**
   * An empty stack.
   *
   * @param kinds all constants of the enum, in their order
   * @param depthMax the largest number of steps on the stack
   * @param registerMax the largest number in a register
   */
  public Frames(S[] kinds, int depthMax, int registerMax) {
    this.kinds = kinds;
    this.depthMax = depthMax;
    this.registerMax = registerMax;
    chapters = chapters(kinds);
    mains = new boolean[kinds.length];
    int registers = 0;
    for (int i = 0; i < kinds.length; i++) {
      mains[i] = chapters[i].isMain();
      registers = Math.max(registers, kinds[i].registers());
    }
    width = 1 + registers;
    cells = new int[depthMax * width];
    number = kinds.length;
  }

  @SuppressWarnings({"unchecked", "rawtypes"}) // Java makes no arrays of generic types
  private static <P extends Position> Chapter<P>[] chapters(StepKind<P>[] kinds) {
    var chapters = new Chapter[kinds.length];
    for (int i = 0; i < kinds.length; i++) {
      chapters[i] = kinds[i].chapter();
    }
    return chapters;
  }

  /** Of the top step, its place among the kinds; their count if no step is left. */
  public int number() {
    return number;
  }

  /** The inverse of {@link #number}, for a game of one step at a time. */
  public void restore(int number) {
    clear();
    if (number < kinds.length) {
      push(kinds[number]);
    }
  }

  /** The chapter of the top step. */
  Chapter<P> chapter() {
    return chapters[number];
  }

  /** {@link Chapter#isMain} of the top step, without a call. */
  boolean isMain() {
    return mains[number];
  }

  public int depth() {
    return depth;
  }

  public boolean isEmpty() {
    return depth == 0;
  }

  public S top() {
    return kinds[number];
  }

  /** Whether this is the top step; never once no step is left. */
  @SuppressWarnings("EnumOrdinal") // as in push
  public boolean isAt(S step) {
    return number == step.ordinal();
  }

  /** The step that the top one goes back to. */
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

  @SuppressWarnings("EnumOrdinal") // the place in the enum is what snapshots hold
  public void push(S step) {
    if (depth == depthMax) {
      throw new IllegalStateException("too many steps on the stack, pushing " + step);
    }
    int base = depth++ * width;
    number = step.ordinal();
    cells[base] = number;
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
    number = depth == 0 ? kinds.length : cells[(depth - 1) * width];
  }

  public void replace(S step) {
    depth--;
    push(step);
  }

  public void clear() {
    depth = 0;
    number = kinds.length;
  }

  public void copyFrom(Frames<P, S> other) {
    depth = other.depth;
    number = other.number;
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
