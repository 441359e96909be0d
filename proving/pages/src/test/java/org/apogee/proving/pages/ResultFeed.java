package org.apogee.proving.pages;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apogee.protocol.ProtocolJson;
import org.apogee.protocol.event.Topics;

/** The results of rated games with their corrections, as any consumer of the feed reads them. */
final class ResultFeed {
  private static final Duration POLL = Duration.ofMillis(200);

  private ResultFeed() {}

  /** A game that counts: its players and their places. */
  record Counted(List<String> players, List<Integer> places) {}

  /** The games whose IDs begin so; of several records of a game the last one holds. */
  static Map<String, Counted> games(String broker, String prefix) {
    var last = new HashMap<String, JsonNode>();
    for (var record : records(broker)) {
      var game = record.get("subject").asText();
      if (game.startsWith(prefix)) {
        last.merge(
            game,
            record,
            (one, other) -> sequence(one).compareTo(sequence(other)) > 0 ? one : other);
      }
    }
    var counted = new TreeMap<String, Counted>();
    last.forEach((game, record) -> {
      var data = record.get("data");
      boolean isCorrection = data.has("revision");
      if (!isCorrection || data.get("counts").asBoolean()) {
        var result = isCorrection ? data.get("result") : data;
        counted.put(
            game,
            new Counted(
                result.get("seats").valueStream().map(s -> s.get("player").asText()).toList(),
                data.get("places").valueStream().map(JsonNode::asInt).toList()));
      }
    });
    return counted;
  }

  /** A point for each game, shared by those who are first, by player. */
  static Map<String, Double> points(Map<String, Counted> games) {
    var points = new TreeMap<String, Double>();
    for (var game : games.values()) {
      double share = 1.0 / Collections.frequency(game.places, 1);
      for (int seat = 0; seat < game.places.size(); seat++) {
        points.merge(game.players.get(seat), game.places.get(seat) == 1 ? share : 0, Double::sum);
      }
    }
    return points;
  }

  private static String sequence(JsonNode record) {
    return record.get("sequence").asText();
  }

  /** The number of records. */
  static long length(String broker) {
    return records(broker).size();
  }

  private static List<JsonNode> records(String broker) {
    var found = new ArrayList<JsonNode>();
    Map<String, Object> settings = Map.of("bootstrap.servers", broker);
    try (var consumer =
        new KafkaConsumer<>(settings, new StringDeserializer(), new StringDeserializer())) {
      var partitions =
          consumer.partitionsFor(Topics.RESULTS).stream()
              .map(each -> new TopicPartition(each.topic(), each.partition()))
              .toList();
      consumer.assign(partitions);
      consumer.seekToBeginning(partitions);
      var ends = consumer.endOffsets(partitions);
      while (partitions.stream()
          .anyMatch(each -> consumer.position(each) < ends.getOrDefault(each, 0L))) {
        for (var record : consumer.poll(POLL)) {
          found.add(ProtocolJson.MAPPER.readTree(record.value()));
        }
      }
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
    return found;
  }
}
