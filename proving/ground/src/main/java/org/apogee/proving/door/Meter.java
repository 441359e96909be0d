package org.apogee.proving.door;

import java.util.Arrays;
import java.util.Map;
import java.util.TreeMap;
import org.apogee.proving.door.DoorPlan.Times;

/** What is counted while it is measured; for one thread. */
final class Meter {
  private final TreeMap<String, Integer> refused = new TreeMap<>();
  private Series move = new Series();
  private Series turn = new Series();
  private Series watch = new Series();
  private long moves;
  private long requests;
  private long total;
  private double firstMs = -1;

  /** Times in nanoseconds. */
  private static final class Series {
    private long[] nanos = new long[4096];
    private int size;

    void add(long taken) {
      if (size == nanos.length) {
        nanos = Arrays.copyOf(nanos, 2 * size);
      }
      nanos[size++] = taken;
    }

    Times times() {
      if (size == 0) {
        return new Times(0, 0, 0, 0);
      }
      var sorted = Arrays.copyOf(nanos, size);
      Arrays.sort(sorted);
      return new Times(size, at(sorted, 0.5), at(sorted, 0.99), at(sorted, 1));
    }

    private static double at(long[] sorted, double share) {
      int index = (int) Math.min(sorted.length - 1, Math.floor(share * sorted.length));
      return Math.round(sorted[index] / 1e4) / 100.0;
    }
  }

  /** Forgets what came before: it was the warm-up. */
  void begin() {
    move = new Series();
    turn = new Series();
    watch = new Series();
    moves = 0;
    requests = 0;
    refused.clear();
  }

  void asked() {
    requests++;
  }

  void acknowledged(long sent, long due) {
    long now = System.nanoTime();
    move.add(now - sent);
    turn.add(now - due);
    moves++;
    total++;
    if (firstMs < 0) {
      firstMs = (now - due) / 1e6;
    }
  }

  void watched(long nanos) {
    watch.add(nanos);
  }

  void refused(String code) {
    refused.merge(code, 1, Integer::sum);
  }

  DoorPlan.Result result(double seconds, long cpuMicros, long bytes) {
    var codes = refused.entrySet().stream().map(Meter::line).toList();
    return new DoorPlan.Result(
        moves,
        seconds,
        requests,
        total,
        codes,
        move.times(),
        turn.times(),
        watch.times(),
        firstMs,
        cpuMicros,
        bytes);
  }

  private static String line(Map.Entry<String, Integer> code) {
    return code.getKey() + ": " + code.getValue();
  }
}
