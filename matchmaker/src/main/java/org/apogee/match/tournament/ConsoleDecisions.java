package org.apogee.match.tournament;

import java.util.List;
import org.apogee.match.tournament.TournamentEvent.Adjudicated;
import org.apogee.match.tournament.TournamentEvent.Announced;
import org.apogee.match.tournament.TournamentEvent.Explained;
import org.apogee.match.tournament.TournamentEvent.Finished;
import org.apogee.match.tournament.TournamentEvent.RoundEnded;
import org.apogee.match.tournament.TournamentState.Stage;

/**
 * What a director decides while a tournament runs: ends of rounds, games in play, messages. Pure.
 */
public final class ConsoleDecisions {
  private ConsoleDecisions() {}

  /** Ends the round now instead of at its time; every table must be decided. */
  public static TournamentDecision endRound(TournamentState state, String by, int round, long now) {
    if (state.stage() != Stage.RUNNING && state.stage() != Stage.PAUSED) {
      return TournamentDecision.refuse(TournamentDecisions.whyNotStarted(state));
    }
    if (round < 1 || round > state.rounds().size()) {
      return TournamentDecision.refuse(TournamentRefusals.NO_SUCH_ROUND);
    }
    var there = state.rounds().get(round - 1);
    if (there.isEnded()) {
      return TournamentDecision.of();
    }
    return there.isDone()
        ? TournamentDecision.of(new RoundEnded(now, by, round))
        : TournamentDecision.refuse(TournamentRefusals.ROUND_RUNNING);
  }

  /** Makes the standings final. */
  public static TournamentDecision confirm(TournamentState state, String by, long now) {
    return switch (state.stage()) {
      case PLAYED ->
          TournamentDecision.of(new Finished(now, by, "The director confirmed the results."));
      case FINISHED -> TournamentDecision.of();
      case RUNNING, PAUSED -> TournamentDecision.refuse(TournamentRefusals.NOT_PLAYED);
      case NEW, OPEN, CANCELLED ->
          TournamentDecision.refuse(TournamentDecisions.whyNotStarted(state));
    };
  }

  /** Ends the game of a table in play; its result comes as that of any other game. */
  public static TournamentDecision adjudicate(
      TournamentState state,
      String by,
      int round,
      int table,
      List<Integer> places,
      String reason,
      long now) {
    var refused = TournamentDecisions.whyNoTable(state, round, table);
    if (refused != null) {
      return TournamentDecision.refuse(refused);
    }
    var there = state.table(round, table);
    if (there == null || places.size() != there.seats().size() || !places.contains(1)) {
      return TournamentDecision.refuse(TournamentRefusals.BAD_PLACES);
    }
    var before = there.adjudicated();
    if (before != null) {
      return before.places().equals(places)
          ? TournamentDecision.of()
          : TournamentDecision.refuse(TournamentRefusals.ADJUDICATED);
    }
    var game = there.liveGame();
    if (game == null) {
      return TournamentDecision.refuse(TournamentRefusals.NO_GAME_IN_PLAY);
    }
    // The director names the places of the table's entrants; a later game of a match turns seats.
    var seats = game.seats().stream().map(who -> places.get(there.seats().indexOf(who))).toList();
    return TournamentDecision.of(new Adjudicated(now, by, round, table, game.id(), seats, reason));
  }

  /** A repeat of the last message changes nothing. */
  public static TournamentDecision announce(
      TournamentState state, String by, String text, long now) {
    var refused = TournamentDecisions.whyNotCorrectable(state);
    if (refused != null) {
      return TournamentDecision.refuse(refused);
    }
    var last = state.trail().getLast();
    return last instanceof Announced said && said.by().equals(by) && said.text().equals(text)
        ? TournamentDecision.of()
        : TournamentDecision.of(new Announced(now, by, text));
  }

  /** For the last step of the same director; the same reason again changes nothing. */
  public static TournamentDecision explain(
      TournamentState state, String by, String reason, long now) {
    if (state.stage() == Stage.NEW) {
      return TournamentDecision.refuse(TournamentRefusals.NO_SUCH_TOURNAMENT);
    }
    var trail = state.trail();
    int step = trail.size();
    while (step > 0 && !isStepOf(by, trail.get(step - 1))) {
      step--;
    }
    if (step == 0) {
      return TournamentDecision.refuse(TournamentRefusals.NOTHING_TO_EXPLAIN);
    }
    int explained = step;
    boolean isRepeat =
        trail.stream()
            .anyMatch(event ->
                event instanceof Explained it
                    && it.step() == explained
                    && it.reason().equals(reason));
    return isRepeat
        ? TournamentDecision.of()
        : TournamentDecision.of(new Explained(now, by, step, reason));
  }

  private static boolean isStepOf(String by, TournamentEvent event) {
    return event.by().equals(by) && !(event instanceof Explained);
  }
}
