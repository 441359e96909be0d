package org.apogee.proving.load;

import java.util.Arrays;

/** Times that something took, for many threads to note. */
public final class Latencies {
  /** 32 MB of longs; a longer measurement keeps its first values. */
  private static final int MOST = 4_000_000;

  private long[] nanos = new long[1024];
  private int size;

  public synchronized void add(long taken) {
    if (size == MOST) {
      return;
    }
    if (size == nanos.length) {
      nanos = Arrays.copyOf(nanos, 2 * size);
    }
    nanos[size++] = taken;
  }

  public void addAll(Latencies others) {
    for (long taken : others.sorted()) {
      add(taken);
    }
  }

  private synchronized long[] sorted() {
    var sorted = Arrays.copyOf(nanos, size);
    Arrays.sort(sorted);
    return sorted;
  }

  /** In milliseconds, to a hundredth. */
  public record Summary(int count, double p50, double p99, double worst) {
    @Override
    public String toString() {
      return "p50 %.1f ms, p99 %.1f ms, worst %.0f ms (%,d)".formatted(p50, p99, worst, count);
    }
  }

  public synchronized Summary summary() {
    if (size == 0) {
      return new Summary(0, 0, 0, 0);
    }
    var sorted = sorted();
    return new Summary(size, at(sorted, 0.5), at(sorted, 0.99), at(sorted, 1));
  }

  private static double at(long[] sorted, double share) {
    int index = (int) Math.min(sorted.length - 1, Math.floor(share * sorted.length));
    return Math.round(sorted[index] / 1e4) / 100.0;
  }
}
