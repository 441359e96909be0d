package org.apogee.cli.match;

/**
 * Bounds for the mean of numbers from 0 to 1 that hold at every moment at once, so that one may
 * look after each number and stop when one likes. An interval for a fixed number of games may not
 * be looked at again and again: some look would mislead far more often than in 5 % of matches.
 *
 * <p>The bounds are those of the predictable plug-in empirical Bernstein confidence sequence (I.
 * Waudby-Smith and A. Ramdas, "Estimating means of bounded random variables by betting", 2023,
 * theorem 2), and each bound keeps the best value it ever had. It assumes nothing but independent
 * numbers with one mean.
 */
final class ConfidenceSequence {
  private static final double BET_MAX = 0.75;

  private final double logTwoOverAlpha;
  private int count;
  private double sum;
  private double squares;
  private double bets;
  private double betted;
  private double cost;
  private double low;
  private double high = 1;

  /**
   * @param alpha how likely it may be that the mean is ever outside the bounds
   */
  ConfidenceSequence(double alpha) {
    logTwoOverAlpha = StrictMath.log(2 / alpha);
  }

  void add(double value) {
    double meanBefore = (0.5 + sum) / (count + 1);
    double varianceBefore = (0.25 + squares) / (count + 1);
    count++;
    double bet =
        Math.min(
            BET_MAX,
            StrictMath.sqrt(
                2 * logTwoOverAlpha / (varianceBefore * count * StrictMath.log(1.0 + count))));
    bets += bet;
    betted += bet * value;
    cost += (value - meanBefore) * (value - meanBefore) * (-StrictMath.log(1 - bet) - bet);
    sum += value;
    double meanNow = (0.5 + sum) / (count + 1);
    squares += (value - meanNow) * (value - meanNow);

    double half = (logTwoOverAlpha + cost) / bets;
    low = Math.max(low, betted / bets - half);
    high = Math.min(high, betted / bets + half);
  }

  double low() {
    return low;
  }

  double high() {
    return high;
  }
}
