package org.apogee.engine.learned;

import java.util.List;
import org.apogee.engine.Evaluation;
import org.apogee.engine.Position;

/**
 * An evaluation that goes by what is still to come of some quantities, such as points: linear
 * functions of a description of the position, fitted to games by {@code apogee fit}.
 */
public interface Foresight extends Evaluation {
  /** What each number of a description is; a file of weights belongs to exactly this list. */
  List<String> names();

  /** The quantities, by which the files of weights are named. */
  List<String> quantities();

  /** Whether there is anything to describe; not in set-up. */
  boolean hasBegun(Position position);

  /** Describes a position as far as a seat can know it; fills as many numbers as names. */
  void describe(Position position, int seat, float[] into);

  /** How much of a quantity there is already, for a seat. */
  double reached(Position position, int seat, int quantity);

  /** The same with other weights, one network without hidden units for each quantity. */
  Foresight with(List<Network> networks);
}
