package org.apogee.platform.metrics;

import io.micrometer.core.instrument.Clock;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.binder.jvm.ClassLoaderMetrics;
import io.micrometer.core.instrument.binder.jvm.JvmGcMetrics;
import io.micrometer.core.instrument.binder.jvm.JvmMemoryMetrics;
import io.micrometer.core.instrument.binder.jvm.JvmThreadMetrics;
import io.micrometer.core.instrument.binder.system.FileDescriptorMetrics;
import io.micrometer.core.instrument.binder.system.ProcessorMetrics;
import io.micrometer.core.instrument.binder.system.UptimeMetrics;
import io.micrometer.prometheusmetrics.PrometheusConfig;
import io.micrometer.prometheusmetrics.PrometheusMeterRegistry;
import io.prometheus.metrics.model.registry.PrometheusRegistry;
import java.util.Properties;
import org.apogee.platform.trace.Exemplars;
import org.apogee.platform.trace.Traces;
import org.jspecify.annotations.Nullable;

/** The meters of one process, as Prometheus reads them. */
public final class Metrics implements AutoCloseable {
  private static final String OPEN_METRICS = "application/openmetrics-text";
  private static final String OPEN_METRICS_TYPE = OPEN_METRICS + "; version=1.0.0; charset=utf-8";
  private static final String TEXT_TYPE = "text/plain; version=0.0.4; charset=utf-8";

  private final boolean hasExemplars;
  private final PrometheusMeterRegistry registry;
  private final JvmGcMetrics collections = new JvmGcMetrics();

  /** Exemplars of buckets alone: Prometheus rejects a whole scrape for one of a count. */
  private static final class BucketExemplars implements PrometheusConfig {
    @Override
    public @Nullable String get(String key) {
      return null; // all defaults
    }

    @Override
    public Properties prometheusProperties() {
      var properties = new Properties();
      properties.setProperty("io.prometheus.exporter.exemplars_on_all_metric_types", "false");
      return properties;
    }
  }

  /** All metrics at one moment. */
  public record Scrape(String type, String text) {}

  private Metrics(Build build, boolean hasExemplars) {
    this.hasExemplars = hasExemplars;
    this.registry = registry(hasExemplars);
    new JvmMemoryMetrics().bindTo(registry);
    collections.bindTo(registry);
    new JvmThreadMetrics().bindTo(registry);
    new ClassLoaderMetrics().bindTo(registry);
    new ProcessorMetrics().bindTo(registry);
    new FileDescriptorMetrics().bindTo(registry);
    new UptimeMetrics().bindTo(registry);
    Gauge.builder("apogee.build.info", () -> 1)
        .description("Build information; always 1")
        .tags("version", build.version(), "revision", build.revision(), "java", build.java())
        .register(registry);
  }

  private static PrometheusMeterRegistry registry(boolean hasExemplars) {
    return hasExemplars
        ? new PrometheusMeterRegistry(
            new BucketExemplars(), new PrometheusRegistry(), Clock.SYSTEM, Exemplars.INSTANCE)
        : new PrometheusMeterRegistry(PrometheusConfig.DEFAULT);
  }

  /** A registry with the metrics of the virtual machine. */
  public static Metrics of(Build build) {
    return new Metrics(build, false);
  }

  /** The same with exemplars if there are traces. */
  public static Metrics of(Build build, Traces traces) {
    return new Metrics(build, traces.isOn());
  }

  public PrometheusMeterRegistry registry() {
    return registry;
  }

  /** All of it, in Prometheus' text format. */
  public String scrape() {
    return registry.scrape();
  }

  /**
   * The same for a client that accepts these types. Only OpenMetrics has exemplars, and a process
   * without them answers everybody in the older format.
   */
  public Scrape scrape(String accepted) {
    return hasExemplars && accepted.contains(OPEN_METRICS)
        ? new Scrape(OPEN_METRICS_TYPE, registry.scrape(OPEN_METRICS_TYPE))
        : new Scrape(TEXT_TYPE, registry.scrape());
  }

  @Override
  public void close() {
    collections.close();
    registry.close();
  }
}
