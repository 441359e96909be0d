package org.apogee.engine.learned;

import java.util.List;
import org.apogee.engine.Position;

/**
 * What a learned evaluation looks at: numbers that describe one party of a game. A party is a seat
 * or, in a co-operative game, the common enemy. The numbers are of the order of one.
 *
 * <p>It may keep buffers, so each evaluation has its own.
 */
public interface Features {
  /** What each number is; a file of weights belongs to exactly this list. */
  List<String> names();

  /** How many parties can win: the seats first, then perhaps the common enemy. */
  default int parties(Position position) {
    return position.seats();
  }

  /**
   * Describes a party as far as a seat can know it.
   *
   * @param viewer the seat that knows its own secrets, but nobody else's
   * @param into filled from 0 on with as many numbers as there are names
   */
  void describe(Position position, int party, int viewer, float[] into);
}
