package org.apogee.analytics.consume;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.time.temporal.ChronoUnit;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.apogee.analytics.feed.FeedBatch;
import org.apogee.analytics.feed.FeedBatch.Done;
import org.apogee.analytics.feed.FeedBatch.Outcome;
import org.apogee.analytics.feed.Meaning;
import org.apogee.platform.trace.Decisions;
import org.apogee.platform.trace.Part;
import org.apogee.platform.trace.SpanPlace;
import org.apogee.platform.trace.Traces;
import org.apogee.protocol.event.GameResult;
import org.jspecify.annotations.Nullable;

/** Writes the last spans of decisions: their records were applied, and ratings changed. */
final class ConsumerTraces {
  private final Traces traces;
  private final InstantSource clock;

  /** When the records that are being applied were received, in microseconds. */
  private long receivedAt;

  ConsumerTraces(Traces traces, InstantSource clock) {
    this.traces = traces;
    this.clock = clock;
  }

  void received() {
    receivedAt = now();
  }

  private long now() {
    return ChronoUnit.MICROS.between(Instant.EPOCH, clock.instant());
  }

  /**
   * A transaction was stored. A record that was applied before keeps its first span.
   *
   * @param took how long the transaction took
   */
  void stored(FeedBatch batch, Duration took) {
    if (!traces.isOn()) {
      return;
    }
    long end = now();
    long begun = Math.max(receivedAt, end - TimeUnit.NANOSECONDS.toMicros(took.toNanos()));
    for (var done : batch.done()) {
      var publication = done.outcome() == Outcome.REPEATED ? null : publication(done);
      if (publication != null) {
        write(done, publication.child(Part.CONSUME), begun, end);
      }
    }
  }

  /** The root of the decision that ended a game; null if it has no trace. */
  @Nullable SpanPlace rating(GameResult result, long sequence) {
    var trace = traces.of(result.game(), Decisions.ofEnd(result.ending(), sequence));
    return trace == null ? null : trace.root(Part.REQUEST);
  }

  /** Where the record was published; null if its decision has no trace. */
  private @Nullable SpanPlace publication(Done done) {
    return switch (done.meaning()) {
      case Meaning.Happened(var game, var news) ->
          publication(done.topic(), game, Decisions.of(news), news.sequence());
      case Meaning.Ended(var result, long sequence) ->
          publication(
              done.topic(), result.game(), Decisions.ofEnd(result.ending(), sequence), sequence);
      case Meaning.Corrected _, Meaning.Dead _ -> null;
    };
  }

  private @Nullable SpanPlace publication(String topic, String game, long decision, long sequence) {
    var trace = traces.of(game, decision);
    return trace == null ? null : trace.publication(topic, sequence);
  }

  private void write(Done done, SpanPlace consume, long begun, long end) {
    var attributes = new LinkedHashMap<String, Object>();
    attributes.put("messaging.system", "kafka");
    attributes.put("messaging.destination.name", done.topic());
    if (done.outcome() == Outcome.DEAD_LETTER) {
      consume.writeFailed(receivedAt, end, attributes, "dead-letter");
      return;
    }
    if (done.meaning() instanceof Meaning.Ended ended) {
      consume.child(Part.RATE).write(begun, end, Map.of("apogee.pool", ended.result().pool()));
    }
    consume.write(receivedAt, end, attributes);
  }
}
