package org.apogee.proving.simulate;

import java.util.List;
import org.apogee.match.competition.CompetitionEvent;
import org.apogee.match.competition.CompetitionOutcome;
import org.apogee.match.competition.CompetitionProgress;
import org.apogee.match.competition.CompetitionState;
import org.apogee.match.season.SeasonDecision;
import org.apogee.match.season.SeasonDecisions;
import org.apogee.match.season.SeasonEvent;
import org.apogee.match.season.SeasonProgress;
import org.apogee.match.season.SeasonState;
import org.apogee.match.tournament.TournamentOutcome;

/**
 * The decisions of seasons and competitions, as they are. A test plants a bug by overriding one.
 */
public class SeasonRules {
  protected List<CompetitionEvent> next(CompetitionState state, long now) {
    return CompetitionProgress.next(state, now);
  }

  protected List<CompetitionEvent> heard(
      CompetitionState state, String tournament, TournamentOutcome outcome, long now) {
    return CompetitionProgress.heard(state, tournament, outcome, now);
  }

  protected List<SeasonEvent> next(SeasonState state, long now) {
    return SeasonProgress.next(state, now);
  }

  protected List<SeasonEvent> heard(
      SeasonState state, String competition, CompetitionOutcome outcome, long now) {
    return SeasonProgress.heard(state, competition, outcome, now);
  }

  protected SeasonDecision end(SeasonState state, String by, long now) {
    return SeasonDecisions.end(state, by, now);
  }

  /** Whether notices are stored in the transaction that moves the bookmark. */
  protected boolean storesNoticesWithBookmark() {
    return true;
  }

  /** How many of an entity's steps a process finds that comes back. */
  protected int recovered(int journaled) {
    return journaled;
  }
}
