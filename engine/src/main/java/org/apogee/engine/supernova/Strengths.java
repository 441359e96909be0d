package org.apogee.engine.supernova;

/**
 * Military, diplomatic and economic strength of one side, each in some bits of one long: what two
 * have together is the sum of the longs. A part may be below 0.
 */
final class Strengths {
  static final long NONE = 0;

  private static final int BITS = 20;
  private static final long HALF = 1L << (BITS - 1);
  private static final long MASK = (1L << BITS) - 1;

  /** Makes every part positive, so that none borrows from the next. */
  private static final long LIFT = HALF | HALF << BITS | HALF << (2 * BITS);

  private Strengths() {}

  /** Of a row of {@link CardList}'s columns. */
  static long at(byte[] rows, int row) {
    return of(
        rows[row + CardList.MILITARY],
        rows[row + CardList.DIPLOMATIC],
        rows[row + CardList.ECONOMIC]);
  }

  static long of(int military, int diplomatic, int economic) {
    return military + ((long) diplomatic << BITS) + ((long) economic << (2 * BITS));
  }

  static int in(long strengths, int category) {
    return (int) (((strengths + LIFT) >>> (BITS * category) & MASK) - HALF);
  }

  /** The same without signs. */
  static long amounts(long strengths) {
    return of(Math.abs(in(strengths, 0)), Math.abs(in(strengths, 1)), Math.abs(in(strengths, 2)));
  }

  /** R 3.6: what a battle counts is never below 0. */
  static int counted(long strengths, int category) {
    return Math.max(0, in(strengths, category));
  }
}
