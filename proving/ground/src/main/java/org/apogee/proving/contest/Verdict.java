package org.apogee.proving.contest;

import java.util.List;

/**
 * What the judge found in one tournament.
 *
 * @param faults sentences; none if all promises were kept
 */
record Verdict(String tournament, int rounds, int games, int entrants, List<String> faults) {
  Verdict {
    faults = List.copyOf(faults);
  }
}
