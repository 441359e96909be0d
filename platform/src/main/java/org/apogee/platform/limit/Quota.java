package org.apogee.platform.limit;

import java.time.Duration;

/**
 * So many in an hour.
 *
 * @param what is counted; part of a key in the database
 * @param code of the refusal
 * @param sentence of the refusal
 */
public record Quota(String what, int perHour, String code, String sentence) {
  static final Duration HOUR = Duration.ofHours(1);

  public Quota {
    if (perHour < 1) {
      throw new IllegalArgumentException("quota must be at least 1: " + what);
    }
  }

  /** The time after which one more is allowed. */
  Duration step() {
    return HOUR.dividedBy(perHour);
  }
}
