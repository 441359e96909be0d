package org.apogee.engine.sol;

import org.apogee.engine.words.Words;

/** R 12.1: what the momentum of a seat that played alone amounts to. */
enum SolBand {
  ENGULFED("engulfed", 0, 9),
  SCORCHED("scorched", 10, 24),
  ESCAPED("escaped", 25, 39),
  CLEAN_ESCAPE("clean-escape", 40, Integer.MAX_VALUE);

  /** In views and facts. */
  final String code;

  final String words;
  private final int least;
  private final int most;

  SolBand(String code, int least, int most) {
    this.code = code;
    this.words = code.replace('-', ' ');
    this.least = least;
    this.most = most;
  }

  static SolBand of(int momentum) {
    var band = ENGULFED;
    for (var each : values()) {
      if (momentum >= each.least) {
        band = each;
      }
    }
    return band;
  }

  String sentence() {
    return most == Integer.MAX_VALUE
        ? "A game alone ended with %d momentum or more.".formatted(least)
        : Words.sentence("a game alone ended with %d to %d momentum", least, most);
  }
}
