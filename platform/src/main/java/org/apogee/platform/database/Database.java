package org.apogee.platform.database;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import com.zaxxer.hikari.metrics.micrometer.MicrometerMetricsTrackerFactory;
import io.micrometer.core.instrument.MeterRegistry;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.Properties;
import javax.sql.DataSource;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.FlywayException;

/**
 * The pool of one process.
 *
 * <p>The order of the time-outs matters: a statement ends on the server (4 s) before the socket
 * times out (5 s), so that no statement is still running after its failure was reported. A failed
 * write may have been stored, so every write must be repeatable.
 */
public final class Database implements AutoCloseable {
  /** How long a request waits for a free connection: below the time that a statement may take. */
  private static final long BORROW_MS = 3_000;

  private static final long VALIDATE_MS = 1_000;

  /** An idle connection is used this often, so that a dead one is found before a request does. */
  private static final long KEEPALIVE_MS = 30_000;

  private static final String SERVER_LIMITS =
      "-c statement_timeout=4000 -c idle_in_transaction_session_timeout=5000";

  private final HikariDataSource pool;
  private final DatabaseSettings settings;

  private Database(HikariDataSource pool, DatabaseSettings settings) {
    this.pool = pool;
    this.settings = settings;
  }

  /**
   * Opens the pool; the first connection is made at once, so that a wrong address stops the start.
   */
  public static Database open(DatabaseSettings settings, String name, MeterRegistry registry) {
    var config = new HikariConfig();
    config.setPoolName(name);
    config.setJdbcUrl(settings.url());
    config.setUsername(settings.user());
    config.setPassword(settings.password().reveal());
    config.setMaximumPoolSize(settings.poolSize());
    config.setMinimumIdle(settings.poolSize());
    config.setConnectionTimeout(BORROW_MS);
    config.setValidationTimeout(VALIDATE_MS);
    config.setKeepaliveTime(KEEPALIVE_MS);
    config.addDataSourceProperty("socketTimeout", "5");
    config.addDataSourceProperty("connectTimeout", "2");
    config.addDataSourceProperty("tcpKeepAlive", "true");
    config.addDataSourceProperty("ApplicationName", "apogee-" + name);
    config.addDataSourceProperty("options", SERVER_LIMITS);
    config.setMetricsTrackerFactory(new MicrometerMetricsTrackerFactory(registry));
    return new Database(SqlFailures.atStart(() -> new HikariDataSource(config)), settings);
  }

  /**
   * Brings a schema to the newest version of the scripts at a place of the class path, creating it
   * if needed. Several processes may do so at the same time; one works, the others wait.
   */
  public void migrate(String schema, String location) {
    // Connections of its own: building an index on a full table may take longer than a request may.
    try {
      Flyway.configure()
          .dataSource(settings.url(), settings.user(), settings.password().reveal())
          .schemas(schema)
          .defaultSchema(schema)
          .createSchemas(true)
          .locations("classpath:" + location)
          .failOnMissingLocations(true)
          .validateMigrationNaming(true)
          .cleanDisabled(true)
          .connectRetries(3)
          .connectRetriesInterval(1)
          .load()
          .migrate();
    } catch (FlywayException failed) {
      throw new IllegalStateException("migration of schema " + schema + " failed", failed);
    }
  }

  public DataSource dataSource() {
    return pool;
  }

  /**
   * A connection that is nobody else's, for what holds one for ever: to be closed by the caller.
   */
  public Connection connectAlone() throws SQLException {
    var driver = new Properties();
    driver.setProperty("user", settings.user());
    driver.setProperty("password", settings.password().reveal());
    driver.setProperty("socketTimeout", "5");
    driver.setProperty("connectTimeout", "2");
    driver.setProperty("tcpKeepAlive", "true");
    driver.setProperty("ApplicationName", pool.getPoolName() + "-listens");
    return DriverManager.getConnection(settings.url(), driver);
  }

  /** Runs the work in one transaction: all of it is stored, or nothing. */
  public <T> T transaction(SqlWork<T> work) {
    return SqlFailures.translated(() -> {
      try (var connection = pool.getConnection()) {
        connection.setAutoCommit(false);
        return committed(connection, work);
      }
    });
  }

  /** For one statement: no transaction around it. */
  public <T> T statement(SqlWork<T> work) {
    return SqlFailures.translated(() -> {
      try (var connection = pool.getConnection()) {
        return work.with(new Sql(connection));
      }
    });
  }

  @Override
  public void close() {
    pool.close();
  }

  private static <T> T committed(Connection connection, SqlWork<T> work) throws SQLException {
    try {
      var result = work.with(new Sql(connection));
      connection.commit();
      return result;
    } catch (SQLException | RuntimeException failed) {
      try {
        connection.rollback();
      } catch (SQLException broken) {
        failed.addSuppressed(broken);
      }
      throw failed;
    }
  }
}
