package org.apogee.cli.match;

import java.util.Optional;

/**
 * When a match says enough: one bot is better than each other one, or no two differ by more than a
 * margin, with 95 % certainty for all that is said together. It looks after every mirror set, which
 * {@link ConfidenceSequence} allows.
 */
final class StopRule {
  static final double CERTAINTY = 0.95;

  /** An expected score of 45 to 55 %, or 35 rating points, counts as equal. */
  static final double MARGIN = 0.05;

  /**
   * What became certain.
   *
   * @param better the number of the better bot, or {@link #NOBODY}
   */
  record Verdict(int better) {
    static final int NOBODY = -1;
  }

  private final int bots;
  private final ConfidenceSequence[][] scores;

  StopRule(int bots) {
    this.bots = bots;
    int pairs = bots * (bots - 1) / 2;
    scores = new ConfidenceSequence[bots][bots];
    for (int a = 0; a < bots; a++) {
      for (int b = a + 1; b < bots; b++) {
        scores[a][b] = new ConfidenceSequence((1 - CERTAINTY) / pairs);
      }
    }
  }

  /** Takes the expected scores of a mirror set: of the first against the second bot, a below b. */
  void add(double[][] setScores) {
    for (int a = 0; a < bots; a++) {
      for (int b = a + 1; b < bots; b++) {
        scores[a][b].add(setScores[a][b]);
      }
    }
  }

  Optional<Verdict> verdict() {
    for (int bot = 0; bot < bots; bot++) {
      if (beatsAll(bot)) {
        return Optional.of(new Verdict(bot));
      }
    }
    return bots > 1 && allAlike() ? Optional.of(new Verdict(Verdict.NOBODY)) : Optional.empty();
  }

  private boolean beatsAll(int bot) {
    for (int other = 0; other < bots; other++) {
      boolean beats =
          bot < other
              ? scores[bot][other].low() > 0.5
              : bot == other || scores[other][bot].high() < 0.5;
      if (!beats) {
        return false;
      }
    }
    return bots > 1;
  }

  private boolean allAlike() {
    for (int a = 0; a < bots; a++) {
      for (int b = a + 1; b < bots; b++) {
        if (scores[a][b].low() < 0.5 - MARGIN || scores[a][b].high() > 0.5 + MARGIN) {
          return false;
        }
      }
    }
    return true;
  }
}
