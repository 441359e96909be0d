package org.apogee.node.journal;

import java.time.Duration;
import java.util.List;

/**
 * The settings of a reader.
 *
 * @param name the name of its stored position
 * @param prefixes the prefixes of the IDs that it hands on
 * @param batchRows the maximum number of rows per batch
 * @param holeAge the age at which a skipped number may be closed
 * @param checkEvery how often it compares recent rows with those handed on
 * @param checkSince how far that comparison looks back
 */
public record ReaderSettings(
    String name,
    List<String> prefixes,
    int batchRows,
    Duration holeAge,
    Duration checkEvery,
    Duration checkSince) {

  /** The usual values, for the games of the journal. */
  public static ReaderSettings games(String name) {
    return of(name, List.of("game|"));
  }

  /** The same for the IDs with one of these prefixes. */
  public static ReaderSettings of(String name, List<String> prefixes) {
    return new ReaderSettings(
        name, prefixes, 2000, Duration.ofSeconds(10), Duration.ofMinutes(1), Duration.ofHours(1));
  }

  boolean handsOn(String id) {
    return prefixes.stream().anyMatch(id::startsWith);
  }

  public ReaderSettings {
    prefixes = List.copyOf(prefixes);
    if (batchRows < 1 || holeAge.isNegative() || checkEvery.isNegative()) {
      throw new IllegalArgumentException("invalid reader settings: " + batchRows + ", " + holeAge);
    }
  }
}
