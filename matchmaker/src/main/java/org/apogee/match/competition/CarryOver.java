package org.apogee.match.competition;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.SortedMap;
import java.util.TreeMap;
import org.apogee.match.pairing.PastRound.TableResult;
import org.apogee.match.pairing.Scoring;
import org.apogee.match.tournament.TournamentOutcome;

/** Which points of the stage before count in a stage. */
public enum CarryOver {
  NONE,
  /** All of them. */
  ALL,
  /** Those from tables that entrants of the same new group shared, ranked among these alone. */
  BETWEEN;

  public String label() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** The points in 1/120 that each of a new group brings; nobody is listed without points. */
  SortedMap<String, Integer> of(
      Collection<String> group, Collection<TournamentOutcome> before, Scoring scoring) {
    var carried = new TreeMap<String, Integer>();
    switch (this) {
      case NONE -> {}
      case ALL ->
          before.stream()
              .flatMap(outcome -> outcome.rows().stream())
              .filter(row -> group.contains(row.entrant()))
              .forEach(row -> carried.merge(row.entrant(), row.points(), Integer::sum));
      case BETWEEN ->
          before.stream()
              .flatMap(outcome -> outcome.tables().stream())
              .forEach(table -> among(table, group, scoring, carried));
    }
    carried.values().removeIf(points -> points == 0);
    return carried;
  }

  private static void among(
      TableResult table,
      Collection<String> group,
      Scoring scoring,
      SortedMap<String, Integer> carried) {
    var seats = new ArrayList<String>();
    var places = new ArrayList<Integer>();
    for (int seat = 0; seat < table.seats().size(); seat++) {
      if (group.contains(table.seats().get(seat))) {
        seats.add(table.seats().get(seat));
        places.add(table.places().get(seat));
      }
    }
    if (seats.size() < 2) {
      return;
    }
    var ranked = ranked(places);
    var here = new TableResult(seats, ranked, !table.nobodyCame());
    for (int seat = 0; seat < seats.size(); seat++) {
      carried.merge(seats.get(seat), here.points(scoring, seat), Integer::sum);
    }
  }

  /** The same order, counted from 1 without the others. */
  private static List<Integer> ranked(List<Integer> places) {
    return places.stream()
        .map(mine -> 1 + (int) places.stream().filter(other -> other < mine).count())
        .toList();
  }
}
