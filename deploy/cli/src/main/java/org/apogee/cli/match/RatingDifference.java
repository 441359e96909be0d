package org.apogee.cli.match;

import org.jspecify.annotations.Nullable;

/**
 * By how many rating points one bot is better than another: 400 log10(e / (1 - e)) for an expected
 * score e, as in chess. A bound that no finite number can tell is null.
 */
public record RatingDifference(
    @Nullable Double points, @Nullable Double low, @Nullable Double high) {
  public static RatingDifference of(Estimate expectedScore) {
    return new RatingDifference(
        points(expectedScore.mean()), points(expectedScore.low()), points(expectedScore.high()));
  }

  static @Nullable Double points(double expected) {
    return expected <= 0 || expected >= 1
        ? null
        : 400 * StrictMath.log10(expected / (1 - expected));
  }

  public static double expectedScore(double points) {
    return 1 / (1 + StrictMath.pow(10, -points / 400));
  }
}
