package org.apogee.platform.metrics;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import com.typesafe.config.ConfigFactory;
import io.micrometer.core.instrument.Timer;
import java.time.Duration;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.apogee.local.LocalCollector;
import org.apogee.platform.config.Configuration;
import org.apogee.platform.trace.Exemplars;
import org.apogee.platform.trace.Part;
import org.apogee.platform.trace.Traces;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** The metrics of a process as Prometheus reads them. */
class MetricsTest {
  /** What Prometheus sends. */
  private static final String PROMETHEUS =
      "application/openmetrics-text;version=1.0.0;q=0.5,text/plain;version=0.0.4;q=0.2,*/*;q=0.1";

  private final LocalCollector collector = LocalCollector.start();
  private final Traces traces =
      Traces.from(
          Configuration.of(
              ConfigFactory.parseMap(
                      Map.of(
                          "apogee.traces.exporter",
                          "otlp",
                          "apogee.traces.url",
                          collector.url(),
                          "apogee.traces.sample",
                          1))
                  .withFallback(ConfigFactory.defaultReference())),
          "node",
          "n-1");

  @AfterEach
  void stop() {
    traces.close();
    collector.close();
  }

  private static Timer timer(Metrics metrics) {
    return Timer.builder("apogee.test")
        .description("A duration")
        .serviceLevelObjectives(Duration.ofMillis(100), Duration.ofSeconds(1))
        .register(metrics.registry());
  }

  @Test
  void anExemplarLeadsFromADurationToItsTrace() {
    try (var metrics = Metrics.of(Build.current(), traces)) {
      var trace = requireNonNull(traces.of("g-1", 7));
      var timer = timer(metrics);
      Exemplars.measure(trace.root(Part.REQUEST), () -> timer.record(Duration.ofMillis(500)));
      timer.record(Duration.ofMillis(50));
      var scrape = metrics.scrape(PROMETHEUS);

      assertThat(scrape.type()).startsWith("application/openmetrics-text");
      assertThat(scrape.text()).endsWith("# EOF\n");
      assertThat(scrape.text().lines().filter(line -> line.contains("trace_id=")))
          .singleElement()
          .asString()
          .startsWith("apogee_test_seconds_bucket{le=\"1.0\"} 2 # {")
          .contains("trace_id=\"" + trace.id() + "\"");
      assertThat(metrics.scrape("text/plain").text()).doesNotContain("trace_id");
      assertThat(metrics.scrape("text/plain").type()).startsWith("text/plain");
    }
  }

  /** Dashboards and alerts work with either format. */
  @Test
  void bothFormatsHaveTheSameSeries() {
    try (var metrics = Metrics.of(Build.current(), traces)) {
      timer(metrics).record(Duration.ofMillis(500));
      assertThat(series(metrics.scrape(PROMETHEUS)))
          .contains("apogee_test_seconds_bucket{le=\"0.1\"}")
          .isEqualTo(series(metrics.scrape("text/plain")));
    }
  }

  private static Set<String> series(Metrics.Scrape scrape) {
    return scrape
        .text()
        .lines()
        .filter(line -> !line.startsWith("#"))
        .map(line -> line.replaceFirst(" [^}]*$", ""))
        .filter(name -> !name.contains("cause=")) // a collection between the two adds some
        .collect(Collectors.toCollection(TreeSet::new));
  }

  @Test
  void whatIsMeasuredWithoutATraceHasNoExemplar() {
    try (var metrics = Metrics.of(Build.current(), traces)) {
      Exemplars.measure(null, () -> timer(metrics).record(Duration.ofMillis(500)));
      assertThat(metrics.scrape(PROMETHEUS).text())
          .contains("apogee_test_seconds_count 1")
          .doesNotContain("trace_id");
    }
  }

  @Test
  void withoutTracesEverybodyGetsTheOlderFormat() {
    try (var metrics = Metrics.of(Build.current(), Traces.OFF)) {
      timer(metrics).record(Duration.ofMillis(500));
      var scrape = metrics.scrape(PROMETHEUS);
      assertThat(scrape.type()).startsWith("text/plain; version=0.0.4");
      assertThat(scrape.text()).contains("apogee_test_seconds_count 1").doesNotContain("# EOF");
    }
  }
}
