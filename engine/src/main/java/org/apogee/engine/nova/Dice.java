package org.apogee.engine.nova;

import org.apogee.engine.Chance;

/** R 2.1. */
final class Dice {
  static final int SIDES = 6;

  private Dice() {}

  static int die(Chance chance) {
    return 1 + chance.below(SIDES);
  }

  /** 0 to count - 1, without a draw if there is only one. */
  static int pick(Chance chance, int count) {
    return count == 1 ? 0 : chance.below(count);
  }

  /** R 2.5: the impacts of some units with one firing factor. */
  static int impacts(Chance chance, int units, int factor) {
    return successes(chance, units, SIDES + 1 - factor, SIDES);
  }

  /** How many dice show at most a number. */
  static int atMost(Chance chance, int dice, int most) {
    return successes(chance, dice, 1, most);
  }

  private static int successes(Chance chance, int dice, int least, int most) {
    int count = 0;
    for (int i = 0; i < dice; i++) {
      int die = die(chance);
      count += die >= least && die <= most ? 1 : 0;
    }
    return count;
  }
}
