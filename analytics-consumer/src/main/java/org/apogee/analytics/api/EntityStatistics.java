package org.apogee.analytics.api;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.Predicate;
import org.apogee.analytics.api.StatisticQueries.Row;
import org.apogee.analytics.statistics.GameFacts;
import org.jspecify.annotations.Nullable;

/**
 * The results of the Entity. Everything except the scenarios covers all requested games.
 *
 * @param games the finished games against it
 * @param defeats the games that the seats won
 * @param scenarios results by scenario
 * @param difficulties results by difficulty
 * @param powers results by the initial power of the Entity
 * @param tables results by number of seats
 * @param phases results by number of Entity phases
 * @param races results by race in the game
 * @param bots results by kind of player, one count per seat
 */
record EntityStatistics(
    long games,
    long defeats,
    List<ScenarioLine> scenarios,
    List<Line> difficulties,
    List<Line> powers,
    List<Line> tables,
    List<Line> modes,
    List<Line> endings,
    List<Line> phases,
    List<Line> races,
    List<Line> bots) {

  /** One scenario. */
  record ScenarioLine(
      String ruleset,
      String scenario,
      String difficulty,
      String power,
      int seats,
      long games,
      long defeats,
      double phases) {}

  /**
   * One value of something.
   *
   * @param points the mean of who it is about; left out where it is about nobody
   */
  record Line(String of, long games, long defeats, @Nullable Double points) {}

  /** The filters; null selects everything. */
  record Filter(
      @Nullable String scenario,
      @Nullable String difficulty,
      @Nullable String power,
      @Nullable String seats) {
    boolean fits(Row row) {
      var label = row.key().a();
      return (scenario == null || scenario.equals(label))
          && (difficulty == null || difficulty.equals(part(label, 0)))
          && (power == null || power.equals(part(label, 1)))
          && (seats == null || seats.equals(part(label, 2)));
    }
  }

  static EntityStatistics of(List<Row> rows, Filter filter) {
    var wanted = rows.stream().filter(filter::fits).toList();
    var totals = family(wanted, "entity");
    Predicate<Row> isDefeat = row -> row.key().b().equals(GameFacts.SEALED);
    return new EntityStatistics(
        totals.stream().mapToLong(row -> row.amount().count()).sum(),
        totals.stream().filter(isDefeat).mapToLong(row -> row.amount().count()).sum(),
        scenarios(totals),
        lines(totals, row -> part(row.key().a(), 0), false, Comparator.naturalOrder()),
        lines(totals, row -> part(row.key().a(), 1), false, Comparator.naturalOrder()),
        lines(totals, row -> part(row.key().a(), 2), false, Comparator.naturalOrder()),
        details(wanted, "entity-mode", false),
        details(wanted, "entity-ending", false),
        lines(
            family(wanted, "entity-phases"),
            row -> row.key().b(),
            false,
            Comparator.comparingLong(Long::parseLong)),
        details(wanted, "entity-race", true),
        details(wanted, "entity-bot", true));
  }

  /** The words of a scenario's label: difficulty, power, seats. */
  private static String part(String label, int index) {
    var parts = label.split(":", -1);
    if (index >= parts.length) {
      return "";
    }
    return parts[index].replaceFirst("^(power|seats)-", "");
  }

  private static List<Row> family(List<Row> rows, String family) {
    return rows.stream().filter(row -> row.key().family().equals(family)).toList();
  }

  private static List<Line> details(List<Row> rows, String family, boolean ofSomebody) {
    return lines(family(rows, family), row -> row.key().b(), ofSomebody, Comparator.naturalOrder());
  }

  private static List<Line> lines(
      List<Row> rows, Function<Row, String> of, boolean ofSomebody, Comparator<String> order) {
    Map<String, Line> lines = new TreeMap<>(order);
    for (var row : rows) {
      var key = row.key();
      // The outcome is the last word of its family.
      var outcome = key.c().isEmpty() ? key.b() : key.c();
      long games = row.amount().count();
      var line =
          new Line(
              of.apply(row),
              games,
              outcome.equals(GameFacts.SEALED) ? games : 0,
              ofSomebody ? (double) row.amount().total() / games : null);
      lines.merge(line.of, line, EntityStatistics::sum);
    }
    return List.copyOf(lines.values());
  }

  private static Line sum(Line one, Line other) {
    long games = one.games + other.games;
    Double points =
        one.points == null || other.points == null
            ? null
            : Double.valueOf((one.points * one.games + other.points * other.games) / games);
    return new Line(one.of, games, one.defeats + other.defeats, points);
  }

  private static List<ScenarioLine> scenarios(List<Row> totals) {
    var lines = new TreeMap<String, ScenarioLine>();
    for (var row : totals) {
      var label = row.key().a();
      long games = row.amount().count();
      var line =
          new ScenarioLine(
              row.key().ruleset(),
              label,
              part(label, 0),
              part(label, 1),
              Integer.parseInt(part(label, 2)),
              games,
              row.key().b().equals(GameFacts.SEALED) ? games : 0,
              (double) row.amount().total() / games);
      lines.merge(row.key().ruleset() + " " + label, line, EntityStatistics::sum);
    }
    return List.copyOf(lines.values());
  }

  private static ScenarioLine sum(ScenarioLine one, ScenarioLine other) {
    long games = one.games + other.games;
    return new ScenarioLine(
        one.ruleset,
        one.scenario,
        one.difficulty,
        one.power,
        one.seats,
        games,
        one.defeats + other.defeats,
        (one.phases * one.games + other.phases * other.games) / games);
  }
}
