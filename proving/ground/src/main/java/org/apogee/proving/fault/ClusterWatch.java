package org.apogee.proving.fault;

import java.sql.DriverManager;
import java.sql.SQLException;
import java.time.Duration;
import java.util.Locale;
import java.util.TreeSet;
import org.apogee.local.LocalDatabase;

/**
 * Looks at all nodes several times a second: how many clusters do ready nodes belong to, how many
 * publish the feed? What it may have missed stands in the database, where each cluster and each
 * life of a reader has a row.
 */
public final class ClusterWatch implements AutoCloseable {
  /** Shorter than the heartbeat of the cluster, 500 ms. */
  private static final Duration EVERY = Duration.ofMillis(100);

  /** A paused node keeps its old view until it learns that it was removed. */
  private static final double TWO_CLUSTERS_SECONDS_MAX = 15;

  /** Nodes are asked one after the other, so a hand-over may look like two for one or two looks. */
  private static final double TWO_PUBLISHERS_SECONDS_MAX = 1;

  private static final String OVERLAPPING_CLUSTERS =
      """
      SELECT count(*) FROM journal.cluster AS one JOIN journal.cluster AS other
      ON one.number < other.number AND other.founded_at < coalesce(one.ended_at, 'infinity')
      """;
  private static final String LIVES_OF_THE_REMOVED =
      """
      SELECT count(*) FROM games.reader_life AS life JOIN journal.cluster_member AS member
      ON life.member = member.address || '#' || member.uid AND life.began_at > member.removed_at
      """;
  private static final String TAKEN_BACK =
      """
      SELECT count(*) FROM games.reader_life AS again
      WHERE EXISTS (SELECT FROM games.reader_life AS mine, games.reader_life AS other
        WHERE mine.reader = again.reader AND other.reader = again.reader
          AND mine.member = again.member AND other.member <> again.member
          AND mine.life < other.life AND other.life < again.life)
      """;
  private static final String CLUSTERS = "SELECT count(*) FROM journal.cluster";
  private static final String LIVES = "SELECT count(*) FROM games.reader_life";

  private final TestBed bed;
  private final Thread thread;

  // Longest times in seconds; written by the watching thread, read by the drill.
  private volatile double twoClusters;
  private volatile double twoReadyClusters;
  private volatile double twoPublishers;
  private volatile int clusters;

  private ClusterWatch(TestBed bed) {
    this.bed = bed;
    thread = Thread.ofVirtual().name("cluster-watch").unstarted(this::look);
  }

  public static ClusterWatch start(TestBed bed) {
    var watch = new ClusterWatch(bed);
    watch.thread.start();
    return watch;
  }

  /** How long something has gone on without an interruption. */
  private static final class Span {
    private long since;
    private double longest;

    void is(boolean so, long now) {
      if (!so) {
        since = 0;
      } else if (since == 0) {
        since = now;
      } else {
        longest = Math.max(longest, (now - since) / 1e9);
      }
    }
  }

  private void look() {
    var all = new Span();
    var ready = new Span();
    var publishers = new Span();
    try {
      while (true) {
        var numbers = new TreeSet<Long>();
        var readyNumbers = new TreeSet<Long>();
        double publishing = 0;
        for (int node = 0; node < bed.stack().management().size(); node++) {
          var page = bed.metrics(node);
          long number = (long) Vitals.sum(page, "apogee_cluster_number");
          publishing += Vitals.sum(page, "apogee_feed_running");
          if (number > 0) {
            numbers.add(number);
            if (bed.stack().ready(node)) {
              readyNumbers.add(number);
            }
          }
        }
        long now = System.nanoTime();
        all.is(numbers.size() > 1, now);
        ready.is(readyNumbers.size() > 1, now);
        publishers.is(publishing > 1, now);
        clusters = readyNumbers.size();
        twoClusters = all.longest;
        twoReadyClusters = ready.longest;
        twoPublishers = publishers.longest;
        Thread.sleep(EVERY);
      }
    } catch (InterruptedException closed) {
      // The watch is over.
    }
  }

  public void awaitOneCluster() throws InterruptedException {
    bed.await("one cluster", () -> clusters == 1);
  }

  public void logUntilNow() {
    bed.say(
        String.format(
            Locale.ROOT,
            "longest until now: two clusters %.1f s, both ready %.1f s, two publishers %.1f s;"
                + " founded %d, lives of readers %d",
            twoClusters,
            twoReadyClusters,
            twoPublishers,
            count(CLUSTERS),
            count(LIVES)));
  }

  public void check() {
    logUntilNow();
    if (twoClusters > TWO_CLUSTERS_SECONDS_MAX) {
      bed.broken("two clusters for %.1f s".formatted(twoClusters));
    }
    if (twoPublishers > TWO_PUBLISHERS_SECONDS_MAX) {
      bed.broken("two publishers of the feed for %.1f s".formatted(twoPublishers));
    }
    none(OVERLAPPING_CLUSTERS, "clusters lived at the same time");
    none(LIVES_OF_THE_REMOVED, "lives of readers began on removed members");
    none(TAKEN_BACK, "lives of readers were taken back by turns");
  }

  private void none(String query, String what) {
    long count = count(query);
    bed.say(count + " " + what);
    if (count > 0) {
      bed.broken(count + " " + what);
    }
  }

  private long count(String query) {
    var url = bed.stack().databaseUrl();
    try (var connection =
            DriverManager.getConnection(url, LocalDatabase.USER, LocalDatabase.PASSWORD);
        var statement = connection.createStatement();
        var row = statement.executeQuery(query)) {
      row.next();
      return row.getLong(1);
    } catch (SQLException e) {
      throw new IllegalStateException(e);
    }
  }

  @Override
  public void close() {
    thread.interrupt();
  }
}
