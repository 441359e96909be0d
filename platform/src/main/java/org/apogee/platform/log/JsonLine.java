package org.apogee.platform.log;

import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.classic.spi.ThrowableProxyUtil;
import com.fasterxml.jackson.core.JsonFactory;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * An event of the log as one JSON object in one line. The names of its fields are a promise to
 * operators: docs/operations.md lists them.
 *
 * <p>A placeholder behind the name of a thing, as in {@code "tournament {} waits"}, is also a field
 * of that name. So events need not say it twice, and an event that is not logged costs nothing.
 */
final class JsonLine {
  private static final JsonFactory JSON = new JsonFactory();
  private static final DateTimeFormatter TIME =
      DateTimeFormatter.ofPattern("yyyy-MM-dd'T'HH:mm:ss.SSSX").withZone(ZoneOffset.UTC);

  /** The thing before a placeholder, if there is one. */
  private static final Pattern PLACEHOLDER =
      Pattern.compile("(?:\\b(game|tournament|ladder|competition|season|player|node) )?\\{}");

  /** As tracing libraries name it in the context of a thread. */
  private static final Map<String, String> RENAMED =
      Map.of("trace_id", "trace", "traceId", "trace");

  private JsonLine() {}

  /**
   * With the line break at its end.
   *
   * @param node the name of this process, unless the event names another; empty for none
   */
  static String of(ILoggingEvent event, String node) {
    var line = new StringWriter();
    try (var json = JSON.createGenerator(line)) {
      json.writeStartObject();
      json.writeStringField("time", TIME.format(Instant.ofEpochMilli(event.getTimeStamp())));
      json.writeStringField("level", event.getLevel().toString());
      json.writeStringField("logger", event.getLoggerName());
      json.writeStringField("thread", event.getThreadName());
      json.writeStringField("message", event.getFormattedMessage());
      for (var field : fields(event, node).entrySet()) {
        json.writeStringField(field.getKey(), field.getValue());
      }
      if (event.getThrowableProxy() != null) {
        json.writeStringField("error", error(event));
      }
      json.writeEndObject();
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
    return line.append('\n').toString();
  }

  private static Map<String, String> fields(ILoggingEvent event, String node) {
    var fields = new LinkedHashMap<String, String>();
    if (!node.isEmpty()) {
      fields.put("node", node);
    }
    event.getMDCPropertyMap().forEach((name, value) -> put(fields, name, value));
    addNamed(fields, event.getMessage(), event.getArgumentArray());
    var pairs = event.getKeyValuePairs();
    if (pairs != null) {
      pairs.forEach(pair -> put(fields, pair.key, pair.value));
    }
    return fields;
  }

  private static void addNamed(
      Map<String, String> fields, @Nullable String message, Object @Nullable [] arguments) {
    if (message == null || arguments == null) {
      return;
    }
    var found = PLACEHOLDER.matcher(message);
    for (int i = 0; i < arguments.length && found.find(); i++) {
      if (found.group(1) != null) {
        put(fields, found.group(1), arguments[i]);
      }
    }
  }

  /** The promised fields of a line belong to nobody else. */
  private static void put(Map<String, String> fields, String name, @Nullable Object value) {
    var field = RENAMED.getOrDefault(name, name);
    switch (field) {
      case "time", "level", "logger", "thread", "message", "error" ->
          fields.put("context_" + field, String.valueOf(value));
      default -> fields.put(field, String.valueOf(value));
    }
  }

  private static String error(ILoggingEvent event) {
    return ThrowableProxyUtil.asString(event.getThrowableProxy()).strip();
  }
}
