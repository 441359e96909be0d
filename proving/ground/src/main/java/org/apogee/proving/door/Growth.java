package org.apogee.proving.door;

import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import org.apogee.cli.terminal.Machine;

/** What a move costs with few and with many live games, for small and large views. */
record Growth(Machine machine, int rate, List<Row> rows) {
  /** From this number of games on, a move should cost the same. */
  private static final int BASE = 100;

  private static final double FLAT = 0.2;

  /**
   * A measure.
   *
   * @param line of a session; its games are those that are played, and none else is live
   */
  record Row(int nodes, String game, int seats, DoorReport.Line line) {
    boolean isLike(Row other) {
      return nodes == other.nodes && game.equals(other.game);
    }
  }

  /** Its cost as a multiple of that with the base's number of games. */
  double growth(Row row) {
    return rows.stream()
        .filter(other -> other.isLike(row) && other.line().games() == BASE)
        .mapToDouble(base -> row.line().servingMicros() / base.line().servingMicros())
        .findAny()
        .orElse(Double.NaN);
  }

  /** Whether no cost with more games than the base's is above the limit; false if not measured. */
  boolean isFlat() {
    var more = rows.stream().filter(row -> row.line().games() > BASE).toList();
    return !more.isEmpty() && more.stream().allMatch(row -> growth(row) - 1 <= FLAT);
  }

  boolean isJournaled() {
    return rows.stream().allMatch(row -> row.line().journaled());
  }

  void print(PrintWriter out) {
    out.printf(Locale.ROOT, "sessions, %d moves a second, the feed running%n%n", rate);
    out.printf(
        Locale.ROOT,
        "%-5s  %-12s  %6s  %7s  %7s  %9s  %8s  %8s  %8s%n",
        "NODES",
        "GAME",
        "GAMES",
        "MOVES/S",
        "SERVER",
        "DATABASE",
        "TO 100",
        "P50 MS",
        "P99 MS");
    for (var row : rows) {
      var line = row.line();
      out.printf(
          Locale.ROOT,
          "%-5d  %-12s  %6d  %7.0f  %4.0f us  %6.0f us  %8.2f  %8.1f  %8.1f%n",
          row.nodes(),
          row.game(),
          line.games(),
          line.movesPerSecond(),
          line.serverMicros(),
          line.databaseMicros(),
          growth(row),
          line.move().p50(),
          line.move().p99());
    }
    out.printf(
        Locale.ROOT,
        "%nThe cost of a move is %s from %d games on.%n%d cores, Java %s, load %.1f%n",
        isFlat() ? "flat within 20 %" : "not shown to be flat within 20 %",
        BASE,
        machine.cores(),
        machine.java(),
        machine.load());
  }
}
