package org.apogee.engine.bot.mcts;

/** How the play-outs of a search go on after the plan that they try. */
public enum Lookahead {
  /** In plans by the narrowest beam, a turn of each seat: a third to a half of the usual time. */
  SHORT(1, 1, 1),

  USUAL(2, 2, 6),

  /** Twice as far in plans by the narrowest beam, which pays if there are many play-outs. */
  LONG(1, 2, 12);

  /** Of the beams that find the plans. */
  final int width;

  /** How often a plan that ends with a draw looks at it. */
  final int draws;

  /**
   * Of all seats together, where turns are not counted. Each seat has one at least, and at large
   * tables no more, because they cost much and tell little.
   */
  private final int turns;

  Lookahead(int width, int draws, int turns) {
    this.width = width;
    this.draws = draws;
    this.turns = turns;
  }

  /** How many plans are carried out where turns are not counted. */
  int plans(int seats) {
    return Math.max(1, turns / seats) * seats;
  }
}
