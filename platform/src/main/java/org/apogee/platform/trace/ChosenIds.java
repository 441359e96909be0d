package org.apogee.platform.trace;

import static java.util.Objects.requireNonNull;

import io.opentelemetry.api.trace.Span;
import io.opentelemetry.sdk.trace.IdGenerator;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Gives OpenTelemetry the IDs that were computed, in place of random ones. */
final class ChosenIds implements IdGenerator {
  private static final ThreadLocal<@Nullable SpanPlace> CHOSEN = new ThreadLocal<>();

  Span with(SpanPlace place, Supplier<Span> start) {
    CHOSEN.set(place);
    try {
      return start.get();
    } finally {
      CHOSEN.remove();
    }
  }

  private SpanPlace place() {
    return requireNonNull(CHOSEN.get(), "a span was started past the writer");
  }

  @Override
  public String generateSpanId() {
    return place().id();
  }

  @Override
  public String generateTraceId() {
    return place().traceId();
  }
}
