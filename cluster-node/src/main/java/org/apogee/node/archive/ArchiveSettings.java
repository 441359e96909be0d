package org.apogee.node.archive;

import java.time.Duration;
import java.util.Optional;
import org.apogee.platform.config.Configuration;

/**
 * When games are archived.
 *
 * @param after the end of a game; empty if games stay in the journal for ever
 * @param pause between two looks for games that are due
 */
public record ArchiveSettings(Optional<Duration> after, Duration pause) {
  private static final String NEVER = "never";

  /** Reads {@code apogee.archive}. */
  public static ArchiveSettings from(Configuration apogee) {
    var archive = apogee.under("archive");
    var after =
        archive.text("after").equals(NEVER)
            ? Optional.<Duration>empty()
            : Optional.of(archive.duration("after", Duration.ZERO, Duration.ofDays(36_500)));
    return new ArchiveSettings(
        after, archive.duration("pause", Duration.ofMillis(10), Duration.ofHours(1)));
  }
}
