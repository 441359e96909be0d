package org.apogee.engine.steps;

import org.apogee.engine.Chance;
import org.apogee.engine.Chronicle;
import org.apogee.engine.MoveList;
import org.apogee.engine.Position;

/**
 * One chapter of a game's rules: who decides, which moves are legal, and what a move does. A
 * chapter has no state: what it knows lies in the position, and dice and listeners are arguments.
 *
 * <p>This is a class and not an interface because a search calls chapters several times for each
 * move, and the JVM calls a method of a class through a table, a method of an interface through a
 * search.
 *
 * @param <P> the positions of the game
 */
public abstract class Chapter<P extends Position> {
  /** The seat that decides, or {@link Position#NOBODY} where the rules go on by themselves. */
  public abstract int decider(P position);

  /** Adds all legal moves, in any order; the list arrives empty and is sorted afterwards. */
  public abstract void legal(P position, MoveList into);

  /** Carries out a legal move of the seat that decides. */
  public abstract void play(P position, long move, Chance chance, Chronicle chronicle);

  /** Goes on where nobody decides. */
  public void run(P position, Chance chance, Chronicle chronicle) {
    throw new IllegalStateException("a seat must decide: " + position);
  }

  /**
   * Whether this is a main decision: the seat is asked even if it has one legal move only, so no
   * move need be listed to find out. The answer never changes.
   */
  public boolean isMain() {
    return false;
  }

  /** Whether the only legal move of a decision that is not a main one is played at once. */
  public boolean isForced(P position, long onlyMove) {
    return true;
  }
}
