package org.apogee.engine.bot;

import org.apogee.engine.Chance;

/**
 * The dice that a bot imagines: fast, the same on every machine, and able to fall the same way
 * again, so that plans are compared under the same luck.
 *
 * <p>SplitMix64. It also counts its draws, because a plan ends where luck begins.
 */
public final class Dice implements Chance {
  private static final long GAMMA = 0x9e3779b97f4a7c15L;
  private static final int HALF = 1 << 30;

  private long state;
  private int drawn;

  /** From now on the dice fall as they always do after this seed. */
  public void restart(long seed) {
    state = seed;
    drawn = 0;
  }

  /** Takes a seed from a bot's own chance. */
  public static long seedFrom(Chance chance) {
    return (long) chance.below(HALF) << 30 | chance.below(HALF);
  }

  /** The seed of a numbered sample of the same luck. */
  public static long seedOf(long seed, int sample) {
    return mix(seed + sample * GAMMA);
  }

  /** Draws since the last start. */
  public int drawn() {
    return drawn;
  }

  public long nextSeed() {
    state += GAMMA;
    return mix(state);
  }

  /** The bias of the multiplication is below bound / 2^32: nothing that a bot could notice. */
  @Override
  public int below(int bound) {
    drawn++;
    return (int) (((nextSeed() >>> 32) * bound) >>> 32);
  }

  private static long mix(long seed) {
    long mixed = (seed ^ (seed >>> 30)) * 0xbf58476d1ce4e5b9L;
    mixed = (mixed ^ (mixed >>> 27)) * 0x94d049bb133111ebL;
    return mixed ^ (mixed >>> 31);
  }
}
