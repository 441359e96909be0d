package org.apogee.platform.trace;

import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The place of a span in its trace. Processes that share no memory compute the same place. */
public final class SpanPlace {
  private final Trace trace;
  private final @Nullable SpanPlace parent;
  private final Part part;
  private final String id;

  SpanPlace(Trace trace, @Nullable SpanPlace parent, Part part, String id) {
    this.trace = trace;
    this.parent = parent;
    this.part = part;
    this.id = id;
  }

  public SpanPlace child(Part child) {
    return child(child, "");
  }

  /**
   * One of several children of the same kind.
   *
   * @param detail differs from that of the others
   */
  public SpanPlace child(Part child, String detail) {
    return new SpanPlace(trace, this, child, TraceIds.child(trace.id(), id, child, detail));
  }

  /** Writes the span, once it has ended; times in microseconds since 1970. */
  public void write(long from, long to, Map<String, ?> attributes) {
    trace.write(this, from, to, attributes, "");
  }

  /** The same without attributes. */
  public void write(long from, long to) {
    write(from, to, Map.of());
  }

  /** The same for something that failed. */
  public void writeFailed(long from, long to, Map<String, ?> attributes, String why) {
    trace.write(this, from, to, attributes, why);
  }

  /** The value of the header {@code traceparent} for what this span sends. */
  public String header() {
    return "00-" + traceId() + '-' + id + "-01";
  }

  @Nullable SpanPlace parent() {
    return parent;
  }

  Part part() {
    return part;
  }

  String id() {
    return id;
  }

  String traceId() {
    return trace.id();
  }
}
