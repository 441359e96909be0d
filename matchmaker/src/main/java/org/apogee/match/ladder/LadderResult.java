package org.apogee.match.ladder;

import java.util.List;
import java.util.Objects;
import org.apogee.protocol.game.EndedGame;

/**
 * How a game of a ladder ended.
 *
 * @param cancelled whether it counts for nothing
 * @param places of the seats, 1 is best, ties share; empty if it was cancelled
 * @param gaveUp for each seat whether it was given up before the end
 */
public record LadderResult(
    String game, boolean cancelled, String ending, List<Integer> places, List<Boolean> gaveUp) {
  public LadderResult {
    places = List.copyOf(places);
    gaveUp = List.copyOf(gaveUp);
  }

  /** As the nodes tell it. */
  public static LadderResult of(EndedGame ended) {
    return new LadderResult(
        ended.game(),
        ended.cancelled(),
        ended.ending(),
        ended.places(),
        ended.givenUp().stream().map(Objects::nonNull).toList());
  }
}
