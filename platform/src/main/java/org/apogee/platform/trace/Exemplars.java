package org.apogee.platform.trace;

import io.prometheus.metrics.tracer.common.SpanContext;
import org.jspecify.annotations.Nullable;

/**
 * Names the trace of what is being measured, so that histograms keep it as an exemplar: an example
 * of a duration that leads to its trace.
 */
public final class Exemplars implements SpanContext {
  /** For the registry of a process. */
  public static final Exemplars INSTANCE = new Exemplars();

  private static final ThreadLocal<@Nullable SpanPlace> CURRENT = new ThreadLocal<>();

  private Exemplars() {}

  /** Measures something that belongs to a span; without one, nothing names a trace. */
  public static void measure(@Nullable SpanPlace span, Runnable measurement) {
    if (span == null) {
      measurement.run();
      return;
    }
    CURRENT.set(span);
    try {
      measurement.run();
    } finally {
      CURRENT.remove();
    }
  }

  @Override
  public @Nullable String getCurrentTraceId() {
    var span = CURRENT.get();
    return span == null ? null : span.traceId();
  }

  @Override
  public @Nullable String getCurrentSpanId() {
    var span = CURRENT.get();
    return span == null ? null : span.id();
  }

  /** Every span here is sampled. */
  @Override
  public boolean isCurrentSpanSampled() {
    return CURRENT.get() != null;
  }

  @Override
  public void markCurrentSpanAsExemplar() {}
}
