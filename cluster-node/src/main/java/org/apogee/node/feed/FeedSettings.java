package org.apogee.node.feed;

import org.apogee.platform.config.Configuration;

/**
 * How the feed is published.
 *
 * @param partitions of a topic that does not exist yet
 * @param replication copies of such a topic, or -1 for the broker's default
 * @param gamesInMemory how many games in play are followed without reading them again
 * @param recordBytesMax a longer record is not published, and its game waits
 */
public record FeedSettings(
    String gamesTopic,
    String resultsTopic,
    int partitions,
    int replication,
    int gamesInMemory,
    int recordBytesMax) {
  private static final int MIB = 1024 * 1024;

  /** Reads {@code apogee.feed}. */
  public static FeedSettings from(Configuration apogee) {
    var feed = apogee.under("feed");
    return new FeedSettings(
        feed.text("games-topic"),
        feed.text("results-topic"),
        feed.whole("partitions", 1, 1000),
        feed.whole("replication", -1, 100),
        feed.whole("games-in-memory", 1, 1_000_000),
        feed.bytes("record-max", 1024, 16 * MIB));
  }
}
