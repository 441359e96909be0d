package org.apogee.match.pairing;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import org.apogee.match.pairing.RoundPlan.Table;

/**
 * Everybody meets everybody: duels by the Berger tables, every second cycle with seats changed;
 * larger tables so that those meet who met least.
 */
public final class RoundRobin implements PairingSystem {
  @Override
  public RoundPlan pair(PairingInput input) {
    return input.settings().tableSize() == 2 ? berger(input) : tables(input);
  }

  /** The fewest rounds in which everybody can meet everybody, if the tables allow it. */
  public static int roundsOfCycle(int entrants, int tableSize) {
    if (tableSize == 2) {
      return entrants - 1 + entrants % 2;
    }
    return Math.ceilDiv(entrants - 1, tableSize - 1);
  }

  private static RoundPlan tables(PairingInput input) {
    var eligible = new EligibleEntrants(input);
    var round = new TableRound(input, eligible, true);
    var plan = round.plan(eligible.histories(), round::meetings);
    int rounds = input.settings().rounds();
    return rounds == 0 || input.round() < rounds
        ? plan
        : new RoundPlan(
            plan.number(),
            plan.tables(),
            plan.byes(),
            plan.relaxed(),
            EverybodyMeets.note(eligible, plan));
  }

  private static RoundPlan berger(PairingInput input) {
    var everybody =
        input.entrants().stream().sorted(Comparator.comparingInt(Entrant::number)).toList();
    Map<Integer, Entrant> at = new HashMap<>();
    for (int i = 0; i < everybody.size(); i++) {
      at.put(i + 1, everybody.get(i));
    }
    int even = everybody.size() + everybody.size() % 2;
    int cycle = (input.round() - 1) / (even - 1);
    int round = (input.round() - 1) % (even - 1) + 1;
    var tables = new ArrayList<Table>();
    var byes = new ArrayList<String>();
    for (var pair : pairs(even, round)) {
      var here = new ArrayList<Entrant>();
      for (int number : cycle % 2 == 0 ? pair : List.of(pair.getLast(), pair.getFirst())) {
        var entrant = at.get(number);
        if (entrant != null && entrant.active() && !input.absent().contains(entrant.id())) {
          here.add(entrant);
        }
      }
      var ids = here.stream().map(Entrant::id).toList();
      if (ids.size() == 2) {
        tables.add(new Table(ids, "round " + round + " of the Berger table for " + even));
      } else {
        byes.addAll(ids);
      }
    }
    return new RoundPlan(input.round(), tables, byes, new LinkedHashSet<>(), List.of());
  }

  /** The pairs of one round, first seat first, for an even number. */
  static List<List<Integer>> pairs(int even, int round) {
    int others = even - 1;
    int first = (int) ((round - 1L) * (even / 2) % others) + 1;
    var pairs = new ArrayList<List<Integer>>();
    pairs.add(round % 2 == 1 ? List.of(first, even) : List.of(even, first));
    for (int i = 1; i < even / 2; i++) {
      pairs.add(
          List.of(
              Math.floorMod(first + i - 1, others) + 1, Math.floorMod(first - i - 1, others) + 1));
    }
    return pairs;
  }
}
