package org.apogee.platform.metrics;

import java.util.Locale;

/** Conditions that must always hold. A violation is a bug and raises an alert. */
public enum Invariant {
  /** The feed has the events of each game in order, without gaps. */
  FEED_ORDER,
  /** A journal leads to the same truth wherever it is played again. */
  FINGERPRINT,
  /** Each event of a game begins where the one before it ended. */
  PLY_GAP,
  /** Nobody moves with less than no time left. */
  CLOCK_NEGATIVE;

  String label() {
    return name().toLowerCase(Locale.ROOT);
  }
}
