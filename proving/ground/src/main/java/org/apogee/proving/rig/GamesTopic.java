package org.apogee.proving.rig;

import java.time.Duration;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apogee.platform.kafka.KafkaSettings;
import org.apogee.protocol.event.Topics;

/** All partitions of the public topic of games, read by one thread as any consumer reads them. */
public final class GamesTopic implements AutoCloseable {
  /** An empty poll of this length means that all published records have been read. */
  private static final Duration POLL = Duration.ofMillis(200);

  private final KafkaConsumer<String, String> consumer;
  private final List<TopicPartition> partitions;

  private GamesTopic(KafkaSettings kafka) {
    consumer =
        new KafkaConsumer<>(
            kafka.reader("apogee-proving-ground"),
            new StringDeserializer(),
            new StringDeserializer());
    partitions =
        consumer.partitionsFor(Topics.GAMES).stream()
            .map(info -> new TopicPartition(info.topic(), info.partition()))
            .toList();
    consumer.assign(partitions);
  }

  /** Reads only what is published from now on. */
  public static GamesTopic atEnd(String kafka) {
    var topic = new GamesTopic(KafkaSettings.at(kafka));
    topic.consumer.seekToEnd(topic.partitions);
    // Seeking is lazy: without asking for the positions, "now" would be the first poll.
    topic.partitions.forEach(topic.consumer::position);
    return topic;
  }

  /**
   * Reads everything that was published, and further until all that is expected has been read or
   * patience ends.
   */
  public static void readAll(
      KafkaSettings kafka,
      Consumer<ConsumerRecord<String, String>> listener,
      BooleanSupplier isComplete,
      Duration patience) {
    try (var topic = new GamesTopic(kafka)) {
      if (topic.partitions.isEmpty()) {
        return; // The topic does not exist: nothing was ever published.
      }
      topic.consumer.seekToBeginning(topic.partitions);
      long end = System.nanoTime() + patience.toNanos();
      boolean more = true;
      while (more || (!isComplete.getAsBoolean() && System.nanoTime() < end)) {
        var polled = topic.poll(POLL);
        more = !polled.isEmpty();
        polled.forEach(listener);
      }
    }
  }

  public ConsumerRecords<String, String> poll(Duration limit) {
    return consumer.poll(limit);
  }

  @Override
  public void close() {
    consumer.close();
  }
}
