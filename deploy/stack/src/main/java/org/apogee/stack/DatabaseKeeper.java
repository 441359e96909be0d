package org.apogee.stack;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import org.apogee.local.LocalDatabase;
import org.apogee.local.LocalStartFailed;

/**
 * The database of a stack. When its server dies by itself it is started again on its data, as a
 * {@link Child} is: nobody else would, because PostgreSQL detaches from the process that starts it.
 */
final class DatabaseKeeper implements AutoCloseable {
  /** PostgreSQL is not our child, so its death must be polled. */
  private static final Duration LOOK_EVERY = Duration.ofMillis(250);

  /** As in Child: doubles up to the maximum while starts fail. */
  private static final Duration SHORTEST_PAUSE = Duration.ofMillis(500);

  private static final Duration LONGEST_PAUSE = Duration.ofSeconds(10);

  /** The server writes its pid file anew at times; one look may find half of it. */
  private static final int MISSED_LOOKS = 3;

  private final Path data;
  private final int port;
  private final Optional<Path> certificate;
  private final Steps steps;
  private final Thread watcher = Thread.ofVirtual().name("database-keeper").unstarted(this::watch);
  private LocalDatabase database;

  /** Written by close without the lock, because a restart may hold it for seconds. */
  private volatile boolean closed;

  private DatabaseKeeper(Path data, int port, Optional<Path> certificate, Steps steps) {
    this.data = data;
    this.port = port;
    this.certificate = certificate;
    this.steps = steps;
    this.database = LocalDatabase.start(data, port, certificate);
  }

  /**
   * Starts the server.
   *
   * @param certificate with it, the server accepts TLS only
   */
  static DatabaseKeeper start(Path data, int port, Optional<Path> certificate, Steps steps) {
    var keeper = new DatabaseKeeper(data, port, certificate, steps);
    keeper.watcher.start();
    return keeper;
  }

  synchronized LocalDatabase database() {
    return database;
  }

  /** As an operator would: it ends in order and comes back. */
  synchronized void restart() {
    database.close();
    database = LocalDatabase.start(data, port, certificate);
  }

  private void watch() {
    try {
      int missed = 0;
      while (!closed) {
        Thread.sleep(LOOK_EVERY);
        missed = isRunning() ? 0 : missed + 1;
        if (missed == MISSED_LOOKS) {
          missed = 0;
          startAgain();
        }
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** Waits while an ordered restart goes on, so that its pause is not taken for a death. */
  private synchronized boolean isRunning() {
    return database.isRunning();
  }

  private void startAgain() throws InterruptedException {
    for (var pause = SHORTEST_PAUSE; !closed; pause = longer(pause)) {
      steps.message(
          "the database exited; restarting in %.1f s".formatted(pause.toMillis() / 1000.0));
      Thread.sleep(pause);
      if (startOnce()) {
        return;
      }
    }
  }

  /** False while processes of the dead server still hold its port or its memory. */
  private synchronized boolean startOnce() {
    if (closed) {
      return true;
    }
    try {
      database.close(); // gives back what the library holds of the old one
      database = LocalDatabase.start(data, port, certificate);
      steps.message(
          "the database is running again (process %d)".formatted(database.process().pid()));
      return true;
    } catch (LocalStartFailed | IllegalStateException e) {
      steps.message("the database did not start: " + e.getMessage());
      return false;
    }
  }

  private static Duration longer(Duration pause) {
    var twice = pause.multipliedBy(2);
    return twice.compareTo(LONGEST_PAUSE) > 0 ? LONGEST_PAUSE : twice;
  }

  @Override
  public void close() {
    closed = true;
    watcher.interrupt();
    synchronized (this) {
      database.close();
    }
  }
}
