package org.apogee.node.feed;

import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Timer;
import io.micrometer.core.instrument.binder.kafka.KafkaClientMetrics;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.kafka.clients.producer.Producer;
import org.apogee.node.journal.ReaderMetrics;
import org.apogee.platform.metrics.Invariant;
import org.apogee.platform.metrics.Invariants;
import org.apogee.platform.trace.Exemplars;

/** The metrics of the feed. */
public final class FeedMetrics {
  /** Kafka did not take a record; it is sent again. */
  static final String KAFKA = "kafka";

  private static final Duration[] BUCKETS = {
    Duration.ofMillis(10),
    Duration.ofMillis(25),
    Duration.ofMillis(50),
    Duration.ofMillis(100),
    Duration.ofMillis(250),
    Duration.ofMillis(500),
    Duration.ofSeconds(1),
    Duration.ofMillis(2500),
    Duration.ofSeconds(5),
    Duration.ofSeconds(30),
    Duration.ofMinutes(5)
  };

  private final MeterRegistry registry;
  private final ReaderMetrics reader;
  private final InstantSource clock;
  private final Map<String, Counter> published;
  private final Map<String, Timer> delays;
  private final Invariants invariants;

  public FeedMetrics(MeterRegistry registry, FeedSettings settings, InstantSource clock) {
    this.registry = registry;
    this.reader = new ReaderMetrics(registry, "apogee.feed", clock);
    this.clock = clock;
    this.invariants = new Invariants(registry, Invariant.FEED_ORDER);
    this.published =
        byTopic(
            settings,
            topic ->
                Counter.builder("apogee.feed.published")
                    .description("Records acknowledged by Kafka")
                    .tag("topic", topic)
                    .register(registry));
    this.delays =
        byTopic(
            settings,
            topic ->
                Timer.builder("apogee.feed.publish")
                    .description("Time from the journal to the acknowledgement of Kafka")
                    .tag("topic", topic)
                    .serviceLevelObjectives(BUCKETS)
                    .register(registry));
  }

  private static <M> Map<String, M> byTopic(FeedSettings settings, Function<String, M> meter) {
    return Stream.of(settings.gamesTopic(), settings.resultsTopic())
        .collect(Collectors.toUnmodifiableMap(topic -> topic, meter));
  }

  ReaderMetrics reader() {
    return reader;
  }

  /** A row cannot become a record; counted if that breaks the order of the feed. */
  void broken(RuntimeException why) {
    invariants.count(why);
  }

  /** The metrics of the producer, until it is closed. */
  KafkaClientMetrics watch(Producer<?, ?> producer) {
    var meters = new KafkaClientMetrics(producer);
    meters.bindTo(registry);
    return meters;
  }

  void acknowledged(Outgoing record) {
    long now = clock.millis();
    long millis = Math.max(0, now - record.writtenAt());
    meter(published, record).increment();
    var span = record.span();
    Exemplars.measure(span, () -> meter(delays, record).record(Duration.ofMillis(millis)));
    if (span != null) {
      span.write(
          TimeUnit.MILLISECONDS.toMicros(record.writtenAt()),
          TimeUnit.MILLISECONDS.toMicros(now),
          Map.of("messaging.system", "kafka", "messaging.destination.name", record.topic()));
    }
  }

  private static <M> M meter(Map<String, M> meters, Outgoing record) {
    var meter = meters.get(record.topic());
    if (meter == null) {
      throw new IllegalArgumentException("not a topic of the feed: " + record.topic());
    }
    return meter;
  }
}
