package org.apogee.engine.supernova;

import org.apogee.engine.Evaluation;
import org.apogee.engine.learned.LearnedEvaluation;
import org.apogee.engine.learned.Network;
import org.apogee.engine.learned.WeightsFile;

/** What bots go by in Supernova, learned by {@code apogee train supernova}. */
final class SupernovaEvaluation {
  private static final Network NETWORK =
      WeightsFile.read(
          SupernovaEvaluation.class, "supernova.weights", new SupernovaFeatures().names());

  private SupernovaEvaluation() {}

  static Evaluation create() {
    return new LearnedEvaluation(new SupernovaFeatures(), NETWORK.copy(), new SupernovaPace());
  }
}
