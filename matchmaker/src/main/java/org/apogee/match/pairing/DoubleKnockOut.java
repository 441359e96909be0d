package org.apogee.match.pairing;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;

/**
 * Two losses eliminate. Entrants without a loss play each other, and so do those with one loss; the
 * last of each group play the final, and a second one if the unbeaten entrant loses the first.
 */
public final class DoubleKnockOut implements PairingSystem {
  @Override
  public RoundPlan pair(PairingInput input) {
    var eligible = new EligibleEntrants(input);
    var losses = losses(input);
    var unbeaten = withLosses(eligible, losses, 0);
    var beaten = withLosses(eligible, losses, 1);
    var open = new OpenKnockOut(input, eligible);
    if (unbeaten.size() + beaten.size() < 2) {
      var left = new ArrayList<>(unbeaten);
      left.addAll(beaten);
      boolean isContested =
          input.entrants().stream()
              .map(Entrant::id)
              .filter(who -> losses.getOrDefault(who, 0) < 2 && wasIn(input.past(), who))
              .anyMatch(who -> left.stream().noneMatch(one -> one.entrant().id().equals(who)));
      return open.withoutTables(isContested ? left : List.of());
    }
    if (unbeaten.size() <= 1 && beaten.size() <= 1) {
      var both = new ArrayList<>(unbeaten);
      both.addAll(beaten);
      return open.plan(both, "final");
    }
    if (unbeaten.isEmpty() && beaten.size() == 2) {
      return open.plan(beaten, "second final");
    }
    return merged(open.plan(unbeaten, "without a loss"), open.plan(beaten, "one loss"));
  }

  /** Whether somebody took part in the last round; before the first one, all do. */
  private static boolean wasIn(List<PastRound> past, String entrant) {
    return past.isEmpty() || KnockOut.takesPart(entrant, past.getLast());
  }

  private static List<History> withLosses(
      EligibleEntrants eligible, Map<String, Integer> losses, int count) {
    return eligible.histories().stream()
        .filter(who -> losses.getOrDefault(who.entrant().id(), 0) == count)
        .toList();
  }

  /** The number of tables from which each entrant did not advance. */
  private static Map<String, Integer> losses(PairingInput input) {
    var numbers = KnockOut.numbers(input.entrants());
    Map<String, Integer> losses = new HashMap<>();
    input.past().forEach(round -> KnockOut.countLosses(round, numbers, losses));
    return losses;
  }

  private static RoundPlan merged(RoundPlan one, RoundPlan other) {
    var tables = new ArrayList<>(one.tables());
    tables.addAll(other.tables());
    var byes = new ArrayList<>(one.byes());
    byes.addAll(other.byes());
    var relaxed = new LinkedHashSet<>(one.relaxed());
    relaxed.addAll(other.relaxed());
    return new RoundPlan(one.number(), tables, byes, relaxed, List.of());
  }
}
