package org.apogee.match.pairing;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import org.apogee.match.pairing.PairingSystem.PairingInput;
import org.apogee.match.pairing.RoundPlan.Table;

/** Tables of a knock-out that has no fixed bracket: strong against weak, old opponents apart. */
final class OpenKnockOut {
  private final PairingInput input;
  private final EligibleEntrants eligible;

  OpenKnockOut(PairingInput input, EligibleEntrants eligible) {
    this.input = input;
    this.eligible = eligible;
  }

  /**
   * Tables for these, who are in the order of the starting list. Too few for a table have one of
   * their own nevertheless: somebody has to advance.
   *
   * @param why what they have in common: for the reason
   */
  RoundPlan plan(List<History> seeds, String why) {
    var settings = input.settings();
    var sizes =
        seeds.size() >= 2 && seeds.size() <= settings.largestTable()
            ? List.of(seeds.size())
            : new TableSizes(settings).of(seeds.size());
    int free = seeds.size() - sizes.stream().mapToInt(i -> i).sum();
    var waiting =
        seeds.stream().sorted(Comparator.comparingInt(History::unplayedGames)).limit(free).toList();
    var open = new ArrayList<>(seeds.stream().filter(who -> !waiting.contains(who)).toList());
    var round = new TableRound(input, eligible);
    var dealt = dealt(open, sizes);
    var groups = new Grouping(round::rules, input.seed()).of(dealt, sizes);
    var seating = new Seating(input.seed() * 31 + input.round());
    var tables = new ArrayList<Table>();
    for (var group : groups) {
      tables.add(new Table(seating.of(group), reason(group, why)));
    }
    var relaxed = new LinkedHashSet<>(eligible.broken(groups, List.of()));
    relaxed.remove(Relaxation.COLOUR);
    if (sizes.stream().anyMatch(size -> size != settings.tableSize())) {
      relaxed.add(Relaxation.TABLE_SIZE);
    }
    return new RoundPlan(
        input.round(),
        tables,
        waiting.stream().map(who -> who.entrant().id()).toList(),
        relaxed,
        List.of());
  }

  /**
   * A last round in which the others have withdrawn: its bye puts the only one left ahead of them.
   * If nobody is left, the event ends.
   */
  RoundPlan withoutTables(List<History> left) {
    return new RoundPlan(
        input.round(),
        List.of(),
        left.stream().map(who -> who.entrant().id()).toList(),
        new LinkedHashSet<>(),
        List.of());
  }

  /** Deals to and fro, so that every table has strong and weak: 1 4 5 8, 2 3 6 7. */
  private static List<History> dealt(List<History> seeds, List<Integer> sizes) {
    var tables = new ArrayList<List<History>>();
    sizes.forEach(size -> tables.add(new ArrayList<>()));
    int at = 0;
    int step = 1;
    for (var who : seeds) {
      while (tables.get(at).size() == sizes.get(at)) {
        int next = at + step;
        step = next < 0 || next == sizes.size() ? -step : step;
        at = next < 0 || next == sizes.size() ? at : next;
      }
      tables.get(at).add(who);
      int next = at + step;
      if (next < 0 || next == sizes.size()) {
        step = -step;
      } else {
        at = next;
      }
    }
    return tables.stream().flatMap(List::stream).toList();
  }

  private static String reason(List<History> group, String why) {
    return why
        + ": seeds "
        + group.stream().map(who -> Integer.toString(who.number())).sorted().toList();
  }
}
