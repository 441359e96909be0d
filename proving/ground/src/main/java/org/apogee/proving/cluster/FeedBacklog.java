package org.apogee.proving.cluster;

import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.concurrent.TimeUnit;
import org.apogee.local.LocalDatabase;

/** How far the feed is behind the journal, by the place that it keeps in the database. */
final class FeedBacklog {
  private static final String SIZE =
      "SELECT (SELECT max(ordering) FROM journal.event_journal)"
          + " - (SELECT ordering FROM games.reader_offset WHERE reader = 'feed')";
  private static final long PATIENCE_SECONDS = 300;
  private static final long LOOK_EVERY_MS = 50;

  private final String url;

  FeedBacklog(String url) {
    this.url = url;
  }

  /** Events that are acknowledged and not yet published, at most a fifth of a second ago. */
  long size() throws SQLException {
    try (var connection =
            DriverManager.getConnection(url, LocalDatabase.USER, LocalDatabase.PASSWORD);
        var statement = connection.createStatement();
        var row = statement.executeQuery(SIZE)) {
      row.next();
      return row.getLong(1);
    }
  }

  /** Returns after how many seconds everything was published. */
  double awaitNone() throws SQLException, InterruptedException {
    long start = System.nanoTime();
    while (size() > 0) {
      if (System.nanoTime() - start > TimeUnit.SECONDS.toNanos(PATIENCE_SECONDS)) {
        throw new IllegalStateException("the feed does not catch up with the journal");
      }
      Thread.sleep(LOOK_EVERY_MS);
    }
    return (System.nanoTime() - start) / 1e9;
  }
}
