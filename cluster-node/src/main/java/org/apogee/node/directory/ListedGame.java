package org.apogee.node.directory;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import java.util.SortedMap;
import org.jspecify.annotations.Nullable;

/**
 * A game as it stands in the list.
 *
 * @param stage {@code live}, {@code over}, {@code cancelled}
 * @param origin {@code casual}, {@code tournament}, {@code ladder}
 * @param orderedBy the player, tournament or ladder
 * @param places of the seats, empty unless the game is over
 * @param entityPlace of the common enemy of a co-operative game, 0 for none
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
    @Nullable Integer entityPlace) {

  /**
   * Who holds a seat.
   *
   * @param bot how a house bot thinks, or null
   * @param givenUp why the seat was given up, or null
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
