package org.apogee.proving.rig;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.apogee.local.LocalDatabase;

/**
 * A connection to the database that no node knows of. It tells whether a fault of the database
 * really happened: a test whose fault did not happen proves nothing.
 */
public final class OutsideConnection implements AutoCloseable {
  private final Connection connection;

  private OutsideConnection(Connection connection) {
    this.connection = connection;
  }

  public static OutsideConnection of(String databaseUrl) {
    try {
      return new OutsideConnection(open(databaseUrl));
    } catch (SQLException e) {
      throw new IllegalStateException("the database has no free connection for us", e);
    }
  }

  private static Connection open(String databaseUrl) throws SQLException {
    return DriverManager.getConnection(databaseUrl, LocalDatabase.USER, LocalDatabase.PASSWORD);
  }

  /** Whether the connection still stands and the server answers on it within the time. */
  public boolean answers(Duration patience) throws InterruptedException {
    var asked = CompletableFuture.supplyAsync(this::ask, Thread::startVirtualThread);
    try {
      return asked.get(patience.toMillis(), TimeUnit.MILLISECONDS);
    } catch (TimeoutException silent) {
      return false;
    } catch (ExecutionException e) {
      throw new IllegalStateException(e.getCause());
    }
  }

  private boolean ask() {
    try (var statement = connection.createStatement()) {
      return statement.execute("SELECT 1");
    } catch (SQLException broken) {
      return false;
    }
  }

  /** How many connections the nodes and all others hold, this one not counted. */
  public static int connections(String databaseUrl) {
    try (var connection = open(databaseUrl);
        var statement = connection.createStatement();
        var rows =
            statement.executeQuery(
                "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database()"
                    + " AND backend_type = 'client backend' AND pid <> pg_backend_pid()")) {
      rows.next();
      return rows.getInt(1);
    } catch (SQLException e) {
      throw new IllegalStateException("the database does not count its connections", e);
    }
  }

  /** Nobody can read or write the journal for so long. */
  public static void lockJournal(String databaseUrl, Duration howLong) {
    try (var connection = open(databaseUrl);
        var statement = connection.createStatement()) {
      connection.setAutoCommit(false);
      statement.execute("LOCK TABLE journal.event_journal IN ACCESS EXCLUSIVE MODE");
      statement.execute("SELECT pg_sleep(" + howLong.toMillis() / 1000.0 + ")");
      connection.rollback();
    } catch (SQLException e) {
      throw new IllegalStateException("the journal could not be locked", e);
    }
  }

  /** Holds what the statement locks, until it is closed. */
  public static OutsideConnection holds(String databaseUrl, String statement) throws SQLException {
    var connection = open(databaseUrl);
    connection.setAutoCommit(false);
    try (var locking = connection.createStatement()) {
      locking.execute(statement);
    }
    return new OutsideConnection(connection);
  }

  @Override
  public void close() {
    try {
      connection.abort(Thread::startVirtualThread);
    } catch (SQLException e) {
      throw new IllegalStateException(e);
    }
  }
}
