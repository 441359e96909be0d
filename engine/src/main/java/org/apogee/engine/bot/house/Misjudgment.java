package org.apogee.engine.bot.house;

import org.apogee.engine.Evaluation;
import org.apogee.engine.Position;
import org.apogee.engine.bot.Dice;

/**
 * An evaluation that is wrong by a bounded amount, always the same for a position.
 *
 * <p>The error follows from the value itself. So it allocates nothing, is the same on every
 * machine, and knows nothing that the true value does not know. It does not change while a seat
 * carries out its turn, so the bot does what it planned, as a person does who is mistaken. Because
 * the error is bounded, a plan that is far worse than the best is never taken for the best: the
 * mistakes are plausible. Finished games are not misjudged.
 */
final class Misjudgment implements Evaluation {
  private static final int UNUSED_BITS = 11;
  private static final double HALF_RANGE = 1L << 52;

  private final Evaluation truth;
  private final double blur;

  private Misjudgment(Evaluation truth, double blur) {
    this.truth = truth;
    this.blur = blur;
  }

  static Evaluation of(Evaluation truth, double blur) {
    return blur == 0 ? truth : new Misjudgment(truth, blur);
  }

  @Override
  public double value(Position position, int seat) {
    double value = truth.value(position, seat);
    long lot = Dice.seedOf(Double.doubleToLongBits(value), seat);
    double error = (lot >>> UNUSED_BITS) / HALF_RANGE - 1;
    double factor = 1 + blur * Math.abs(error);
    // Odds are multiplied or divided, so that the result stays between 0 and 1.
    return error < 0
        ? value / (value + (1 - value) * factor)
        : value * factor / (value * factor + 1 - value);
  }

  @Override
  public boolean endsTurn(Position position, int seat) {
    return truth.endsTurn(position, seat);
  }

  @Override
  public int turn(Position position) {
    return truth.turn(position);
  }

  @Override
  public int turnsAhead(int seats) {
    return truth.turnsAhead(seats);
  }

  @Override
  public double effort(double value) {
    return truth.effort(value);
  }
}
