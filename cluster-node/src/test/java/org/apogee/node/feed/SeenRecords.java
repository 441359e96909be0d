package org.apogee.node.feed;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BooleanSupplier;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apogee.protocol.ProtocolJson;
import org.apogee.protocol.event.FeedJson;

/** What a consumer has seen: each record checked, repeats dropped as a consumer drops them. */
final class SeenRecords implements AutoCloseable {
  private static final Duration PATIENCE = Duration.ofSeconds(90);

  private final FeedSettings settings;
  private final KafkaConsumer<String, String> consumer;
  private final Map<String, Long> last = new HashMap<>();
  private final Map<String, Integer> contents = new HashMap<>();
  private final Set<String> results = new TreeSet<>();
  private int repeats;
  private int records;
  private long chars;
  private boolean hasSchemas = true;

  SeenRecords(FeedSettings settings, String bootstrap) {
    this.settings = settings;
    consumer =
        new KafkaConsumer<>(
            Map.of("bootstrap.servers", bootstrap, "metadata.max.age.ms", "1000"),
            new StringDeserializer(),
            new StringDeserializer());
    var partitions = new ArrayList<TopicPartition>();
    for (var topic : List.of(settings.gamesTopic(), settings.resultsTopic())) {
      for (int partition = 0; partition < settings.partitions(); partition++) {
        partitions.add(new TopicPartition(topic, partition));
      }
    }
    consumer.assign(partitions);
    consumer.seekToBeginning(partitions);
  }

  /** For so many records that the schemas would take longer than everything else. */
  SeenRecords withoutSchemas() {
    hasSchemas = false;
    return this;
  }

  private void see(ConsumerRecord<String, String> record) {
    records++;
    chars += record.value().length();
    var said =
        contents.putIfAbsent(record.topic() + idOf(record.value()), record.value().hashCode());
    if (said != null) {
      assertThat(record.value().hashCode()).as("a repeat says the same").isEqualTo(said);
      repeats++;
    }
    if (record.topic().equals(settings.resultsTopic())) {
      if (hasSchemas) {
        FeedSchemas.checkResult(record.value());
      }
      var result = FeedJson.readResult(record.value());
      assertThat(record.key()).isEqualTo(result.data().pool());
      results.add(result.gameid());
      return;
    }
    if (hasSchemas) {
      FeedSchemas.checkNews(record.value());
    }
    var news = FeedJson.readNews(record.value());
    assertThat(record.key()).isEqualTo(news.gameid());
    long before = last.getOrDefault(news.gameid(), 0L);
    assertThat(news.number()).as(record.value()).isLessThanOrEqualTo(before + 1);
    last.put(news.gameid(), Math.max(before, news.number()));
  }

  private static String idOf(String json) {
    try {
      return ProtocolJson.MAPPER.readTree(json).get("id").textValue();
    } catch (JsonProcessingException e) {
      throw new AssertionError("no JSON: " + json, e);
    }
  }

  void await(BooleanSupplier isSeen) {
    long end = System.nanoTime() + PATIENCE.toNanos();
    while (!isSeen.getAsBoolean()) {
      assertThat(System.nanoTime()).as("seen %s, results %s", last, results).isLessThan(end);
      consumer.poll(Duration.ofMillis(100)).forEach(this::see);
    }
  }

  /** Waits for the last number of every game. */
  void await(Map<String, Long> expected) {
    await(() -> last.equals(expected));
  }

  void awaitResults(Set<String> games) {
    await(() -> results.equals(games));
  }

  int repeats() {
    return repeats;
  }

  long chars() {
    return chars;
  }

  int records() {
    return records;
  }

  @Override
  public void close() {
    consumer.close();
  }
}
