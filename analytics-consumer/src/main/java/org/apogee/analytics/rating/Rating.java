package org.apogee.analytics.rating;

/**
 * What is believed of somebody's strength: a bell curve.
 *
 * @param mean the most likely strength
 * @param deviation how unsure that is; the strength is within two of them in 19 of 20 cases
 */
public record Rating(double mean, double deviation) {
  private static final int CAUTION = 3;

  public Rating {
    if (!Double.isFinite(mean) || !Double.isFinite(deviation) || deviation <= 0) {
      throw new IllegalArgumentException("no rating: " + mean + ", " + deviation);
    }
  }

  /** What somebody is worth almost surely: leaderboards are in this order. */
  public double cautious() {
    return mean - CAUTION * deviation;
  }

  double variance() {
    return deviation * deviation;
  }
}
