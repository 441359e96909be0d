package org.apogee.match.standing;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** The tie-breaks, by name. */
public enum TieBreak {
  BUCHHOLZ("the points of all opponents"),
  MEDIAN_BUCHHOLZ("the points of all opponents except the best and the worst"),
  SONNEBORN_BERGER("the points of defeated opponents, and half the points of tied opponents"),
  HEAD_TO_HEAD("the points from tables that the tied entrants shared"),
  WINS("tables won without a tie"),
  SCORE_SUM("the sum of the points after each round"),
  BOARD_POINTS("the points from all boards of the team");

  private final String sentence;

  TieBreak(String sentence) {
    this.sentence = sentence;
  }

  public String sentence() {
    return sentence;
  }

  /** As people write it: {@code median-buchholz}. */
  public String label() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  public static Optional<TieBreak> named(String label) {
    return Arrays.stream(values()).filter(t -> t.label().equals(label)).findFirst();
  }
}
