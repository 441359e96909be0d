package org.apogee.match.ladder;

import java.util.Collection;
import java.util.Map;
import java.util.Set;

/** The input of a ladder for seating. */
@FunctionalInterface
public interface LadderInput {
  /**
   * The current input.
   *
   * @param ratings the ratings of the players that have one
   * @param banned the players whom a sanction forbids new games
   * @param room the number of games that the cluster can host in addition to those in play
   */
  record Now(Map<String, LadderRating> ratings, Set<String> banned, int room) {
    public Now {
      ratings = Map.copyOf(ratings);
      banned = Set.copyOf(banned);
    }
  }

  Now look(String pool, Collection<String> players);
}
