package org.apogee.engine.steps;

/** What can be going on in a game; an enum of that game. */
public interface StepKind {
  /** In snapshots: the place in the list of all kinds, for ever. */
  int number();

  /** How many small numbers it needs to remember. */
  int registers();
}
