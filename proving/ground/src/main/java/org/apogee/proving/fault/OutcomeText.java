package org.apogee.proving.fault;

import java.io.PrintWriter;
import java.util.Locale;
import org.apogee.cli.terminal.TextTable;
import org.apogee.proving.fault.TestBed.Outcome;
import org.apogee.proving.load.Latencies;

/** A fault test's outcome for people. */
final class OutcomeText {
  private static final int FAULTS_SHOWN = 20;

  private OutcomeText() {}

  static void print(Outcome outcome, PrintWriter out) {
    if (!outcome.pauses().isEmpty()) {
      var table = new TextTable("FAULT", "GAMES", "MEDIAN", "P99", "WORST");
      outcome.pauses().forEach(pause -> row(table, pause.fault(), pause.pauseMs()));
      row(table, "all", outcome.pauseMs());
      out.println(table);
      out.println("Seconds until a game acknowledged a move again.");
      out.println();
    }
    out.printf(
        Locale.ROOT,
        "%d games, %,d moves acknowledged, %,d in the journal, %,d requests sent again%n",
        outcome.games(),
        outcome.acknowledged(),
        outcome.journalMoves(),
        outcome.unknowns());
    out.printf(
        Locale.ROOT,
        "%d records verified, %,d records in the feed, %,d of them repeats%n",
        outcome.recordsVerified(),
        outcome.feedRecords(),
        outcome.feedRepeats());
    outcome.faults().stream().limit(FAULTS_SHOWN).forEach(fault -> out.println("BROKEN: " + fault));
    if (outcome.faults().size() > FAULTS_SHOWN) {
      out.printf("... and %d more%n", outcome.faults().size() - FAULTS_SHOWN);
    }
    out.println(outcome.faults().isEmpty() ? "Every promise was kept." : "Promises were broken.");
  }

  private static void row(TextTable table, String fault, Latencies.Summary times) {
    table.row(
        fault, times.count(), seconds(times.p50()), seconds(times.p99()), seconds(times.worst()));
  }

  private static String seconds(double millis) {
    return String.format(Locale.ROOT, "%.1f", millis / 1000);
  }
}
