package org.apogee.node.feed;

import static java.util.Objects.requireNonNull;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import org.apache.kafka.clients.consumer.CloseOptions;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.errors.TimeoutException;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apogee.platform.kafka.KafkaSettings;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The records at the end of the feed. A publisher that dies has published more than its bookmark
 * contains; its successor looks here and does not publish those records again.
 *
 * <p>Only an exact copy of a record counts as published, so that every unrecognised record is sent:
 * a repeat is harmless, a missing record is not.
 */
final class Tail {
  private static final Logger LOG = LoggerFactory.getLogger(Tail.class);

  /** Rows are published nearly in the order of their times: this is what "nearly" may mean. */
  private static final long MARGIN_MS = 2_000;

  /** More would take long and much memory; what is beyond them may come again. */
  private static final int RECORDS_MOST = 200_000;

  /** A poll in memory at a time, next to the games of the node. */
  private static final int FETCH_BYTES = 2 * 1024 * 1024;

  /** The first half of a SHA-256: no two records that differ have the same. */
  private record Print(long high, long low) {}

  private final Set<Print> prints = new HashSet<>();
  private long newest;

  private Tail() {}

  /** Reads all records that were journaled at a moment or later, as far as they are there now. */
  static Tail since(long writtenAt, List<String> topics, KafkaSettings kafka) {
    var tail = new Tail();
    var consumer =
        new KafkaConsumer<>(settings(kafka), new StringDeserializer(), new StringDeserializer());
    try {
      tail.read(consumer, partitions(consumer, topics), writtenAt - MARGIN_MS, kafka.maxBlock());
    } finally {
      consumer.close(
          CloseOptions.timeout(Duration.ZERO)); // does not wait for a broker that is away
    }
    if (!tail.prints.isEmpty()) {
      LOG.info(
          "the last part of the feed has {} records of the period that may repeat",
          tail.prints.size());
    }
    return tail;
  }

  private static Properties settings(KafkaSettings kafka) {
    var properties = kafka.reader("apogee-feed-tail");
    properties.setProperty("fetch.max.bytes", Integer.toString(FETCH_BYTES));
    var patience = Long.toString(kafka.maxBlock().toMillis());
    properties.setProperty("request.timeout.ms", patience);
    properties.setProperty("default.api.timeout.ms", patience);
    return properties;
  }

  private static List<TopicPartition> partitions(
      KafkaConsumer<String, String> consumer, List<String> topics) {
    var partitions = new ArrayList<TopicPartition>();
    for (var topic : topics) {
      consumer
          .partitionsFor(topic)
          .forEach(info -> partitions.add(new TopicPartition(topic, info.partition())));
    }
    return partitions;
  }

  private void read(
      KafkaConsumer<String, String> consumer,
      List<TopicPartition> partitions,
      long since,
      Duration patience) {
    var ends = startAt(since, consumer, partitions);
    long lastNews = System.nanoTime();
    ends.entrySet().removeIf(end -> consumer.position(end.getKey()) >= end.getValue());
    while (!ends.isEmpty()) {
      for (var record : consumer.poll(Duration.ofMillis(100))) {
        prints.add(print(record.topic(), record.value()));
        newest = Math.max(newest, record.timestamp());
        lastNews = System.nanoTime();
      }
      ends.entrySet().removeIf(end -> consumer.position(end.getKey()) >= end.getValue());
      if (prints.size() >= RECORDS_MOST) {
        LOG.warn(
            "the last part of the feed is too long to read; records before the last {} may repeat",
            prints.size());
        return;
      }
      if (System.nanoTime() - lastNews > patience.toNanos()) {
        throw new TimeoutException("cannot read the last part of the feed");
      }
    }
  }

  /** Leaves the consumer at the first records of that time, and returns where each part ends. */
  private static Map<TopicPartition, Long> startAt(
      long since, KafkaConsumer<String, String> consumer, List<TopicPartition> partitions) {
    var times = new HashMap<TopicPartition, Long>();
    partitions.forEach(partition -> times.put(partition, Math.max(0, since)));
    consumer.assign(partitions);
    var ends = consumer.endOffsets(partitions);
    consumer
        .offsetsForTimes(times)
        .forEach((partition, start) -> {
          long end = requireNonNull(ends.get(partition));
          consumer.seek(partition, start == null ? end : start.offset()); // null: nothing so young
        });
    return new HashMap<>(ends);
  }

  /** Those that are not there yet. */
  List<Outgoing> missing(List<Outgoing> records) {
    if (prints.isEmpty()) {
      return records;
    }
    return records.stream()
        .filter(record -> !prints.contains(print(record.topic(), record.json())))
        .toList();
  }

  /** Whether records of this time and later are too young to be in it. */
  boolean isPassed(long writtenAt) {
    return prints.isEmpty() || writtenAt > newest + MARGIN_MS;
  }

  private static Print print(String topic, String json) {
    try {
      var digest = MessageDigest.getInstance("SHA-256");
      digest.update(topic.getBytes(StandardCharsets.UTF_8));
      var hash = ByteBuffer.wrap(digest.digest(json.getBytes(StandardCharsets.UTF_8)));
      return new Print(hash.getLong(), hash.getLong());
    } catch (NoSuchAlgorithmException impossible) {
      throw new IllegalStateException("every Java has SHA-256", impossible);
    }
  }
}
