package org.apogee.engine.nova;

import org.apogee.engine.Evaluation;
import org.apogee.engine.Position;

/** What bots go by. */
final class NovaEvaluation implements Evaluation {
  @Override
  public double value(Position position, int seat) {
    return BY_PLACE_AND_SCORE.value(position, seat);
  }
}
