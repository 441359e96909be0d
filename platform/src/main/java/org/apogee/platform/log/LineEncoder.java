package org.apogee.platform.log;

import static java.nio.charset.StandardCharsets.UTF_8;

import ch.qos.logback.classic.encoder.PatternLayoutEncoder;
import ch.qos.logback.classic.spi.ILoggingEvent;

/**
 * Writes events as text by a pattern, or as JSON. Logback instantiates the class by name and sets
 * its properties.
 */
public final class LineEncoder extends PatternLayoutEncoder {
  private LogFormat format = LogFormat.TEXT;
  private String node = "";

  /** The value of the variable, or a text without meaning; {@link ProcessLog} checks it. */
  public void setFormat(String name) {
    format = LogFormat.named(name).orElse(LogFormat.TEXT);
  }

  /** The name of this process among others of its kind. */
  public void setNode(String name) {
    node = name;
  }

  @Override
  public byte[] encode(ILoggingEvent event) {
    return format == LogFormat.JSON
        ? JsonLine.of(event, node).getBytes(UTF_8)
        : super.encode(event);
  }
}
