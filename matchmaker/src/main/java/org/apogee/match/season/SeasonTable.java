package org.apogee.match.season;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.apogee.match.competition.FinalRanking.Ranked;
import org.jspecify.annotations.Nullable;

/**
 * The table of one division. Pure: it follows from the settings, the members and the rankings of
 * the events alone, so that anybody can compute it again.
 */
public final class SeasonTable {
  /**
   * One line.
   *
   * @param place shared by those equal in points and all tie-breaks
   * @param points of the events that count
   * @param events the place in each event; 0 if it did not take part or the event is not complete
   * @param tieBreaks in the order chosen; more is better
   */
  public record Line(
      int place, String entrant, int points, List<Integer> events, List<Integer> tieBreaks) {
    public Line {
      events = List.copyOf(events);
      tieBreaks = List.copyOf(tieBreaks);
    }
  }

  private static final Comparator<Line> BEST_FIRST =
      Comparator.<Line>comparingInt(line -> -line.points)
          .thenComparing((one, other) -> compare(other.tieBreaks, one.tieBreaks));

  private SeasonTable() {}

  /**
   * The table.
   *
   * @param members the entrants of the division, in the order of seeding, which decides last
   * @param rankings of each event; null if it is not complete
   */
  public static List<Line> of(
      SeasonSettings settings, List<String> members, List<@Nullable List<Ranked>> rankings) {
    var lines = members.stream().map(who -> line(settings, who, rankings)).toList();
    var sorted = lines.stream().sorted(BEST_FIRST).toList();
    var table = new ArrayList<Line>();
    for (int i = 0; i < sorted.size(); i++) {
      var line = sorted.get(i);
      boolean isTied = i > 0 && BEST_FIRST.compare(sorted.get(i - 1), line) == 0;
      int place = isTied ? table.getLast().place() : i + 1;
      table.add(new Line(place, line.entrant, line.points, line.events, line.tieBreaks));
    }
    return table;
  }

  private static Line line(
      SeasonSettings settings, String who, List<@Nullable List<Ranked>> rankings) {
    var places = rankings.stream().map(ranking -> place(who, ranking)).toList();
    var points =
        places.stream()
            .map(place -> points(settings, place))
            .sorted(Comparator.reverseOrder())
            .limit(settings.bestOf() == 0 ? places.size() : settings.bestOf())
            .mapToInt(Integer::intValue)
            .sum();
    return new Line(
        0,
        who,
        points,
        places,
        settings.tieBreaks().stream().map(tieBreak -> value(tieBreak, places)).toList());
  }

  private static int place(String who, @Nullable List<Ranked> ranking) {
    return ranking == null
        ? 0
        : ranking.stream()
            .filter(ranked -> ranked.entrant().equals(who))
            .mapToInt(Ranked::place)
            .findFirst()
            .orElse(0);
  }

  private static int points(SeasonSettings settings, int place) {
    return place < 1 || place > settings.points().size() ? 0 : settings.points().get(place - 1);
  }

  private static int value(SeasonTieBreak tieBreak, List<Integer> places) {
    return switch (tieBreak) {
      case WINS -> (int) places.stream().filter(place -> place == 1).count();
      case PLAYED -> (int) places.stream().filter(place -> place > 0).count();
      case BEST ->
          -places.stream()
              .filter(place -> place > 0)
              .mapToInt(Integer::intValue)
              .min()
              .orElse(Integer.MAX_VALUE);
      case LATEST ->
          -places.reversed().stream()
              .filter(place -> place > 0)
              .findFirst()
              .orElse(Integer.MAX_VALUE);
    };
  }

  private static int compare(List<Integer> one, List<Integer> other) {
    for (int i = 0; i < one.size(); i++) {
      int by = Integer.compare(one.get(i), other.get(i));
      if (by != 0) {
        return by;
      }
    }
    return 0;
  }
}
