package org.apogee.proving.cluster;

import java.io.PrintWriter;
import java.util.Locale;
import org.apogee.cli.terminal.Machine;
import org.apogee.proving.load.Latencies;
import org.jspecify.annotations.Nullable;

/**
 * What {@code apogee bench cluster} found.
 *
 * @param eventsPerSecond journal events acknowledged, one move each, the feed running
 * @param rawRowsPerSecond plain batched inserts of such rows over four connections, same run
 * @param ratio of the two
 * @param distinctGames that had at least one of these events; a game that ends makes room for
 *     another one
 * @param movesPerSecond of house bots, whose turn is one event
 * @param moveLatencyMs from sending to the acknowledgement, flat out
 * @param pacedMoveLatencyMs the same at the fixed rate
 * @param feedLatencyMs from the acknowledgement to the record at a consumer, at the fixed rate
 * @param feedBehind events not yet published when the moves flat out ended
 * @param feedCatchUpSeconds until they were
 * @param cpuMicrosPerMove of all processes, flat out and until the feed had published all of it
 * @param databaseMicrosPerMove the part of it that the database used
 * @param bytesPerIdleGame of heap, for a game in which nobody has moved; null where other changes
 *     of the heap in the same time were larger
 * @param bytesPerLiveGame the same for a game half played
 * @param cpuMicrosPerRawRow of the raw inserts and the database; where other programs take their
 *     share of the cores, the quotient of the two says more than the ratio
 */
record ClusterReport(
    Machine machine,
    String game,
    int gamesAtOnce,
    int seconds,
    double eventsPerSecond,
    double rawRowsPerSecond,
    double ratio,
    int distinctGames,
    double movesPerSecond,
    double botEventsPerSecond,
    double gamesPerSecond,
    Latencies.Summary moveLatencyMs,
    int pacedRate,
    Latencies.Summary pacedMoveLatencyMs,
    Latencies.Summary feedLatencyMs,
    int feedRecordsMissing,
    long feedBehind,
    double feedCatchUpSeconds,
    double cpuMicrosPerMove,
    double databaseMicrosPerMove,
    double cpuMicrosPerRawRow,
    int openGames,
    @Nullable Long bytesPerIdleGame,
    @Nullable Long bytesPerLiveGame,
    long heapWithOpenGames,
    long heapMax,
    int refused) {

  void print(PrintWriter out) {
    out.printf(
        Locale.ROOT,
        """
        %s, %d games at once, %d s each, the feed running, all in one process

        events acknowledged      %,.0f a second (one move each; %s)
        in                       %,d distinct games
        raw batched inserts      %,.0f rows a second (four connections, batches of 400)
        ratio                    %.1f %%
        moves of house bots      %,.0f a second in %,.0f events, %.1f games over a second
        the feed was behind      %,d events at the end of it, for %.1f s
        CPU                      %.0f microseconds a move (%.0f in the database), %.1f a raw row

        at %d events a second
          acknowledged after     %s
          in the feed after      %s from the acknowledgement; %d missing

        memory of a game         idle: %s, half played: %s
        %,d games open           %,d MiB of heap after collection, of %,d MiB

        %d cores, Java %s, load %.1f
        """,
        game,
        gamesAtOnce,
        seconds,
        eventsPerSecond,
        moveLatencyMs,
        distinctGames,
        rawRowsPerSecond,
        100 * ratio,
        movesPerSecond,
        botEventsPerSecond,
        gamesPerSecond,
        feedBehind,
        feedCatchUpSeconds,
        cpuMicrosPerMove,
        databaseMicrosPerMove,
        cpuMicrosPerRawRow,
        pacedRate,
        pacedMoveLatencyMs,
        feedLatencyMs,
        feedRecordsMissing,
        bytes(bytesPerIdleGame),
        bytes(bytesPerLiveGame),
        openGames,
        heapWithOpenGames >> 20,
        heapMax >> 20,
        machine.cores(),
        machine.java(),
        machine.load());
  }

  private static String bytes(@Nullable Long perGame) {
    return perGame == null
        ? "not measurable in this run"
        : String.format(Locale.ROOT, "%,d bytes", perGame);
  }
}
