package org.apogee.match.competition;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.apogee.match.standing.Standings.Row;
import org.apogee.match.tournament.TournamentOutcome;
import org.apogee.match.tournament.TournamentState;

/**
 * Who qualifies for the next stage. Pure: it follows from the outcomes of the groups alone.
 *
 * <p>Of entrants equal in all tie-breaks, the better seed is ahead. Entrants of different groups
 * are compared by points and tie-breaks; equal ones by group. Those who withdrew leave their place
 * to the next.
 */
public final class Qualification {
  /** An entrant with its row. */
  private record Ranked(int group, int rank, Row row) {}

  private static final Comparator<Ranked> BEST_FIRST =
      Comparator.<Ranked>comparingInt(ranked -> -ranked.row.points())
          .thenComparing((one, other) -> compare(other.row.tieBreaks(), one.row.tieBreaks()))
          .thenComparingInt(Ranked::group);

  private Qualification() {}

  /** In the order of seeding: all winners of groups, then all seconds. */
  public static List<Qualified> of(StageSettings stage, List<TournamentOutcome> outcomes) {
    var qualified = new ArrayList<Qualified>();
    for (int rank = 1; rank <= stage.advance(); rank++) {
      for (var ranked : onRank(outcomes, rank)) {
        qualified.add(
            new Qualified(
                ranked.row.entrant(), ranked.group, rank, reason(outcomes, ranked, false)));
      }
    }
    onRank(outcomes, stage.advance() + 1).stream()
        .limit(stage.best())
        .forEach(ranked ->
            qualified.add(
                new Qualified(
                    ranked.row.entrant(),
                    ranked.group,
                    ranked.rank,
                    reason(outcomes, ranked, true))));
    return qualified;
  }

  private static String reason(List<TournamentOutcome> outcomes, Ranked ranked, boolean asBest) {
    var group = outcomes.size() == 1 ? "" : " of group " + Group.letter(ranked.group);
    return asBest
        ? "among the best on place " + ranked.rank + " of all groups"
        : "place " + ranked.rank + group;
  }

  /** Those on this rank in each group, the best first. */
  private static List<Ranked> onRank(List<TournamentOutcome> outcomes, int rank) {
    var found = new ArrayList<Ranked>();
    for (int group = 1; group <= outcomes.size(); group++) {
      var rows = eligible(outcomes.get(group - 1));
      if (rank <= rows.size()) {
        found.add(new Ranked(group, rank, rows.get(rank - 1)));
      }
    }
    return found.stream().sorted(BEST_FIRST).toList();
  }

  private static List<Row> eligible(TournamentOutcome outcome) {
    return outcome.stage() == TournamentState.Stage.CANCELLED
        ? List.of()
        : outcome.rows().stream()
            .filter(row -> !outcome.withdrawn().contains(row.entrant()))
            .toList();
  }

  /** By the first tie-break that differs; a missing one is the least. */
  static int compare(List<Long> one, List<Long> other) {
    for (int i = 0; i < Math.min(one.size(), other.size()); i++) {
      int by = Long.compare(one.get(i), other.get(i));
      if (by != 0) {
        return by;
      }
    }
    return Integer.compare(one.size(), other.size());
  }
}
