package org.apogee.match.tournament;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** The places of an event and its waiting list, of entrants or in a team event of teams. Pure. */
final class Places {
  private Places() {}

  /** Withdrawn ones are not counted. */
  static List<String> seated(TournamentState state) {
    return state.isTeamEvent()
        ? state.teams().seated().stream().map(Team::id).toList()
        : state.entrants().stream()
            .filter(TournamentEntrant::active)
            .map(TournamentEntrant::id)
            .toList();
  }

  /** In order of arrival. */
  static List<String> waiting(TournamentState state) {
    return state.isTeamEvent()
        ? state.teams().waiting().stream().map(Team::id).toList()
        : state.entry().waiting().stream().map(TournamentEntrant::id).toList();
  }

  /** Whether it is in the starting list, although it may have withdrawn. */
  static boolean isListed(TournamentState state, String side) {
    if (!state.isTeamEvent()) {
      return state.entrant(side) != null;
    }
    var team = state.teams().team(side);
    return team != null && !team.waiting();
  }

  /** House bots are always present. */
  static boolean isPresent(TournamentState state, String side) {
    var entrant = entrant(state, side);
    return entrant != null ? state.entry().isPresent(entrant) : state.entry().isPresent(side);
  }

  private static @Nullable TournamentEntrant entrant(TournamentState state, String side) {
    var seated = state.entrant(side);
    return seated == null ? state.entry().waiter(side) : seated;
  }
}
