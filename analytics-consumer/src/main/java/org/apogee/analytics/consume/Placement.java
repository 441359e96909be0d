package org.apogee.analytics.consume;

import static java.util.stream.Collectors.toMap;
import static java.util.stream.Collectors.toSet;

import java.time.Duration;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ExecutionException;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.errors.InterruptException;
import org.apogee.analytics.feed.Partition;
import org.apogee.analytics.store.Store;
import org.apogee.platform.kafka.KafkaSettings;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Resumes partitions at the stored offsets; the offsets that Kafka stores are not used. A partition
 * that does not continue the records of the tables stays paused: its records would be ignored, or
 * counted beside those of the same games.
 */
final class Placement {
  private static final Logger LOG = LoggerFactory.getLogger(Placement.class);

  private final KafkaSettings kafka;
  private final Store store;

  Placement(KafkaSettings kafka, Store store) {
    this.kafka = kafka;
    this.store = store;
  }

  /**
   * Holds new partitions until they are placed. Without a position, a poll would fail: the consumer
   * must not choose one by itself.
   */
  static void hold(KafkaConsumer<byte[], byte[]> consumer, Collection<TopicPartition> partitions) {
    consumer.pause(partitions);
    partitions.forEach(partition -> consumer.seek(partition, 0));
  }

  /** A partition in Kafka, and the first offset of it that was not applied. */
  private record Held(TopicPartition partition, long next, long first, long end) {}

  /** Returns the partitions of which nothing may be applied. */
  Set<TopicPartition> place(
      KafkaConsumer<byte[], byte[]> consumer, Set<TopicPartition> partitions) {
    var all = held(consumer, partitions);
    var same = same(all);
    var refused = new HashSet<TopicPartition>();
    for (var held : all) {
      boolean isSame = same.contains(held.partition.topic());
      switch (Continuity.of(held.next, held.first, held.end, isSame)) {
        case WHOLE -> resume(consumer, held.partition, held.next);
        case GAP -> {
          LOG.error(
              "{} begins at {}, and the record at {} was not applied yet: the records between are"
                  + " missing from the ratings",
              held.partition,
              held.first,
              held.next);
          resume(consumer, held.partition, held.first);
        }
        case REPLACED -> {
          LOG.error(
              "{} with its end at {} does not continue the records before {}, from which the ratings"
                  + " were computed: the topic was created again, or Kafka lost records. Nothing of"
                  + " it is applied. To repair this, follow \"Losing Kafka\" in docs/operations.md.",
              held.partition,
              held.end,
              held.next);
          refused.add(held.partition);
        }
      }
    }
    return refused;
  }

  private List<Held> held(KafkaConsumer<byte[], byte[]> consumer, Set<TopicPartition> partitions) {
    var next =
        store.offsets(
            partitions.stream().map(p -> new Partition(p.topic(), p.partition())).toList());
    var first = consumer.beginningOffsets(partitions);
    var end = consumer.endOffsets(partitions);
    return next.entrySet().stream()
        .map(offset -> {
          var partition = new TopicPartition(offset.getKey().topic(), offset.getKey().number());
          return new Held(
              partition,
              offset.getValue(),
              first.getOrDefault(partition, 0L),
              end.getOrDefault(partition, 0L));
        })
        .toList();
  }

  private static void resume(
      KafkaConsumer<byte[], byte[]> consumer, TopicPartition partition, long offset) {
    consumer.seek(partition, offset);
    consumer.resume(Set.of(partition));
  }

  /** The topics that are those of the tables. One that is too short cannot be. */
  private Set<String> same(List<Held> all) {
    var ids = new HashMap<>(ids(all.stream().map(held -> held.partition.topic()).collect(toSet())));
    all.stream()
        .filter(held -> held.end < held.next)
        .forEach(held -> ids.remove(held.partition.topic()));
    return store.sameTopics(ids);
  }

  private Map<String, String> ids(Set<String> topics) {
    var admin = Admin.create(kafka.admin("apogee-analytics-topics"));
    try {
      return admin.describeTopics(topics).allTopicNames().get().entrySet().stream()
          .collect(toMap(Map.Entry::getKey, topic -> topic.getValue().topicId().toString()));
    } catch (InterruptedException e) {
      throw new InterruptException(e);
    } catch (ExecutionException e) {
      throw new KafkaException("cannot describe " + topics, e.getCause());
    } finally {
      admin.close(Duration.ZERO); // does not wait for a broker that is away
    }
  }
}
