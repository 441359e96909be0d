package org.apogee.platform.trace;

import java.net.URI;
import java.util.Optional;
import org.apogee.platform.config.Configuration;

/**
 * Where traces go.
 *
 * @param share of the decisions that have a trace
 */
record TraceSettings(URI url, double share) {
  private static final String OFF = "off";
  private static final String OTLP = "otlp";

  /** Reads {@code apogee.traces}; empty if they are off. */
  static Optional<TraceSettings> from(Configuration apogee) {
    var traces = apogee.under("traces");
    var settings = new TraceSettings(url(traces), traces.share("sample"));
    return switch (traces.text("exporter")) {
      case OFF -> Optional.empty();
      case OTLP -> Optional.of(settings);
      default -> throw traces.bad("exporter", "is neither " + OFF + " nor " + OTLP);
    };
  }

  private static URI url(Configuration traces) {
    try {
      var url = URI.create(traces.text("url"));
      var scheme = url.getScheme();
      if (url.getHost() != null && ("http".equals(scheme) || "https".equals(scheme))) {
        return url;
      }
    } catch (IllegalArgumentException _) {
      // refused below, in the same words
    }
    throw traces.bad("url", "is no address of the form http://host:4318/v1/traces");
  }
}
