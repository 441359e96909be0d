package org.apogee.proving.contest;

import java.time.Duration;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.apogee.platform.kafka.KafkaSettings;
import org.apogee.protocol.event.FeedJson;
import org.apogee.protocol.event.GameNews;
import org.apogee.proving.rig.GamesTopic;

/** How the games of a tournament ended, as the public feed tells it to anybody. */
record PublishedResults(Map<String, List<Integer>> places, Set<String> cancelled) {
  /** Reads from the beginning until all of these are over, or patience ends. */
  static PublishedResults read(
      String kafka, String tournament, Set<String> games, Duration patience) {
    var origins = new HashMap<String, String>();
    var places = new HashMap<String, List<Integer>>();
    var cancelled = new HashSet<String>();
    GamesTopic.readAll(
        KafkaSettings.at(kafka),
        record -> {
          var event = FeedJson.readNews(record.value());
          switch (event.data()) {
            case GameNews.Started started -> origins.put(event.gameid(), started.origin().by());
            case GameNews.Finished over -> places.put(event.gameid(), over.places());
            case GameNews.Cancelled _ -> cancelled.add(event.gameid());
            default -> {}
          }
        },
        () -> places.keySet().containsAll(games),
        patience);
    places.keySet().removeIf(game -> !tournament.equals(origins.get(game)));
    cancelled.removeIf(game -> !tournament.equals(origins.get(game)));
    return new PublishedResults(places, cancelled);
  }
}
