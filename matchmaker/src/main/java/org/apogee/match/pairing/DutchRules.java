package org.apogee.match.pairing;

/** The rules of the Dutch system for a single pair. */
final class DutchRules {
  private final Field field;
  private final boolean oddNumbersWhite;
  private final int topscore;

  /**
   * @param finalRound in which those with more than half of the points get looser colour rules
   */
  DutchRules(Field field, int roundsPlayed, int win, boolean finalRound, boolean oddNumbersWhite) {
    this.field = field;
    this.oddNumbersWhite = oddNumbersWhite;
    topscore = finalRound ? roundsPlayed * win / 2 : Integer.MAX_VALUE;
  }

  /** Nobody meets twice, and two who must have the same colour do not meet (C1, C3). */
  boolean mayMeet(History one, History other) {
    return field.met(one, other) == 0
        && !field.forbidden(one, other)
        && (!Colours.clash(one, other) || isTopscorer(one) || isTopscorer(other));
  }

  private boolean isTopscorer(History who) {
    return who.score() > topscore;
  }

  boolean higherIsWhite(History higher, History lower) {
    return Colours.higherIsWhite(higher, lower, oddNumbersWhite);
  }

  /** One of them gets a third game more with one colour than with the other (C10). */
  int imbalances(History higher, History lower) {
    if (!Colours.clash(higher, lower)) {
      return 0;
    }
    int step = higherIsWhite(higher, lower) ? 1 : -1;
    return tooFar(higher.wish().imbalance() + step) + tooFar(lower.wish().imbalance() - step);
  }

  private static int tooFar(int imbalance) {
    return Math.abs(imbalance) > 2 ? 1 : 0;
  }

  /** One of them gets the same colour a third time in a row (C11). */
  int streaks(History higher, History lower) {
    if (!Colours.clash(higher, lower)) {
      return 0;
    }
    boolean white = higherIsWhite(higher, lower);
    return Colours.wouldBeThird(higher, white) + Colours.wouldBeThird(lower, !white);
  }

  /** One of them does not get the wished colour (C12). */
  int wishesBroken(History one, History other) {
    return one.wish().colour() != Colours.NONE && one.wish().colour() == other.wish().colour()
        ? 1
        : 0;
  }

  /** One of them does not get a strongly wished colour (C13). */
  int strongWishesBroken(History one, History other) {
    boolean bothStrong =
        one.wish().strength() >= Colours.STRONG && other.wish().strength() >= Colours.STRONG;
    boolean bothAbsolute = one.wish().isAbsolute() && other.wish().isAbsolute();
    return bothStrong && !bothAbsolute ? wishesBroken(one, other) : 0;
  }
}
