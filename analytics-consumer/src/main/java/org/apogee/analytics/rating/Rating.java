package org.apogee.analytics.rating;

/**
 * The estimate of a participant's strength: a normal distribution.
 *
 * @param mean the most likely strength
 * @param deviation the standard deviation; the strength is within two of them in 19 of 20 cases
 */
public record Rating(double mean, double deviation) {
  private static final int CAUTION = 3;

  public Rating {
    if (!Double.isFinite(mean) || !Double.isFinite(deviation) || deviation <= 0) {
      throw new IllegalArgumentException("no rating: " + mean + ", " + deviation);
    }
  }

  /** A bound that the strength almost certainly exceeds. It orders the leaderboards. */
  public double cautious() {
    return mean - CAUTION * deviation;
  }

  double variance() {
    return deviation * deviation;
  }
}
