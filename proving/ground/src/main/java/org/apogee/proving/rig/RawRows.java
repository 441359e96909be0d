package org.apogee.proving.rig;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.stream.Stream;
import org.apogee.local.LocalDatabase;
import org.apogee.node.game.GameActor;
import org.apogee.protocol.game.GameId;

/**
 * What this machine's database can do at best: rows of the journal, copied in batches over four
 * connections into a table of the same columns and indexes.
 *
 * <p>They are as the node writes them: moves of the run with their writers, times and payloads, one
 * after the other for as many games as play at once, whose ids have the length of real ones.
 */
public final class RawRows {
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
  private final ProcessHandle server;
  private final int games;

  public RawRows(String url, ProcessHandle server, int games) {
    this.url = url + "?reWriteBatchedInserts=true";
    this.server = server;
    this.games = games;
  }

  private static final class Row {
    final String writer;
    final long writtenAt;
    final int serializer;
    final String manifest;
    final byte[] payload;

    Row(String writer, long writtenAt, int serializer, String manifest, byte[] payload) {
      this.writer = writer;
      this.writtenAt = writtenAt;
      this.serializer = serializer;
      this.manifest = manifest;
      this.payload = payload;
    }
  }

  /** What was reached, and the CPU time of this process and the database for it. */
  public record Limit(double perSecond, double cpuMicrosPerRow) {
    public Limit and(Limit other) {
      return new Limit(
          (perSecond + other.perSecond) / 2, (cpuMicrosPerRow + other.cpuMicrosPerRow) / 2);
    }
  }

  /** Rows committed by batches, for so long. */
  public Limit limit(int seconds) throws SQLException, InterruptedException {
    var rows = sample();
    execute(MAKE);
    var connections = new ArrayList<Connection>();
    try (var pool = Executors.newFixedThreadPool(CONNECTIONS)) {
      for (int i = 0; i < CONNECTIONS; i++) {
        connections.add(open());
      }
      var before = Cost.of(server);
      long start = System.nanoTime();
      long end = start + seconds * 1_000_000_000L;
      var tasks = new ArrayList<Callable<Long>>();
      for (var connection : connections) {
        tasks.add(() -> insert(connection, rows, end));
      }
      long total = 0;
      for (var done : pool.invokeAll(tasks)) {
        total += done.get();
      }
      double taken = (System.nanoTime() - start) / 1e9;
      return new Limit(total / taken, Cost.of(server).minus(before).all() / 1000.0 / total);
    } catch (ExecutionException e) {
      throw new IllegalStateException("the raw inserts failed", e);
    } finally {
      for (var connection : connections) {
        connection.close();
      }
      execute(List.of("DROP TABLE bench.event_journal", "DROP SEQUENCE bench.ordering"));
    }
  }

  private List<Row> sample() throws SQLException {
    var rows = new ArrayList<Row>();
    try (var connection = open();
        var statement = connection.createStatement();
        var found =
            statement.executeQuery(
                "SELECT writer, write_timestamp, event_ser_id, event_ser_manifest, event_payload"
                    + " FROM journal.event_journal WHERE event_ser_manifest LIKE 'moved.%'"
                    + " ORDER BY ordering DESC LIMIT "
                    + BATCH)) {
      while (found.next()) {
        rows.add(
            new Row(
                found.getString(1),
                found.getLong(2),
                found.getInt(3),
                found.getString(4),
                found.getBytes(5)));
      }
    }
    if (rows.isEmpty()) {
      throw new IllegalStateException("no move in the journal to copy");
    }
    return rows;
  }

  private long insert(Connection connection, List<Row> rows, long end) throws SQLException {
    var ids =
        Stream.generate(() -> GameActor.ENTITY + "|" + GameId.fresh().text())
            .limit(Math.max(1, games / CONNECTIONS))
            .toList();
    long written = 0;
    connection.setAutoCommit(false);
    try (var statement =
        connection.prepareStatement(
            "INSERT INTO bench.event_journal (%s) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"
                .formatted(COLUMNS))) {
      while (System.nanoTime() < end) {
        for (int i = 0; i < BATCH; i++) {
          var row = rows.get(i % rows.size());
          statement.setString(1, ids.get((int) (written % ids.size())));
          statement.setLong(2, 1 + written / ids.size());
          statement.setBoolean(3, false);
          statement.setString(4, row.writer);
          statement.setLong(5, row.writtenAt);
          statement.setString(6, "");
          statement.setInt(7, row.serializer);
          statement.setString(8, row.manifest);
          statement.setBytes(9, row.payload);
          statement.addBatch();
          written++;
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
