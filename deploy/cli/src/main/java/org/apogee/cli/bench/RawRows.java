package org.apogee.cli.bench;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicLong;
import org.apogee.local.LocalDatabase;

/**
 * What this machine's database can do at best: rows of the journal, copied in batches over four
 * connections into a table of the same columns and indexes.
 */
final class RawRows {
  private static final int CONNECTIONS = 4;
  private static final int BATCH = 400;
  private static final String COLUMNS =
      "persistence_id, sequence_number, deleted, writer, write_timestamp, adapter_manifest,"
          + " event_ser_id, event_ser_manifest, event_payload";
  private static final List<String> MAKE =
      List.of(
          "CREATE SCHEMA IF NOT EXISTS bench",
          "DROP TABLE IF EXISTS bench.event_journal",
          "DROP SEQUENCE IF EXISTS bench.ordering",
          "CREATE SEQUENCE bench.ordering",
          "CREATE TABLE bench.event_journal (LIKE journal.event_journal INCLUDING INDEXES)",
          "ALTER TABLE bench.event_journal"
              + " ALTER ordering SET DEFAULT nextval('bench.ordering')");

  private final String url;
  private final AtomicLong writer = new AtomicLong();

  RawRows(String url) {
    this.url = url + "?reWriteBatchedInserts=true";
  }

  private static final class Row {
    final int serializer;
    final String manifest;
    final byte[] payload;

    Row(int serializer, String manifest, byte[] payload) {
      this.serializer = serializer;
      this.manifest = manifest;
      this.payload = payload;
    }
  }

  /** Rows per second, committed by batches. */
  double perSecond(int seconds) throws SQLException, InterruptedException {
    var rows = sample();
    execute(MAKE);
    try (var pool = Executors.newFixedThreadPool(CONNECTIONS)) {
      long end = System.nanoTime() + seconds * 1_000_000_000L;
      var tasks = new ArrayList<Callable<Long>>();
      for (int i = 0; i < CONNECTIONS; i++) {
        tasks.add(() -> insert(rows, end));
      }
      long total = 0;
      for (var done : pool.invokeAll(tasks)) {
        total += done.get();
      }
      return (double) total / seconds;
    } catch (ExecutionException e) {
      throw new IllegalStateException("the raw inserts failed", e);
    } finally {
      execute(List.of("DROP TABLE bench.event_journal", "DROP SEQUENCE bench.ordering"));
    }
  }

  private List<Row> sample() throws SQLException {
    var rows = new ArrayList<Row>();
    try (var connection = open();
        var statement = connection.createStatement();
        var found =
            statement.executeQuery(
                "SELECT event_ser_id, event_ser_manifest, event_payload FROM journal.event_journal"
                    + " WHERE event_ser_manifest LIKE 'moved.%' LIMIT "
                    + BATCH)) {
      while (found.next()) {
        rows.add(new Row(found.getInt(1), found.getString(2), found.getBytes(3)));
      }
    }
    if (rows.isEmpty()) {
      throw new IllegalStateException("no move in the journal to copy");
    }
    return rows;
  }

  private long insert(List<Row> rows, long end) throws SQLException {
    var game = "raw|" + writer.incrementAndGet();
    long written = 0;
    try (var connection = open();
        var statement =
            connection.prepareStatement(
                "INSERT INTO bench.event_journal (%s) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"
                    .formatted(COLUMNS))) {
      connection.setAutoCommit(false);
      while (System.nanoTime() < end) {
        for (int i = 0; i < BATCH; i++) {
          var row = rows.get(i % rows.size());
          statement.setString(1, game);
          statement.setLong(2, ++written);
          statement.setBoolean(3, false);
          statement.setString(4, "bench");
          statement.setLong(5, written);
          statement.setString(6, "");
          statement.setInt(7, row.serializer);
          statement.setString(8, row.manifest);
          statement.setBytes(9, row.payload);
          statement.addBatch();
        }
        statement.executeBatch();
        connection.commit();
      }
    }
    return written;
  }

  private void execute(List<String> statements) throws SQLException {
    try (var connection = open();
        var statement = connection.createStatement()) {
      for (var one : statements) {
        statement.execute(one);
      }
    }
  }

  private Connection open() throws SQLException {
    return DriverManager.getConnection(url, LocalDatabase.USER, LocalDatabase.PASSWORD);
  }
}
