package org.apogee.proving.classic.search;

import org.apogee.engine.Position;

/** One decision, thought about for as long as the caller likes. */
interface Thinking {
  void start(Position known, int seat, long seed);

  /**
   * Plays one short game in its head.
   *
   * @param spent the share of the budget that is used up, from 0 to below 1
   */
  void playOut(double spent);

  /** Whether more play-outs are not worth it. */
  boolean isSettled();

  long bestMove();
}
