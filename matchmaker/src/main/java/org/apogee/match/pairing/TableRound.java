package org.apogee.match.pairing;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.function.ToDoubleBiFunction;
import org.apogee.match.pairing.PairingSystem.PairingInput;
import org.apogee.match.pairing.RoundPlan.Table;

/** A round of tables of any size: byes, sizes, groups, seats, reasons. */
final class TableRound {
  /** Dearer than a hundred meetings of the same two. */
  private static final double FORBIDDEN = 1e10;

  private static final double REPEAT = Grouping.BAD;

  private final PairingInput input;
  private final EligibleEntrants eligible;
  private final boolean meetingsFirst;

  TableRound(PairingInput input, EligibleEntrants eligible) {
    this(input, eligible, false);
  }

  /**
   * A round.
   *
   * @param meetingsFirst whether meeting somebody new is worth more than a fair seat
   */
  TableRound(PairingInput input, EligibleEntrants eligible, boolean meetingsFirst) {
    this.input = input;
    this.eligible = eligible;
    this.meetingsFirst = meetingsFirst;
  }

  /** The cost of a rematch or a forbidden pair, to which a format adds its own. */
  double rules(History one, History other) {
    int met = eligible.met(one, other);
    return (eligible.forbidden(one, other) ? FORBIDDEN : 0) + REPEAT * met * met;
  }

  /** The same for a round robin: one more first meeting is worth more than fewer repeats. */
  double meetings(History one, History other) {
    return rules(one, other) + (eligible.met(one, other) > 0 ? 10 * REPEAT : 0);
  }

  /** The round for these, best first. */
  RoundPlan plan(List<History> ranked, ToDoubleBiFunction<History, History> cost) {
    var sizes = new TableSizes(input.settings()).of(ranked.size());
    var byes = byes(ranked, ranked.size() - sizes.stream().mapToInt(i -> i).sum());
    var seated = ranked.stream().filter(who -> !byes.contains(who)).toList();
    long seed = input.seed() * 31 + input.round();
    var grouping = new Grouping(cost, seed);
    var groups = mended(grouping, grouping.of(seated, sizes), seed);
    var seating = new Seating(seed);
    var tables = new ArrayList<Table>();
    for (var group : groups) {
      tables.add(new Table(seating.of(group), reason(group)));
    }
    var relaxed = new LinkedHashSet<>(eligible.broken(groups, byes));
    if (sizes.stream().anyMatch(size -> size != input.settings().tableSize())) {
      relaxed.add(Relaxation.TABLE_SIZE);
    }
    relaxed.remove(Relaxation.COLOUR);
    return new RoundPlan(
        input.round(),
        tables,
        byes.stream().map(who -> who.entrant().id()).toList(),
        relaxed,
        List.of());
  }

  /** With fair seats; in a round robin only if as many meet for the first time nevertheless. */
  private List<List<History>> mended(Grouping grouping, List<List<History>> groups, long seed) {
    var mended = new ArrayList<List<History>>();
    groups.forEach(table -> mended.add(new ArrayList<>(table)));
    new FairSeats(grouping, seed).mend(mended);
    return meetingsFirst && firstMeetings(mended) < firstMeetings(groups) ? groups : mended;
  }

  private long firstMeetings(List<List<History>> groups) {
    long count = 0;
    for (var table : groups) {
      for (int i = 0; i < table.size(); i++) {
        for (int j = 0; j < i; j++) {
          count += eligible.met(table.get(i), table.get(j)) == 0 ? 1 : 0;
        }
      }
    }
    return count;
  }

  /** From the bottom, and nobody again before everybody. */
  private static List<History> byes(List<History> ranked, int count) {
    return ranked.reversed().stream()
        .sorted(Comparator.comparing(History::barredFromBye))
        .limit(count)
        .toList();
  }

  private static String reason(List<History> group) {
    int most = group.stream().mapToInt(History::score).max().orElse(0);
    int least = group.stream().mapToInt(History::score).min().orElse(0);
    return most == least
        ? "same score, " + Scoring.text(most)
        : "scores from " + Scoring.text(least) + " to " + Scoring.text(most);
  }
}
