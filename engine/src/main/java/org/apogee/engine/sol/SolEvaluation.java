package org.apogee.engine.sol;

import org.apogee.engine.Evaluation;
import org.apogee.engine.learned.LearnedEvaluation;
import org.apogee.engine.learned.Network;
import org.apogee.engine.learned.WeightsFile;

/** What bots go by in SOL, learned by {@code apogee train sol}. */
final class SolEvaluation {
  private static final Network NETWORK =
      WeightsFile.read(SolEvaluation.class, "sol.weights", new SolFeatures().names());

  private SolEvaluation() {}

  static Evaluation create() {
    return new LearnedEvaluation(new SolFeatures(), NETWORK.copy(), new SolPace());
  }
}
