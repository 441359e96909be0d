package org.apogee.engine.laws;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.SplittableRandom;
import org.apogee.engine.Chance;
import org.apogee.engine.Evaluation;
import org.apogee.engine.MoveList;
import org.apogee.engine.Position;
import org.apogee.engine.Ruleset;
import org.apogee.engine.Setup;

/**
 * Counts the bytes of play-outs: copyFrom, legal moves, plies, scores, places and evaluations.
 *
 * <p>The first rounds pay for class loading and for code that is not compiled yet, so one round
 * without bytes is enough; what allocates in the long run allocates in every round.
 */
final class AllocationLaw {
  private static final int ROUNDS_MAX = 200;
  private static final int PLIES = 3_000;
  private static final double BYTES_MAX = 0.1;
  private static final long SEED = 1;

  /** Looked up once, because the search for it allocates some kilobytes. */
  private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

  private final Ruleset ruleset;
  private final Position start;
  private final Position position;
  private final SplittableRandom random = new SplittableRandom(SEED);
  private final Chance chance = Chance.of(random);
  private final MoveList moves = new MoveList();
  private final Evaluation evaluation; // one for the whole search, as a bot has it
  private double sum;

  AllocationLaw(Ruleset ruleset, Setup setup) {
    this.ruleset = ruleset;
    this.start = ruleset.newPosition(setup, chance);
    this.position = start.copy();
    this.evaluation = ruleset.evaluation();
  }

  void check(Setup setup) {
    double least = Double.MAX_VALUE;
    for (int round = 0; round < ROUNDS_MAX; round++) {
      long before = allocated();
      playOut();
      least = Math.min(least, (allocated() - before) / (double) PLIES);
      if (least <= BYTES_MAX) {
        return;
      }
    }
    throw new BrokenLaw(
        Law.ALLOCATION,
        "%s, %s, seed %d".formatted(ruleset.id(), setup, SEED),
        "%.1f bytes per ply over %d plies (sum %s)".formatted(least, PLIES, sum));
  }

  private void playOut() {
    for (int ply = 0; ply < PLIES; ply++) {
      if (position.seatToAct() == Position.NOBODY) {
        position.copyFrom(start);
      }
      position.legalMoves(moves);
      position.play(moves.get(random.nextInt(moves.size())), chance);
      // Kept, so that the compiler cannot leave the questions out.
      for (int seat = 0; seat < position.seats(); seat++) {
        sum += position.score(seat) + position.place(seat) + evaluation.value(position, seat);
      }
    }
  }

  private static long allocated() {
    return THREADS.getCurrentThreadAllocatedBytes();
  }
}
