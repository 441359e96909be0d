package org.apogee.cli.match;

import java.util.List;

/** Of whole numbers, in any order; 0 of none. */
public final class Quantiles {
  private Quantiles() {}

  /** The middle one, or the mean of the two in the middle. */
  public static double median(List<Integer> values) {
    if (values.isEmpty()) {
      return 0;
    }
    var sorted = values.stream().sorted().toList();
    int upper = sorted.size() / 2;
    int lower = (sorted.size() - 1) / 2;
    return (sorted.get(lower) + sorted.get(upper)) / 2.0;
  }

  /** The smallest one that at least 95 % of all do not exceed. */
  public static int p95(List<Integer> values) {
    if (values.isEmpty()) {
      return 0;
    }
    int rank = (values.size() * 95 + 99) / 100;
    return values.stream().sorted().toList().get(rank - 1);
  }
}
