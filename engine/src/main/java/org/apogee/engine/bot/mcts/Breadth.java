package org.apogee.engine.bot.mcts;

/**
 * How much a search takes into account before and in each play-out.
 *
 * @param plans width of the beam that finds the plans to try
 * @param ahead width of the beams in the play-outs
 * @param draws how often the play-outs look at a draw
 * @param turns of all seats together after the turn that is planned, where turns are not counted;
 *     one of each at least, and at large tables no more, because they cost much and tell little
 */
record Breadth(int plans, int ahead, int draws, int turns) {
  private static final int WIDE = 16;
  private static final int FAR = 64;

  /**
   * With a narrow beam the play-outs are small too: they take a third to a half of the time. With a
   * very wide one they follow narrower plans twice as far, which pays if there are many.
   */
  static Breadth of(int width) {
    if (width < WIDE) {
      return new Breadth(width, 1, 1, 1);
    }
    return width < FAR ? new Breadth(width, 2, 2, 6) : new Breadth(width, 1, 2, 12);
  }
}
