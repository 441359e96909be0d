package org.apogee.match.competition;

import java.util.List;
import org.apogee.match.tournament.TournamentEntrant;
import org.apogee.match.tournament.TournamentOutcome;

/**
 * The events of a competition in the journal, which are also its audit trail.
 *
 * <p>Written by {@link CompetitionEventCodec}; every version ever written stays readable.
 */
public sealed interface CompetitionEvent {
  /** By whom, when nobody asked for it. */
  String ITSELF = "apogee";

  /** When it was decided, in milliseconds since 1970. */
  long at();

  /** The competition was created and is open for entrants. */
  record Created(long at, String by, CompetitionSettings settings, List<TournamentEntrant> entrants)
      implements CompetitionEvent {
    public Created {
      entrants = List.copyOf(entrants);
    }
  }

  /** Takes part in the first stage. */
  record Joined(long at, String by, TournamentEntrant entrant) implements CompetitionEvent {}

  /** Before the start, or later: it qualifies for no further stage. */
  record Withdrawn(long at, String by, String entrant) implements CompetitionEvent {}

  /**
   * A stage begins: its tournaments are to be made.
   *
   * @param stage from 1
   * @param field all its entrants in the order of seeding, with the reason
   */
  record StageBegun(long at, String by, int stage, List<Group> groups, List<Qualified> field)
      implements CompetitionEvent {
    public StageBegun {
      groups = List.copyOf(groups);
      field = List.copyOf(field);
    }
  }

  /** A group of the current stage is complete, or a correction changed its outcome. */
  record GroupEnded(long at, int stage, int group, TournamentOutcome outcome)
      implements CompetitionEvent {}

  /** A correction came after the next stage had begun: it is reported and changes nothing. */
  record LateCorrection(long at, int stage, int group, TournamentOutcome outcome)
      implements CompetitionEvent {}

  /** A player besides the owner may change the competition and direct its groups. */
  record DirectorAdded(long at, String by, String player) implements CompetitionEvent {}

  /** The player may no longer change it. */
  record DirectorRemoved(long at, String by, String player) implements CompetitionEvent {}

  /** The last stage is complete. */
  record Finished(long at, String reason) implements CompetitionEvent {}

  /** It ends without a ranking. */
  record Cancelled(long at, String by, String reason) implements CompetitionEvent {}
}
