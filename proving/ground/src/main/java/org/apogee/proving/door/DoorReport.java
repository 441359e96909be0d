package org.apogee.proving.door;

import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import org.apogee.cli.terminal.Machine;

/**
 * What {@code apogee bench door} found.
 *
 * @param rawRowsPerSecond plain batched inserts of such rows over four connections, same run
 */
record DoorReport(
    Machine machine,
    String game,
    int nodes,
    double rawRowsPerSecond,
    double rawCpuMicrosPerRow,
    List<Line> lines,
    Revocations.Result revocations) {

  /**
   * One way of playing.
   *
   * @param rate that was wanted, 0 for as much as is answered
   * @param ratio moves a second to raw rows a second
   * @param serverMicros CPU time of all nodes for a move; so are the others
   * @param frontMicros of the front, if the client goes through it
   * @param journaled whether each acknowledged move was found in the journal
   */
  record Line(
      String mode,
      int games,
      int rate,
      double movesPerSecond,
      double ratio,
      double requestsPerMove,
      double bytesPerMove,
      double serverMicros,
      double databaseMicros,
      double brokerMicros,
      double frontMicros,
      double clientMicros,
      DoorPlan.Times move,
      DoorPlan.Times turn,
      DoorPlan.Times watch,
      double firstMs,
      List<String> refused,
      boolean journaled) {
    /** Then a move is a page with its files. */
    boolean isPages() {
      return mode.equals(DoorPlan.Mode.PAGES.word());
    }

    /** Of everything that serves a move. */
    double servingMicros() {
      return serverMicros + databaseMicros;
    }
  }

  void print(PrintWriter out) {
    out.printf(
        Locale.ROOT,
        "%s, %d node(s), the feed running, clients in a process of their own%n"
            + "raw batched inserts: %,.0f rows a second, %.0f microseconds of CPU each%n%n",
        game,
        nodes,
        rawRowsPerSecond,
        rawCpuMicrosPerRow);
    for (var line : lines) {
      out.printf(
          Locale.ROOT,
          "%s, %d %s, %s%n"
              + "  %,.0f %s a second (%.1f %% of raw rows), %.2f requests and %,.0f bytes a move%n"
              + "  CPU a move: server %.0f, database %.0f, broker %.0f, front %.0f, client %.0f microseconds%n"
              + "  move acknowledged after %s%n  whole turn %s; first %.0f ms%n",
          line.mode,
          line.games,
          line.isPages() ? "browsers" : "games",
          line.rate == 0 ? "as fast as they are answered" : line.rate + " moves a second wanted",
          line.movesPerSecond,
          line.isPages() ? "pages" : "moves",
          100 * line.ratio,
          line.requestsPerMove,
          line.bytesPerMove,
          line.serverMicros,
          line.databaseMicros,
          line.brokerMicros,
          line.frontMicros,
          line.clientMicros,
          text(line.move),
          text(line.turn),
          line.firstMs);
      if (line.watch.count() > 0) {
        out.printf(Locale.ROOT, "  seen by spectators after %s%n", text(line.watch));
      }
      if (!line.refused.isEmpty()) {
        out.println("  refused: " + String.join(", ", line.refused));
      }
      if (!line.journaled) {
        out.println("  ACKNOWLEDGED MOVES ARE MISSING IN THE JOURNAL");
      }
    }
    if (!revocations.requestMs().isEmpty()) {
      out.printf(
          Locale.ROOT,
          "%d tokens revoked under load: refused by all nodes after %s ms, streams ended after %s ms;"
              + " worst %.0f ms%n",
          revocations.requestMs().size(),
          revocations.requestMs().stream().map(Math::round).toList(),
          revocations.streamMs().stream().map(Math::round).toList(),
          revocations.worst());
    }
    out.printf(
        Locale.ROOT,
        "%n%d cores, Java %s, load %.1f%n",
        machine.cores(),
        machine.java(),
        machine.load());
  }

  private static String text(DoorPlan.Times times) {
    return String.format(
        Locale.ROOT,
        "p50 %.1f ms, p99 %.1f ms, worst %.0f ms (%,d)",
        times.p50(),
        times.p99(),
        times.worst(),
        times.count());
  }
}
