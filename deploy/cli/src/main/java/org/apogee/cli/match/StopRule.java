package org.apogee.cli.match;

import java.util.Optional;

/** When a match has said enough. It looks after every mirror set. */
interface StopRule {
  /** Number of no bot. */
  int NOBODY = -1;

  /** Plays all games. */
  StopRule NEVER =
      new StopRule() {
        @Override
        public void add(double[][] setScores) {
          // nothing is decided early
        }

        @Override
        public Optional<Verdict> verdict() {
          return Optional.empty();
        }
      };

  /**
   * What became certain.
   *
   * @param better the number of the better bot, or {@link #NOBODY}
   */
  record Verdict(int better, double certainty, String sentence) {}

  /** Takes the expected scores of a mirror set: of a row's bot against a column's. */
  void add(double[][] setScores);

  Optional<Verdict> verdict();
}
