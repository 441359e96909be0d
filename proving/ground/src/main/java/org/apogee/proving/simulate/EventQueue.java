package org.apogee.proving.simulate;

import java.util.Comparator;
import java.util.PriorityQueue;
import java.util.SplittableRandom;

/** Simulated time: what is to happen when, and a network that loses, repeats and reorders. */
final class EventQueue {
  /** Far worse than a real network, so that every message is lost in some seed. */
  private static final int DROP_PERCENT = 6;

  private static final int REPEAT_PERCENT = 8;

  private record Entry(long at, long number, Runnable what) {}

  private final PriorityQueue<Entry> queue =
      new PriorityQueue<>(Comparator.comparingLong(Entry::at).thenComparingLong(Entry::number));
  private final SplittableRandom random;
  private long now = 1_000_000;
  private long numbers;

  EventQueue(SplittableRandom random) {
    this.random = random;
  }

  long now() {
    return now;
  }

  boolean chance(int perThousand) {
    return random.nextInt(1000) < perThousand;
  }

  int random(int bound) {
    return random.nextInt(bound);
  }

  void later(long millis, Runnable what) {
    queue.add(new Entry(now + millis, numbers++, what));
  }

  /** A message: it comes once, not at all, or twice, sooner or later. */
  void send(Runnable arrives) {
    int copies =
        random.nextInt(100) < DROP_PERCENT ? 0 : random.nextInt(100) < REPEAT_PERCENT ? 2 : 1;
    for (int i = 0; i < copies; i++) {
      later(random.nextInt(10) == 0 ? random.nextInt(8_000) : random.nextInt(60), arrives);
    }
  }

  /** The next thing happens; false if there is nothing more. */
  boolean step() {
    var next = queue.poll();
    if (next == null) {
      return false;
    }
    now = Math.max(now, next.at);
    next.what.run();
    return true;
  }
}
