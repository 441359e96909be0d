package org.apogee.engine.sol;

/** R 11: how the Sun, or patience, came to its end. */
enum SolEnding {
  NONE(0, ""),
  NOVA(1, "nova"),
  QUIET_NOVA(2, "quiet-nova"),
  ROUND_LIMIT(3, "round-limit");

  private static final SolEnding[] ALL = values();

  /** In snapshots. */
  final int number;

  /** In the outcome of a game. */
  final String code;

  SolEnding(int number, String code) {
    this.number = number;
    this.code = code;
  }

  static SolEnding of(int number) {
    return ALL[number];
  }

  static int count() {
    return ALL.length;
  }
}
