package org.apogee.engine.supernova;

import org.apogee.engine.Chance;

/** A set of cards, as bits. */
final class CardSet {
  /** Past every card: what {@link #next} gives when there is none left. */
  static final int END = 192;

  // Three fields instead of an array: play-outs ask little else so often.
  private long low;
  private long middle;
  private long high;

  boolean has(int card) {
    return (word(card >> 6) >>> card & 1) != 0;
  }

  private long word(int index) {
    return index == 0 ? low : index == 1 ? middle : high;
  }

  void add(int card) {
    xor(card >> 6, ~word(card >> 6) & 1L << card);
  }

  void remove(int card) {
    xor(card >> 6, word(card >> 6) & 1L << card);
  }

  private void xor(int index, long bits) {
    switch (index) {
      case 0 -> low ^= bits;
      case 1 -> middle ^= bits;
      default -> high ^= bits;
    }
  }

  void clear() {
    low = 0;
    middle = 0;
    high = 0;
  }

  int size() {
    return Long.bitCount(low) + Long.bitCount(middle) + Long.bitCount(high);
  }

  boolean isEmpty() {
    return (low | middle | high) == 0;
  }

  /** The least card of the set that is not below another, or {@link #END}. */
  int next(int from) {
    if (from < 64) {
      long rest = low & -1L << from;
      return rest != 0 ? Long.numberOfTrailingZeros(rest) : next(middle, high);
    }
    if (from < 128) {
      return next(middle & -1L << from, high);
    }
    // Past the end, and in an empty word, the count is 64: just END.
    return from < END ? 128 + Long.numberOfTrailingZeros(high & -1L << from) : END;
  }

  private static int next(long middle, long high) {
    return middle != 0
        ? 64 + Long.numberOfTrailingZeros(middle)
        : 128 + Long.numberOfTrailingZeros(high);
  }

  /** Whether a card of a range is in the set. */
  boolean hasAny(int from, int end) {
    return next(from) < end;
  }

  /** Takes a card out, each with the same odds; one draw. */
  int takeAny(Chance chance) {
    int rest = chance.below(size());
    int index = 0;
    while (rest >= Long.bitCount(word(index))) {
      rest -= Long.bitCount(word(index++));
    }
    long bit = Long.expand(1L << rest, word(index));
    xor(index, bit);
    return (index << 6) + Long.numberOfTrailingZeros(bit);
  }

  void copyFrom(CardSet other) {
    low = other.low;
    middle = other.middle;
    high = other.high;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof CardSet that
        && low == that.low
        && middle == that.middle
        && high == that.high;
  }

  @Override
  public int hashCode() {
    return Long.hashCode(low) + 31 * (Long.hashCode(middle) + 31 * Long.hashCode(high));
  }
}
