package org.apogee.engine.laws;

/** One law, or a few that belong together, checked at one moment of a game. */
interface MomentLaw {
  void check(Moment moment);
}
