package org.apogee.match.ladder;

import java.util.List;

/**
 * How a game of a ladder ended.
 *
 * @param cancelled whether it counts for nothing
 * @param places of the seats, 1 is best, ties share; empty if it was cancelled
 * @param gaveUp for each seat whether it was given up before the end
 */
record LadderResult(
    String game, boolean cancelled, String ending, List<Integer> places, List<Boolean> gaveUp) {
  LadderResult {
    places = List.copyOf(places);
    gaveUp = List.copyOf(gaveUp);
  }
}
