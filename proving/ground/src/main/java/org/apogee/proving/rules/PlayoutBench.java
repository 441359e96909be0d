package org.apogee.proving.rules;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.Arrays;
import java.util.SplittableRandom;
import org.apogee.engine.Chance;
import org.apogee.engine.Chronicle;
import org.apogee.engine.MoveList;
import org.apogee.engine.Position;
import org.apogee.engine.Ruleset;
import org.apogee.engine.Setup;

/**
 * Random play-outs of one game on the calling thread.
 *
 * <p>Games start from set-up positions that were made beforehand and are copied into one working
 * position, so that whatever is allocated while the clock runs was allocated by the rules.
 */
final class PlayoutBench {
  /** The median of an odd number is a measured value. */
  private static final int ROUNDS = 5;

  /** Different deals, so that no single game decides the figure. */
  private static final int STARTS = 64;

  private static final long SEED = 1;
  private static final long NANOS = 1_000_000_000L;

  private final String game;
  private final Position[] starts = new Position[STARTS];
  private final Position position;
  private final MoveList moves = new MoveList();
  private final SplittableRandom random = new SplittableRandom(SEED);
  private final Chance chance = Chance.of(random);
  private final ThreadMXBean thread = (ThreadMXBean) ManagementFactory.getThreadMXBean();
  private long plies;
  private long games;

  PlayoutBench(Ruleset ruleset, Setup setup) {
    game = ruleset.id().game();
    for (int i = 0; i < STARTS; i++) {
      starts[i] = ruleset.newPosition(setup, chance);
    }
    position = starts[0].copy();
  }

  /**
   * @param pliesPerSecond the median of the rounds, as are the other rates
   * @param bytesPerPly allocated by this thread, exactly; the median of the rounds
   */
  record Result(
      String game,
      int seats,
      double playoutsPerSecond,
      double pliesPerSecond,
      double pliesPerSecondMin,
      double pliesPerSecondMax,
      double pliesPerGame,
      double bytesPerPly,
      int rounds,
      long playouts) {}

  private record Round(double seconds, long plies, long games, long bytes) {
    double pliesPerSecond() {
      return plies / seconds;
    }

    double bytesPerPly() {
      return (double) bytes / plies;
    }
  }

  Result measure(int seconds) {
    round(seconds * NANOS / 2);
    var rounds = new Round[ROUNDS];
    for (int i = 0; i < ROUNDS; i++) {
      rounds[i] = round(seconds * NANOS / ROUNDS);
    }
    var speeds = Arrays.stream(rounds).mapToDouble(Round::pliesPerSecond).sorted().toArray();
    long allPlies = Arrays.stream(rounds).mapToLong(Round::plies).sum();
    long allGames = Arrays.stream(rounds).mapToLong(Round::games).sum();
    double pliesPerGame = (double) allPlies / allGames;
    double median = speeds[ROUNDS / 2];
    var bytes = Arrays.stream(rounds).mapToDouble(Round::bytesPerPly).sorted().toArray();
    return new Result(
        game,
        position.seats(),
        rounded(median / pliesPerGame),
        rounded(median),
        rounded(speeds[0]),
        rounded(speeds[ROUNDS - 1]),
        rounded(pliesPerGame),
        bytes[ROUNDS / 2],
        ROUNDS,
        allGames);
  }

  private static double rounded(double number) {
    return Math.round(number * 10) / 10.0;
  }

  private Round round(long nanos) {
    plies = 0;
    games = 0;
    long bytesBefore = thread.getCurrentThreadAllocatedBytes();
    long begin = clock();
    long now = begin;
    while (now - begin < nanos) {
      playOut();
      now = clock();
    }
    long bytes = thread.getCurrentThreadAllocatedBytes() - bytesBefore;
    return new Round((now - begin) / (double) NANOS, plies, games, bytes);
  }

  /** Time that this thread had a core, so that other work on the machine hardly counts. */
  private long clock() {
    return thread.isCurrentThreadCpuTimeSupported()
        ? thread.getCurrentThreadCpuTime()
        : System.nanoTime();
  }

  private void playOut() {
    position.copyFrom(starts[(int) (games++ % STARTS)]);
    while (!position.isOver()) {
      position.legalMoves(moves);
      position.play(moves.get(random.nextInt(moves.size())), chance, Chronicle.SILENT);
      plies++;
    }
  }
}
