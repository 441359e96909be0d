package org.apogee.node.journal;

import java.time.Duration;

/**
 * The settings of a reader.
 *
 * @param name the name of its stored position
 * @param prefix the prefix of the IDs that it hands on
 * @param batchRows the maximum number of rows per batch
 * @param holeAge the age at which a skipped number may be closed
 * @param checkEvery how often it compares recent rows with those handed on
 * @param checkSince how far that comparison looks back
 */
public record ReaderSettings(
    String name,
    String prefix,
    int batchRows,
    Duration holeAge,
    Duration checkEvery,
    Duration checkSince) {

  /** The usual values, for the games of the journal. */
  public static ReaderSettings games(String name) {
    return new ReaderSettings(
        name, "game|", 2000, Duration.ofSeconds(10), Duration.ofMinutes(1), Duration.ofHours(1));
  }

  public ReaderSettings {
    if (batchRows < 1 || holeAge.isNegative() || checkEvery.isNegative()) {
      throw new IllegalArgumentException("invalid reader settings: " + batchRows + ", " + holeAge);
    }
  }
}
