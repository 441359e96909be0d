package org.apogee.match.pairing;

import java.util.List;

/**
 * How a tournament is paired.
 *
 * @param tableSize seats of a full table
 * @param smallestTable the fewest seats the game allows
 * @param largestTable the most seats the game allows
 * @param rounds of the whole tournament, or 0 if that is open
 * @param forbidden entrants who should not meet
 * @param champions how many of the starting list are the champions of a gauntlet
 */
public record PairingSettings(
    int tableSize,
    int smallestTable,
    int largestTable,
    int rounds,
    Scoring scoring,
    List<Forbidden> forbidden,
    int champions) {
  /** Two entrants who should not meet, in any order. */
  public record Forbidden(String one, String other) {}

  public PairingSettings {
    forbidden = List.copyOf(forbidden);
    if (smallestTable < 1 || smallestTable > tableSize || tableSize > largestTable) {
      throw new IllegalArgumentException(
          "tables of " + tableSize + " do not fit " + smallestTable + " to " + largestTable);
    }
  }

  /** With one champion. */
  public PairingSettings(
      int tableSize,
      int smallestTable,
      int largestTable,
      int rounds,
      Scoring scoring,
      List<Forbidden> forbidden) {
    this(tableSize, smallestTable, largestTable, rounds, scoring, forbidden, 1);
  }

  /** Two seats. */
  public static PairingSettings duels(int rounds) {
    return new PairingSettings(2, 2, 2, rounds, Scoring.EVEN, List.of());
  }

  /** Tables of one size if the numbers allow it. */
  public static PairingSettings tables(int size, int rounds) {
    return new PairingSettings(
        size, Math.max(2, size - 1), size + 1, rounds, Scoring.EVEN, List.of());
  }

  public PairingSettings forbidding(List<Forbidden> pairs) {
    return new PairingSettings(
        tableSize, smallestTable, largestTable, rounds, scoring, pairs, champions);
  }
}
