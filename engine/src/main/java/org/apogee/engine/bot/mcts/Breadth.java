package org.apogee.engine.bot.mcts;

/**
 * How much a search takes into account before and in each play-out.
 *
 * @param plans width of the beam that finds the plans to try
 * @param ahead width of the beams in the play-outs, and how often they look at a draw
 * @param turns of all seats together after the turn that is planned, where turns are not counted;
 *     one of each at least, and at large tables no more, because they cost much and tell little
 */
record Breadth(int plans, int ahead, int turns) {
  private static final int WIDE = 16;

  /** With a narrow beam the play-outs are small too: they take a third to a half of the time. */
  static Breadth of(int width) {
    return width < WIDE ? new Breadth(width, 1, 1) : new Breadth(width, 2, 6);
  }
}
