package org.apogee.node.journal;

import java.time.Duration;

/**
 * How a reader works.
 *
 * @param name under which it keeps its place
 * @param prefix of the ids that it hands on
 * @param batchRows how many rows it takes at a time
 * @param holeAge how old a skipped number must be before it may be given up
 * @param checkEvery how often it compares what was written lately with what it handed on
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
      throw new IllegalArgumentException("no reader can work with " + batchRows + ", " + holeAge);
    }
  }
}
