package org.apogee.engine.solis;

import org.apogee.engine.Chance;

/** R 1.11: dice, shuffled lists and cards of a set. */
final class Dice {
  private Dice() {}

  static int d6(Chance chance) {
    return chance.below(Panel.FACES) + 1;
  }

  static void shuffle(int[] list, Chance chance) {
    for (int i = list.length - 1; i > 0; i--) {
      int j = chance.below(i + 1);
      int swapped = list[i];
      list[i] = list[j];
      list[j] = swapped;
    }
  }

  /** A card of a set, as a bit; each is as likely. */
  static int pick(int deck, Chance chance) {
    int rest = deck;
    for (int left = chance.below(Integer.bitCount(deck)); left > 0; left--) {
      rest &= rest - 1;
    }
    return Integer.lowestOneBit(rest);
  }
}
