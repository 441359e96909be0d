package org.apogee.engine.solis;

/** R 15.1 to R 15.4 and R 16.2: why the game is over. */
enum Ending {
  NONE("none"),
  VICTORY("victory"),
  DEFEAT_OVERRUN("defeat-overrun"),
  DEFEAT_SUPERNOVA("defeat-supernova"),
  DEFEAT_STALL("defeat-stall"),
  END_OVERRUN("end-overrun"),
  END_SUPERNOVA("end-supernova");

  private static final Ending[] ALL = values();

  /** In the outcome of a game. */
  final String code;

  Ending(String code) {
    this.code = code;
  }

  static Ending of(int number) {
    return ALL[number];
  }

  static int count() {
    return ALL.length;
  }

  boolean isDefeat() {
    return this == DEFEAT_OVERRUN || this == DEFEAT_SUPERNOVA || this == DEFEAT_STALL;
  }

  /** Counting from 0, in the order above: an index of tables and snapshots. */
  @SuppressWarnings("EnumOrdinal") // the order is the edition's: a new row is a new edition
  int number() {
    return ordinal();
  }
}
