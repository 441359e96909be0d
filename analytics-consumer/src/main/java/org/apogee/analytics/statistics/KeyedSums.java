package org.apogee.analytics.statistics;

import java.util.Comparator;
import java.util.Map;
import java.util.TreeMap;

/** Sums by what they are of. Whole numbers only: their order does not matter. */
public final class KeyedSums {
  private final Map<Key, Amount> amounts = new TreeMap<>();

  /**
   * The key of a sum: its family, the ruleset with its edition, and up to three words whose meaning
   * depends on the family.
   */
  public record Key(String family, String ruleset, String a, String b, String c)
      implements Comparable<Key> {
    private static final Comparator<Key> ORDER =
        Comparator.comparing(Key::family)
            .thenComparing(Key::ruleset)
            .thenComparing(Key::a)
            .thenComparing(Key::b)
            .thenComparing(Key::c);

    @Override
    public int compareTo(Key other) {
      return ORDER.compare(this, other);
    }
  }

  /** How many values, their sum, the least and the most of them. */
  public record Amount(long count, long total, long least, long most) {
    static Amount of(long value) {
      return new Amount(1, value, value, value);
    }

    public Amount and(Amount more) {
      return new Amount(
          count + more.count,
          Math.addExact(total, more.total),
          Math.min(least, more.least),
          Math.max(most, more.most));
    }
  }

  void add(Key key, long value) {
    amounts.merge(key, Amount.of(value), Amount::and);
  }

  public Map<Key, Amount> amounts() {
    return amounts;
  }
}
