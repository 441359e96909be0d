package org.apogee.protocol.game;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * How an ordered game ended, for whoever ordered it.
 *
 * @param cancelled whether it counts for nothing; places and scores are empty then
 * @param ending the code of the game, or why the seat was given up that ended it
 * @param places the place of each seat, 1 is best, ties share
 * @param entityPlace of the common enemy of a co-operative game, or 0
 * @param plies how many decisions were taken
 * @param givenUp for each seat why it was given up, or null
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
