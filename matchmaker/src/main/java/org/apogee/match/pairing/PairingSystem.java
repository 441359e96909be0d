package org.apogee.match.pairing;

import java.util.List;
import java.util.Set;

/** One format. A pure function: the same input has the same answer, everywhere and always. */
public interface PairingSystem {
  /**
   * The next round. Never fails for want of a pairing: constraints give way, and the plan says
   * which.
   */
  RoundPlan pair(PairingInput input);

  /**
   * The input of a round.
   *
   * @param absent entrants with a requested bye or absence in this round
   * @param seed the seed for remaining ties
   */
  record PairingInput(
      List<Entrant> entrants,
      List<PastRound> past,
      Set<String> absent,
      PairingSettings settings,
      long seed) {
    public PairingInput {
      entrants = List.copyOf(entrants);
      past = List.copyOf(past);
      absent = Set.copyOf(absent);
    }

    public PairingInput(
        List<Entrant> entrants, List<PastRound> past, PairingSettings settings, long seed) {
      this(entrants, past, Set.of(), settings, seed);
    }

    int round() {
      return past.size() + 1;
    }
  }
}
