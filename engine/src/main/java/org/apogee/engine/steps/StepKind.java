package org.apogee.engine.steps;

import org.apogee.engine.Position;

/**
 * A kind of step: what can be going on in a game. An enum of that game implements it. Snapshots
 * hold the place of a constant in the enum, so a new constant comes last.
 *
 * @param <P> the positions of the game
 */
public interface StepKind<P extends Position> {
  /** How many small numbers a step of this kind remembers. */
  default int registers() {
    return 0;
  }

  /** The chapter of the rules that carries it out; always the same object. */
  Chapter<P> chapter();
}
