package org.apogee.engine.supernova;

import org.apogee.engine.Evaluation;
import org.apogee.engine.Position;

final class SupernovaEvaluation implements Evaluation {
  @Override
  public double value(Position position, int seat) {
    return BY_PLACE_AND_SCORE.value(position, seat);
  }
}
