package org.apogee.analytics.api;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.apogee.analytics.api.StatisticQueries.Row;
import org.apogee.analytics.statistics.KeyedSums.Amount;
import org.jspecify.annotations.Nullable;

/** Statistics of the finished games of one ruleset. */
record GameStatistics(
    String game,
    long games,
    long cancelled,
    List<Ending> endings,
    List<Length> lengths,
    List<Seat> seats) {

  /** Endings of games by number of seats, with their decisions and seconds. */
  record Ending(
      String ruleset, int seats, String ending, long games, Spread decisions, Spread seconds) {}

  /** Games by number of seats with at most {@code upTo} decisions, and more than half of that. */
  record Length(String ruleset, int seats, long upTo, long games) {}

  /**
   * How a seat does.
   *
   * @param firsts how often it was first, alone or not
   * @param share of all first places at such tables
   */
  record Seat(
      String ruleset,
      int seats,
      int seat,
      long games,
      long firsts,
      double share,
      double place,
      double points) {}

  /** A mean with its ends. */
  record Spread(double mean, double least, double most) {
    static Spread of(Amount amount, double unit) {
      return new Spread(
          amount.total() / (amount.count() * unit), amount.least() / unit, amount.most() / unit);
    }
  }

  private static final double MILLIS = 1000;

  static GameStatistics of(String game, List<Row> rows, @Nullable Integer seats) {
    var wanted =
        seats == null
            ? rows
            : rows.stream().filter(row -> row.key().a().equals(seats.toString())).toList();
    return new GameStatistics(
        game,
        count(wanted, "ending"),
        count(wanted, "cancelled"),
        endings(wanted),
        lengths(wanted),
        seats(wanted));
  }

  private static List<Row> family(List<Row> rows, String family) {
    return rows.stream().filter(row -> row.key().family().equals(family)).toList();
  }

  private static long count(List<Row> rows, String family) {
    return family(rows, family).stream().mapToLong(row -> row.amount().count()).sum();
  }

  private static List<Ending> endings(List<Row> rows) {
    var byWords = new TreeMap<String, Amount>();
    for (var row : family(rows, "duration")) {
      byWords.put(words(row), row.amount());
    }
    return family(rows, "ending").stream()
        .map(row ->
            new Ending(
                row.key().ruleset(),
                Integer.parseInt(row.key().a()),
                row.key().b(),
                row.amount().count(),
                Spread.of(row.amount(), 1),
                Spread.of(byWords.getOrDefault(words(row), row.amount()), MILLIS)))
        .toList();
  }

  private static String words(Row row) {
    return String.join(" ", row.key().ruleset(), row.key().a(), row.key().b());
  }

  private static List<Length> lengths(List<Row> rows) {
    return family(rows, "length").stream()
        .map(row ->
            new Length(
                row.key().ruleset(),
                Integer.parseInt(row.key().a()),
                Long.parseLong(row.key().b()),
                row.amount().count()))
        .sorted(
            Comparator.comparing(Length::ruleset)
                .thenComparingInt(Length::seats)
                .thenComparingLong(Length::upTo))
        .toList();
  }

  private static List<Seat> seats(List<Row> rows) {
    var seats = new ArrayList<Seat>();
    var tables = new TreeMap<String, Map<Integer, List<Row>>>();
    for (var row : family(rows, "seat")) {
      tables
          .computeIfAbsent(row.key().ruleset() + " " + row.key().a(), _ -> new TreeMap<>())
          .computeIfAbsent(Integer.parseInt(row.key().b()), _ -> new ArrayList<>())
          .add(row);
    }
    for (var table : tables.values()) {
      long firstsInAll = table.values().stream().mapToLong(GameStatistics::firsts).sum();
      table.forEach((seat, places) -> seats.add(seat(seat, places, firstsInAll)));
    }
    return seats;
  }

  private static Seat seat(int seat, List<Row> places, long firstsInAll) {
    var key = places.getFirst().key();
    long games = places.stream().mapToLong(row -> row.amount().count()).sum();
    long points = places.stream().mapToLong(row -> row.amount().total()).sum();
    long sum =
        places.stream()
            .mapToLong(row -> row.amount().count() * Long.parseLong(row.key().c()))
            .sum();
    long firsts = firsts(places);
    return new Seat(
        key.ruleset(),
        Integer.parseInt(key.a()),
        seat,
        games,
        firsts,
        firstsInAll == 0 ? 0 : (double) firsts / firstsInAll,
        (double) sum / games,
        (double) points / games);
  }

  private static long firsts(List<Row> places) {
    return places.stream()
        .filter(row -> row.key().c().equals("1"))
        .mapToLong(row -> row.amount().count())
        .sum();
  }
}
