package org.apogee.engine.solis;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.apogee.engine.Chance;
import org.apogee.engine.Chronicle;
import org.apogee.engine.MoveList;
import org.apogee.engine.Position;
import org.apogee.engine.Setup;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Steady play-outs allocate nothing at all, not even at a rare event.
 *
 * <p>The law of allocation lets a few bytes pass; a text put together for nobody, once in a game,
 * would be among them. Here a long round must come to exactly none. The first rounds pay for
 * classes, and for the words of each class, which the compiler fetches when it gets to it.
 */
class NoBytesTest {
  private static final int ROUNDS_MAX = 100;
  private static final int PLIES = 60_000;
  private static final int STARTS = 16;
  private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

  private final SplittableRandom random = new SplittableRandom(1);
  private final Chance chance = Chance.of(random);
  private final MoveList moves = new MoveList();

  @ParameterizedTest
  @CsvSource({"2, SURVIVAL", "4, SURVIVAL", "6, COOP", "1, EXPLORATION"})
  void longRoundWithoutAByte(int seats, String mode) {
    var ruleset = new SolisRuleset();
    var setup = Setup.of(ruleset, seats, Map.of("mode", mode));
    var starts =
        Stream.generate(() -> ruleset.newPosition(setup, chance))
            .limit(STARTS)
            .toArray(Position[]::new);
    var position = starts[0].copy();
    long least = Long.MAX_VALUE;
    for (int round = 0; round < ROUNDS_MAX && least > 0; round++) {
      long before = THREADS.getCurrentThreadAllocatedBytes();
      playOut(position, starts);
      least = Math.min(least, THREADS.getCurrentThreadAllocatedBytes() - before);
    }
    assertThat(least).as("bytes of %d plies, in the best round", PLIES).isZero();
  }

  private void playOut(Position position, Position[] starts) {
    int games = 0;
    for (int ply = 0; ply < PLIES; ply++) {
      if (position.isOver()) {
        position.copyFrom(starts[games++ % STARTS]);
      }
      position.legalMoves(moves);
      position.play(moves.get(random.nextInt(moves.size())), chance, Chronicle.SILENT);
    }
  }
}
