package org.apogee.platform.trace;

import org.apogee.platform.config.Configuration;
import org.jspecify.annotations.Nullable;

/**
 * The traces of this process. Spans are written when they have ended, from times that are known
 * anyway; a decision without a trace costs one hash.
 */
public final class Traces implements AutoCloseable {
  /** No decision has a trace. */
  public static final Traces OFF = new Traces(null, 0);

  private final @Nullable SpanWriter writer;
  private final double share;

  private Traces(@Nullable SpanWriter writer, double share) {
    this.writer = writer;
    this.share = share;
  }

  /**
   * Reads {@code apogee.traces}.
   *
   * @param process the kind of this process
   * @param instance its name among others of its kind
   */
  public static Traces from(Configuration apogee, String process, String instance) {
    return TraceSettings.from(apogee)
        .map(settings -> new Traces(SpanWriter.to(settings, process, instance), settings.share()))
        .orElse(OFF);
  }

  public boolean isOn() {
    return writer != null;
  }

  /**
   * The trace of a decision; null if it has none.
   *
   * @param decision from {@link Decisions}
   */
  public @Nullable Trace of(String game, long decision) {
    if (writer == null || decision == Decisions.NONE) {
      return null;
    }
    var digest = TraceIds.digest(game, decision);
    return TraceIds.isSampled(digest, share) ? new Trace(TraceIds.of(digest), writer) : null;
  }

  @Override
  public void close() {
    if (writer != null) {
      writer.close();
    }
  }
}
