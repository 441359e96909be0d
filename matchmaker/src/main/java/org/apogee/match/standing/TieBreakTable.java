package org.apogee.match.standing;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToIntFunction;
import org.apogee.match.pairing.Entrant;
import org.apogee.match.pairing.PastRound;
import org.apogee.match.pairing.PastRound.TableResult;
import org.apogee.match.pairing.Scoring;

/**
 * All results of all entrants. Tie-breaks are in units of 1/240, so that half of a share is an
 * integer.
 *
 * <p>Only played tables count for tie-breaks that depend on opponents. An unplayed round counts as
 * a game against a virtual opponent with the entrant's own points.
 */
final class TieBreakTable {
  private final Scoring scoring;
  private final ToIntFunction<String> boardPoints;
  private final Map<String, Integer> points = new HashMap<>();
  private final Map<String, Long> sums = new HashMap<>();
  private final Map<String, List<Sat>> tables = new HashMap<>();
  private final Map<String, Integer> unplayed = new HashMap<>();

  /** One table and the seat somebody had at it. */
  private record Sat(TableResult table, int seat) {}

  TieBreakTable(
      List<Entrant> entrants,
      List<PastRound> past,
      Scoring scoring,
      ToIntFunction<String> boardPoints) {
    this.scoring = scoring;
    this.boardPoints = boardPoints;
    for (var entrant : entrants) {
      points.put(entrant.id(), 0);
      sums.put(entrant.id(), 0L);
      tables.put(entrant.id(), new ArrayList<>());
    }
    past.forEach(this::take);
    points
        .keySet()
        .forEach(id -> unplayed.put(id, past.size() - tables.getOrDefault(id, List.of()).size()));
  }

  private void take(PastRound round) {
    for (var table : round.tables()) {
      for (int seat = 0; seat < table.seats().size(); seat++) {
        var who = table.seats().get(seat);
        points.merge(who, table.points(scoring, seat), Integer::sum);
        if (table.played()) {
          tables.computeIfAbsent(who, _ -> new ArrayList<>()).add(new Sat(table, seat));
        }
      }
    }
    round.byes().forEach(b -> points.merge(b.entrant(), b.kind().points(scoring), Integer::sum));
    points.forEach((who, now) -> sums.merge(who, (long) now, Long::sum));
  }

  int points(String who) {
    return points.getOrDefault(who, 0);
  }

  long value(TieBreak tieBreak, String who, List<String> equals) {
    return switch (tieBreak) {
      case BUCHHOLZ -> 2 * sum(opponents(who));
      case MEDIAN_BUCHHOLZ -> 2 * sum(median(opponents(who)));
      case SONNEBORN_BERGER -> sonnebornBerger(who);
      case HEAD_TO_HEAD -> headToHead(who, equals);
      case WINS -> 2L * Scoring.POINT * wins(who);
      case BOARD_POINTS -> 2L * boardPoints.applyAsInt(who);
      case SCORE_SUM -> 2 * sums.getOrDefault(who, 0L);
    };
  }

  private List<Sat> tables(String who) {
    return tables.getOrDefault(who, List.of());
  }

  /** The points of the opponents; the mean of a table's for larger tables, so sizes compare. */
  private List<Long> opponents(String who) {
    var found = new ArrayList<Long>();
    for (var sat : tables(who)) {
      long all = sat.table.seats().stream().mapToLong(this::points).sum() - points(who);
      found.add(all / Math.max(1, sat.table.seats().size() - 1));
    }
    found.addAll(Collections.nCopies(unplayed.getOrDefault(who, 0), (long) points(who)));
    return found;
  }

  private static List<Long> median(List<Long> values) {
    return values.size() < 3
        ? List.of()
        : values.stream().sorted().toList().subList(1, values.size() - 1);
  }

  private static long sum(List<Long> values) {
    return values.stream().mapToLong(Long::longValue).sum();
  }

  private long sonnebornBerger(String who) {
    long sum = 0;
    for (var sat : tables(who)) {
      int place = sat.table.places().get(sat.seat);
      for (int seat = 0; seat < sat.table.seats().size(); seat++) {
        int ahead = Integer.signum(sat.table.places().get(seat) - place) + 1;
        sum += seat == sat.seat ? 0 : (long) ahead * points(sat.table.seats().get(seat));
      }
    }
    return sum;
  }

  /** For each table that equals shared: how many of them it left behind, in halves. */
  private long headToHead(String who, List<String> equals) {
    long halves = 0;
    for (var sat : tables(who)) {
      int place = sat.table.places().get(sat.seat);
      for (int seat = 0; seat < sat.table.seats().size(); seat++) {
        if (seat != sat.seat && equals.contains(sat.table.seats().get(seat))) {
          halves += Integer.signum(sat.table.places().get(seat) - place) + 1;
        }
      }
    }
    return halves * Scoring.POINT;
  }

  private long wins(String who) {
    return tables(who).stream()
        .filter(sat -> sat.table.places().get(sat.seat) == 1)
        .filter(sat -> Collections.frequency(sat.table.places(), 1) == 1)
        .count();
  }
}
