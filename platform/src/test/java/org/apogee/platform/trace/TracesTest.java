package org.apogee.platform.trace;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.typesafe.config.ConfigFactory;
import java.nio.ByteBuffer;
import java.util.Map;
import java.util.stream.LongStream;
import org.apogee.engine.BadInput;
import org.apogee.local.LocalCollector;
import org.apogee.local.LocalCollector.CollectedSpan;
import org.apogee.platform.config.Configuration;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Traces as a collector of OpenTelemetry receives them. */
class TracesTest {
  private final LocalCollector collector = LocalCollector.start();

  @AfterEach
  void stop() {
    collector.close();
  }

  private Traces traces(String settings) {
    var text = "exporter = otlp, sample = 1, url = \"%s\"\n%s".formatted(collector.url(), settings);
    return Traces.from(configuration(text), "node", "n-1");
  }

  private static Configuration configuration(String traces) {
    return Configuration.of(
        ConfigFactory.parseString("apogee.traces { " + traces + " }")
            .withFallback(ConfigFactory.defaultReference()));
  }

  @Test
  void spansOfTwoProcessesFormOneTree() {
    try (var node = traces("");
        var consumer = traces("")) {
      var root = trace(node, 7).root(Part.REQUEST);
      root.child(Part.STORE).write(2_000, 5_000);
      root.write(1_000, 9_000, Map.of("apogee.game", "g-1", "apogee.ply", 3));
      trace(consumer, 7)
          .root(Part.REQUEST)
          .child(Part.PUBLISH, "games")
          .child(Part.CONSUME)
          .writeFailed(10_000, 12_000, Map.of(), "dead-letter");
      root.child(Part.PUBLISH, "games").write(5_000, 10_000);
    }

    var root = named("request");
    assertThat(root.trace()).isEqualTo("4f2187dfab428c9b5decd8f6153ffe2c");
    assertThat(root.parent()).isEmpty();
    assertThat(root.kind()).isEqualTo("SERVER");
    assertThat(root.begun()).isEqualTo(1_000_000);
    assertThat(root.ended()).isEqualTo(9_000_000);
    assertThat(root.attributes()).isEqualTo(Map.of("apogee.game", "g-1", "apogee.ply", "3"));
    assertThat(root.process()).isEqualTo("node");
    assertThat(root.instance()).isEqualTo("n-1");
    assertThat(collector.trace(root.trace())).hasSize(4);
    assertThat(named("store").parent()).isEqualTo(root.id());
    assertThat(named("publish").parent()).isEqualTo(root.id());
    assertThat(named("consume").parent()).isEqualTo(named("publish").id());
    assertThat(named("consume").failed()).isTrue();
    assertThat(root.failed()).isFalse();
  }

  private static Trace trace(Traces traces, long number) {
    return requireNonNull(traces.of("g-1", number));
  }

  private CollectedSpan named(String name) {
    return collector.spans().stream()
        .filter(span -> span.name().equals(name))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void aSpanThatIsWrittenAgainHasTheSameId() {
    try (var traces = traces("")) {
      var trace = trace(traces, 7);
      assertThat(trace.root(Part.TURN).id()).isEqualTo(trace.root(Part.REQUEST).id());
      var one = trace.root(Part.REQUEST).child(Part.PUBLISH, "games 7");
      assertThat(trace(traces, 7).root(Part.REQUEST).child(Part.PUBLISH, "games 7").id())
          .isEqualTo(one.id());
      assertThat(trace.root(Part.REQUEST).child(Part.PUBLISH, "results 8").id())
          .isNotEqualTo(one.id());
      assertThat(one.header()).isEqualTo("00-4f2187dfab428c9b5decd8f6153ffe2c-" + one.id() + "-01");
      assertThat(trace(traces, 8).id()).isNotEqualTo(trace.id());
      assertThat(requireNonNull(traces.of("g-2", 7)).id()).isNotEqualTo(trace.id());
    }
  }

  @Test
  void aSpanDoesNotEndBeforeItBegins() {
    try (var traces = traces("")) {
      trace(traces, 7).root(Part.REQUEST).write(9_000, 1_000);
    }
    assertThat(named("request").ended()).isEqualTo(9_000_000);
  }

  @Test
  void allProcessesChooseTheSameDecisions() {
    try (var one = traces("sample = 0.25");
        var other = traces("sample = 0.25");
        var more = traces("sample = 0.5");
        var none = traces("sample = 0")) {
      var chosen = LongStream.rangeClosed(1, 4_000).filter(n -> one.of("g-1", n) != null).toArray();
      assertThat(chosen).hasSizeBetween(900, 1_100);
      for (long number : chosen) {
        assertThat(other.of("g-1", number)).isNotNull();
        assertThat(more.of("g-1", number)).as("a larger share contains a smaller").isNotNull();
        assertThat(none.of("g-1", number)).isNull();
      }
    }
  }

  /** W3C's trace context: the last 56 bits decide, and a high value is sampled. */
  @Test
  void theSampleIsThatOfTheTraceContext() {
    try (var traces = traces("sample = 0.5")) {
      for (long number = 1; number <= 200; number++) {
        var digest = TraceIds.digest("g-1", number);
        boolean isHigh = (ByteBuffer.wrap(digest).get(9) & 0x80) != 0;
        assertThat(traces.of("g-1", number) != null).isEqualTo(isHigh);
      }
    }
  }

  @Test
  void withoutAnExporterNothingHasATrace() {
    var traces = Traces.from(configuration(""), "node", "n-1");
    assertThat(traces.isOn()).isFalse();
    assertThat(traces.of("g-1", 7)).isNull();
  }

  @Test
  void aCollectorThatIsAwayHoldsNobodyUp() {
    collector.close();
    try (var traces = traces("")) {
      for (long number = 1; number <= 40_000; number++) {
        trace(traces, number).root(Part.REQUEST).write(1, 2);
      }
    }
    assertThat(collector.spans()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "exporter = jaeger, apogee.traces.exporter",
    "sample = 1.5, apogee.traces.sample",
    "sample = -0.1, apogee.traces.sample",
    "sample = NaN, apogee.traces.sample",
    "sample = often, apogee.traces.sample",
    "url = collector, apogee.traces.url",
    "'url = \"ftp://collector/\"', apogee.traces.url",
    "'url = \"http://a b/\"', apogee.traces.url"
  })
  void anInvalidSettingIsRefusedWithItsKey(String setting, String key) {
    assertThatThrownBy(() -> Traces.from(configuration(setting), "node", "n-1"))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining(key);
  }

  @ParameterizedTest
  @ValueSource(strings = {"sample = 0", "sample = 1", "url = \"https://collector:4318/v1/traces\""})
  void theLimitsAreValid(String setting) {
    assertThat(Traces.from(configuration(setting), "node", "n-1").isOn()).isFalse();
  }
}
