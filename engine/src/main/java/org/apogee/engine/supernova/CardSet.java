package org.apogee.engine.supernova;

import java.util.Arrays;
import org.apogee.engine.Chance;

/** A set of cards, as bits. */
final class CardSet {
  /** Past every card: what {@link #next} gives when there is none left. */
  static final int END = 192;

  private final long[] words = new long[3];

  boolean has(int card) {
    return (words[card >> 6] >>> card & 1) != 0;
  }

  void add(int card) {
    words[card >> 6] |= 1L << card;
  }

  void remove(int card) {
    words[card >> 6] &= ~(1L << card);
  }

  void clear() {
    words[0] = 0;
    words[1] = 0;
    words[2] = 0;
  }

  int size() {
    return Long.bitCount(words[0]) + Long.bitCount(words[1]) + Long.bitCount(words[2]);
  }

  boolean isEmpty() {
    return (words[0] | words[1] | words[2]) == 0;
  }

  /** The least card of the set that is not below another, or {@link #END}. */
  int next(int from) {
    if (from >= END) {
      return END;
    }
    int word = from >> 6;
    long rest = words[word] & (-1L << from);
    while (rest == 0) {
      if (++word == words.length) {
        return END;
      }
      rest = words[word];
    }
    return (word << 6) + Long.numberOfTrailingZeros(rest);
  }

  /** Whether a card of a range is in the set. */
  boolean hasAny(int from, int end) {
    return next(from) < end;
  }

  /** Takes a card out, each with the same odds; one draw. */
  int takeAny(Chance chance) {
    int rest = chance.below(size());
    int word = 0;
    while (rest >= Long.bitCount(words[word])) {
      rest -= Long.bitCount(words[word++]);
    }
    long bit = Long.expand(1L << rest, words[word]);
    words[word] &= ~bit;
    return (word << 6) + Long.numberOfTrailingZeros(bit);
  }

  void copyFrom(CardSet other) {
    words[0] = other.words[0];
    words[1] = other.words[1];
    words[2] = other.words[2];
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof CardSet that && Arrays.equals(words, that.words);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(words);
  }
}
