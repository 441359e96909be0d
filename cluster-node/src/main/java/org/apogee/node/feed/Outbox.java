package org.apogee.node.feed;

import io.micrometer.core.instrument.binder.kafka.KafkaClientMetrics;
import java.nio.charset.StandardCharsets;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.NewTopic;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.errors.InterruptException;
import org.apache.kafka.common.errors.TopicExistsException;
import org.apache.kafka.common.header.Header;
import org.apache.kafka.common.header.internals.RecordHeader;
import org.apache.kafka.common.serialization.StringSerializer;
import org.apogee.platform.kafka.KafkaSettings;
import org.apogee.protocol.event.FeedJson;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Sends records to Kafka, with unlimited retries: when {@link #send} returns, all records are
 * acknowledged, in order.
 *
 * <p>A record must never be stored behind a later one of the same game, even if a send fails. So
 * the producer has one request in flight, waits without limit instead of dropping a record while
 * later ones are queued, and is discarded with its queue if a record fails nevertheless. The next
 * producer first reads what its predecessor, on this node or on a dead one, has stored in Kafka,
 * and does not send that again.
 */
final class Outbox implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(Outbox.class);

  /** Before a new producer: short after the first failure, then doubled. */
  private static final long PAUSE_LEAST_MS = 200;

  /** A broker that returns must not wait long for the feed. */
  private static final long PAUSE_MOST_MS = 5_000;

  /** The interval of reports to the caller while nothing is acknowledged. */
  private static final long STALL_MS = 2_000;

  /** The maximum that is queued: well below the producer's buffer. */
  private static final int SLICE_CHARS = 2 * 1024 * 1024;

  private final KafkaSettings kafka;
  private final FeedSettings settings;
  private final FeedMetrics metrics;
  private @Nullable KafkaProducer<String, String> producer;
  private @Nullable KafkaClientMetrics producerMeters;
  private @Nullable Tail tail;
  private boolean isTaking = true;
  private String connectedWith = "";

  /** Called now and then while nothing is acknowledged. */
  @FunctionalInterface
  interface Stalled {
    void tell() throws SQLException;
  }

  Outbox(KafkaSettings kafka, FeedSettings settings, FeedMetrics metrics) {
    this.kafka = kafka;
    this.settings = settings;
    this.metrics = metrics;
  }

  void send(List<Outgoing> records, Stalled stalled) throws SQLException, InterruptedException {
    var slice = new ArrayList<Outgoing>();
    int chars = 0;
    for (var record : records) {
      if (chars > 0 && chars + record.json().length() > SLICE_CHARS) {
        sendSlice(slice, stalled);
        slice.clear();
        chars = 0;
      }
      slice.add(record);
      chars += record.json().length();
    }
    if (!slice.isEmpty()) {
      sendSlice(slice, stalled);
    }
  }

  private void sendSlice(List<Outgoing> records, Stalled stalled)
      throws SQLException, InterruptedException {
    long pause = PAUSE_LEAST_MS;
    while (true) {
      try {
        var current = producer(oldest(records));
        var missing = missing(records);
        sendOnce(current, missing, stalled);
        missing.forEach(metrics::acknowledged);
        takes(true, null);
        return;
      } catch (InterruptException _) {
        throw new InterruptedException("interrupted while sending");
      } catch (KafkaException e) {
        metrics.reader().error(FeedMetrics.KAFKA);
        takes(false, e);
        close();
        stalled.tell();
        Thread.sleep(pause);
        pause = Math.min(2 * pause, PAUSE_MOST_MS);
      }
    }
  }

  /** One line when Kafka goes away and one when it is back, not one for each try. */
  private void takes(boolean doesTake, @Nullable KafkaException why) {
    if (isTaking && !doesTake) {
      LOG.warn("Kafka does not accept records; retrying until it does", why);
    } else if (!isTaking && doesTake) {
      LOG.info("Kafka accepts records again");
    }
    isTaking = doesTake;
  }

  private static long oldest(List<Outgoing> records) {
    return records.stream().mapToLong(Outgoing::writtenAt).min().orElse(0);
  }

  private List<Outgoing> missing(List<Outgoing> records) {
    var published = tail;
    if (published == null) {
      return records;
    }
    if (published.isPassed(oldest(records))) {
      tail = null;
    }
    return published.missing(records);
  }

  private void sendOnce(
      KafkaProducer<String, String> current, List<Outgoing> records, Stalled stalled)
      throws SQLException, InterruptedException {
    var failure = new AtomicReference<@Nullable Exception>();
    var open = new CountDownLatch(records.size());
    for (var record : records) {
      try {
        var _ =
            current.send(
                kafkaRecord(record),
                (_, failed) -> {
                  if (failed != null && failure.compareAndSet(null, failed)) {
                    current.close(Duration.ZERO); // on the sending thread: nothing queued goes out
                  }
                  open.countDown();
                });
      } catch (IllegalStateException e) {
        throw new KafkaException("the producer closed because a record was not stored", e);
      }
      throwIfFailed(failure.get());
    }
    while (!open.await(STALL_MS, TimeUnit.MILLISECONDS)) {
      throwIfFailed(failure.get());
      throwIfSecretsChanged();
      stalled.tell();
    }
    throwIfFailed(failure.get());
  }

  /** A broker that refuses an old password keeps its producer waiting without a failure. */
  private void throwIfSecretsChanged() {
    if (!kafka.properties().version().equals(connectedWith)) {
      throw new KafkaException("the properties of Kafka's clients have changed");
    }
  }

  private static void throwIfFailed(@Nullable Exception failure) {
    if (failure != null) {
      throw new KafkaException("a record was not stored", failure);
    }
  }

  private static ProducerRecord<String, String> kafkaRecord(Outgoing record) {
    var type =
        new RecordHeader("content-type", FeedJson.CONTENT_TYPE.getBytes(StandardCharsets.UTF_8));
    var headers = new ArrayList<Header>();
    headers.add(type);
    var span = record.span();
    if (span != null) {
      headers.add(new RecordHeader("traceparent", span.header().getBytes(StandardCharsets.UTF_8)));
    }
    return new ProducerRecord<>(
        record.topic(), null, record.writtenAt(), record.key(), record.json(), headers);
  }

  private KafkaProducer<String, String> producer(long writtenAt) throws InterruptedException {
    var current = producer;
    if (current == null) {
      connectedWith = kafka.properties().version();
      createTopics();
      tail = Tail.since(writtenAt, List.of(settings.gamesTopic(), settings.resultsTopic()), kafka);
      current =
          new KafkaProducer<>(producerSettings(), new StringSerializer(), new StringSerializer());
      producer = current;
      producerMeters = metrics.watch(current);
    }
    return current;
  }

  private Properties producerSettings() {
    var properties = kafka.producer("apogee-feed");
    properties.setProperty("delivery.timeout.ms", Integer.toString(Integer.MAX_VALUE));
    properties.setProperty("max.in.flight.requests.per.connection", "1");
    properties.setProperty("max.request.size", Integer.toString(settings.recordBytesMax() * 2));
    return properties;
  }

  private void createTopics() throws InterruptedException {
    var properties = kafka.admin("apogee-feed-topics");
    var patience = Long.toString(kafka.maxBlock().toMillis());
    properties.setProperty("request.timeout.ms", patience);
    properties.setProperty("default.api.timeout.ms", patience);
    var admin = Admin.create(properties);
    try {
      for (var topic : List.of(settings.gamesTopic(), settings.resultsTopic())) {
        create(admin, topic);
      }
    } finally {
      admin.close(Duration.ZERO); // does not wait for a broker that is away
    }
  }

  /**
   * Records are kept for ever unless the operator decides otherwise: ratings start from the first.
   */
  private void create(Admin admin, String name) throws InterruptedException {
    var replication =
        settings.replication() < 1
            ? Optional.<Short>empty()
            : Optional.of((short) settings.replication());
    var topic =
        new NewTopic(name, Optional.of(settings.partitions()), replication)
            .configs(Map.of("retention.ms", "-1", "cleanup.policy", "delete"));
    try {
      admin.createTopics(List.of(topic)).all().get();
      LOG.info("created the topic {} with {} partitions", name, settings.partitions());
    } catch (ExecutionException e) {
      if (!(e.getCause() instanceof TopicExistsException)) {
        throw new KafkaException("cannot create the topic " + name, e.getCause());
      }
    }
  }

  /** The next reader sends all unacknowledged records again. */
  @Override
  public void close() {
    var current = producer;
    var meters = producerMeters;
    producer = null;
    producerMeters = null;
    if (meters != null) {
      meters.close();
    }
    if (current != null) {
      current.close(Duration.ZERO);
    }
  }
}
