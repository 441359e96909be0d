package org.apogee.platform.token;

import java.sql.SQLException;
import java.util.function.Consumer;
import org.apogee.platform.database.Database;
import org.apogee.platform.database.Sql;
import org.jspecify.annotations.Nullable;
import org.postgresql.PGConnection;
import org.postgresql.PGNotification;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Hears of every token that any process revokes, and of every player whose rights it changes, by a
 * connection that listens. The connection is asked for a sign of life all the time, because one
 * that broke without a word hears nothing: while there is none, nobody may rely on having heard of
 * a revocation.
 */
final class Revocations implements AutoCloseable {
  static final String CHANNEL = "apogee_token_revoked";

  private static final Logger LOG = LoggerFactory.getLogger(Revocations.class);

  /** How often the connection must show that it lives. */
  private static final int PROOF_MS = 200;

  /**
   * For so long a sign of life counts. Together with the time that a token may be remembered
   * without one ({@link TokenCache}) it stays below the second in which a revoked token must be
   * refused.
   */
  private static final long TRUST_NANOS = 600_000_000;

  /** Between two attempts to listen; while nobody listens, tokens are remembered only briefly. */
  private static final int PAUSE_MS = 300;

  private static final String ALL_OF = "player:";

  /**
   * Every process looks the tokens of a player up again once the transaction is committed, because
   * what they may do has changed.
   */
  static void forgetTokensOf(Sql sql, String player) throws SQLException {
    sql.list("SELECT pg_notify(?, ?)", row -> true, CHANNEL, ALL_OF + player);
  }

  /** Whether an announcement is about a token, or about all tokens of its player. */
  static boolean isAbout(String announced, Caller caller) {
    return announced.equals(caller.key()) || announced.equals(ALL_OF + caller.player());
  }

  private final Database database;
  private final Consumer<String> revoked;
  private final Runnable missed;
  private final Thread thread;
  // Written by the one thread. The time is written first: whoever reads that it is proven must not
  // take an older time for that of this proof.
  private volatile long provenAt;
  private volatile boolean isProven;
  private volatile boolean isClosed;

  /**
   * Begins to listen.
   *
   * @param revoked hears each announcement; see {@link #isAbout}
   * @param missed called when some may not have been heard of
   */
  Revocations(Database database, Consumer<String> revoked, Runnable missed) {
    this.database = database;
    this.revoked = revoked;
    this.missed = missed;
    this.thread = Thread.ofVirtual().name("token-revocations").start(this::run);
  }

  /** Whether each token that was revoked more than a moment ago has been heard of. */
  boolean areHeard() {
    return isProven && System.nanoTime() - provenAt < TRUST_NANOS;
  }

  private void run() {
    while (!isClosed) {
      try {
        listen();
      } catch (SQLException broken) {
        if (!isClosed) {
          LOG.warn(
              "revocations cannot be received, so each token is looked up: {}", broken.toString());
        }
      }
      isProven = false;
      pause();
    }
  }

  private void listen() throws SQLException {
    try (var connection = database.connectAlone();
        var statement = connection.createStatement()) {
      statement.execute("LISTEN " + CHANNEL);
      missed.run();
      var news = connection.unwrap(PGConnection.class);
      while (!isClosed) {
        long asked = System.nanoTime();
        statement.execute("");
        tell(news.getNotifications());
        // Only now are all earlier revocations known.
        provenAt = asked;
        isProven = true;
        tell(news.getNotifications(PROOF_MS));
      }
    }
  }

  private void tell(PGNotification @Nullable [] news) {
    if (news != null) {
      for (var one : news) {
        revoked.accept(one.getParameter());
      }
    }
  }

  private void pause() {
    try {
      Thread.sleep(PAUSE_MS);
    } catch (InterruptedException stopped) {
      isClosed = true;
    }
  }

  @Override
  public void close() {
    isClosed = true;
    thread.interrupt();
  }
}
