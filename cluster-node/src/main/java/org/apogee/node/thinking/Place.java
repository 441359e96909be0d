package org.apogee.node.thinking;

import java.util.HashMap;
import java.util.Map;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import org.apogee.engine.bot.Breather;
import org.jspecify.annotations.Nullable;

/**
 * Where a thought is thought: a thread, or a thought of that thread which is interrupted. It keeps
 * large things for the next thought; one that interrupts has a place of its own, so that it finds
 * nothing in use.
 */
public final class Place implements Breather {
  /** Between two looks whether something is more urgent: often enough that nobody notices. */
  private static final long LOOK_NANOS = 1_000_000;

  private final Map<Object, Object> kept = new HashMap<>();
  private final Interruptions interruptions;
  private final int depth;
  private final LongSupplier nanoTime;
  private @Nullable Place inner;
  private Payer payer = new Payer(Rank.ALONE, "nobody");
  private long since;
  private long spent;

  /** The work to do at a pause of the thought. */
  @FunctionalInterface
  interface Interruptions {
    /** That much time was spent here since the last breath; may do other things at once. */
    void at(Place place, long nanos);
  }

  Place(Interruptions interruptions, int depth, LongSupplier nanoTime) {
    this.interruptions = interruptions;
    this.depth = depth;
    this.nanoTime = nanoTime;
  }

  /** A place of which nobody else wants anything. */
  public static Place undisturbed() {
    return new Place((_, _) -> {}, 0, System::nanoTime);
  }

  /** The cached value for a key at this place, created on the first call. */
  @SuppressWarnings("unchecked") // a key always stands for things of one type
  public <T> T keep(Object key, Supplier<T> make) {
    return (T) kept.computeIfAbsent(key, _ -> make.get());
  }

  @Override
  public void breathe() {
    if (nanoTime.getAsLong() - since >= LOOK_NANOS) {
      interruptions.at(this, count());
      since = nanoTime.getAsLong();
    }
  }

  /** Starts to count time for a payer. */
  void begin(Payer whose) {
    payer = whose;
    spent = 0;
    since = nanoTime.getAsLong();
  }

  /** Counts the time since it last did, and returns it. */
  long count() {
    long nanos = nanoTime.getAsLong() - since;
    since += nanos;
    spent += nanos;
    return nanos;
  }

  /** The time that is not counted yet. */
  long sinceBreath() {
    return nanoTime.getAsLong() - since;
  }

  Payer payer() {
    return payer;
  }

  /** The time counted since the start, without interruptions. */
  long spent() {
    return spent;
  }

  int depth() {
    return depth;
  }

  /** Where a thought that interrupts the one here is thought. */
  Place inner() {
    var place = inner;
    if (place == null) {
      place = new Place(interruptions, depth + 1, nanoTime);
      inner = place;
    }
    return place;
  }
}
