package org.apogee.engine.nebula;

import org.apogee.engine.Evaluation;
import org.apogee.engine.Pace;
import org.apogee.engine.Position;
import org.apogee.engine.learned.LearnedEvaluation;
import org.apogee.engine.learned.Network;
import org.apogee.engine.learned.WeightsFile;

/** What bots go by in Beyond Nebula, learned by {@code apogee train beyond-nebula}. */
final class NebulaEvaluation {
  private static final Network NETWORK =
      WeightsFile.read(NebulaEvaluation.class, "nebula.weights", new NebulaFeatures().names());

  private NebulaEvaluation() {}

  static Evaluation create() {
    return new LearnedEvaluation(new NebulaFeatures(), NETWORK.copy(), new NebulaPace());
  }

  /** Others answer in the middle of a turn, so plans are no measure of time. */
  private static final class NebulaPace implements Pace {
    @Override
    public int turn(Position position) {
      var turnsTaken = ((NebulaPosition) position).players.turnsTaken;
      return turnsTaken[0] + turnsTaken[1];
    }
  }
}
