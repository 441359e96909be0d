package org.apogee.platform.metrics;

import java.util.Locale;

/** What must hold whatever happens. One that is broken is a mistake of ours, and wakes somebody. */
public enum Invariant {
  /** The feed tells each game's events in order, without a gap. */
  FEED_ORDER,
  /** A journal leads to the same truth wherever it is played again. */
  FINGERPRINT,
  /** Each event of a game begins where the one before it ended. */
  PLY_GAP,
  /** Nobody moves with less than no time left. */
  CLOCK_NEGATIVE,
  /** Standings follow from the results. */
  STANDINGS,
  /** Ratings follow from the feed. */
  RATING_AUDIT;

  String label() {
    return name().toLowerCase(Locale.ROOT);
  }
}
