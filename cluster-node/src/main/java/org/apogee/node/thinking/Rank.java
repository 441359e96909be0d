package org.apogee.node.thinking;

import java.util.Locale;

/**
 * The priority of a thought, highest first.
 *
 * <p>A rank precedes those below it until it has used more than its share of the time, so that
 * lower ranks are slow under load but never starve.
 */
public enum Rank {
  /** A result hangs on it: tournaments, ladders and all that is rated. */
  RATED(16),
  /** A casual game in which somebody outside waits. */
  PLAYED(4),
  /** A casual game of house bots alone, that nobody waits for. */
  ALONE(1);

  /** Parts of the time when all ranks want more than there is. */
  private final int share;

  Rank(int share) {
    this.share = share;
  }

  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** Time that weighs as much for this rank as the time given does for the first. */
  long weighed(long nanos) {
    return nanos * RATED.share / share;
  }
}
