package org.apogee.proving.marathon;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;

/** What a part and the processes under it report, with the time; for the report. */
final class Evidence implements Consumer<String> {
  /** Two hours of faults are some hundred lines. */
  private static final int LINES_MAX = 2000;

  private final long begin = System.nanoTime();
  private final List<String> lines = new ArrayList<>();
  private final Consumer<String> also;

  Evidence(Consumer<String> also) {
    this.also = also;
  }

  @Override
  public void accept(String sentence) {
    also.accept(sentence);
    synchronized (lines) {
      if (lines.size() < LINES_MAX) {
        lines.add(String.format(Locale.ROOT, "%7.1f %s", seconds(), sentence));
      }
    }
  }

  double seconds() {
    return (System.nanoTime() - begin) / 1e9;
  }

  List<String> lines() {
    synchronized (lines) {
      return List.copyOf(lines);
    }
  }
}
