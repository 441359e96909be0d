package org.apogee.proving.simulate;

import java.util.List;
import java.util.SplittableRandom;
import org.apogee.protocol.game.GameOrder;
import org.apogee.proving.simulate.GameHost.GameFaults;

/**
 * The parts that survive a crash of a matchmaker: time, the nodes with their games, the journal,
 * the stored offset.
 *
 * @param <E> the type of the events
 */
abstract class SurvivingParts<E> {
  /** Simulated milliseconds: a tournament that needs more does not progress. */
  static final long TIME_MAX = 6L * 3600 * 1000;

  /** Ends a simulation that loops without letting time pass. */
  static final int STEPS_MAX = 400_000;

  /** From here on nothing fails, so that liveness can be checked. */
  private static final long QUIET_AFTER = 20L * 60 * 1000;

  private final EventQueue clock;
  private final GameHost host;
  private long storedOffset;
  private int crashes;

  SurvivingParts(SplittableRandom random, GameFaults faults) {
    clock = new EventQueue(random);
    host = new GameHost(clock, faults, this::opened);
  }

  /** The matchmaker that lives now, or the one that died last. */
  abstract Life<E> life();

  /** Begins the next one. */
  abstract void revive();

  /** All of these, or none. */
  abstract void store(List<? extends E> events);

  /** A game was opened that nobody opened before. */
  abstract void opened(String game, GameOrder order);

  /** Whether this game's end is in the journal, or nobody waits for it any more. */
  abstract boolean isSettled(String game);

  EventQueue clock() {
    return clock;
  }

  GameHost host() {
    return host;
  }

  long storedOffset() {
    return storedOffset;
  }

  int crashes() {
    return crashes;
  }

  /**
   * After a while nothing goes wrong any more, so that whatever is stuck then is stuck for ever.
   */
  boolean isQuiet() {
    return clock.now() > QUIET_AFTER;
  }

  void storeOffset(long offset) {
    for (long number = storedOffset + 1; number <= offset; number++) {
      var game = host.results().get((int) number - 1).game();
      if (!isSettled(game)) {
        throw new Violation("result " + number + " was skipped: " + game);
      }
    }
    storedOffset = Math.max(storedOffset, offset);
  }

  /** The process dies, with all that it only remembers, and comes back some time later. */
  void crash() {
    crashes++;
    life().die();
    clock.later(200 + clock.random(10_000), this::revive);
  }
}
