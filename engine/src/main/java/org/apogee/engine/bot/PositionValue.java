package org.apogee.engine.bot;

import org.apogee.engine.Evaluation;
import org.apogee.engine.Position;

/** What a position is worth to a seat: the truth when the game is over, else the evaluation. */
public final class PositionValue {
  private PositionValue() {}

  public static double value(Evaluation evaluation, Position position, int seat) {
    return position.isOver() ? Evaluation.ofEnd(position, seat) : evaluation.value(position, seat);
  }
}
