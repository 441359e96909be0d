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

  /** Heap of the process for each game; the largest games take half of it. */
  private static final int BYTES_OF_GAME = 64 * 1024;

  private static final int GAMES_LEAST = 1000;
  private static final int GAMES_MOST = 1_000_000;

  /** The memory of the process is shared with the publisher, which follows the same games. */
  FeedSettings forSecondReader() {
    int games = Math.max(GAMES_LEAST, gamesInMemory / 4);
    return new FeedSettings(
        gamesTopic, resultsTopic, partitions, replication, games, recordBytesMax);
  }

  /** Reads {@code apogee.feed}. */
  public static FeedSettings from(Configuration apogee) {
    var feed = apogee.under("feed");
    return new FeedSettings(
        feed.text("games-topic"),
        feed.text("results-topic"),
        feed.whole("partitions", 1, 1000),
        feed.whole("replication", -1, 100),
        gamesInMemory(feed.whole("games-in-memory", 0, GAMES_MOST)),
        feed.bytes("record-max", 1024, 16 * MIB));
  }

  /** A game that is not in memory is read again for each event, so 0 means as many as fit. */
  private static int gamesInMemory(int wanted) {
    long fit = Runtime.getRuntime().maxMemory() / BYTES_OF_GAME;
    return wanted > 0 ? wanted : Math.clamp(fit, GAMES_LEAST, GAMES_MOST);
  }
}
