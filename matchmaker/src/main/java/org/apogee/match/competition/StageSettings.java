package org.apogee.match.competition;

import org.apogee.match.tournament.TournamentSettings;

/**
 * One stage of a competition.
 *
 * @param tournament the settings of each group; its name, seed and owner are set by the competition
 * @param groups the number of groups
 * @param advance how many of each group qualify for the next stage
 * @param best how many more qualify, the best of those on the next place in all groups
 * @param carry which points of the stage before count here
 */
public record StageSettings(
    String name,
    TournamentSettings tournament,
    int groups,
    Distribution distribution,
    int advance,
    int best,
    CarryOver carry) {}
