package org.apogee.cli.match;

/**
 * A share between 0 and 1 with a 95 % interval, from the means of mirror sets.
 *
 * <p>Games of one set share their chance and are not independent, sets are. So the variance is
 * taken over sets, and says how many independent games the match is worth: with mean p and variance
 * v of a set's mean, m sets are worth m p (1 - p) / v games. Wilson's interval for that many games
 * has sane bounds where the plain one has none: after 100 sets without a single loss the lower
 * bound is 96 %, not 100 %. Two limits keep it honest. A match is never taken for more games than
 * were played, and where all went one way nothing is known about v, so each set counts as one game.
 * For few sets Student's t replaces the normal 1.96.
 */
public record Estimate(double mean, double low, double high) {

  public static Estimate of(double[] setMeans, int gamesPerSet) {
    int sets = setMeans.length;
    if (sets == 0) {
      return new Estimate(0.5, 0, 1);
    }
    double mean = mean(setMeans);
    double games = independentGames(mean, variance(setMeans, mean), sets, gamesPerSet);
    return wilson(mean, games, StudentT.quantile975(Math.max(1, sets - 1)));
  }

  private static double mean(double[] values) {
    double sum = 0;
    for (double value : values) {
      sum += value;
    }
    return Math.clamp(sum / values.length, 0, 1);
  }

  private static double variance(double[] values, double mean) {
    double sum = 0;
    for (double value : values) {
      sum += (value - mean) * (value - mean);
    }
    return values.length < 2 ? 0 : sum / (values.length - 1);
  }

  private static double independentGames(double mean, double variance, int sets, int perSet) {
    double spread = mean * (1 - mean);
    if (spread == 0 || sets == 1) {
      return sets;
    }
    return variance == 0 ? sets * perSet : Math.min(sets * perSet, sets * spread / variance);
  }

  /** Wilson's score interval for a share p of n games. */
  static Estimate wilson(double p, double n, double z) {
    double z2 = z * z;
    double centre = (p + z2 / (2 * n)) / (1 + z2 / n);
    double half = z / (1 + z2 / n) * StrictMath.sqrt(p * (1 - p) / n + z2 / (4 * n * n));
    return new Estimate(p, Math.max(0, centre - half), Math.min(1, centre + half));
  }
}
