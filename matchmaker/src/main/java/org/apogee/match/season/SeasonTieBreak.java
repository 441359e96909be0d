package org.apogee.match.season;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** The tie-breaks of a season's table, by name. */
public enum SeasonTieBreak {
  WINS("events won"),
  BEST("the best place in any event"),
  PLAYED("events played"),
  LATEST("the place in the latest event");

  private final String sentence;

  SeasonTieBreak(String sentence) {
    this.sentence = sentence;
  }

  public String sentence() {
    return sentence;
  }

  /** As people write it. */
  public String label() {
    return name().toLowerCase(Locale.ROOT);
  }

  public static Optional<SeasonTieBreak> named(String label) {
    return Arrays.stream(values()).filter(one -> one.label().equals(label)).findFirst();
  }
}
