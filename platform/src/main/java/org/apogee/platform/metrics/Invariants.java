package org.apogee.platform.metrics;

import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.MeterRegistry;
import java.util.EnumMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Counts broken invariants. Those that a process watches are there from the start, at zero. */
public final class Invariants {
  private final Map<Invariant, Counter> counters = new EnumMap<>(Invariant.class);

  public Invariants(MeterRegistry registry, Invariant... watched) {
    for (var invariant : watched) {
      counters.put(
          invariant,
          Counter.builder("apogee.invariant.violations")
              .description("Violated invariants; each is a bug")
              .tag("invariant", invariant.label())
              .register(registry));
    }
  }

  /** Counts the failure if a broken invariant is its cause. */
  public void count(Throwable failure) {
    for (@Nullable Throwable cause = failure; cause != null; cause = cause.getCause()) {
      if (cause instanceof BrokenInvariant broken) {
        var counter = counters.get(broken.invariant());
        if (counter != null) {
          counter.increment();
        }
        return;
      }
    }
  }
}
