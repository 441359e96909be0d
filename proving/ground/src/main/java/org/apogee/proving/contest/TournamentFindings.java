package org.apogee.proving.contest;

import java.util.List;

/**
 * The result of checking one tournament.
 *
 * @param faults sentences; none if all promises were kept
 */
record TournamentFindings(
    String tournament, int rounds, int games, int entrants, List<String> faults) {
  TournamentFindings {
    faults = List.copyOf(faults);
  }
}
