package org.apogee.cluster.dump;

import java.time.Duration;
import org.apogee.platform.config.Configuration;

/**
 * When dumps are made.
 *
 * @param keepDays how many of them are kept; 0 if none are made
 * @param delay from midnight (UTC) to their making
 */
public record DumpSettings(int keepDays, Duration delay) {
  private static final int KEEP_MOST = 3650;
  private static final Duration DELAY_MOST = Duration.ofHours(23);

  /** Reads {@code apogee.dumps}. */
  public static DumpSettings from(Configuration apogee) {
    var dumps = apogee.under("dumps");
    return new DumpSettings(
        dumps.whole("keep-days", 0, KEEP_MOST), dumps.duration("delay", Duration.ZERO, DELAY_MOST));
  }

  public boolean areOn() {
    return keepDays > 0;
  }
}
