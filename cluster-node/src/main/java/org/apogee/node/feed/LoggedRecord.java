package org.apogee.node.feed;

/**
 * A record of the feed over HTTP.
 *
 * @param topic {@code games} or {@code results}
 * @param hasNames whether it names players
 */
record LoggedRecord(String topic, String json, boolean hasNames) {
  private static final String NAME = "\"name\":";
  static final String GAMES = "games";
  static final String RESULTS = "results";

  static LoggedRecord of(Outgoing record, FeedSettings settings) {
    return record.topic().equals(settings.gamesTopic())
        ? new LoggedRecord(GAMES, record.json(), record.json().contains(NAME))
        : ofResults(record.json());
  }

  /** A result or a correction. */
  static LoggedRecord ofResults(String json) {
    return new LoggedRecord(RESULTS, json, true);
  }
}
