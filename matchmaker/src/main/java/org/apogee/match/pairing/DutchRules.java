package org.apogee.match.pairing;

/** The rules of the Dutch system for a single pair. */
final class DutchRules {
  private final EligibleEntrants eligible;
  private final boolean oddNumbersWhite;
  private final int topscore;

  /**
   * @param finalRound in which those with more than half of the points get looser colour rules
   */
  DutchRules(
      EligibleEntrants eligible,
      int roundsPlayed,
      int win,
      boolean finalRound,
      boolean oddNumbersWhite) {
    this.eligible = eligible;
    this.oddNumbersWhite = oddNumbersWhite;
    topscore = finalRound ? roundsPlayed * win / 2 : Integer.MAX_VALUE;
  }

  /** Nobody meets twice, and two who must have the same colour do not meet (C1, C3). */
  boolean mayMeet(History one, History other) {
    return eligible.met(one, other) == 0
        && !eligible.forbidden(one, other)
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
    return tooFar(higher.preference().imbalance() + step)
        + tooFar(lower.preference().imbalance() - step);
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

  /** One of them does not get the preferred colour (C12). */
  int preferencesBroken(History one, History other) {
    return one.preference().colour() != Colours.NONE
            && one.preference().colour() == other.preference().colour()
        ? 1
        : 0;
  }

  /** One of them does not get a strongly preferred colour (C13). */
  int strongPreferencesBroken(History one, History other) {
    boolean bothStrong =
        one.preference().strength() >= Colours.STRONG
            && other.preference().strength() >= Colours.STRONG;
    boolean bothAbsolute = one.preference().isAbsolute() && other.preference().isAbsolute();
    return bothStrong && !bothAbsolute ? preferencesBroken(one, other) : 0;
  }
}
