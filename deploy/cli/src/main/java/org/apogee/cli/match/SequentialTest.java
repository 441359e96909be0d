package org.apogee.cli.match;

import java.util.Optional;

/**
 * A sequential probability ratio test of the first bot against all others: Wald's bounds for the
 * generalised likelihood ratio (X. Li, J. Liu and Z. Ying, "Generalized sequential probability
 * ratio test for separate families of hypotheses", 2014).
 *
 * <p>One observation is the mean expected score in a mirror set. Its games share their chance and
 * are not independent, so nothing is assumed about the distribution within a set: with two seats a
 * set has one of five scores, with more seats one of more. The likelihood of a hypothesis is the
 * largest that a distribution over these scores with its mean can have.
 */
final class SequentialTest implements StopRule {
  /** So that a score which was never seen is not impossible. */
  private static final double UNSEEN = 1e-3;

  /** Halves an interval until its ends are neighbours. */
  private static final int STEPS = 100;

  private final String name;
  private final Hypotheses between;
  private final double[] counts;
  private int sets;

  SequentialTest(String name, int bots, Hypotheses between) {
    this.name = name;
    this.between = between;
    // Each of the games of a set gives 0, 1/2 or 1 against each of the others.
    counts = new double[2 * bots * (bots - 1) + 1];
  }

  @Override
  public void add(double[][] setScores) {
    double sum = 0;
    for (int other = 1; other < setScores.length; other++) {
      sum += setScores[0][other];
    }
    add(sum / (setScores.length - 1));
  }

  void add(double score) {
    counts[(int) Math.round(score * (counts.length - 1))]++;
    sets++;
  }

  @Override
  public Optional<Verdict> verdict() {
    double ratio = ratio();
    if (ratio >= between.upper()) {
      return Optional.of(new Verdict(0, 1 - between.alpha(), accepted(between.elo1())));
    }
    return ratio <= between.lower()
        ? Optional.of(new Verdict(NOBODY, 1 - between.beta(), accepted(between.elo0())))
        : Optional.empty();
  }

  private String accepted(double elo) {
    double other = between.elo0() + between.elo1() - elo;
    return "The rating difference of %s is %s rather than %s points."
        .formatted(name, Hypotheses.points(elo), Hypotheses.points(other));
  }

  Hypotheses between() {
    return between;
  }

  /** The log-likelihood ratio of elo1 to elo0. */
  double ratio() {
    if (sets == 0) {
      return 0;
    }
    double tilt0 = tilt(between.score0());
    double tilt1 = tilt(between.score1());
    double ratio = 0;
    for (int i = 0; i < counts.length; i++) {
      double value = value(i);
      ratio +=
          weight(i)
              * (StrictMath.log1p(tilt0 * (value - between.score0()))
                  - StrictMath.log1p(tilt1 * (value - between.score1())));
    }
    return ratio;
  }

  /**
   * The likeliest distribution with a mean has the weights {@code w / (1 + t (value - mean))}; t is
   * where these have that mean.
   */
  private double tilt(double mean) {
    double low = -1 / (1 - mean);
    double high = 1 / mean;
    for (int step = 0; step < STEPS; step++) {
      double middle = (low + high) / 2;
      if (pull(middle, mean) > 0) {
        low = middle;
      } else {
        high = middle;
      }
    }
    return (low + high) / 2;
  }

  private double pull(double tilt, double mean) {
    double pull = 0;
    for (int i = 0; i < counts.length; i++) {
      pull += weight(i) * (value(i) - mean) / (1 + tilt * (value(i) - mean));
    }
    return pull;
  }

  private double weight(int i) {
    return Math.max(counts[i], UNSEEN);
  }

  private double value(int i) {
    return (double) i / (counts.length - 1);
  }

  /**
   * Sets, after the first, that are still needed on average if the difference is what was measured
   * so far.
   */
  long setsToGo() {
    double mean = 0;
    double squares = 0;
    for (int i = 0; i < counts.length; i++) {
      mean += counts[i] * value(i) / sets;
      squares += counts[i] * value(i) * value(i) / sets;
    }
    double variance = Math.max(squares - mean * mean, UNSEEN);
    double step = between.score1() - between.score0();
    double drift = step * (mean - (between.score0() + between.score1()) / 2) / variance;
    double spread = step * step / variance;
    double ratio = ratio();
    double up = between.upper() - ratio;
    double down = ratio - between.lower();
    // A walk with drift between two walls; without drift the expected time is up * down / spread.
    double bend = 2 * drift / spread;
    if (Math.abs(bend) < UNSEEN) {
      return Math.round(up * down / spread);
    }
    return Math.round((shareOfTop(bend, up, down) * (up + down) - down) / drift);
  }

  /** How often such a walk ends at the upper wall. No exponent is positive, so none overflows. */
  private static double shareOfTop(double bend, double up, double down) {
    return bend > 0
        ? StrictMath.expm1(-bend * down) / StrictMath.expm1(-bend * (up + down))
        : StrictMath.exp(bend * up)
            * StrictMath.expm1(bend * down)
            / StrictMath.expm1(bend * (up + down));
  }
}
