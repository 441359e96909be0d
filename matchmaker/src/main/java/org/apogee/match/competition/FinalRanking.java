package org.apogee.match.competition;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import org.apogee.match.standing.Standings.Row;
import org.apogee.match.tournament.TournamentState;

/**
 * All entrants of a competition in one list: those of the last stage first, then those that went
 * out a stage before, and so on. Pure: it follows from the outcomes alone.
 */
public final class FinalRanking {
  /**
   * One entrant.
   *
   * @param place shared by those who are equal in place, points and tie-breaks of their groups
   * @param stage the last stage it played
   */
  public record Ranked(int place, String entrant, int stage, String group) {}

  /** An entrant with what decides its place among those of its stage. */
  private record Line(String entrant, int group, int band, Row row) {}

  private static final Comparator<Line> ORDER =
      Comparator.comparingInt(Line::band)
          .thenComparingInt(line -> line.row.place())
          .thenComparingInt(line -> -line.row.points())
          .thenComparing(
              (one, other) -> Qualification.compare(other.row.tieBreaks(), one.row.tieBreaks()));

  private FinalRanking() {}

  public static List<Ranked> of(CompetitionState state) {
    var ranking = new ArrayList<Ranked>();
    var seen = new HashSet<String>();
    for (int stage = state.stages().size(); stage >= 1; stage--) {
      var lines = lines(state, stage).stream().filter(line -> seen.add(line.entrant)).toList();
      var sorted = lines.stream().sorted(ORDER.thenComparingInt(Line::group)).toList();
      for (int i = 0; i < sorted.size(); i++) {
        boolean isTied = i > 0 && ORDER.compare(sorted.get(i - 1), sorted.get(i)) == 0;
        int place = isTied ? ranking.getLast().place() : ranking.size() + 1;
        var line = sorted.get(i);
        ranking.add(new Ranked(place, line.entrant, stage, Group.letter(line.group)));
      }
    }
    return ranking;
  }

  /** Groups by strength come one after the other; groups of equal strength together. */
  private static List<Line> lines(CompetitionState state, int stage) {
    var played = state.stages().get(stage - 1);
    boolean isBanded =
        state.settings().stages().get(stage - 1).distribution() == Distribution.BANDS;
    var lines = new ArrayList<Line>();
    for (int group = 1; group <= played.groups().size(); group++) {
      var outcome = played.outcome(group);
      if (outcome != null && outcome.stage() != TournamentState.Stage.CANCELLED) {
        for (var row : outcome.rows()) {
          if (state.entrant(row.entrant()) != null) {
            lines.add(new Line(row.entrant(), group, isBanded ? group : 0, row));
          }
        }
      }
    }
    return lines;
  }
}
