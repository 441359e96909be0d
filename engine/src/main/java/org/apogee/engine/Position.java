package org.apogee.engine;

/**
 * The whole truth of one game at one moment. Mutable, for one thread at a time, cheap to copy.
 *
 * <p>{@link #legalMoves}, {@link #play}, {@link #copyFrom}, {@link #score} and {@link #place}
 * allocate nothing in the long run: search bots call them millions of times a second.
 */
public interface Position {
  /** The seat to act when the game is over. */
  int NOBODY = -1;

  int seats();

  /** Whose decision it is; {@link #NOBODY} exactly when the game is over. */
  int seatToAct();

  default boolean isOver() {
    return seatToAct() == NOBODY;
  }

  /** Clears the list, then fills it: ascending, distinct, empty only when the game is over. */
  void legalMoves(MoveList into);

  /**
   * Takes a legal move; the only way a position changes. It trusts its caller: whoever takes moves
   * from outside asks {@link #legalMoves} first.
   */
  void play(long move, Chance chance, Chronicle chronicle);

  default void play(long move, Chance chance) {
    play(move, chance, Chronicle.SILENT);
  }

  /** The points of a seat, so far or at the end. */
  int score(int seat);

  /** 1 is best and ties share, by what the board shows now; final once the game is over. */
  int place(int seat);

  /** How it ended; only once the game is over. */
  Outcome outcome();

  /** All that this seat may know, or a spectator for {@link View#OBSERVER}, and nothing else. */
  View view(int seat);

  /**
   * Deals anew, in place, what this seat (or {@link View#OBSERVER}) cannot know, evenly over all
   * that it must think possible. Its view and its legal moves stay as they are.
   */
  void determinize(int seat, Chance chance);

  Position copy();

  /** Becomes equal to a position of the same ruleset and number of seats, reusing its arrays. */
  void copyFrom(Position other);

  /** Writes the whole truth, a schema number first; equal truth writes equal bytes. */
  void encode(SnapshotWriter out);

  /** Equal truth, equal number, on every machine and for ever. */
  default long fingerprint() {
    var out = new SnapshotWriter();
    encode(out);
    return out.hash();
  }
}
