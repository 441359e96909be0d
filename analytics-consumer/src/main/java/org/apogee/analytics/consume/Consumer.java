package org.apogee.analytics.consume;

import io.micrometer.core.instrument.MeterRegistry;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.apache.kafka.clients.consumer.ConsumerRebalanceListener;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.errors.InterruptException;
import org.apache.kafka.common.errors.WakeupException;
import org.apache.kafka.common.serialization.ByteArrayDeserializer;
import org.apogee.analytics.feed.FeedBatch;
import org.apogee.analytics.feed.FeedReader;
import org.apogee.analytics.feed.KafkaRecord;
import org.apogee.analytics.store.Store;
import org.apogee.platform.Unavailable;
import org.apogee.platform.kafka.KafkaSettings;
import org.apogee.platform.trace.Traces;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Reads the feed as one of a group and hands it to the tables, until it is closed. Nothing ends it:
 * what cannot be used is set aside, and what is away is asked again.
 */
public final class Consumer implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(Consumer.class);

  /** How long a poll waits for records; also how soon a stop is noticed. */
  private static final Duration POLL = Duration.ofMillis(250);

  private static final Duration CLOSE = Duration.ofSeconds(5);

  /** After a failure of database or broker: short at first, then doubled. */
  private static final long PAUSE_LEAST_MS = 100;

  private static final long PAUSE_MOST_MS = 5_000;

  /** How late this process shows what others have stored. */
  private static final Duration TOTALS = Duration.ofMinutes(1);

  private final KafkaSettings kafka;
  private final ConsumeSettings settings;
  private final Store store;
  private final InstantSource clock;
  private final Applier applier;
  private final ConsumeMetrics metrics;
  private final ConsumerTraces traces;
  private final Placement placement;
  private final CountDownLatch stop = new CountDownLatch(1);
  private final Thread thread = new Thread(this::run, "analytics-consumer");

  /** Partitions that are ours now, and whose place in the tables was not looked up yet. */
  private final Set<TopicPartition> unplaced = new HashSet<>();

  /** Partitions that are ours and of which nothing is applied, until somebody repairs it. */
  private final Set<TopicPartition> refused = new HashSet<>();

  /** Whether the group has given this process its partitions, which may be none. */
  private boolean isMember;

  /** For close(), which may only wake it up: Kafka's consumers belong to one thread. */
  private volatile @Nullable KafkaConsumer<byte[], byte[]> current;

  private long pause = PAUSE_LEAST_MS;
  private boolean isAway;
  private long totalsMillis;

  /** Records that one transaction takes in. */
  private int piece;

  private Consumer(
      KafkaSettings kafka,
      ConsumeSettings settings,
      Store store,
      MeterRegistry registry,
      Traces traces,
      InstantSource clock) {
    this.kafka = kafka;
    this.settings = settings;
    this.store = store;
    this.clock = clock;
    this.piece = settings.recordsPerPoll();
    this.placement = new Placement(kafka, store);
    this.traces = new ConsumerTraces(traces, clock);
    this.metrics = new ConsumeMetrics(registry, clock, this.traces, settings.topics());
    this.applier =
        new Applier(
            store,
            new FeedReader(settings.resultsTopic(), settings.recordBytesMax()),
            this::stored);
  }

  /** Begins to consume on a thread of its own. */
  public static Consumer start(
      KafkaSettings kafka,
      ConsumeSettings settings,
      Store store,
      MeterRegistry registry,
      Traces traces,
      InstantSource clock) {
    var consumer = new Consumer(kafka, settings, store, registry, traces, clock);
    consumer.readTotals();
    consumer.thread.start();
    return consumer;
  }

  private void readTotals() {
    metrics.stored(store.deadLetters(), store.entityRatings(ConsumeMetrics.ENTITIES_MAX));
    totalsMillis = clock.millis();
  }

  /** Other processes change the tables, too, and partitions change hands. */
  private void readTotalsSometimes() {
    if (Math.abs(clock.millis() - totalsMillis) >= TOTALS.toMillis()) {
      readTotals();
    }
  }

  private void stored(FeedBatch batch, Duration took) {
    metrics.stored(batch, took);
    traces.stored(batch, took);
    for (var letter : batch.deadLetters()) {
      var why = letter.why();
      LOG.warn("{} is {}: {}", letter.record().place(), why.reason().code(), why.detail());
    }
  }

  public boolean isAlive() {
    return thread.isAlive();
  }

  private boolean isStopping() {
    return stop.getCount() == 0;
  }

  private void run() {
    while (!isStopping()) {
      try (var consumer = open()) {
        current = consumer;
        consumer.subscribe(settings.topics(), new Listener(consumer));
        while (!isStopping()) {
          round(consumer);
        }
      } catch (WakeupException | InterruptException _) {
        // the loop looks whether this is the end
      } catch (KafkaException e) {
        away("cannot read from Kafka; retrying until it works", e);
      } catch (RuntimeException e) {
        LOG.error("a bug; the consumer restarts from the stored offsets", e);
        away("The consumer failed", e);
      }
      current = null;
      isMember = false;
      unplaced.clear();
      refused.clear();
      metrics.lagUnknown();
    }
  }

  private KafkaConsumer<byte[], byte[]> open() {
    var properties = kafka.consumer("apogee-analytics", settings.group());
    properties.setProperty("max.poll.records", Integer.toString(settings.recordsPerPoll()));
    // Where the stored offset is out of range, the next life finds out why.
    properties.setProperty("auto.offset.reset", "none");
    return new KafkaConsumer<>(
        properties, new ByteArrayDeserializer(), new ByteArrayDeserializer());
  }

  private void round(KafkaConsumer<byte[], byte[]> consumer) {
    var records = new ArrayList<KafkaRecord>();
    var first = new HashMap<TopicPartition, Long>();
    int more = add(consumer.poll(POLL), records, first);
    // A large batch costs the tables little more than a small one: take what is here already.
    while (more > 0 && records.size() < settings.recordsPerPoll()) {
      more = add(consumer.poll(Duration.ZERO), records, first);
    }
    traces.received();
    boolean isApplied = false;
    try {
      place(consumer);
      for (int from = 0; from < records.size(); from += piece) {
        applier.take(records.subList(from, Math.min(records.size(), from + piece)));
      }
      isApplied = !records.isEmpty();
      readTotalsSometimes();
    } catch (Unavailable e) {
      again(consumer, first);
      away("The database does not answer; retrying until it does", e);
    }
    if (isMember && unplaced.isEmpty()) {
      boolean isAll = reportLag(consumer);
      if (isApplied || isAll) {
        back();
      }
      if ((isApplied || isAll) && refused.isEmpty()) {
        metrics.progressed();
      }
    }
  }

  private static int add(
      ConsumerRecords<byte[], byte[]> polled,
      List<KafkaRecord> records,
      Map<TopicPartition, Long> first) {
    for (var record : polled) {
      records.add(kafkaRecord(record));
      first.putIfAbsent(new TopicPartition(record.topic(), record.partition()), record.offset());
    }
    return polled.count();
  }

  private void place(KafkaConsumer<byte[], byte[]> consumer) {
    unplaced.retainAll(consumer.assignment());
    if (!unplaced.isEmpty()) {
      refused.addAll(placement.place(consumer, Set.copyOf(unplaced)));
      unplaced.clear();
    }
  }

  /**
   * It is unknown whether the last transaction was stored; the stored offsets decide. It may have
   * been too large for a slow database, so the next ones are smaller.
   */
  private void again(KafkaConsumer<byte[], byte[]> consumer, Map<TopicPartition, Long> first) {
    piece = Math.max(1, piece / 2);
    first.forEach((partition, offset) -> {
      if (consumer.assignment().contains(partition)) {
        consumer.seek(partition, offset);
      }
    });
  }

  private void away(String sentence, RuntimeException why) {
    if (!isAway) {
      LOG.warn(sentence, why);
    }
    isAway = true;
    try {
      var _ = stop.await(pause, TimeUnit.MILLISECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    pause = Math.min(2 * pause, PAUSE_MOST_MS);
  }

  private void back() {
    if (isAway) {
      LOG.info("Kafka and the database answer again");
    }
    isAway = false;
    pause = PAUSE_LEAST_MS;
    piece = Math.min(2 * piece, settings.recordsPerPoll());
  }

  /** Returns whether all records are applied: an empty poll alone may only mean that none came. */
  private boolean reportLag(KafkaConsumer<byte[], byte[]> consumer) {
    var lags = new TreeMap<String, Long>();
    settings.topics().forEach(topic -> lags.put(topic, 0L));
    // Nothing is fetched of a refused partition, so the consumer does not hear how it grows.
    var ends = consumer.endOffsets(refused);
    for (var partition : consumer.assignment()) {
      var lag =
          ends.containsKey(partition)
              ? OptionalLong.of(ends.get(partition))
              : consumer.currentLag(partition);
      if (lag.isEmpty()) {
        return false;
      }
      lags.merge(partition.topic(), lag.getAsLong(), Long::sum);
    }
    lags.forEach(metrics::lag);
    return lags.values().stream().allMatch(lag -> lag == 0);
  }

  private static KafkaRecord kafkaRecord(ConsumerRecord<byte[], byte[]> record) {
    return new KafkaRecord(
        new KafkaRecord.Place(record.topic(), record.partition(), record.offset()),
        record.timestamp(),
        record.key(),
        record.value());
  }

  /** Called by {@code poll}, on the same thread. */
  private final class Listener implements ConsumerRebalanceListener {
    private final KafkaConsumer<byte[], byte[]> consumer;

    Listener(KafkaConsumer<byte[], byte[]> consumer) {
      this.consumer = consumer;
    }

    @Override
    public void onPartitionsAssigned(Collection<TopicPartition> partitions) {
      Placement.hold(consumer, partitions);
      unplaced.addAll(partitions);
      isMember = true;
      metrics.rebalanced();
    }

    @Override
    public void onPartitionsRevoked(Collection<TopicPartition> partitions) {
      unplaced.removeAll(List.copyOf(partitions));
      refused.removeAll(List.copyOf(partitions));
      isMember = false;
      metrics.rebalanced();
    }

    @Override
    public void onPartitionsLost(Collection<TopicPartition> partitions) {
      onPartitionsRevoked(partitions);
    }
  }

  /** Ends after the transaction that is under way. */
  @Override
  public void close() {
    stop.countDown();
    var consumer = current;
    if (consumer != null) {
      consumer.wakeup();
    }
    try {
      if (!thread.join(CLOSE)) {
        thread.interrupt();
        thread.join();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
