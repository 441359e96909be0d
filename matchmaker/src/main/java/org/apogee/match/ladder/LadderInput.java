package org.apogee.match.ladder;

import java.util.Collection;
import java.util.Map;

/** The input of a ladder for seating. */
@FunctionalInterface
public interface LadderInput {
  /**
   * The current input.
   *
   * @param ratings the ratings of the players that have one
   * @param room the number of games that the cluster can host in addition to those in play
   */
  record Now(Map<String, LadderRating> ratings, int room) {
    public Now {
      ratings = Map.copyOf(ratings);
    }
  }

  Now look(String pool, Collection<String> players);
}
