package org.apogee.analytics.consume;

import static java.nio.charset.StandardCharsets.UTF_8;
import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import com.typesafe.config.ConfigFactory;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import org.apogee.analytics.feed.FeedBatch;
import org.apogee.analytics.feed.KafkaRecord;
import org.apogee.analytics.feed.Meaning;
import org.apogee.analytics.rating.PlackettLuce;
import org.apogee.analytics.rating.PlackettLuce.Model;
import org.apogee.local.LocalCollector;
import org.apogee.platform.config.Configuration;
import org.apogee.platform.trace.Traces;
import org.apogee.protocol.event.CloudEvent;
import org.apogee.protocol.event.FeedJson;
import org.apogee.protocol.event.GameResult;
import org.apogee.proving.sample.SampleFeed;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** What the consumer adds to the traces of decisions. */
class ConsumerTracesTest {
  private static final String RESULTS = "results";
  private static final long SECOND = 1_000_000_000;

  private final LocalCollector collector = LocalCollector.start();
  private final Traces sent =
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
          "analytics",
          "a-1");
  private final FeedBatch batch = new FeedBatch(new PlackettLuce(Model.USUAL));
  private final CloudEvent<GameResult> result = result();
  private Instant now = Instant.ofEpochSecond(100);
  private final ConsumerTraces traces = new ConsumerTraces(sent, () -> now);

  private static CloudEvent<GameResult> result() {
    return FeedJson.readResult(
        new SampleFeed(3, 1)
            .game().stream().filter(SampleFeed.Line::isResult).findFirst().orElseThrow().json());
  }

  @AfterEach
  void stop() {
    sent.close();
    collector.close();
  }

  private void take(long sequence) {
    var place = new KafkaRecord.Place(RESULTS, 0, sequence);
    batch.take(
        new KafkaRecord(place, 0, result.data().pool().getBytes(UTF_8), new byte[0]),
        new Meaning.Ended(result.data(), sequence));
  }

  private void stored() {
    traces.received();
    now = now.plusSeconds(5);
    traces.stored(batch, Duration.ofSeconds(2));
    sent.close();
  }

  @Test
  void theRatingIsBelowTheRecordThatBroughtIt() {
    take(9);
    stored();

    assertThat(collector.spans()).hasSize(2);
    var consume = collector.spans().stream().filter(s -> s.kind().equals("CONSUMER")).findFirst();
    var rate = collector.spans().stream().filter(s -> s.name().equals("rate")).findFirst();
    assertThat(consume).isPresent();
    assertThat(rate).isPresent();
    assertThat(rate.get().parent()).isEqualTo(consume.get().id());
    assertThat(consume.get().ended() - consume.get().begun()).isEqualTo(5 * SECOND);
    assertThat(rate.get().ended() - rate.get().begun()).isEqualTo(2 * SECOND);
    assertThat(rate.get().attributes()).containsEntry("apogee.pool", result.data().pool());
    // The end of the game belongs to the event before it.
    var trace = requireNonNull(sent.of(result.data().game(), 8));
    assertThat(consume.get().trace()).isEqualTo(trace.id());
  }

  @Test
  void aRecordThatComesAgainAddsNothing() {
    take(9);
    take(9);
    stored();

    assertThat(collector.spans()).hasSize(2);
  }

  @Test
  void aDeadLetterIsAFailedSpanWithoutARating() {
    take(9);
    take(12);
    stored();

    assertThat(collector.spans()).hasSize(3);
    assertThat(collector.spans())
        .filteredOn(span -> span.failed())
        .singleElement()
        .satisfies(span -> assertThat(span.name()).isEqualTo("consume"));
  }
}
