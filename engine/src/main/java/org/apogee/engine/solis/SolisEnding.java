package org.apogee.engine.solis;

/** R 15.1 to R 15.4 and R 16.2: why the game is over. */
enum SolisEnding {
  NONE("none", "it goes on"),
  VICTORY("victory", "the Entity is overcome"),
  DEFEAT_OVERRUN("defeat-overrun", Reasons.OVERRUN),
  DEFEAT_SUPERNOVA("defeat-supernova", Reasons.SUPERNOVA),
  DEFEAT_STALL("defeat-stall", "there were too many turns"),
  END_OVERRUN("end-overrun", Reasons.OVERRUN),
  END_SUPERNOVA("end-supernova", Reasons.SUPERNOVA);

  /** Reasons that end games of all modes. */
  private static final class Reasons {
    static final String OVERRUN = "a ship of the Entity is due and its reserve is empty";
    static final String SUPERNOVA = "the star explodes as a supernova";

    private Reasons() {}
  }

  private static final SolisEnding[] ALL = values();

  /** In the outcome of a game. */
  final String code;

  /** For the chronicle. */
  final String reason;

  SolisEnding(String code, String reason) {
    this.code = code;
    this.reason = reason;
  }

  static SolisEnding of(int number) {
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
