package org.apogee.proving.contest;

import java.time.Duration;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apogee.protocol.event.FeedJson;
import org.apogee.protocol.event.GameNews;
import org.apogee.protocol.event.Topics;

/** How the games of a tournament ended, as the public feed tells it to anybody. */
record FeedResults(Map<String, List<Integer>> places, Set<String> cancelled) {
  private static final Duration POLL = Duration.ofMillis(300);

  /** Reads from the beginning until all of these are over, or patience ends. */
  static FeedResults read(String kafka, String tournament, Set<String> games, Duration patience) {
    var origins = new HashMap<String, String>();
    var places = new HashMap<String, List<Integer>>();
    var cancelled = new HashSet<String>();
    try (var consumer =
        new KafkaConsumer<>(
            Map.<String, Object>of("bootstrap.servers", kafka, "enable.auto.commit", false),
            new StringDeserializer(),
            new StringDeserializer())) {
      var partitions =
          consumer.partitionsFor(Topics.GAMES).stream()
              .map(info -> new TopicPartition(info.topic(), info.partition()))
              .toList();
      consumer.assign(partitions);
      consumer.seekToBeginning(partitions);
      long end = System.nanoTime() + patience.toNanos();
      boolean more = true;
      while (more || (!places.keySet().containsAll(games) && System.nanoTime() < end)) {
        var polled = consumer.poll(POLL);
        more = !polled.isEmpty();
        for (var record : polled) {
          var event = FeedJson.readNews(record.value());
          switch (event.data()) {
            case GameNews.Started started -> origins.put(event.gameid(), started.origin().by());
            case GameNews.Finished over -> places.put(event.gameid(), over.places());
            case GameNews.Cancelled _ -> cancelled.add(event.gameid());
            default -> {}
          }
        }
      }
    }
    places.keySet().removeIf(game -> !tournament.equals(origins.get(game)));
    cancelled.removeIf(game -> !tournament.equals(origins.get(game)));
    return new FeedResults(places, cancelled);
  }
}
