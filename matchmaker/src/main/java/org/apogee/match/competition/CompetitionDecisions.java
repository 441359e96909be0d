package org.apogee.match.competition;

import java.util.List;
import org.apogee.match.competition.CompetitionEvent.Cancelled;
import org.apogee.match.competition.CompetitionEvent.Created;
import org.apogee.match.competition.CompetitionEvent.DirectorAdded;
import org.apogee.match.competition.CompetitionEvent.DirectorRemoved;
import org.apogee.match.competition.CompetitionEvent.Finished;
import org.apogee.match.competition.CompetitionEvent.Joined;
import org.apogee.match.competition.CompetitionEvent.Withdrawn;
import org.apogee.match.competition.CompetitionState.Phase;
import org.apogee.match.tournament.TournamentEntrant;
import org.apogee.match.tournament.TournamentRefusals;

/**
 * Decides about commands of organisers and players. Pure: time is an argument, and no state changes
 * here. {@link CompetitionProgress} has the steps that a competition takes by itself.
 */
public final class CompetitionDecisions {
  /** A body is limited to 64 KiB, and all groups live in one journal entry. */
  static final int ENTRANTS_MAX = 2_000;

  private static final int DIRECTORS_MAX = 20;

  private CompetitionDecisions() {}

  /** Takes settings that were checked. The same competition again is a repeat. */
  public static CompetitionDecision create(
      CompetitionState state,
      String by,
      CompetitionSettings settings,
      List<TournamentEntrant> entrants,
      long now) {
    if (state.phase() == Phase.NEW) {
      return CompetitionDecision.of(new Created(now, by, settings, entrants));
    }
    return state.settings().owner().equals(settings.owner())
            && state.settings().name().equals(settings.name())
        ? CompetitionDecision.of()
        : CompetitionDecision.refuse(CompetitionRefusals.OTHER_COMPETITION);
  }

  public static CompetitionDecision join(
      CompetitionState state, String by, TournamentEntrant entrant, long now) {
    return switch (state.phase()) {
      case NEW -> CompetitionDecision.refuse(CompetitionRefusals.NO_SUCH_COMPETITION);
      case RUNNING -> CompetitionDecision.refuse(CompetitionRefusals.COMPETITION_STARTED);
      case FINISHED, CANCELLED -> CompetitionDecision.refuse(CompetitionRefusals.COMPETITION_OVER);
      case OPEN -> joinOpen(state, by, entrant, now);
    };
  }

  private static CompetitionDecision joinOpen(
      CompetitionState state, String by, TournamentEntrant entrant, long now) {
    var there = state.entrant(entrant.id());
    if (there != null && !there.player().equals(entrant.player())) {
      return CompetitionDecision.refuse(CompetitionRefusals.ENTRANT_TAKEN);
    }
    if (there != null && there.active()) {
      return CompetitionDecision.of();
    }
    return there == null && state.entrants().size() >= ENTRANTS_MAX
        ? CompetitionDecision.refuse(CompetitionRefusals.FULL)
        : CompetitionDecision.of(new Joined(now, by, entrant));
  }

  public static CompetitionDecision withdraw(
      CompetitionState state, String by, String entrant, long now) {
    if (state.phase() == Phase.NEW) {
      return CompetitionDecision.refuse(CompetitionRefusals.NO_SUCH_COMPETITION);
    }
    if (!state.isLive()) {
      return CompetitionDecision.refuse(CompetitionRefusals.COMPETITION_OVER);
    }
    var there = state.entrant(entrant);
    if (there == null) {
      return CompetitionDecision.refuse(CompetitionRefusals.NO_SUCH_ENTRANT);
    }
    return there.active()
        ? CompetitionDecision.of(new Withdrawn(now, by, entrant))
        : CompetitionDecision.of();
  }

  /** Begins the first stage, or the next one after the current one is complete. */
  public static CompetitionDecision advance(
      CompetitionState state, String by, int stage, long now) {
    if (state.phase() == Phase.NEW) {
      return CompetitionDecision.refuse(CompetitionRefusals.NO_SUCH_COMPETITION);
    }
    if (stage <= state.stages().size()) {
      return CompetitionDecision.of(); // A repeat: this stage has begun.
    }
    if (!state.isLive()) {
      return CompetitionDecision.refuse(CompetitionRefusals.COMPETITION_OVER);
    }
    if (stage > state.settings().stages().size()) {
      return CompetitionDecision.refuse(CompetitionRefusals.NO_MORE_STAGES);
    }
    if (stage > state.stages().size() + 1
        || (!state.stages().isEmpty() && !state.stages().getLast().isDone())) {
      return CompetitionDecision.refuse(CompetitionRefusals.STAGE_RUNNING);
    }
    var begun = CompetitionProgress.begin(state, by, now);
    return begun == null
        ? CompetitionDecision.refuse(CompetitionRefusals.TOO_FEW)
        : CompetitionDecision.of(begun);
  }

  /**
   * Makes the ranking of a manual competition final, once its last stage is complete or too few are
   * left for the next one.
   */
  public static CompetitionDecision confirm(CompetitionState state, long now) {
    return switch (state.phase()) {
      case NEW -> CompetitionDecision.refuse(CompetitionRefusals.NO_SUCH_COMPETITION);
      case FINISHED -> CompetitionDecision.of();
      case CANCELLED -> CompetitionDecision.refuse(CompetitionRefusals.COMPETITION_OVER);
      case OPEN -> CompetitionDecision.refuse(CompetitionRefusals.STAGE_RUNNING);
      case RUNNING ->
          CompetitionProgress.isPlayed(state)
              ? CompetitionDecision.of(new Finished(now, "The director confirmed the results."))
              : CompetitionDecision.refuse(CompetitionRefusals.STAGE_RUNNING);
    };
  }

  public static CompetitionDecision addDirector(
      CompetitionState state, String by, String player, long now) {
    if (state.phase() == Phase.NEW) {
      return CompetitionDecision.refuse(CompetitionRefusals.NO_SUCH_COMPETITION);
    }
    if (state.settings().owner().equals(player) || state.directors().contains(player)) {
      return CompetitionDecision.of();
    }
    return state.directors().size() >= DIRECTORS_MAX
        ? CompetitionDecision.refuse(TournamentRefusals.TOO_MANY_DIRECTORS)
        : CompetitionDecision.of(new DirectorAdded(now, by, player));
  }

  public static CompetitionDecision removeDirector(
      CompetitionState state, String by, String player, long now) {
    if (state.phase() == Phase.NEW) {
      return CompetitionDecision.refuse(CompetitionRefusals.NO_SUCH_COMPETITION);
    }
    return state.directors().contains(player)
        ? CompetitionDecision.of(new DirectorRemoved(now, by, player))
        : CompetitionDecision.of();
  }

  public static CompetitionDecision cancel(
      CompetitionState state, String by, String reason, long now) {
    return switch (state.phase()) {
      case NEW -> CompetitionDecision.refuse(CompetitionRefusals.NO_SUCH_COMPETITION);
      case CANCELLED -> CompetitionDecision.of();
      case FINISHED -> CompetitionDecision.refuse(CompetitionRefusals.COMPETITION_OVER);
      case OPEN, RUNNING -> CompetitionDecision.of(new Cancelled(now, by, reason));
    };
  }
}
