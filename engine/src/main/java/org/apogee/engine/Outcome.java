package org.apogee.engine;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;

/**
 * How a game ended.
 *
 * @param ending a code of the game: {@code nova}, {@code round-limit}
 * @param places the place of each seat, 1 is best, ties share
 * @param scores the points of each seat
 * @param entityPlace where the common enemy of a co-operative game ended (1: it beat the players),
 *     or {@link #NO_ENTITY}
 * @param counters what statistics count, by name: {@code cards.drawn}
 */
public record Outcome(
    String ending,
    List<Integer> places,
    List<Integer> scores,
    int entityPlace,
    SequencedMap<String, Long> counters) {
  public static final int NO_ENTITY = 0;

  public Outcome {
    places = List.copyOf(places);
    scores = List.copyOf(scores);
    counters = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(counters));
  }
}
