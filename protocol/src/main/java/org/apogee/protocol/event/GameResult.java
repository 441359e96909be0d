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
 * How a rated game ended: all that ratings and statistics need, in one record.
 *
 * @param pool the rating pool that it counts in
 * @param ruleset in its edition
 * @param options as played: they name the scenario of a co-operative game
 * @param seats who sat where
 * @param places the place of each seat, 1 is best, ties share
 * @param entityPlace of the common enemy of a co-operative game, or 0 if there is none
 * @param ending the code of the game, or why the seat was given up that ended it
 * @param counters what the game counted, by name
 * @param plies how many decisions were taken
 * @param origin who ordered the game
 * @param forfeits the seats that were given up, in that order
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
   * A seat that was given up.
   *
   * @param code why: {@code time-out}, {@code resigned}
   */
  public record Forfeit(int seat, String code) {}

  public GameResult {
    seats = List.copyOf(seats);
    places = List.copyOf(places);
    scores = List.copyOf(scores);
    counters = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(counters));
    forfeits = List.copyOf(forfeits);
  }
}
