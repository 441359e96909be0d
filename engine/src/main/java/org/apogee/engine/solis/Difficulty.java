package org.apogee.engine.solis;

import java.util.List;

/**
 * R 2.26: what the seats must reach together: points, and so many artifacts more than there are
 * seats.
 */
enum Difficulty {
  NOVICE(0),
  MODERATE(0),
  HARD(1),
  EXTREME(2);

  static final List<String> NAMES = List.of("MODERATE", "NOVICE", "HARD", "EXTREME");
  private static final Difficulty[] ALL = values();

  /** Points for each seat: a row for each difficulty, a column for each number of seats. */
  private static final int[][] STARS = {
    {45, 59, 54, 56, 58, 58},
    {55, 65, 61, 63, 66, 66},
    {60, 68, 67, 68, 70, 70},
    {65, 70, 72, 71, 74, 75}
  };

  private final int moreArtifacts;

  Difficulty(int moreArtifacts) {
    this.moreArtifacts = moreArtifacts;
  }

  static Difficulty of(int number) {
    return ALL[number];
  }

  static int count() {
    return ALL.length;
  }

  int stars(int seats) {
    return STARS[number()][seats - 1] * seats;
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
