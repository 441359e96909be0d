package org.apogee.cli.match;

import java.util.List;
import java.util.Optional;

/**
 * Stops when one bot is better than each other one, or no two differ by more than a margin, with 95
 * % certainty for all that is said together. {@link ConfidenceSequence} allows to look after every
 * set.
 */
final class CertainOrder implements StopRule {
  static final double CERTAINTY = 0.95;

  /** An expected score of 45 to 55 %, or 35 rating points, counts as equal. */
  static final double MARGIN = 0.05;

  private final List<String> names;
  private final int bots;
  private final ConfidenceSequence[][] scores;

  CertainOrder(List<String> names) {
    this.names = List.copyOf(names);
    bots = names.size();
    int pairs = bots * (bots - 1) / 2;
    scores = new ConfidenceSequence[bots][bots];
    for (int a = 0; a < bots; a++) {
      for (int b = a + 1; b < bots; b++) {
        scores[a][b] = new ConfidenceSequence((1 - CERTAINTY) / pairs);
      }
    }
  }

  @Override
  public void add(double[][] setScores) {
    for (int a = 0; a < bots; a++) {
      for (int b = a + 1; b < bots; b++) {
        scores[a][b].add(setScores[a][b]);
      }
    }
  }

  @Override
  public Optional<Verdict> verdict() {
    for (int bot = 0; bot < bots; bot++) {
      if (beatsAll(bot)) {
        return Optional.of(
            new Verdict(bot, CERTAINTY, names.get(bot) + " is better than every other bot."));
      }
    }
    return allAlike()
        ? Optional.of(
            new Verdict(
                NOBODY,
                CERTAINTY,
                "No two bots differ by more than %.0f points of expected score in 100."
                    .formatted(100 * MARGIN)))
        : Optional.empty();
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
    return true;
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
