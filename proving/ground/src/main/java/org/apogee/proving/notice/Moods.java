package org.apogee.proving.notice;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicInteger;

/** What servers do with what they get, by chance, and what they accepted across their restarts. */
final class Moods {
  private static final int FAILS_PERCENT = 3;
  private static final int HANGS_PERCENT = 1;

  private final Random random;
  private final Map<String, List<Long>> accepted = new TreeMap<>();
  private final AtomicInteger failures = new AtomicInteger();
  private final AtomicInteger hangs = new AtomicInteger();
  private final AtomicInteger restarts = new AtomicInteger();

  Moods(long seed) {
    random = new Random(seed);
  }

  /** The answer to one delivery. */
  enum Mood {
    ACCEPTS,
    FAILS,
    HANGS
  }

  synchronized Mood next() {
    int draw = random.nextInt(100);
    if (draw < HANGS_PERCENT) {
      hangs.incrementAndGet();
      return Mood.HANGS;
    }
    if (draw < HANGS_PERCENT + FAILS_PERCENT) {
      failures.incrementAndGet();
      return Mood.FAILS;
    }
    return Mood.ACCEPTS;
  }

  synchronized void accept(String receiver, long number) {
    accepted.computeIfAbsent(receiver, _ -> new ArrayList<>()).add(number);
  }

  /** What a receiver accepted, in that order. */
  synchronized List<Long> accepted(String receiver) {
    return List.copyOf(accepted.getOrDefault(receiver, List.of()));
  }

  void restarted() {
    restarts.incrementAndGet();
  }

  int failures() {
    return failures.get();
  }

  int hangs() {
    return hangs.get();
  }

  int restarts() {
    return restarts.get();
  }
}
