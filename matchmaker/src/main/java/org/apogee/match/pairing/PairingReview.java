package org.apogee.match.pairing;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.SequencedSet;
import org.apogee.match.pairing.PairingSettings.Forbidden;
import org.apogee.match.pairing.PairingSystem.PairingInput;
import org.apogee.match.pairing.RoundPlan.Table;

/**
 * The costs of a round's tables, paired by the system or by hand: repeated meetings, forbidden
 * pairs, and the distance of the scores.
 *
 * @param relaxed the rules that these tables do not keep
 */
public record PairingReview(List<TableCost> tables, SequencedSet<Relaxation> relaxed) {
  /**
   * The cost of one table.
   *
   * @param rematches pairs who have met, with the number of their meetings
   * @param forbidden pairs who should not meet
   * @param spread the distance of the best score from the lowest, as {@link Scoring} counts
   */
  public record TableCost(List<Rematch> rematches, List<Forbidden> forbidden, int spread) {
    public TableCost {
      rematches = List.copyOf(rematches);
      forbidden = List.copyOf(forbidden);
    }
  }

  /** Two who have met before. */
  public record Rematch(String one, String other, int times) {}

  public PairingReview {
    tables = List.copyOf(tables);
  }

  /** Reviews tables and byes for the round that the input leads to. */
  public static PairingReview of(PairingInput input, List<Table> tables, List<String> byes) {
    var eligible = new EligibleEntrants(input);
    Map<String, History> known = new HashMap<>();
    eligible.histories().forEach(who -> known.put(who.entrant().id(), who));
    var groups = new ArrayList<List<History>>();
    var costs = new ArrayList<TableCost>();
    for (var table : tables) {
      var group = table.seats().stream().filter(known::containsKey).map(known::get).toList();
      groups.add(group);
      costs.add(cost(eligible, group));
    }
    var sitting = byes.stream().filter(known::containsKey).map(known::get).toList();
    var relaxed = new LinkedHashSet<>(eligible.broken(groups, sitting));
    var settings = input.settings();
    if (settings.largestTable() > 2) {
      relaxed.remove(Relaxation.COLOUR);
    }
    if (tables.stream().anyMatch(table -> table.seats().size() != settings.tableSize())) {
      relaxed.add(Relaxation.TABLE_SIZE);
    }
    return new PairingReview(costs, relaxed);
  }

  private static TableCost cost(EligibleEntrants eligible, List<History> group) {
    var rematches = new ArrayList<Rematch>();
    var forbidden = new ArrayList<Forbidden>();
    for (int i = 0; i < group.size(); i++) {
      for (int j = i + 1; j < group.size(); j++) {
        var one = group.get(i);
        var other = group.get(j);
        int met = eligible.met(one, other);
        if (met > 0) {
          rematches.add(new Rematch(one.entrant().id(), other.entrant().id(), met));
        }
        if (eligible.forbidden(one, other)) {
          forbidden.add(new Forbidden(one.entrant().id(), other.entrant().id()));
        }
      }
    }
    int most = group.stream().mapToInt(History::score).max().orElse(0);
    int least = group.stream().mapToInt(History::score).min().orElse(0);
    return new TableCost(rematches, forbidden, most - least);
  }

  public int rematches() {
    return tables.stream()
        .flatMap(table -> table.rematches().stream())
        .mapToInt(Rematch::times)
        .sum();
  }

  public int forbidden() {
    return tables.stream().mapToInt(table -> table.forbidden().size()).sum();
  }

  public int spread() {
    return tables.stream().mapToInt(TableCost::spread).sum();
  }
}
