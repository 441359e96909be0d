package org.apogee.engine.nova;

import org.apogee.engine.Chance;

/**
 * Bags of cards in two bits a kind. Nobody sees the order of a deck, so a draw pile is a bag too,
 * and a card is chosen when it is drawn (R 6.4).
 */
final class Cards {
  static final int EXPANSION = 0;
  static final int WAR = 1;
  static final int DECKS = 2;
  static final int X_PER_DECK = 4;
  static final int X_FOR_INTERPHASE = 3;

  /** What {@link #pick} gives for an X card. */
  static final int X = -1;

  private static final int KINDS_PER_DECK = 12;
  private static final long DECK_BITS = (1L << (2 * KINDS_PER_DECK)) - 1;
  private static final long LOW = 0x555555555555L;

  /** Two copies of every kind. */
  static final long ALL = LOW << 1;

  private Cards() {}

  static String deckName(int deck) {
    return deck == EXPANSION ? "E" : "W";
  }

  static long ofDeck(long bag, int deck) {
    return bag & DECK_BITS << (2 * KINDS_PER_DECK * deck);
  }

  static long one(int card) {
    return 1L << (2 * card);
  }

  static int copies(long bag, int card) {
    return (int) (bag >>> (2 * card)) & 3;
  }

  static boolean has(long bag, int card) {
    return copies(bag, card) != 0;
  }

  static int size(long bag) {
    return Long.bitCount(bag & LOW) + 2 * Long.bitCount(bag & ~LOW);
  }

  /** A bit at 2 x card for each kind that is there. */
  static long kinds(long bag) {
    return (bag | bag >>> 1) & LOW;
  }

  static int kindAt(long bits) {
    return Long.numberOfTrailingZeros(bits) >>> 1;
  }

  /** Any card of a bag or one of so many X cards, each with the same odds. */
  static int pick(long bag, int crosses, Chance chance) {
    int rest = Dice.pick(chance, size(bag) + crosses);
    for (long bits = kinds(bag); bits != 0; bits &= bits - 1) {
      int card = kindAt(bits);
      rest -= copies(bag, card);
      if (rest < 0) {
        return card;
      }
    }
    return X;
  }

  /** Whether no kind has three copies. */
  static boolean isBag(long bits) {
    return (bits & ~(LOW | LOW << 1)) == 0 && (bits & bits >>> 1 & LOW) == 0;
  }
}
