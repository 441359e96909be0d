package org.apogee.protocol.game;

import org.apogee.engine.BadInput;

/**
 * The time of each seat that moves from outside. House bots have budgets instead.
 *
 * @param bankMillis what a seat starts with
 * @param incrementMillis what it gets whenever its turn is over
 * @param capMillis the longest that one decision may take, whatever is in the bank
 */
public record ClockOrder(long bankMillis, long incrementMillis, long capMillis) {
  /** Ten minutes, ten seconds a turn, five minutes at most for a decision. */
  public static final ClockOrder USUAL = new ClockOrder(600_000, 10_000, 300_000);

  private static final long MOST = 30L * 24 * 3600 * 1000;

  public ClockOrder {
    if (bankMillis < 1 || bankMillis > MOST || capMillis < 1 || capMillis > MOST) {
      throw new BadInput("bad-clock", "A clock's bank and cap are 1 ms to 30 days.");
    }
    if (incrementMillis < 0 || incrementMillis > MOST) {
      throw new BadInput("bad-clock", "A clock's increment is 0 ms to 30 days.");
    }
  }
}
