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

/** The webhooks of players and tournaments, or their addresses, and what was sent to them. */
public final class Receivers {
  /** Enough for every purpose that we know, and a bound on what one account can cause. */
  public static final int MOST = 10;

  /** A test is sent again when the one before has left. */
  private static final int WAITING_TESTS_MOST = 100;

  private static final String WEBHOOK = "webhook";
  private static final String OF_PLAYER = "tournament IS NULL AND owner = ?";
  private static final String OF_TOURNAMENT = "tournament = ?";

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
  private final String whoseIs;
  private final String select;

  /** The webhooks of players. */
  public Receivers(Database database, InstantSource clock) {
    this(database, clock, WEBHOOK, OF_PLAYER);
  }

  /** The webhooks of tournaments, whoever made them. */
  public static Receivers ofTournaments(Database database, InstantSource clock) {
    return new Receivers(database, clock, WEBHOOK, OF_TOURNAMENT);
  }

  /** The addresses of players. */
  static Receivers ofMail(Database database, InstantSource clock) {
    return new Receivers(database, clock, "email", OF_PLAYER);
  }

  /**
   * Those of one channel.
   *
   * @param whoseIs the condition for the player or the tournament
   */
  private Receivers(Database database, InstantSource clock, String channel, String whoseIs) {
    this.database = database;
    this.clock = clock;
    this.whoseIs = whoseIs;
    this.select = SELECT_OF_CHANNEL + " '" + channel + "' AND " + whoseIs;
  }

  /** The choices of its owner. */
  public record Wish(String address, String shape, List<String> kinds, boolean fastTurns) {}

  /**
   * Adds a webhook; the secret is never shown again.
   *
   * @param whose the player or the tournament
   * @param owner who makes it
   */
  public Receiver add(String whose, String owner, Wish wish, String secret) {
    var id = "w-" + UUID.randomUUID();
    database.transaction(sql -> {
      // Serialises the additions of one owner, so that the bound holds.
      sql.list("SELECT pg_advisory_xact_lock(hashtext(?))", _ -> 0, "notice-receivers " + whose);
      if (sql.list(select, Receivers::row, whose).size() >= MOST) {
        throw RequestRefused.of(
            Kind.CONFLICT,
            "too-many-webhooks",
            "An account or a tournament can have " + MOST + " webhooks.");
      }
      return sql.update(
          ADD,
          id,
          owner,
          whoseIs.equals(OF_PLAYER) ? null : whose,
          wish.address(),
          secret,
          wish.shape(),
          wish.kinds(),
          wish.fastTurns());
    });
    return find(id, whose);
  }

  public List<Receiver> of(String whose) {
    return database.statement(
        sql -> sql.list(select + " ORDER BY created_at, id", Receivers::row, whose));
  }

  /** Refuses if it does not exist or belongs to somebody else. */
  public Receiver find(String id, String whose) {
    return database
        .statement(sql -> sql.one(select + " AND id = ?", Receivers::row, whose, id))
        .orElseThrow(() ->
            RequestRefused.of(Kind.NOT_FOUND, "unknown-webhook", "The webhook does not exist."));
  }

  /** Chooses other kinds; a webhook that was disabled gets notices again. */
  public Receiver change(String id, String whose, List<String> kinds, boolean fastTurns) {
    find(id, whose);
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
    return find(id, whose);
  }

  /** Removes it with its log. */
  public void remove(String id, String whose) {
    find(id, whose);
    database.statement(sql -> sql.update("DELETE FROM notice.receiver WHERE id = ?", id));
  }

  /** Sends a notice that says that it works. */
  public void test(String id, String whose) {
    if (find(id, whose).waiting() >= WAITING_TESTS_MOST) {
      throw RequestRefused.of(Kind.CONFLICT, "too-many-waiting", "Too many notices wait already.");
    }
    var notice =
        new Notice(
            "test/" + UUID.randomUUID(),
            NoticeKind.TEST,
            null,
            null,
            false,
            "Test",
            "This is a test notice. It has arrived.",
            "/notices",
            clock.millis());
    database.transaction(sql -> {
      NoticeTable.addFor(sql, id, notice);
      return true;
    });
  }

  /** The deliveries below a number, newest first. */
  public List<LoggedDelivery> log(
      String id, String whose, Optional<String> state, long below, int limit) {
    find(id, whose);
    var wanted = state.orElse(null);
    return database.statement(
        sql -> sql.list(LOG, LoggedDelivery::of, id, below, wanted, wanted, limit));
  }

  /** Tries a dead letter again, before everything newer. */
  public void retry(String id, String whose, long number) {
    find(id, whose);
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
