package org.apogee.match.pairing;

/**
 * The two seats of a duel as the Dutch system sees them: seat 0 moves first and is white.
 *
 * <p>An entrant's preference for a colour grows, the further its colours are out of balance.
 */
final class Colours {
  static final int WHITE = 0;
  static final int BLACK = 1;
  static final int NONE = -1;

  /** How much a preference counts. */
  static final int MILD = 1;

  static final int STRONG = 2;
  static final int ABSOLUTE = 3;

  private Colours() {}

  /**
   * The colour preference of an entrant.
   *
   * @param colour the colour, or NONE
   * @param strength 0 without a preference
   * @param imbalance games with white less games with black
   */
  record Preference(int colour, int strength, int imbalance) {
    boolean isAbsolute() {
      return strength == ABSOLUTE;
    }
  }

  static Preference preferenceOf(History who) {
    int imbalance = who.timesAt(WHITE) - who.timesAt(BLACK);
    int last = nthLast(who, 1);
    if (last == NONE) {
      return new Preference(NONE, 0, 0);
    }
    boolean twice = last == nthLast(who, 2);
    if (Math.abs(imbalance) > 1) {
      return new Preference(imbalance > 0 ? BLACK : WHITE, ABSOLUTE, imbalance);
    }
    if (twice) {
      return new Preference(1 - last, ABSOLUTE, imbalance);
    }
    return imbalance == 0
        ? new Preference(1 - last, MILD, 0)
        : new Preference(imbalance > 0 ? BLACK : WHITE, STRONG, imbalance);
  }

  /** The colour of the nth last game that was played. */
  private static int nthLast(History who, int nth) {
    int left = nth;
    for (int i = who.seatsByRound().size() - 1; i >= 0; i--) {
      if (who.seatsByRound().get(i) != History.NO_SEAT && --left == 0) {
        return who.seatsByRound().get(i);
      }
    }
    return NONE;
  }

  /** Both must have the same colour. */
  static boolean clash(History one, History other) {
    var preference = one.preference();
    var preference2 = other.preference();
    return preference.isAbsolute()
        && preference2.isAbsolute()
        && preference.colour() == preference2.colour();
  }

  /**
   * Whether the higher ranked of two gets white: both preferences, else the stronger preference,
   * else the colours alternate from the last round in which they differed, else the higher ranked
   * has its preference, else its number decides.
   */
  static boolean higherIsWhite(History higher, History lower, boolean oddNumbersWhite) {
    var preference = higher.preference();
    var preference2 = lower.preference();
    if (preference.colour() != preference2.colour()) {
      return preference.colour() == NONE
          ? preference2.colour() == BLACK
          : preference.colour() == WHITE;
    }
    if (preference.colour() == NONE) {
      return (higher.colourNumber() % 2 == 1) == oddNumbersWhite;
    }
    int stronger = preference.strength() - preference2.strength();
    if (stronger == 0 && preference.isAbsolute()) {
      stronger = Math.abs(preference.imbalance()) - Math.abs(preference2.imbalance());
    }
    if (stronger != 0) {
      return (stronger > 0) == (preference.colour() == WHITE);
    }
    int own = lastDifferent(higher, lower);
    return own == NONE ? preference.colour() == WHITE : own == BLACK;
  }

  /**
   * The colour of the first in the last of their games in which the two had different colours.
   * Games that were not played are left out, so the nth last of one is held against that of the
   * other.
   */
  private static int lastDifferent(History higher, History lower) {
    for (int nth = 1; ; nth++) {
      int own = nthLast(higher, nth);
      int other = nthLast(lower, nth);
      if (own == NONE || other == NONE) {
        return NONE;
      }
      if (own != other) {
        return own;
      }
    }
  }

  /** Whether this colour comes the third time in a row: 1 or 0. */
  static int wouldBeThird(History who, boolean white) {
    int colour = white ? WHITE : BLACK;
    return nthLast(who, 1) == colour && nthLast(who, 2) == colour ? 1 : 0;
  }
}
