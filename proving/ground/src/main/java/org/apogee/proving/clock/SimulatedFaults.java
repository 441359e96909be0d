package org.apogee.proving.clock;

import java.util.SplittableRandom;

/** The current faults of a simulated platform, and their ends. */
final class SimulatedFaults {
  /** As long as Uptime.GRACE: between two faults the platform is whole again. */
  private static final int QUIET_LEAST = 2_000;

  private static final int QUIET_SPREAD = 25_000;
  private static final int LENGTH_MOST = 14_000;

  private final SplittableRandom random;
  private long next;
  private long databaseUntil;
  private long journalUntil;
  private long tokensUntil;
  private long poolUntil;
  int count;

  SimulatedFaults(SplittableRandom random, long now) {
    this.random = random;
    next = now + QUIET_LEAST + random.nextInt(QUIET_SPREAD);
  }

  /** Breaks the next thing when it is time to; true if the host of the game is to die. */
  boolean strike(long now, SimulatedNode host, SimulatedNode other) {
    if (now < next || now < host.pausedUntil + 1_000 || now < other.pausedUntil + 1_000) {
      return false;
    }
    other.pausesForNext = 0; // one fault at a time
    other.diesForNext = false;
    count++;
    long until = now + 100 + random.nextInt(LENGTH_MOST);
    next = until + QUIET_LEAST + random.nextInt(QUIET_SPREAD);
    switch (random.nextInt(8)) {
      case 0 -> databaseUntil = until;
      case 1 -> journalUntil = until;
      case 2 -> tokensUntil = until;
      case 3 -> poolUntil = until;
      case 4 -> host.pausedUntil = until;
      case 5 -> other.pausesForNext = until - now;
      case 6 -> other.diesForNext = true;
      default -> {
        return true;
      }
    }
    return false;
  }

  boolean canWrite(long now) {
    return now >= databaseUntil && now >= journalUntil;
  }

  boolean canLookUp(long now) {
    return now >= databaseUntil && now >= tokensUntil && now >= poolUntil;
  }
}
