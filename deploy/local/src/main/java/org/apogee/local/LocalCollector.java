package org.apogee.local;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import io.opentelemetry.proto.collector.trace.v1.ExportTraceServiceRequest;
import io.opentelemetry.proto.common.v1.AnyValue;
import io.opentelemetry.proto.common.v1.KeyValue;
import io.opentelemetry.proto.trace.v1.ResourceSpans;
import io.opentelemetry.proto.trace.v1.Span;
import io.opentelemetry.proto.trace.v1.Status.StatusCode;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * Receives traces of OpenTelemetry on this machine, as OTLP over HTTP, and keeps them in memory. A
 * span that arrives again replaces the first one.
 */
public final class LocalCollector implements AutoCloseable {
  private static final String PATH = "/v1/traces";
  private static final HexFormat HEX = HexFormat.of();

  private final HttpServer server;
  private final Map<String, CollectedSpan> spans = new ConcurrentHashMap<>();

  private LocalCollector(HttpServer server) {
    this.server = server;
  }

  /**
   * A span.
   *
   * @param process the kind of process that sent it
   * @param instance its name among others of its kind
   * @param parent the ID of its parent; empty for a root
   * @param begun in nanoseconds since 1970
   * @param ended likewise
   */
  public record CollectedSpan(
      String process,
      String instance,
      String trace,
      String id,
      String parent,
      String name,
      String kind,
      long begun,
      long ended,
      boolean failed,
      Map<String, String> attributes) {}

  /** Listens on a free port. */
  public static LocalCollector start() {
    try {
      var address = new InetSocketAddress(InetAddress.getLoopbackAddress(), 0);
      var collector = new LocalCollector(HttpServer.create(address, 0));
      collector.server.createContext(PATH, collector::receive);
      collector.server.start();
      return collector;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void receive(HttpExchange exchange) throws IOException {
    try (exchange) {
      var request = ExportTraceServiceRequest.parseFrom(exchange.getRequestBody());
      for (var resource : request.getResourceSpansList()) {
        keep(resource);
      }
      exchange.sendResponseHeaders(200, -1);
    }
  }

  private void keep(ResourceSpans resource) {
    var sender = texts(resource.getResource().getAttributesList());
    for (var scope : resource.getScopeSpansList()) {
      for (var span : scope.getSpansList()) {
        var kept = collected(sender, span);
        spans.put(kept.trace + kept.id, kept);
      }
    }
  }

  private static CollectedSpan collected(Map<String, String> sender, Span span) {
    return new CollectedSpan(
        sender.getOrDefault("service.name", ""),
        sender.getOrDefault("service.instance.id", ""),
        HEX.formatHex(span.getTraceId().toByteArray()),
        HEX.formatHex(span.getSpanId().toByteArray()),
        HEX.formatHex(span.getParentSpanId().toByteArray()),
        span.getName(),
        span.getKind().name().replace("SPAN_KIND_", ""),
        span.getStartTimeUnixNano(),
        span.getEndTimeUnixNano(),
        span.getStatus().getCode() == StatusCode.STATUS_CODE_ERROR,
        texts(span.getAttributesList()));
  }

  private static Map<String, String> texts(List<KeyValue> attributes) {
    return attributes.stream()
        .collect(
            Collectors.toMap(
                KeyValue::getKey, each -> text(each.getValue()), (_, last) -> last, TreeMap::new));
  }

  private static String text(AnyValue value) {
    return value.hasIntValue() ? Long.toString(value.getIntValue()) : value.getStringValue();
  }

  /** Where to send traces. */
  public String url() {
    return "http://127.0.0.1:" + server.getAddress().getPort() + PATH;
  }

  /** All spans that arrived, in no order. */
  public List<CollectedSpan> spans() {
    return List.copyOf(spans.values());
  }

  /** The spans of one trace, by their IDs. */
  public Map<String, CollectedSpan> trace(String id) {
    return spans.values().stream()
        .filter(span -> span.trace.equals(id))
        .collect(Collectors.toMap(CollectedSpan::id, Function.identity()));
  }

  @Override
  public void close() {
    server.stop(0);
  }
}
