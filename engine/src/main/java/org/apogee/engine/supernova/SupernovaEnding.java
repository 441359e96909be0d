package org.apogee.engine.supernova;

/** R 11.1: why the game is over. */
enum SupernovaEnding {
  NONE(""),
  POTENTIAL("potential"),
  DECK_EXHAUSTED("deck-exhausted"),
  TURN_LIMIT("turn-limit");

  private static final SupernovaEnding[] ALL = values();

  /** In the outcome of a game. */
  final String code;

  SupernovaEnding(String code) {
    this.code = code;
  }

  static SupernovaEnding of(int number) {
    return ALL[number];
  }

  static int count() {
    return ALL.length;
  }

  /** Counting from 0, in the order above: an index of tables and snapshots. */
  @SuppressWarnings("EnumOrdinal") // the order is the edition's: a new row is a new edition
  int number() {
    return ordinal();
  }
}
