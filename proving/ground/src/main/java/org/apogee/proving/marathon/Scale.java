package org.apogee.proving.marathon;

import java.time.Duration;

/**
 * How much of the release size is run.
 *
 * @param factor 1 for all of it
 */
record Scale(double factor) {
  static final Scale FULL = new Scale(1);

  /** Shorter faults would not be noticed by every part of the platform. */
  private static final Duration SHORTEST = Duration.ofSeconds(5);

  /** At least one. */
  int of(int full) {
    return (int) Math.max(1, Math.round(full * factor));
  }

  Duration of(Duration full) {
    var scaled = Duration.ofMillis(Math.round(full.toMillis() * factor));
    return scaled.compareTo(SHORTEST) < 0 ? SHORTEST : scaled;
  }
}
