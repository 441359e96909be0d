package org.apogee.proving.marathon;

import java.util.ArrayList;
import java.util.List;

/**
 * The whole report.
 *
 * @param runs that its parts come from
 * @param acknowledged moves in all parts
 * @param acknowledgedGoal how many there must be
 */
record Report(
    List<Run> runs,
    String date,
    double scale,
    long acknowledged,
    long acknowledgedGoal,
    List<RowReport> rows) {
  /** The volume is a promise too, and has no part of its own. */
  static final String VOLUME = "moves";

  private static final int GOAL = 500_000;

  Report {
    runs = List.copyOf(runs);
    rows = List.copyOf(rows);
  }

  /** A row and its finished parts. */
  record RowReport(
      String name,
      String what,
      String judged,
      Verdict verdict,
      int parts,
      long acknowledged,
      double seconds,
      List<PartResult> results) {
    RowReport {
      results = List.copyOf(results);
    }
  }

  static Report of(
      List<Row> rows, List<Run> runs, List<PartResult> results, Scale scale, String date) {
    var reports = new ArrayList<RowReport>();
    rows.forEach(row -> reports.add(row(row, results)));
    long acknowledged = reports.stream().mapToLong(RowReport::acknowledged).sum();
    long goal = scale.of(GOAL);
    double seconds = reports.stream().mapToDouble(RowReport::seconds).sum();
    boolean isComplete = reports.stream().allMatch(row -> row.results.size() == row.parts);
    reports.add(volume(acknowledged, goal, seconds, isComplete));
    return new Report(runs, date, scale.factor(), acknowledged, goal, reports);
  }

  private static RowReport row(Row row, List<PartResult> results) {
    var verdicts = new ArrayList<Verdict>();
    var found = new ArrayList<PartResult>();
    for (var part : row.parts()) {
      var result = results.stream().filter(one -> one.is(row.name(), part.name())).findFirst();
      result.ifPresent(found::add);
      verdicts.add(result.map(PartResult::verdict).orElse(Verdict.NOT_RUN));
    }
    return new RowReport(
        row.name(),
        row.what(),
        row.judged(),
        Verdict.of(verdicts),
        row.parts().size(),
        found.stream().mapToLong(PartResult::acknowledged).sum(),
        found.stream().mapToDouble(PartResult::seconds).sum(),
        found);
  }

  private static RowReport volume(
      long acknowledged, long goal, double seconds, boolean isComplete) {
    var verdict =
        acknowledged >= goal ? Verdict.MET : isComplete ? Verdict.NOT_MET : Verdict.NOT_RUN;
    return new RowReport(
        VOLUME,
        "%,d acknowledged moves in all rows together".formatted(goal),
        "each move is verified in its row; %,d were acknowledged".formatted(acknowledged),
        verdict,
        0,
        acknowledged,
        seconds,
        List.of());
  }

  boolean isMet() {
    return rows.stream().allMatch(row -> row.verdict == Verdict.MET);
  }
}
