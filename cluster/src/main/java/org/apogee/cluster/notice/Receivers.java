package org.apogee.cluster.notice;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.apogee.platform.Refusal.Kind;
import org.apogee.platform.RequestRefused;
import org.apogee.platform.database.Database;
import org.apogee.platform.database.Sql;
import org.jspecify.annotations.Nullable;

/** The webhooks of players and tournaments, or their addresses, and what was sent to them. */
public final class Receivers {
  /** Enough for every purpose that we know, and a bound on what one account can cause. */
  public static final int MOST = 10;

  /** A test is sent again when the one before has left. */
  private static final int WAITING_TESTS_MOST = 100;

  private static final String SELECT_OF_CHANNEL =
      """
      SELECT r.*,
        (SELECT count(*) FROM notice.delivery d WHERE d.receiver = r.id AND state = 'pending')
          AS waiting,
        (SELECT count(*) FROM notice.delivery d WHERE d.receiver = r.id AND state = 'dead') AS dead
      FROM notice.receiver r WHERE channel =\
      """;
  private static final String ADD =
      """
      INSERT INTO notice.receiver
        (id, owner, channel, tournament, address, secret, shape, kinds, fast_turns)
      VALUES (?, ?, 'webhook', ?, ?, ?, ?, ?, ?)
      """;
  private static final String LOG =
      """
      SELECT number, kind, title, state, attempts, created_at, tried_at, status, outcome, millis,
        CASE WHEN state = 'pending' THEN next_at END AS next_at
      FROM notice.delivery JOIN notice.notice ON notice.id = delivery.notice
      WHERE receiver = ? AND number < ? AND (?::text IS NULL OR state = ?)
      ORDER BY number DESC LIMIT ?
      """;
  private static final String AGAIN =
      """
      UPDATE notice.delivery SET state = 'pending', next_at = now(), give_up_at = NULL, attempts = 0
      WHERE receiver = ? AND number = ? AND state = 'dead'
      """;

  private final Database database;
  private final InstantSource clock;
  private final String select;

  public Receivers(Database database, InstantSource clock) {
    this(database, clock, "webhook");
  }

  /** Those of one channel. */
  Receivers(Database database, InstantSource clock, String channel) {
    this.database = database;
    this.clock = clock;
    this.select = SELECT_OF_CHANNEL + " '" + channel + "' AND";
  }

  /** The choices of its owner. */
  public record Wish(String address, String shape, List<String> kinds, boolean fastTurns) {}

  /** Adds a webhook; the secret is never shown again. */
  public Receiver add(String owner, @Nullable String tournament, Wish wish, String secret) {
    var id = "w-" + UUID.randomUUID();
    database.transaction(sql -> {
      // Serialises the additions of one owner, so that the bound holds.
      sql.list("SELECT pg_advisory_xact_lock(hashtext(?))", _ -> 0, "notice-receivers " + owner);
      if (sql.list(select + " owner = ?", Receivers::row, owner).size() >= MOST) {
        throw RequestRefused.of(
            Kind.CONFLICT, "too-many-webhooks", "An account can have " + MOST + " webhooks.");
      }
      return sql.update(
          ADD,
          id,
          owner,
          tournament,
          wish.address(),
          secret,
          wish.shape(),
          wish.kinds(),
          wish.fastTurns());
    });
    return find(id, owner);
  }

  public List<Receiver> of(String owner) {
    return database.statement(
        sql -> sql.list(select + " owner = ? ORDER BY created_at, id", Receivers::row, owner));
  }

  /** Refuses if it does not exist or belongs to somebody else. */
  public Receiver find(String id, String owner) {
    return database
        .statement(sql -> sql.one(select + " id = ? AND owner = ?", Receivers::row, id, owner))
        .orElseThrow(() ->
            RequestRefused.of(Kind.NOT_FOUND, "unknown-webhook", "The webhook does not exist."));
  }

  /** Chooses other kinds; a webhook that was disabled gets notices again. */
  public Receiver change(String id, String owner, List<String> kinds, boolean fastTurns) {
    find(id, owner);
    database.statement(sql ->
        sql.update(
            """
            UPDATE notice.receiver SET kinds = ?, fast_turns = ?, disabled_why = NULL,
              due_at = now()
            WHERE id = ?
            """,
            kinds,
            fastTurns,
            id));
    return find(id, owner);
  }

  /** Removes it with its log. */
  public void remove(String id, String owner) {
    find(id, owner);
    database.statement(sql -> sql.update("DELETE FROM notice.receiver WHERE id = ?", id));
  }

  /** Sends a notice that says that it works. */
  public void test(String id, String owner) {
    if (find(id, owner).waiting() >= WAITING_TESTS_MOST) {
      throw RequestRefused.of(Kind.CONFLICT, "too-many-waiting", "Too many notices wait already.");
    }
    var notice =
        new Notice(
            "test/" + UUID.randomUUID(),
            NoticeKind.TEST,
            owner,
            null,
            false,
            "Test",
            "This is a test notice. It has arrived.",
            "/notices",
            clock.millis());
    database.transaction(sql -> {
      NoticeTable.addFor(sql, id, owner, notice);
      return true;
    });
  }

  /** The deliveries below a number, newest first. */
  public List<LoggedDelivery> log(
      String id, String owner, Optional<String> state, long below, int limit) {
    find(id, owner);
    var wanted = state.orElse(null);
    return database.statement(
        sql -> sql.list(LOG, LoggedDelivery::of, id, below, wanted, wanted, limit));
  }

  /** Tries a dead letter again, before everything newer. */
  public void retry(String id, String owner, long number) {
    find(id, owner);
    boolean isDead =
        database.transaction(sql -> {
          sql.list("SELECT 1 FROM notice.receiver WHERE id = ? FOR UPDATE", _ -> 0, id);
          int changed = sql.update(AGAIN, id, number);
          sql.update("UPDATE notice.receiver SET due_at = now() WHERE id = ?", id);
          return changed == 1;
        });
    if (!isDead) {
      throw RequestRefused.of(
          Kind.CONFLICT, "not-a-dead-letter", "This delivery is not a dead letter.");
    }
  }

  private static Receiver row(ResultSet row) throws SQLException {
    return new Receiver(
        row.getString("id"),
        row.getString("owner"),
        row.getString("tournament"),
        row.getString("address"),
        row.getString("shape"),
        List.of((String[]) row.getArray("kinds").getArray()),
        row.getBoolean("fast_turns"),
        Sql.instant(row, "created_at"),
        row.getString("disabled_why"),
        row.getObject("confirm_until") == null,
        row.getLong("waiting"),
        row.getLong("dead"));
  }
}
