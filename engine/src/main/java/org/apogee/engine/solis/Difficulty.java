package org.apogee.engine.solis;

import java.util.List;

/**
 * R 2.26: what the seats must reach together. The columns are the artifacts that are measured to be
 * due beyond one for each seat; then, as printed, points and artifacts for each seat, and artifacts
 * beyond those.
 */
enum Difficulty {
  NOVICE(0, 45, 1, 0),
  MODERATE(0, 60, 2, 0),
  HARD(1, 70, 2, 1),
  EXTREME(2, 80, 2, 2);

  static final List<String> NAMES = List.of("MODERATE", "NOVICE", "HARD", "EXTREME");
  private static final Difficulty[] ALL = values();

  /**
   * Measured points for each seat: a row for each difficulty, a column for each number of seats.
   */
  private static final int[][] STARS = {
    {45, 59, 54, 56, 58, 58},
    {55, 65, 61, 63, 66, 66},
    {60, 68, 67, 68, 70, 70},
    {65, 70, 72, 71, 74, 75}
  };

  /** The same, measured with masters. */
  private static final int[][] STARS_FOR_MASTERS = {
    {45, 66, 65, 64, 66, 64},
    {55, 72, 71, 70, 70, 68},
    {60, 75, 76, 74, 73, 72},
    {65, 80, 80, 78, 77, 75}
  };

  private final int moreArtifacts;
  private final int printedStars;
  private final int printedArtifacts;
  private final int morePrintedArtifacts;

  Difficulty(int moreArtifacts, int printedStars, int printedArtifacts, int morePrintedArtifacts) {
    this.moreArtifacts = moreArtifacts;
    this.printedStars = printedStars;
    this.printedArtifacts = printedArtifacts;
    this.morePrintedArtifacts = morePrintedArtifacts;
  }

  static Difficulty of(int number) {
    return ALL[number];
  }

  static int count() {
    return ALL.length;
  }

  int measuredStars(int seats) {
    return STARS[number()][seats - 1] * seats;
  }

  int starsForMasters(int seats) {
    return STARS_FOR_MASTERS[number()][seats - 1] * seats;
  }

  int measuredArtifacts(int seats) {
    return seats + moreArtifacts;
  }

  int printedStars(int seats) {
    return printedStars * seats;
  }

  int printedArtifacts(int seats) {
    return printedArtifacts * seats + morePrintedArtifacts;
  }

  /** Counting from 0, in the order above: an index of tables and snapshots. */
  @SuppressWarnings("EnumOrdinal") // the order is the edition's: a new row is a new edition
  int number() {
    return ordinal();
  }
}
