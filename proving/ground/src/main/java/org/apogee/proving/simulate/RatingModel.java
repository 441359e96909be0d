package org.apogee.proving.simulate;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apogee.match.tournament.TournamentEvent;
import org.apogee.match.tournament.TournamentEvent.Corrected;
import org.apogee.match.tournament.TournamentEvent.Resulted;
import org.apogee.match.tournament.TournamentEvent.Ruled;
import org.apogee.match.tournament.TournamentEvent.Voided;

/**
 * What games are worth for ratings: once as the feed's records say, results and their corrections,
 * and once by an account of the decisions about tables. Both must agree after every step.
 */
final class RatingModel {
  private final Map<String, List<Integer>> published = new HashMap<>();
  private final Map<String, Integer> revisions = new HashMap<>();
  private final Map<String, List<Integer>> expected = new HashMap<>();

  /** The game that decides a table of one game, by the table. */
  private final Map<String, String> deciding = new HashMap<>();

  private int gamesPerMatch = 1;
  private int corrections;

  int corrections() {
    return corrections;
  }

  void gamesPerMatch(int games) {
    gamesPerMatch = games;
  }

  void take(TournamentEvent event) {
    switch (event) {
      case Resulted result -> {
        published.put(result.game(), result.places());
        expected.put(result.game(), result.places());
        deciding.putIfAbsent(tableOf(result.game()), result.game());
      }
      case Corrected it -> {
        corrections++;
        int revision = revisions.merge(it.correction().game(), 1, Integer::sum);
        if (revision != it.correction().revision()) {
          throw new Violation("revision %d of %s".formatted(revision, it.correction()));
        }
        published.put(it.correction().game(), it.correction().places());
      }
      case Voided voided -> {
        var table = "-r" + voided.round() + "-t" + voided.table();
        expected.replaceAll((game, places) -> tableOf(game).equals(table) ? List.of() : places);
        if (voided.replay()) {
          deciding.remove(table);
        }
      }
      case Ruled ruled -> {
        var game = deciding.get("-r" + ruled.round() + "-t" + ruled.table());
        if (gamesPerMatch == 1 && game != null) {
          expected.put(game, ruled.played() ? ruled.places() : List.of());
        }
      }
      default -> {}
    }
  }

  private static String tableOf(String game) {
    return game.substring(game.indexOf('-')).replaceFirst("-g.*", "");
  }

  /** Between two transactions of the journal. */
  void check() {
    published.forEach((game, places) -> {
      if (!places.equals(expected.getOrDefault(game, List.of()))) {
        throw new Violation(
            "%s is worth %s for ratings, but %s by the decisions"
                .formatted(game, places, expected.getOrDefault(game, List.of())));
      }
    });
  }
}
