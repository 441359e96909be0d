package org.apogee.protocol.game;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The end of an ordered game, for its tournament or ladder.
 *
 * @param cancelled whether the game does not count; places and scores are then empty
 * @param ending the code of the game, or of the forfeit that ended it
 * @param places the place of each seat, 1 is best, ties share
 * @param entityPlace the place of the common enemy in a cooperative game, or 0
 * @param plies the number of decisions
 * @param givenUp for each seat the reason for its forfeit, or null
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
public record EndedGame(
    String game,
    GameOrder.Origin origin,
    boolean cancelled,
    String ending,
    List<Integer> places,
    List<Integer> scores,
    int entityPlace,
    int plies,
    List<@Nullable String> givenUp) {
  public EndedGame {
    places = List.copyOf(places);
    scores = List.copyOf(scores);
    givenUp = Collections.unmodifiableList(new ArrayList<>(givenUp));
  }
}
