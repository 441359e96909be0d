package org.apogee.platform.trace;

import io.opentelemetry.api.common.Attributes;
import io.opentelemetry.api.trace.Span;
import io.opentelemetry.api.trace.SpanContext;
import io.opentelemetry.api.trace.StatusCode;
import io.opentelemetry.api.trace.TraceFlags;
import io.opentelemetry.api.trace.TraceState;
import io.opentelemetry.api.trace.Tracer;
import io.opentelemetry.context.Context;
import io.opentelemetry.exporter.otlp.http.trace.OtlpHttpSpanExporter;
import io.opentelemetry.sdk.resources.Resource;
import io.opentelemetry.sdk.trace.SdkTracerProvider;
import io.opentelemetry.sdk.trace.export.BatchSpanProcessor;
import io.opentelemetry.sdk.trace.export.SpanExporter;
import io.opentelemetry.sdk.trace.samplers.Sampler;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/**
 * Hands finished spans to OpenTelemetry, which sends them in the background. If the collector is
 * slow or away, spans are dropped; nothing waits.
 */
final class SpanWriter implements AutoCloseable {
  private static final String SCOPE = "org.apogee";
  private static final Duration EVERY = Duration.ofSeconds(1);
  private static final Duration SEND = Duration.ofSeconds(5);
  private static final long CLOSE_SECONDS = 5;

  /** About 6 MB of spans: two seconds of 1,000 decisions a second with a trace each. */
  private static final int WAITING_MAX = 16_384;

  private static final String SERVICE = "service.name";
  private static final String INSTANCE = "service.instance.id";

  private final ChosenIds ids = new ChosenIds();
  private final SdkTracerProvider provider;
  private final Tracer tracer;

  private SpanWriter(SpanExporter exporter, String process, String instance) {
    var processor =
        BatchSpanProcessor.builder(exporter)
            .setScheduleDelay(EVERY)
            .setExporterTimeout(SEND)
            .setMaxQueueSize(WAITING_MAX)
            .build();
    var resource =
        Resource.create(Attributes.builder().put(SERVICE, process).put(INSTANCE, instance).build());
    provider =
        SdkTracerProvider.builder()
            .setIdGenerator(ids)
            .setSampler(Sampler.alwaysOn()) // decisions are sampled before they come here
            .setResource(resource)
            .addSpanProcessor(processor)
            .build();
    tracer = provider.get(SCOPE);
  }

  static SpanWriter to(TraceSettings settings, String process, String instance) {
    LibraryLog.listen();
    var exporter =
        OtlpHttpSpanExporter.builder()
            .setEndpoint(settings.url().toString())
            .setTimeout(SEND)
            .setConnectTimeout(SEND)
            .build();
    return new SpanWriter(exporter, process, instance);
  }

  /** Times are microseconds since 1970. A span never ends before it begins: clocks differ. */
  void write(SpanPlace place, long from, long to, Map<String, ?> attributes, String error) {
    var builder =
        tracer
            .spanBuilder(place.part().word())
            .setSpanKind(place.part().kind)
            .setStartTimestamp(from, TimeUnit.MICROSECONDS);
    var parent = place.parent();
    if (parent == null) {
      builder.setNoParent();
    } else {
      builder.setParent(context(parent));
    }
    attributes.forEach((key, value) -> {
      if (value instanceof Number number) {
        builder.setAttribute(key, number.longValue());
      } else {
        builder.setAttribute(key, String.valueOf(value));
      }
    });
    var span = ids.with(place, builder::startSpan);
    if (!error.isEmpty()) {
      span.setStatus(StatusCode.ERROR, error);
    }
    span.end(Math.max(from, to), TimeUnit.MICROSECONDS);
  }

  private static Context context(SpanPlace place) {
    return Context.root()
        .with(
            Span.wrap(
                SpanContext.createFromRemoteParent(
                    place.traceId(),
                    place.id(),
                    TraceFlags.getSampled(),
                    TraceState.getDefault())));
  }

  /** Sends what waits. */
  @Override
  public void close() {
    provider.shutdown().join(CLOSE_SECONDS, TimeUnit.SECONDS);
  }
}
