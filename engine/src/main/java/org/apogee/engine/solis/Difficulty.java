package org.apogee.engine.solis;

import java.util.List;

/** R 2.26: what the seats must reach together, a row for each difficulty. */
enum Difficulty {
  NOVICE(45, 0),
  MODERATE(60, 1),
  HARD(70, 2),
  EXTREME(80, 3);

  static final List<String> NAMES = List.of("MODERATE", "NOVICE", "HARD", "EXTREME");
  private static final Difficulty[] ALL = values();

  private final int starsPerSeat;
  private final int moreArtifacts;

  Difficulty(int starsPerSeat, int moreArtifacts) {
    this.starsPerSeat = starsPerSeat;
    this.moreArtifacts = moreArtifacts;
  }

  static Difficulty of(int number) {
    return ALL[number];
  }

  static int count() {
    return ALL.length;
  }

  int stars(int seats) {
    return starsPerSeat * seats;
  }

  int artifacts(int seats) {
    return seats + moreArtifacts;
  }

  /** Counting from 0, in the order above: an index of tables and snapshots. */
  @SuppressWarnings("EnumOrdinal") // the order is the edition's: a new row is a new edition
  int number() {
    return ordinal();
  }
}
