package org.apogee.match.standing;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.ToIntFunction;
import java.util.function.ToLongFunction;
import java.util.stream.Stream;
import org.apogee.match.pairing.Entrant;
import org.apogee.match.pairing.PairingSystem.PairingInput;
import org.apogee.match.pairing.PastRound;
import org.apogee.match.pairing.Scoring;

/**
 * The order of the entrants. Entrants that are equal in points and all tie-breaks share a place. In
 * a knock-out, how far they came is compared first.
 */
public record Standings(List<Row> rows) {
  /** The default tie-breaks. */
  public static final List<TieBreak> USUAL =
      List.of(TieBreak.BUCHHOLZ, TieBreak.SONNEBORN_BERGER, TieBreak.HEAD_TO_HEAD, TieBreak.WINS);

  /** The default tie-breaks of team events. */
  public static final List<TieBreak> OF_TEAMS =
      List.of(TieBreak.BOARD_POINTS, TieBreak.BUCHHOLZ, TieBreak.HEAD_TO_HEAD);

  /**
   * One entrant.
   *
   * @param points in 1/120
   * @param tieBreaks in 1/240, in the order chosen
   */
  public record Row(int place, String entrant, int points, List<Long> tieBreaks) {
    public Row {
      tieBreaks = List.copyOf(tieBreaks);
    }
  }

  public Standings {
    rows = List.copyOf(rows);
  }

  public static Standings of(PairingInput input) {
    return of(input.entrants(), input.past(), input.settings().scoring(), USUAL);
  }

  public static Standings of(
      List<Entrant> entrants, List<PastRound> past, Scoring scoring, List<TieBreak> chosen) {
    return of(entrants, past, scoring, chosen, _ -> 0, _ -> 0, _ -> 0);
  }

  /**
   * With points from an earlier stage.
   *
   * @param carried such points in 1/120; they count for the place, not for tie-breaks
   * @param boardPoints the points of a team's boards in 1/120
   * @param reached is compared before the points
   */
  public static Standings of(
      List<Entrant> entrants,
      List<PastRound> past,
      Scoring scoring,
      List<TieBreak> chosen,
      ToIntFunction<String> carried,
      ToIntFunction<String> boardPoints,
      ToLongFunction<String> reached) {
    var ledger = new TieBreakTable(entrants, past, scoring, boardPoints);
    List<List<Line>> groups =
        List.of(
            entrants.stream()
                .map(e -> new Line(e, ledger.points(e.id()) + carried.applyAsInt(e.id())))
                .toList());
    groups =
        groups.stream()
            .flatMap(group -> split(group, line -> reached.applyAsLong(line.entrant.id())))
            .flatMap(group -> split(group, Line::points))
            .toList();
    for (var tieBreak : chosen) {
      for (var group : groups) {
        var ids = group.stream().map(line -> line.entrant.id()).toList();
        group.forEach(line -> line.value(ledger.value(tieBreak, line.entrant.id(), ids)));
      }
      groups = groups.stream().flatMap(group -> split(group, Line::last)).toList();
    }
    return new Standings(rows(groups));
  }

  private static Stream<List<Line>> split(List<Line> group, ToLongFunction<Line> by) {
    return group.stream()
        .mapToLong(by)
        .distinct()
        .boxed()
        .sorted(Comparator.reverseOrder())
        .map(value -> group.stream().filter(line -> by.applyAsLong(line) == value).toList());
  }

  private static List<Row> rows(List<List<Line>> groups) {
    var rows = new ArrayList<Row>();
    for (var group : groups) {
      int place = rows.size() + 1;
      group.stream()
          .sorted(Comparator.comparingInt(line -> line.entrant.number()))
          .forEach(
              line -> rows.add(new Row(place, line.entrant.id(), (int) line.points, line.values)));
    }
    return rows;
  }

  /** The place of one entrant; 0 if it takes no part. */
  public int place(String entrant) {
    return rows.stream()
        .filter(row -> row.entrant().equals(entrant))
        .mapToInt(Row::place)
        .findFirst()
        .orElse(0);
  }

  /** A row in the making. */
  private static final class Line {
    private final Entrant entrant;
    private final long points;
    private final List<Long> values = new ArrayList<>();

    Line(Entrant entrant, long points) {
      this.entrant = entrant;
      this.points = points;
    }

    long points() {
      return points;
    }

    void value(long value) {
      values.add(value);
    }

    long last() {
      return values.getLast();
    }
  }
}
