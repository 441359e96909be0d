package org.apogee.proving.train;

/**
 * Everything that the result of a training follows from.
 *
 * @param hidden units of the network
 * @param lambda how much a target trusts later moments rather than the next one
 * @param anchor how strongly weights are held where the iteration found them
 * @param checks mirror sets against the frozen evaluation after each iteration
 */
record TrainingPlan(
    GamesPlan games,
    int hidden,
    int epochs,
    double lambda,
    double rate,
    double anchor,
    int checks) {
  /** So many iterations back games are learned from again. */
  static final int WINDOW = 4;

  /** The command that makes the same weights again. */
  String command(int iterations) {
    return games.command(
        "train",
        iterations,
        "--hidden %d --epochs %d --lambda %s --rate %s --anchor %s --checks %d"
            .formatted(hidden, epochs, lambda, rate, anchor, checks));
  }
}
