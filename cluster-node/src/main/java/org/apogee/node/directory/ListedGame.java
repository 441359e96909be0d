package org.apogee.node.directory;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import java.util.SortedMap;
import org.apogee.protocol.game.ForkOf;
import org.jspecify.annotations.Nullable;

/**
 * A game in the list.
 *
 * @param stage {@code live}, {@code over}, {@code cancelled}
 * @param origin {@code casual}, {@code tournament}, {@code ladder}
 * @param orderedBy the player, tournament or ladder
 * @param places the place of each seat, empty unless the game has ended
 * @param entityPlace the place of the common enemy in a cooperative game, 0 for none
 * @param fork the point of a finished game at which it begins
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
public record ListedGame(
    String id,
    String ruleset,
    SortedMap<String, String> options,
    String stage,
    String origin,
    String orderedBy,
    @Nullable String pool,
    List<ListedSeat> seats,
    int plies,
    long startedMillis,
    long changedMillis,
    @Nullable Long finishedMillis,
    @Nullable String ending,
    List<Integer> places,
    List<Integer> scores,
    @Nullable Integer entityPlace,
    @Nullable ForkOf fork) {

  /**
   * The player in a seat.
   *
   * @param bot the name and budget of a house bot, or null
   * @param givenUp the reason for a forfeit, or null
   */
  @JsonInclude(JsonInclude.Include.NON_NULL)
  public record ListedSeat(
      String player, String name, @Nullable String bot, @Nullable String givenUp) {}

  public ListedGame {
    seats = List.copyOf(seats);
    places = List.copyOf(places);
    scores = List.copyOf(scores);
  }
}
