package org.apogee.platform.token;

import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.concurrent.ConcurrentHashMap;
import org.apogee.platform.database.Database;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * When each token was last used. A look-up notes it in memory; one statement writes all notes down,
 * so that no request waits for it.
 */
final class TokenUses implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(TokenUses.class);

  /** Well below a minute, which is how exact the time is. */
  private static final Duration PAUSE = Duration.ofSeconds(20);

  /** A bound on memory: the uses beyond it are noted after the next pause. */
  private static final int NOTES_MAX = 50_000;

  private final Database database;
  private final ConcurrentHashMap<String, Instant> notes = new ConcurrentHashMap<>();
  private final Thread thread;

  /**
   * Begins to take notes.
   *
   * @param writes whether a thread writes them down all the time
   */
  TokenUses(Database database, boolean writes) {
    this.database = database;
    this.thread = Thread.ofVirtual().name("token-uses").unstarted(this::run);
    if (writes) {
      thread.start();
    }
  }

  void note(String id, Instant at) {
    if (notes.size() < NOTES_MAX) {
      notes.put(id, at);
    }
  }

  private void run() {
    try {
      while (true) {
        Thread.sleep(PAUSE);
        try {
          write();
        } catch (RuntimeException failed) {
          LOG.warn("the last uses of tokens are written later", failed);
        }
      }
    } catch (InterruptedException closed) {
      Thread.currentThread().interrupt();
    }
  }

  void write() {
    var written = new HashMap<>(notes);
    if (written.isEmpty()) {
      return;
    }
    var ids = written.keySet().stream().sorted().toList();
    var times = ids.stream().map(id -> String.valueOf(written.get(id))).toList();
    database.statement(sql ->
        sql.update(
            "UPDATE directory.token t SET last_used = n.at"
                + " FROM unnest(?::text[], ?::timestamptz[]) AS n (id, at) WHERE t.id = n.id"
                + " AND (t.last_used IS NULL OR t.last_used < n.at - interval '1 minute')",
            ids,
            times));
    written.forEach(notes::remove);
  }

  @Override
  public void close() {
    thread.interrupt();
  }
}
