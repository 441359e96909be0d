package org.apogee.protocol.event;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import java.util.SortedMap;
import org.apogee.protocol.event.GameNews.Sitter;
import org.apogee.protocol.game.GameOrder.Origin;

/**
 * The result of a rated game: everything that ratings and statistics need, in one record.
 *
 * @param pool the rating pool
 * @param ruleset the ruleset with its edition
 * @param options all options; they determine the scenario of a cooperative game
 * @param seats the player in each seat
 * @param places the place of each seat, 1 is best, ties share
 * @param entityPlace the place of the common enemy in a cooperative game, or 0 if there is none
 * @param ending the code of the game, or of the forfeit that ended it
 * @param counters the game's counters, by name
 * @param plies the number of decisions
 * @param origin the origin of the game
 * @param forfeits the seats that forfeited, in order
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
public record GameResult(
    String game,
    String pool,
    String ruleset,
    SortedMap<String, String> options,
    List<Sitter> seats,
    List<Integer> places,
    List<Integer> scores,
    int entityPlace,
    String ending,
    SequencedMap<String, Long> counters,
    int plies,
    long startedMillis,
    long finishedMillis,
    Origin origin,
    List<Forfeit> forfeits) {

  /**
   * A seat that forfeited.
   *
   * @param code the reason: {@code time-out}, {@code resigned}
   */
  public record Forfeit(int seat, String code) {}

  public GameResult {
    seats = List.copyOf(seats);
    places = List.copyOf(places);
    scores = List.copyOf(scores);
    counters = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(counters));
    forfeits = List.copyOf(forfeits);
  }

  /** The same with other places, as a ruling sets them. */
  public GameResult withPlaces(List<Integer> others) {
    return new GameResult(
        game,
        pool,
        ruleset,
        options,
        seats,
        others,
        scores,
        entityPlace,
        ending,
        counters,
        plies,
        startedMillis,
        finishedMillis,
        origin,
        forfeits);
  }
}
