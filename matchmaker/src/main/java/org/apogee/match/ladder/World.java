package org.apogee.match.ladder;

import java.util.Collection;
import java.util.Map;

/** What a ladder must know before it seats anybody. */
@FunctionalInterface
public interface World {
  /**
   * How it is now.
   *
   * @param ratings of those players who have one
   * @param room how many games the cluster can take besides those that are in play
   */
  record Now(Map<String, LadderRating> ratings, int room) {
    public Now {
      ratings = Map.copyOf(ratings);
    }
  }

  Now look(String pool, Collection<String> players);
}
