package org.apogee.match.season;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonInclude.Include;
import java.util.List;
import org.apogee.match.competition.CompetitionOutcome;

/**
 * The events of a season in the journal, which are also its audit trail.
 *
 * <p>Written by {@link SeasonEventCodec}; every version ever written stays readable.
 */
public sealed interface SeasonEvent {
  /** By whom, when nobody asked for it. */
  String ITSELF = "apogee";

  /** When it was decided, in milliseconds since 1970. */
  long at();

  /**
   * The season was created; its events begin by date.
   *
   * @param directors the co-directors from the start, such as those of the season before
   */
  record Created(
      long at,
      String by,
      SeasonSettings settings,
      List<SeasonMember> members,
      @JsonInclude(Include.NON_EMPTY) List<String> directors)
      implements SeasonEvent {
    public Created {
      members = List.copyOf(members);
      directors = directors == null ? List.of() : List.copyOf(directors);
    }
  }

  /** Takes part from the next event on. */
  record Joined(long at, String by, SeasonMember member) implements SeasonEvent {}

  /** Takes part in no further event, and leaves the league after the season. */
  record Withdrawn(long at, String by, String entrant) implements SeasonEvent {}

  /**
   * An event of a division begins: its competition is to be made.
   *
   * @param event from 1
   * @param division from 1
   * @param entrants those who take part; empty if there were too few, so that it is not played
   */
  record EventBegun(long at, int event, int division, String competition, List<String> entrants)
      implements SeasonEvent {
    public EventBegun {
      entrants = List.copyOf(entrants);
    }
  }

  /** An event of a division is complete, or a correction changed its ranking. */
  record EventEnded(long at, int event, int division, CompetitionOutcome outcome)
      implements SeasonEvent {}

  /** A correction came after the end of the season: it is reported and changes nothing. */
  record LateCorrection(long at, int event, int division, CompetitionOutcome outcome)
      implements SeasonEvent {}

  /**
   * The tables are final.
   *
   * @param next the divisions of the next season, each from the best seed down
   */
  record Ended(long at, String by, List<List<String>> next) implements SeasonEvent {
    public Ended {
      next = next.stream().map(List::copyOf).toList();
    }
  }

  /** A player may change the season, besides its owner. */
  record DirectorAdded(long at, String by, String player) implements SeasonEvent {}

  /** A co-director may change it no longer. */
  record DirectorRemoved(long at, String by, String player) implements SeasonEvent {}

  /** It ends without final tables. */
  record Cancelled(long at, String by, String reason) implements SeasonEvent {}
}
