package org.apogee.protocol.game;

import org.apogee.engine.BadInput;

/**
 * The clock of each seat that is played from outside. House bots have budgets instead.
 *
 * @param bankMillis the time at the start
 * @param incrementMillis the time added after each turn
 * @param capMillis the maximum for one decision, whatever is in the bank
 */
public record ClockOrder(long bankMillis, long incrementMillis, long capMillis) {
  /** Ten minutes, ten seconds a turn, five minutes at most for a decision. */
  public static final ClockOrder USUAL = new ClockOrder(600_000, 10_000, 300_000);

  private static final long MOST = 30L * 24 * 3600 * 1000;

  public ClockOrder {
    if (bankMillis < 1 || bankMillis > MOST || capMillis < 1 || capMillis > MOST) {
      throw new BadInput("bad-clock", "bankMillis and capMillis must be from 1 ms to 30 days.");
    }
    if (incrementMillis < 0 || incrementMillis > MOST) {
      throw new BadInput("bad-clock", "incrementMillis must be from 0 ms to 30 days.");
    }
  }
}
