package org.apogee.engine.chance;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import org.apogee.engine.Chance;

/** Dice as a scene says; once they have been used up in a move, that move may roll no more. */
public final class ScriptedDice implements Chance {
  private final Deque<Integer> values = new ArrayDeque<>();
  private boolean isScripted;

  public void add(int... more) {
    for (int value : more) {
      values.add(value);
    }
    isScripted = true;
  }

  @Override
  public int below(int bound) {
    if (!isScripted) {
      return 0;
    }
    var value = values.poll();
    if (value == null || value > bound) {
      throw new AssertionError("a die of %d sides, where the scene has %s".formatted(bound, value));
    }
    return value - 1;
  }

  /** What is left; the next move may be without a script. */
  public List<Integer> left() {
    isScripted = false;
    var left = List.copyOf(values);
    values.clear();
    return left;
  }
}
