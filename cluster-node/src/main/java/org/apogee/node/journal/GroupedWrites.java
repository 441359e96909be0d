package org.apogee.node.journal;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.Executor;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import java.util.function.IntFunction;
import org.apache.pekko.persistence.jdbc.journal.dao.JournalTables.JournalPekkoSerializationRow;
import scala.runtime.BoxedUnit;

/**
 * Stores events of many ids with few statements: what comes while all writers are busy goes
 * together into the next one. A statement is a transaction, so a write is stored as a whole, and
 * acknowledged only then.
 *
 * <p>A second copy of a game that writes the same number breaks the statement for all the writes in
 * it. Then, and only then, nothing of it was stored for certain: each is tried by itself.
 */
final class GroupedWrites {
  private static final String UNIQUE_VIOLATION = "23505";

  /** Writers of an idle node end; the next write starts one again. */
  private static final int IDLE_SECONDS = 10;

  /**
   * Rows that wait for each further writer. A statement and its commit cost as much CPU as twenty
   * rows, so few rows wait for the writer that is busy.
   */
  private static final int CROWD = 100;

  /** Arrays, because then the statement is the same for any number of rows. */
  private static final String INSERT =
      """
      INSERT INTO journal.event_journal (persistence_id, sequence_number, deleted, writer,
        write_timestamp, adapter_manifest, event_ser_id, event_ser_manifest, event_payload)
      SELECT * FROM unnest(?::text[], ?::bigint[], ?::boolean[], ?::text[], ?::bigint[],
        ?::text[], ?::integer[], ?::text[], ?::bytea[])
      """;

  private final Connections connections;
  private final String prefix;
  private final Settings settings;
  private final Executor executor;
  private final Queue<Write> waiting = new ConcurrentLinkedQueue<>();

  /** Counted up before a write is queued and down when it is taken: a bound on memory. */
  private final AtomicInteger rowsWaiting = new AtomicInteger();

  private final AtomicInteger running = new AtomicInteger();

  /**
   * How much at once.
   *
   * @param writers statements under way
   * @param rowsOfStatement a write is never divided, so it may be more
   * @param rowsWaiting more are refused
   */
  record Settings(int writers, int rowsOfStatement, int rowsWaiting) {}

  private record Write(
      List<JournalPekkoSerializationRow> rows, CompletableFuture<BoxedUnit> done) {}

  /** Where connections come from; each is closed after use. They commit each statement. */
  @FunctionalInterface
  interface Connections {
    Connection open() throws SQLException;
  }

  /**
   * @param prefix stands before the name of each writer
   */
  GroupedWrites(Connections connections, String prefix, Settings settings) {
    this.connections = connections;
    this.prefix = prefix;
    this.settings = settings;
    this.executor = threads(settings.writers());
  }

  /** They end by themselves when there is nothing to do, so nobody has to close them. */
  private static Executor threads(int most) {
    var number = new AtomicInteger();
    var threads =
        new ThreadPoolExecutor(
            most,
            most,
            IDLE_SECONDS,
            TimeUnit.SECONDS,
            new LinkedBlockingQueue<>(),
            work ->
                Thread.ofPlatform()
                    .name("journal-writer-" + number.incrementAndGet())
                    .daemon()
                    .unstarted(work));
    threads.allowCoreThreadTimeOut(true);
    return threads;
  }

  /** Done when all of the rows are stored for good; fails when that is not known. */
  CompletableFuture<BoxedUnit> add(List<JournalPekkoSerializationRow> rows) {
    var write = new Write(rows, new CompletableFuture<>());
    if (rowsWaiting.addAndGet(rows.size()) > settings.rowsWaiting()) {
      rowsWaiting.addAndGet(-rows.size());
      return CompletableFuture.failedFuture(
          new IllegalStateException("too many events are waiting to be stored"));
    }
    waiting.add(write);
    startWriter();
    return write.done();
  }

  /** Counts a writer before it starts, so that never more than needed are running. */
  private void startWriter() {
    int needed = needed();
    if (running.getAndUpdate(now -> now < needed ? now + 1 : now) < needed) {
      executor.execute(this::writeAll);
    }
  }

  private int needed() {
    return Math.min(settings.writers(), 1 + rowsWaiting.get() / CROWD);
  }

  private void writeAll() {
    try {
      for (var group = next(); !group.isEmpty(); group = next()) {
        store(group);
      }
    } finally {
      running.decrementAndGet();
    }
    if (!waiting.isEmpty()) {
      startWriter(); // came after the last look, when all writers still seemed busy
    }
  }

  private List<Write> next() {
    var group = new ArrayList<Write>();
    int rows = 0;
    while (rows < settings.rowsOfStatement()) {
      var write = waiting.poll();
      if (write == null) {
        break;
      }
      group.add(write);
      rows += write.rows().size();
    }
    rowsWaiting.addAndGet(-rows);
    return group;
  }

  private void store(List<Write> group) {
    try {
      insert(group);
    } catch (SQLException e) {
      if (group.size() > 1 && UNIQUE_VIOLATION.equals(e.getSQLState())) {
        group.forEach(write -> store(List.of(write)));
      } else {
        group.forEach(write -> write.done().completeExceptionally(e));
      }
      return;
    } catch (RuntimeException e) {
      group.forEach(write -> write.done().completeExceptionally(e));
      return;
    }
    group.forEach(write -> write.done().complete(BoxedUnit.UNIT));
  }

  private void insert(List<Write> group) throws SQLException {
    var rows = new ArrayList<JournalPekkoSerializationRow>();
    group.forEach(write -> rows.addAll(write.rows()));
    try (var connection = connections.open();
        var statement = connection.prepareStatement(INSERT)) {
      bind(rows, connection, statement);
      int stored = statement.executeUpdate();
      if (stored != rows.size()) {
        throw new IllegalStateException(stored + " rows stored of " + rows.size());
      }
    }
  }

  private void bind(
      List<JournalPekkoSerializationRow> rows, Connection connection, PreparedStatement statement)
      throws SQLException {
    var columns = new Columns(rows, connection, statement);
    columns.add("text", String[]::new, JournalPekkoSerializationRow::persistenceId);
    columns.add("bigint", Long[]::new, row -> row.sequenceNumber());
    columns.add("boolean", Boolean[]::new, row -> row.deleted());
    columns.add("text", String[]::new, row -> prefix + row.writer());
    columns.add("bigint", Long[]::new, row -> row.writeTimestamp());
    columns.add("text", String[]::new, JournalPekkoSerializationRow::adapterManifest);
    columns.add("integer", Integer[]::new, row -> row.eventSerId());
    columns.add("text", String[]::new, JournalPekkoSerializationRow::eventSerManifest);
    columns.add("bytea", byte[][]::new, JournalPekkoSerializationRow::eventPayload);
  }

  private static final class Columns {
    private final List<JournalPekkoSerializationRow> rows;
    private final Connection connection;
    private final PreparedStatement statement;
    private int last;

    Columns(
        List<JournalPekkoSerializationRow> rows,
        Connection connection,
        PreparedStatement statement) {
      this.rows = rows;
      this.connection = connection;
      this.statement = statement;
    }

    /** Arrays of their own type, because the driver sends arrays of objects as texts. */
    <T> void add(
        String type, IntFunction<T[]> array, Function<JournalPekkoSerializationRow, T> value)
        throws SQLException {
      var values = array.apply(rows.size());
      for (int i = 0; i < values.length; i++) {
        values[i] = value.apply(rows.get(i));
      }
      statement.setArray(++last, connection.createArrayOf(type, values));
    }
  }
}
