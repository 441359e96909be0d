package org.apogee.engine.nebula;

import org.apogee.engine.Chance;

/** R 1.1 and 1.2. */
final class Dice {
  private Dice() {}

  static int die(Chance chance, int sides) {
    return 1 + chance.below(sides);
  }

  static int d6(Chance chance) {
    return die(chance, 6);
  }

  /** 0 to count - 1, without a draw if there is only one. */
  static int pick(Chance chance, int count) {
    return count == 1 ? 0 : die(chance, count) - 1;
  }

  static void shuffle(int[] list, Chance chance) {
    for (int i = list.length - 1; i >= 1; i--) {
      int j = die(chance, i + 1) - 1;
      int swapped = list[i];
      list[i] = list[j];
      list[j] = swapped;
    }
  }
}
