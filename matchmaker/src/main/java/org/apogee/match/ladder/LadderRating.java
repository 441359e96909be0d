package org.apogee.match.ladder;

/**
 * How strong somebody is thought to be.
 *
 * @param deviation how sure that is
 * @param games rated ones so far
 */
public record LadderRating(double mean, double deviation, long games) {
  /** Of whom nothing is known: the same as the analytics' beginning. */
  public static final LadderRating UNKNOWN = new LadderRating(25, 25.0 / 3, 0);

  /** A difference that says something about who wins. */
  private static final double SPREAD = 25.0 / 6;

  /**
   * How far apart two are, in units of what is uncertain: who is not known well is far from nobody.
   */
  double distance(LadderRating other) {
    double doubt = SPREAD * SPREAD + deviation * deviation + other.deviation * other.deviation;
    return Math.abs(mean - other.mean) / Math.sqrt(doubt);
  }
}
