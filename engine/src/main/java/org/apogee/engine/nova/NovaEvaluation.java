package org.apogee.engine.nova;

import org.apogee.engine.Evaluation;
import org.apogee.engine.Pace;
import org.apogee.engine.Position;
import org.apogee.engine.learned.LearnedEvaluation;
import org.apogee.engine.learned.Network;
import org.apogee.engine.learned.WeightsFile;

/** What bots go by in NOVA, learned by {@code apogee train nova}. */
final class NovaEvaluation {
  private static final Network NETWORK =
      WeightsFile.read(NovaEvaluation.class, "nova.weights", new NovaFeatures().names());

  private NovaEvaluation() {}

  static Evaluation create() {
    return new LearnedEvaluation(new NovaFeatures(), NETWORK.copy(), new Impulses());
  }

  /** Others are asked in the middle of an impulse, so plans are no measure of time. */
  private static final class Impulses implements Pace {
    @Override
    public int turn(Position position) {
      return ((NovaPosition) position).impulses();
    }
  }
}
