package org.apogee.cli.match;

import java.util.Map;
import org.apogee.engine.BadInput;

/**
 * What {@code --sprt} decides between: the first bot is better by {@code elo0} rating points, or by
 * {@code elo1}.
 *
 * @param alpha how often elo1 may be accepted although elo0 is true
 * @param beta how often elo0 may be accepted although elo1 is true
 */
record Hypotheses(double elo0, double elo1, double alpha, double beta) {
  private static final double ELO_MAX = 1000;
  private static final double ERROR_MIN = 0.0001;
  private static final double ERROR_MAX = 0.4;
  private static final double USUAL_ERROR = 0.05;

  Hypotheses {
    if (!(elo0 < elo1)) {
      throw bad("elo0 must be below elo1.");
    }
    if (Math.max(Math.abs(elo0), Math.abs(elo1)) > ELO_MAX) {
      throw bad("elo0 and elo1 must be from -1000 to 1000.");
    }
    if (Math.min(alpha, beta) < ERROR_MIN || Math.max(alpha, beta) > ERROR_MAX) {
      throw bad("alpha and beta must be from 0.0001 to 0.4.");
    }
  }

  /** From {@code elo0=0,elo1=10} with or without {@code alpha=0.05,beta=0.05}. */
  static Hypotheses of(Map<String, Double> given) {
    for (var name : given.keySet()) {
      if (!name.matches("elo[01]|alpha|beta")) {
        throw bad("'%s' is none of elo0, elo1, alpha and beta.".formatted(name));
      }
    }
    var elo0 = given.get("elo0");
    var elo1 = given.get("elo1");
    if (elo0 == null || elo1 == null) {
      throw bad("It needs elo0 and elo1, as in --sprt elo0=0,elo1=10.");
    }
    return new Hypotheses(
        elo0,
        elo1,
        given.getOrDefault("alpha", USUAL_ERROR),
        given.getOrDefault("beta", USUAL_ERROR));
  }

  double score0() {
    return RatingDifference.expectedScore(elo0);
  }

  double score1() {
    return RatingDifference.expectedScore(elo1);
  }

  /** Elo0 is accepted at this log-likelihood ratio or below. */
  double lower() {
    return StrictMath.log(beta / (1 - alpha));
  }

  /** Elo1 is accepted at this log-likelihood ratio or above. */
  double upper() {
    return StrictMath.log((1 - beta) / alpha);
  }

  /** Sets of a match with few draws that are needed on average where one of the two is true. */
  long setsIfTrue(int gamesOfSet) {
    return Math.round(2 * ((1 - alpha) * -lower() - alpha * upper()) / spread(gamesOfSet));
  }

  /** Those that are needed on average halfway between the two, which takes longest. */
  long setsBetween(int gamesOfSet) {
    return Math.round(-lower() * upper() / spread(gamesOfSet));
  }

  /** The variance of the log-likelihood ratio of a set, if its games were independent. */
  private double spread(int gamesOfSet) {
    double step = score1() - score0();
    double mean = (score0() + score1()) / 2;
    return step * step * gamesOfSet / (mean * (1 - mean));
  }

  static String points(double elo) {
    return elo == Math.rint(elo) ? "%.0f".formatted(elo) : String.valueOf(elo);
  }

  private static BadInput bad(String sentence) {
    return new BadInput("bad-usage", "--sprt: " + sentence);
  }
}
