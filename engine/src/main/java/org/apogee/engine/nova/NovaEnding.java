package org.apogee.engine.nova;

/** R 18.1: why a game is over. */
enum NovaEnding {
  NONE(0, "none"),
  FINAL_INTERPHASE(1, "final-interphase"),
  LAST_POWER(2, "last-power");

  private static final NovaEnding[] ALL = values();

  /** In snapshots. */
  final int number;

  final String code;

  NovaEnding(int number, String code) {
    this.number = number;
    this.code = code;
  }

  static NovaEnding of(int number) {
    return ALL[number];
  }

  static int count() {
    return ALL.length;
  }
}
