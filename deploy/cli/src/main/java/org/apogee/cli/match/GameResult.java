package org.apogee.cli.match;

import java.util.List;
import java.util.Map;
import org.apogee.cli.process.BotFailure;

/**
 * One game as it was played.
 *
 * @param replay as text
 * @param ending a code of the game, or of the failure that ended it
 * @param places of the seats
 * @param scores of the seats
 * @param counters what the game counted, by name; none when a bot failed
 * @param thinking of the seats
 */
record GameResult(
    Fixture fixture,
    String replay,
    String ending,
    int plies,
    List<Integer> places,
    List<Integer> scores,
    Map<String, Long> counters,
    List<Thinking> thinking,
    List<Failed> failures) {
  GameResult {
    places = List.copyOf(places);
    scores = List.copyOf(scores);
    counters = Map.copyOf(counters);
    thinking = List.copyOf(thinking);
    failures = List.copyOf(failures);
  }

  /** How long the bot of a seat thought. */
  record Thinking(int decisions, long nanos, long longestNanos) {
    static final Thinking NOTHING = new Thinking(0, 0, 0);

    Thinking and(Thinking more) {
      return new Thinking(
          decisions + more.decisions,
          nanos + more.nanos,
          Math.max(longestNanos, more.longestNanos));
    }
  }

  record Failed(int seat, BotFailure failure) {}
}
