package org.apogee.engine.steps;

import org.apogee.engine.Chance;
import org.apogee.engine.Chronicle;
import org.apogee.engine.MoveList;
import org.apogee.engine.Position;

/**
 * A chapter in which no seat ever decides.
 *
 * @param <P> the positions of the game
 */
public abstract class AutomaticChapter<P extends Position> extends Chapter<P> {
  @Override
  public final int decider(P position) {
    return Position.NOBODY;
  }

  @Override
  public final void legal(P position, MoveList into) {}

  @Override
  public final void play(P position, long move, Chance chance, Chronicle chronicle) {
    throw new IllegalStateException("nobody decides: " + position);
  }

  @Override
  public abstract void run(P position, Chance chance, Chronicle chronicle);
}
