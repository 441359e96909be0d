package org.apogee.engine;

/** Moves in words, for people, bots and replays, and back. */
public interface Notation {
  long UNREADABLE = -1;

  /** Describes a legal move of the seat to act. */
  MoveText describe(Position position, long move);

  /**
   * The legal move with this notation, or {@link #UNREADABLE}. Letter case and spaces at the ends
   * do not matter.
   */
  default long parse(Position position, String text) {
    var wanted = text.strip();
    var moves = new MoveList();
    position.legalMoves(moves);
    for (int i = 0; i < moves.size(); i++) {
      if (describe(position, moves.get(i)).text().equalsIgnoreCase(wanted)) {
        return moves.get(i);
      }
    }
    return UNREADABLE;
  }
}
