package org.apogee.engine;

/** How a game is divided into turns and where thinking pays, as far as bots need it to plan. */
public interface Pace {
  /**
   * Whether a plan of a seat ends here, after a move of its turn. Games in which others answer in
   * the middle of a turn, or in which one seat has turn after turn, know better than the default.
   */
  default boolean endsTurn(Position position, int seat) {
    return position.seatToAct() != seat;
  }

  /** What {@link #turn} says when it does not count. */
  int UNCOUNTED = -1;

  /**
   * How many turns, or other equal stretches of the game, lie behind a position that is not over;
   * they only go up. A search judges all that it tries at the same of these moments, because a
   * position looks better with every turn that its owner has had. By default it takes each plan of
   * a seat for a turn.
   */
  default int turn(Position position) {
    return UNCOUNTED;
  }

  /** How many of the turns that {@link #turn} counts a search looks ahead. */
  default int turnsAhead(int seats) {
    return seats;
  }

  /**
   * The share of its budget that a search spends on a decision whose best plan has this value: all
   * of it, unless a game knows where more thought seldom changes the result.
   */
  default double effort(double value) {
    return 1;
  }
}
