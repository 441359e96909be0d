package org.apogee.match.ladder;

import java.util.List;
import java.util.Objects;
import org.apogee.protocol.game.EndedGame;

/**
 * The end of a game of a ladder.
 *
 * @param cancelled whether the game does not count
 * @param places the place of each seat, 1 is best, ties share; empty if cancelled
 * @param gaveUp for each seat whether it forfeited
 */
public record LadderResult(
    String game, boolean cancelled, String ending, List<Integer> places, List<Boolean> gaveUp) {
  public LadderResult {
    places = List.copyOf(places);
    gaveUp = List.copyOf(gaveUp);
  }

  /** From the result of a node. */
  public static LadderResult of(EndedGame ended) {
    return new LadderResult(
        ended.game(),
        ended.cancelled(),
        ended.ending(),
        ended.places(),
        ended.givenUp().stream().map(Objects::nonNull).toList());
  }
}
