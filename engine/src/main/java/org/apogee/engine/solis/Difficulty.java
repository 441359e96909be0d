package org.apogee.engine.solis;

import java.util.List;

/**
 * R 2.26: what the seats must reach together, a row for each difficulty: points for each seat in
 * games of 1 to 6 seats, and how many artifacts more than there are seats.
 */
enum Difficulty {
  NOVICE(List.of(45, 58, 57, 57, 60, 60), 0),
  MODERATE(List.of(55, 63, 64, 62, 69, 66), 1),
  HARD(List.of(60, 67, 71, 69, 75, 74), 1),
  EXTREME(List.of(65, 69, 74, 75, 78, 79), 2);

  static final List<String> NAMES = List.of("MODERATE", "NOVICE", "HARD", "EXTREME");
  private static final Difficulty[] ALL = values();

  private final List<Integer> starsPerSeat;
  private final int moreArtifacts;

  Difficulty(List<Integer> starsPerSeat, int moreArtifacts) {
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
    return starsPerSeat.get(seats - 1) * seats;
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
