package org.apogee.node.service;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Spans of time in which nobody was served: disjoint, in order. Immutable. */
public final class Absences {
  public static final Absences NONE = new Absences(new long[0]);

  /** Begin and end by turns, in milliseconds since 1970. */
  private final long[] bounds;

  private Absences(long[] bounds) {
    this.bounds = bounds;
  }

  /** The inverse of {@link #bounds}. */
  public static Absences of(List<Long> bounds) {
    var absences = NONE;
    for (int i = 0; i + 1 < bounds.size(); i += 2) {
      absences = absences.with(bounds.get(i), bounds.get(i + 1));
    }
    return absences;
  }

  /** The same with one more; what overlaps becomes one span. */
  public Absences with(long from, long to) {
    if (to <= from) {
      return this;
    }
    long begin = from;
    long end = to;
    var merged = new ArrayList<Long>(bounds.length + 2);
    int i = 0;
    for (; i < bounds.length && bounds[i + 1] < begin; i += 2) {
      merged.add(bounds[i]);
      merged.add(bounds[i + 1]);
    }
    for (; i < bounds.length && bounds[i] <= end; i += 2) {
      begin = Math.min(begin, bounds[i]);
      end = Math.max(end, bounds[i + 1]);
    }
    merged.add(begin);
    merged.add(end);
    for (; i < bounds.length; i++) {
      merged.add(bounds[i]);
    }
    return new Absences(merged.stream().mapToLong(Long::longValue).toArray());
  }

  public Absences with(Absences others) {
    var all = this;
    for (int i = 0; i < others.bounds.length; i += 2) {
      all = all.with(others.bounds[i], others.bounds[i + 1]);
    }
    return all;
  }

  /** The absences that had not ended at a given time. */
  public Absences after(long moment) {
    int first = 0;
    while (first < bounds.length && bounds[first + 1] < moment) {
      first += 2;
    }
    return first == 0 ? this : new Absences(Arrays.copyOfRange(bounds, first, bounds.length));
  }

  /** How much of a span they take, in milliseconds. */
  public long within(long from, long to) {
    long sum = 0;
    for (int i = bounds.length - 2; i >= 0 && bounds[i + 1] > from; i -= 2) {
      sum += Math.max(0, Math.min(to, bounds[i + 1]) - Math.max(from, bounds[i]));
    }
    return sum;
  }

  /** The beginning of the absence that contains a moment; the moment itself if none does. */
  public long beginningAt(long moment) {
    for (int i = bounds.length - 2; i >= 0 && bounds[i + 1] > moment; i -= 2) {
      if (bounds[i] <= moment) {
        return bounds[i];
      }
    }
    return moment;
  }

  public boolean contain(long moment) {
    return within(moment, moment + 1) > 0;
  }

  public boolean isEmpty() {
    return bounds.length == 0;
  }

  public List<Long> bounds() {
    return Arrays.stream(bounds).boxed().toList();
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Absences same && Arrays.equals(bounds, same.bounds);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(bounds);
  }

  @Override
  public String toString() {
    return bounds().toString();
  }
}
