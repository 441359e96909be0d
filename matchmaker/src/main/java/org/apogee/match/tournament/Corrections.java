package org.apogee.match.tournament;

import java.util.ArrayList;
import java.util.List;
import org.apogee.match.tournament.TournamentEvent.Corrected;
import org.apogee.protocol.game.GameCorrection;
import org.apogee.protocol.game.GameCorrection.Kind;
import org.jspecify.annotations.Nullable;

/** Consequences of a decision about a table for the published results of its games. Pure. */
final class Corrections {
  private Corrections() {}

  /** No game of the table counts any more. */
  static List<TournamentEvent> voided(
      TournamentState state,
      PlayedTable table,
      boolean replay,
      String by,
      String reason,
      long now) {
    var events = new ArrayList<TournamentEvent>();
    if (state.settings().rated()) {
      for (var game : table.playedGames()) {
        var before = table.correction(game.id());
        if (before == null || before.counts()) {
          var kind = replay ? Kind.REPLAY : Kind.VOID;
          events.add(corrected(game.id(), before, kind, List.of(), by, reason, now));
        }
      }
    }
    return events;
  }

  /**
   * The game that decided the table counts with the places of the ruling, or not at all if nobody
   * met anybody. The games of a match keep their results: the ruling decides the match, no game.
   */
  static List<TournamentEvent> ruled(
      TournamentState state,
      PlayedTable table,
      List<Integer> places,
      boolean played,
      String by,
      String reason,
      long now) {
    var game = table.decidingGame();
    if (!state.settings().rated() || game.isEmpty()) {
      return List.of();
    }
    var id = game.get().id();
    var before = table.correction(id);
    var effect = played ? places : List.<Integer>of();
    var effective = before == null ? game.get().places() : before.places();
    return effect.equals(effective)
        ? List.of()
        : List.of(corrected(id, before, Kind.RULING, effect, by, reason, now));
  }

  /** A game that the director had given up ended before it could be cancelled. */
  static List<TournamentEvent> playedInVain(
      TournamentState state, PlayedTable table, String game, long now) {
    return !state.settings().rated() || table.wasPlayed(game)
        ? List.of()
        : List.of(
            corrected(
                game,
                null,
                Kind.VOID,
                List.of(),
                TournamentEvent.ITSELF,
                "The director had decided the table before the game ended.",
                now));
  }

  private static Corrected corrected(
      String game,
      @Nullable GameCorrection before,
      Kind kind,
      List<Integer> places,
      String by,
      String reason,
      long now) {
    int revision = before == null ? 1 : before.revision() + 1;
    return new Corrected(
        now, by, new GameCorrection(game, revision, kind, !places.isEmpty(), places, reason));
  }
}
