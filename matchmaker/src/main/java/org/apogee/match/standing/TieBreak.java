package org.apogee.match.standing;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** What decides between equal points, chosen by name. */
public enum TieBreak {
  BUCHHOLZ("the points of all opponents"),
  MEDIAN_BUCHHOLZ("the points of all opponents but the best and the worst one"),
  SONNEBORN_BERGER("the points of those beaten, and half of the points of those tied with"),
  HEAD_TO_HEAD("the points from the tables that those who are equal shared"),
  WINS("tables won alone"),
  SCORE_SUM("the sum of the points after each round");

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
