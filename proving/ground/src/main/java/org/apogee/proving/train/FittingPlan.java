package org.apogee.proving.train;

/**
 * Everything that the result of a fitting follows from.
 *
 * @param lambda how much a forecast trusts later moments rather than the next one
 * @param keep the weight of earlier games after each iteration
 */
record FittingPlan(GamesPlan games, double lambda, double keep) {
  /** The command that makes the same weights again. */
  String command(int iterations) {
    return games.command("fit", iterations, "--lambda %s --keep %s".formatted(lambda, keep));
  }
}
