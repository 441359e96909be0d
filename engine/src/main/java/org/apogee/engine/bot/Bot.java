package org.apogee.engine.bot;

import org.apogee.engine.Chance;
import org.apogee.engine.Position;

/**
 * Chooses a legal move for a seat. One bot thinks for one seat at a time and may keep buffers
 * between decisions, but nothing that changes what it chooses: same arguments, same move.
 */
@FunctionalInterface
public interface Bot {
  /**
   * @param known what the seat knows: a determinized copy, which the bot may change
   * @param seat the seat to act
   * @param chance for the bot's own dice, not the game's
   */
  long choose(Position known, int seat, Chance chance, Budget budget);
}
