package org.apogee.proving.rating;

import java.sql.DriverManager;
import java.sql.SQLException;
import org.apogee.local.LocalDatabase;

/**
 * What this machine's database can do at best over one connection: rows of the history of ratings,
 * in batches into a table of the same columns and indexes.
 */
final class RawChanges {
  private static final int BATCH = 2000;
  private static final int PARTICIPANTS = 27;

  private final String url;

  RawChanges(String url) {
    this.url = url + "?reWriteBatchedInserts=true";
  }

  /** Rows a second, committed by batches. */
  double perSecond(int seconds) throws SQLException {
    try (var connection =
            DriverManager.getConnection(url, LocalDatabase.USER, LocalDatabase.PASSWORD);
        var make = connection.createStatement()) {
      make.execute("CREATE SCHEMA IF NOT EXISTS bench");
      make.execute("DROP TABLE IF EXISTS bench.rating_change");
      make.execute(
          "CREATE TABLE bench.rating_change (LIKE analytics.rating_change INCLUDING INDEXES)");
      connection.setAutoCommit(false);
      long rows = 0;
      long start = System.nanoTime();
      long end = start + seconds * 1_000_000_000L;
      try (var insert =
          connection.prepareStatement(
              "INSERT INTO bench.rating_change VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)")) {
        while (System.nanoTime() < end) {
          for (int i = 0; i < BATCH; i++) {
            insert.setString(1, "nova-solis");
            insert.setString(2, "p-" + rows % PARTICIPANTS);
            insert.setLong(3, rows);
            insert.setString(4, "s1y2p0ij32e8e" + rows);
            insert.setLong(5, 1_767_225_600_000L + rows);
            insert.setInt(6, 1);
            insert.setInt(7, 4);
            insert.setDouble(8, 25 + 1.0 / (rows + 1));
            insert.setDouble(9, 8 + 1.0 / (rows + 1));
            insert.setDouble(10, 25 + 1.0 / (rows + 2));
            insert.setDouble(11, 8 + 1.0 / (rows + 2));
            insert.addBatch();
            rows++;
          }
          insert.executeBatch();
          connection.commit();
        }
      }
      double took = (System.nanoTime() - start) / 1e9;
      make.execute("DROP TABLE bench.rating_change");
      connection.commit();
      return rows / took;
    }
  }
}
