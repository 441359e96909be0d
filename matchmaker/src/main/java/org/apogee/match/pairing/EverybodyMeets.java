package org.apogee.match.pairing;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.apogee.match.pairing.PairingSystem.PairingInput;
import org.apogee.match.pairing.PastRound.Bye;
import org.apogee.match.pairing.PastRound.TableResult;

/**
 * How many rounds a round robin at tables needs until everybody has met everybody. The tables do
 * not depend on results, so the rounds are paired in advance and counted.
 */
public final class EverybodyMeets {
  /** Pairing in advance is quick for so many; larger fields have the rounds of a cycle. */
  private static final int ENTRANTS_MAX = 64;

  private EverybodyMeets() {}

  /**
   * The rounds after which the most pairs have met, and not one more; at most twice a cycle.
   *
   * @param start the input of the first round
   */
  public static int rounds(PairingInput start) {
    int cycle = RoundRobin.roundsOfCycle(start.entrants().size(), start.settings().tableSize());
    int entrants = (int) start.entrants().stream().filter(Entrant::active).count();
    if (start.settings().tableSize() == 2 || entrants > ENTRANTS_MAX || entrants < 2) {
      return cycle;
    }
    var system = new RoundRobin();
    var past = new ArrayList<PastRound>(start.past());
    Set<Set<String>> met = new HashSet<>();
    past.forEach(round -> round.tables().forEach(table -> meet(table.seats(), met)));
    int best = past.size();
    while (met.size() < entrants * (entrants - 1) / 2 && past.size() < 2 * cycle) {
      var plan =
          system.pair(new PairingInput(start.entrants(), past, start.settings(), start.seed()));
      int before = met.size();
      plan.tables().forEach(table -> meet(table.seats(), met));
      past.add(asPlayed(plan));
      best = met.size() > before ? past.size() : best;
    }
    return Math.max(1, best);
  }

  private static void meet(List<String> table, Set<Set<String>> met) {
    for (int i = 0; i < table.size(); i++) {
      for (int j = 0; j < i; j++) {
        met.add(Set.of(table.get(i), table.get(j)));
      }
    }
  }

  private static PastRound asPlayed(RoundPlan plan) {
    return new PastRound(
        plan.tables().stream()
            .map(table ->
                new TableResult(table.seats(), Collections.nCopies(table.seats().size(), 1), true))
            .toList(),
        plan.byes().stream().map(who -> new Bye(who, ByeKind.PAIRING)).toList());
  }

  /** For the last round: who will not have met after it. Empty if everybody has. */
  static List<String> note(EligibleEntrants eligible, RoundPlan last) {
    Set<Set<String>> met = new HashSet<>();
    last.tables().forEach(table -> meet(table.seats(), met));
    var here = eligible.histories();
    int missing = 0;
    for (int i = 0; i < here.size(); i++) {
      for (int j = 0; j < i; j++) {
        var pair = Set.of(here.get(i).entrant().id(), here.get(j).entrant().id());
        missing += eligible.met(here.get(i), here.get(j)) == 0 && !met.contains(pair) ? 1 : 0;
      }
    }
    int all = here.size() * (here.size() - 1) / 2;
    return missing == 0
        ? List.of()
        : List.of(
            "This is the last planned round, and %d of %d pairs will not have met."
                .formatted(missing, all));
  }
}
