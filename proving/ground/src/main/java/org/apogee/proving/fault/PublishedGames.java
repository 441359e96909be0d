package org.apogee.proving.fault;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import org.apogee.platform.kafka.KafkaSettings;
import org.apogee.protocol.event.FeedJson;
import org.apogee.protocol.event.GameNews;
import org.apogee.proving.rig.GamesTopic;

/** Reads the whole feed as any consumer would, and keeps the order of each game. */
final class PublishedGames {
  private PublishedGames() {}

  /** What the feed holds. */
  static final class Feed {
    private final Map<String, List<String>> texts = new HashMap<>();
    private final Map<String, String> faults = new HashMap<>();
    private int records;
    private int repeats;

    void add(String game, long sequence, String text) {
      records++;
      var known = texts.computeIfAbsent(game, _ -> new ArrayList<>());
      if (sequence <= known.size()) {
        repeats++;
        if (!known.get((int) sequence - 1).equals(text)) {
          faults.putIfAbsent(
              game, "the feed repeats record %d with other words".formatted(sequence));
        }
      } else if (sequence == known.size() + 1) {
        known.add(text);
      } else {
        faults.putIfAbsent(
            game, "the feed has record %d after %d".formatted(sequence, known.size()));
      }
    }

    /** A sentence, or nothing if the game has all its records once, in order. */
    String fault(String game, int events) {
      var found = faults.getOrDefault(game, "");
      int has = size(game);
      return found.isEmpty() && has != events
          ? "the feed has %d records of %d".formatted(has, events)
          : found;
    }

    int size(String game) {
      return texts.getOrDefault(game, List.of()).size();
    }

    int records() {
      return records;
    }

    int repeats() {
      return repeats;
    }
  }

  /** Reads from the beginning until each of the games has its last record, or patience ends. */
  static Feed read(KafkaSettings kafka, List<String> games, Duration patience) {
    var feed = new Feed();
    var open = new HashSet<>(games);
    GamesTopic.readAll(
        kafka,
        record -> {
          var event = FeedJson.readNews(record.value());
          var game = event.gameid();
          if (!game.equals(record.key())) {
            throw new IllegalStateException("a record of " + game + " has the key " + record.key());
          }
          feed.add(game, event.number(), record.value());
          if (isLast(event.data())) {
            open.remove(game);
          }
        },
        open::isEmpty,
        patience);
    return feed;
  }

  private static boolean isLast(GameNews news) {
    return news instanceof GameNews.Finished || news instanceof GameNews.Cancelled;
  }
}
