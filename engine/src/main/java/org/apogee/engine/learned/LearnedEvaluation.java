package org.apogee.engine.learned;

import org.apogee.engine.Evaluation;
import org.apogee.engine.Pace;
import org.apogee.engine.Position;

/**
 * The chance of a seat to win, from a rating of each party: the odds of two parties are the
 * exponential of the difference of their ratings.
 */
public final class LearnedEvaluation implements Evaluation {
  private static final int PARTIES_MAX = 8;

  private final Features features;
  private final Network network;
  private final Pace pace;
  private final float[] described;
  private final double[] ratings = new double[PARTIES_MAX];

  public LearnedEvaluation(Features features, Network network, Pace pace) {
    this.features = features;
    this.network = network;
    this.pace = pace;
    described = new float[features.names().size()];
    if (network.inputs() != described.length) {
      throw new IllegalArgumentException(
          "a network of %d inputs for %d features".formatted(network.inputs(), described.length));
    }
  }

  public Features features() {
    return features;
  }

  /** The same with other weights; it shares the buffers of the features, hence the thread. */
  public LearnedEvaluation with(Network other) {
    return new LearnedEvaluation(features, other, pace);
  }

  @Override
  public double value(Position position, int seat) {
    int parties = features.parties(position);
    double most = Double.NEGATIVE_INFINITY;
    for (int party = 0; party < parties; party++) {
      features.describe(position, party, seat, described);
      ratings[party] = network.rate(described);
      most = Math.max(most, ratings[party]);
    }
    double sum =
        parties == 1 ? StrictMath.exp(-most) : 0; // alone, a seat plays against a rating of 0
    for (int party = 0; party < parties; party++) {
      sum += StrictMath.exp(ratings[party] - most);
    }
    return StrictMath.exp(ratings[seat] - most) / sum;
  }

  @Override
  public boolean endsTurn(Position position, int seat) {
    return pace.endsTurn(position, seat);
  }

  @Override
  public int turn(Position position) {
    return pace.turn(position);
  }

  @Override
  public int turnsAhead(int seats) {
    return pace.turnsAhead(seats);
  }

  @Override
  public double effort(double value) {
    return pace.effort(value);
  }
}
