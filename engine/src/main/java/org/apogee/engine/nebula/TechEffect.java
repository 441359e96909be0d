package org.apogee.engine.nebula;

import org.apogee.engine.Chance;
import org.apogee.engine.Chronicle;
import org.apogee.engine.MoveList;

/**
 * R 11.3 and 11.4: what is chosen when a tech is used, and what it then does. Choices are numbers
 * ({@link NebulaMoves#choice}): a tech, ship, planet, pair, amount or block.
 */
interface TechEffect {
  /** How many things are chosen, one after the other. */
  int choices();

  /** The kind of move that makes a choice, counted from 0, as in R 15.3. */
  int kind(int choice);

  /** Whether every choice has something to choose from. */
  boolean isPossible(NebulaPosition p, int user);

  /** What may be chosen next; each of them can be completed. */
  default void legal(NebulaPosition p, Use use, int choice, MoveList into) {
    throw new IllegalStateException("nothing is chosen for " + this);
  }

  void apply(NebulaPosition p, Use use, Chance chance, Chronicle chronicle);

  /** Who uses a tech, and what was chosen so far. */
  final class Use {
    int user;
    int first;
    int second;
    int third;
  }
}
