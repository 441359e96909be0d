package org.apogee.match.season;

import org.apogee.match.tournament.TournamentEntrant;

/**
 * A member of a season.
 *
 * @param division the number of its division, 1 for the highest
 */
public record SeasonMember(int division, TournamentEntrant entrant) {
  SeasonMember withdrawn() {
    return new SeasonMember(
        division,
        new TournamentEntrant(
            entrant.id(),
            entrant.number(),
            entrant.name(),
            entrant.player(),
            entrant.bot(),
            entrant.rating(),
            false));
  }
}
