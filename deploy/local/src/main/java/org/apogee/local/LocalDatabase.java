package org.apogee.local;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.regex.Pattern;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A real PostgreSQL of our own on this machine. Its data stay in the directory between runs. A
 * server that a killed process left behind on the same directory is taken over.
 */
public final class LocalDatabase implements AutoCloseable {
  public static final String USER = "postgres";

  /** The server asks nobody on this machine for a password, but some clients want to send one. */
  public static final String PASSWORD = "postgres";

  private static final Logger LOG = LoggerFactory.getLogger(LocalDatabase.class);

  /** Enough for a crash recovery; Patience extends a start on a busy machine. */
  private static final Duration PATIENCE = Duration.ofSeconds(60);

  /** The library locks this file when it starts a server. */
  private static final String LOCK = "epg-lock";

  private static final Pattern NAME = Pattern.compile("[a-z][a-z0-9_]{0,50}");

  /** Settings that the library disables for speed, and settings for many concurrent writers. */
  private static final Map<String, String> SETTINGS =
      Map.of(
          "fsync", "on",
          "synchronous_commit", "on",
          "full_page_writes", "on",
          "max_wal_size", "1GB",
          "checkpoint_timeout", "10min");

  private final EmbeddedPostgres server;
  private final Path data;
  private final AtomicInteger fresh = new AtomicInteger();

  private LocalDatabase(EmbeddedPostgres server, Path data) {
    this.server = server;
    this.data = data;
  }

  /** Starts on a free port. */
  public static LocalDatabase start(Path directory) {
    return start(directory, 0);
  }

  /**
   * Starts on the data of the directory, which is made when missing.
   *
   * @param port where to listen on the loopback address, or 0 for a free port
   */
  public static LocalDatabase start(Path directory, int port) {
    return start(directory, port, Optional.empty());
  }

  /**
   * The same for TLS connections only. Roles other than {@link #USER} have a password.
   *
   * @param certificate a folder of {@link LocalAuthority}
   */
  public static LocalDatabase start(Path directory, int port, Optional<Path> certificate) {
    var data = directory.toAbsolutePath().normalize();
    var left = Postmaster.of(data);
    if (left.isPresent() && port != 0 && left.get().port() != port) {
      LOG.info("stopping PostgreSQL, which is still running on port {}", left.get().port());
      left.get().stop(PATIENCE);
      left = Postmaster.of(data);
    }
    if (left.isPresent()) {
      LOG.info("using PostgreSQL, which is still running on port {}", left.get().port());
      return launch(data, left.get().port(), certificate, PATIENCE);
    }
    if (port != 0 && !LocalPorts.isFree(port)) {
      throw new LocalStartFailed("port " + port + " is in use: PostgreSQL cannot listen on it");
    }
    RootCheck.check();
    return launch(data, port == 0 ? LocalPorts.free() : port, certificate, PATIENCE);
  }

  static LocalDatabase launch(Path data, int port, Optional<Path> certificate, Duration patience) {
    var log = data.resolveSibling(data.getFileName() + ".log");
    try {
      Files.createDirectories(data);
      var builder =
          EmbeddedPostgres.builder()
              .setDataDirectory(data)
              .setCleanDataDirectory(false)
              .setRegisterShutdownHook(false) // the process that starts it decides when it stops
              .setPort(port)
              .setPGStartupWait(Patience.scaled(patience))
              .setErrorRedirector(ProcessBuilder.Redirect.appendTo(log.toFile()))
              .setOutputRedirector(ProcessBuilder.Redirect.appendTo(log.toFile()));
      SETTINGS.forEach(builder::setServerConfig);
      if (certificate.isPresent()) {
        tls(data, certificate.get().toAbsolutePath()).forEach(builder::setServerConfig);
      }
      return new LocalDatabase(start(builder, data), data);
    } catch (IOException | IllegalStateException e) {
      throw new LocalStartFailed("PostgreSQL did not start; see its log: " + log, e);
    }
  }

  /**
   * The library keeps its lock when a start fails, and the next start in this process would fail on
   * it. A lock that somebody else holds is reported by another exception, and stays.
   */
  private static EmbeddedPostgres start(EmbeddedPostgres.Builder builder, Path data)
      throws IOException {
    try {
      return builder.start();
    } catch (IOException e) {
      Files.deleteIfExists(data.resolve(LOCK));
      throw e;
    }
  }

  private static Map<String, String> tls(Path data, Path certificate) throws IOException {
    var rules = data.resolveSibling(data.getFileName() + ".hba");
    Files.writeString(
        rules,
        """
        hostssl all %s all trust
        hostssl all all all scram-sha-256
        """
            .formatted(USER));
    return Map.of(
        "ssl", "on",
        "ssl_cert_file", certificate.resolve(LocalAuthority.CERTIFICATE).toString(),
        "ssl_key_file", certificate.resolve(LocalAuthority.KEY).toString(),
        "ssl_ca_file", certificate.resolve(LocalAuthority.AUTHORITY).toString(),
        "hba_file", rules.toString());
  }

  /** One server for all tests of this process, with data that go when the process ends. */
  public static LocalDatabase forTests() {
    return TestDatabase.DATABASE;
  }

  private static final class TestDatabase {
    static final LocalDatabase DATABASE = launch();

    private static LocalDatabase launch() {
      try {
        var home = TestFolder.create("db");
        var database = LocalDatabase.start(home.resolve("data"));
        TestFolder.atExit(database, home);
        return database;
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }

  /** The address of the named database, which is made when missing. */
  public String database(String name) {
    if (!NAME.matcher(name).matches()) {
      throw new IllegalArgumentException("invalid database name: " + name);
    }
    try (var connection = connect(USER);
        var statement = connection.createStatement();
        var found =
            statement.executeQuery("SELECT 1 FROM pg_database WHERE datname = '" + name + "'")) {
      if (!found.next()) {
        try (var create = connection.createStatement()) {
          create.execute("CREATE DATABASE " + name);
        }
      }
      return url(name);
    } catch (SQLException e) {
      throw new IllegalStateException("cannot create the database " + name, e);
    }
  }

  /** The address of a new, empty database: tests take one per class. */
  public String freshDatabase() {
    return database("fresh_" + ProcessHandle.current().pid() + "_" + fresh.incrementAndGet());
  }

  private Connection connect(String database) throws SQLException {
    return DriverManager.getConnection(url(database), USER, PASSWORD);
  }

  private String url(String database) {
    return "jdbc:postgresql://127.0.0.1:" + port() + "/" + database;
  }

  public int port() {
    return server.getPort();
  }

  /** Whether its server lives, which may also have been stopped or killed by somebody else. */
  public boolean isRunning() {
    return Postmaster.of(data).isPresent();
  }

  /** The server's own process: fault tests stop it, freeze it and kill it. */
  public ProcessHandle process() {
    return Postmaster.of(data)
        .map(Postmaster::process)
        .orElseThrow(() -> new IllegalStateException("no PostgreSQL runs on " + data));
  }

  /**
   * Ends the server after it has written everything, and returns when its process has gone; also in
   * a thread that was interrupted, or the server would outlive it.
   */
  @Override
  public void close() {
    boolean interrupted = Thread.interrupted();
    try {
      end();
    } finally {
      if (interrupted) {
        Thread.currentThread().interrupt();
      }
    }
  }

  private void end() {
    var running = Postmaster.of(data);
    try {
      server.close(); // waits a few seconds only, and a last checkpoint may take longer
    } catch (IOException e) {
      LOG.warn("PostgreSQL on {} did not stop cleanly", data, e);
    }
    running.ifPresent(left -> left.stop(PATIENCE));
  }
}
