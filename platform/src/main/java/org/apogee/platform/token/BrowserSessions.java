package org.apogee.platform.token;

import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.apogee.platform.audit.Audit;
import org.apogee.platform.audit.AuditEntry;
import org.apogee.platform.audit.AuditEntry.Area;
import org.apogee.platform.database.Database;
import org.apogee.platform.database.Sql;

/**
 * Sessions of browsers. A session is stored like a token, so it is looked up, remembered and ended
 * in the same way on all processes; only it is a cookie that brings it.
 */
public final class BrowserSessions {
  private static final String ID = "s-";

  /** The oldest makes way: nobody signs in on more devices than that. */
  private static final int EACH_MAX = 20;

  private final Database database;
  private final Tokens tokens;
  private final InstantSource time;
  private final Duration life;
  private final Duration idle;

  public BrowserSessions(
      Database database, Tokens tokens, InstantSource time, Duration life, Duration idle) {
    this.database = database;
    this.tokens = tokens;
    this.time = time;
    this.life = life;
    this.idle = idle;
  }

  static boolean isSession(String key) {
    return key.startsWith(ID);
  }

  /** How long a session lasts at most. */
  public Duration life() {
    return life;
  }

  /** A session in a list. */
  public record Held(String id, Instant created, Optional<Instant> lastUsed) {}

  /** Why somebody may have a session, such as a password; refuses if that holds no more. */
  @FunctionalInterface
  public interface Proof {
    Proof NONE = (sql, player) -> {};

    void check(Sql sql, String player) throws SQLException;
  }

  public String open(String player, boolean organises, Optional<String> idToken) {
    return open(player, organises, idToken, Proof.NONE);
  }

  /**
   * Opens a session of a player, always a new one; its secret.
   *
   * @param organises whether it may make events
   * @param idToken with which it began at an identity provider
   * @param proof checked while the player is locked. A change of the password locks the player too
   *     and ends all sessions afterwards, so none is opened by the old password and stays.
   */
  public String open(String player, boolean organises, Optional<String> idToken, Proof proof) {
    var secret = tokens.freshSecret();
    // The role bounds them at each look-up, so that a change of the role holds at once.
    var scopes =
        organises ? Set.of(Scope.values()) : Set.of(Scope.PLAY, Scope.MODERATE, Scope.ADMIN);
    var now = time.instant();
    var ended =
        database.transaction(sql -> {
          Players.lock(sql, player);
          proof.check(sql, player);
          sql.update(
              "DELETE FROM directory.token WHERE player = ? AND kind = 'session'"
                  + " AND (revoked < ? OR expires < ?)",
              player,
              now.minus(life),
              now);
          var ids = sql.list(valid("id"), row -> row.getString(1), player, now);
          var oldest = ids.stream().skip(EACH_MAX - 1L).toList();
          end(sql, oldest, now);
          sql.update(
              "INSERT INTO directory.token (token_hash, id, player, scopes, kind, created,"
                  + " expires, idle_seconds, id_token, sealed)"
                  // That of a guest ends with the guest.
                  + " SELECT ?, ?, ?, ?, 'session', ?, least(?, p.ends), ?, ?, true"
                  + " FROM directory.player p WHERE p.id = ?",
              TokenHash.of(secret).bytes(),
              ID + RandomTexts.ofBytes(12),
              player,
              scopes.stream().sorted().map(Scope::word).toList(),
              now,
              now.plus(life),
              (int) idle.toSeconds(),
              idToken.orElse(null),
              player);
          return oldest;
        });
    ended.forEach(tokens::forget);
    return secret;
  }

  public List<Held> of(String player) {
    return database.statement(sql ->
        sql.list(
            valid("id, created, last_used"),
            row ->
                new Held(
                    row.getString("id"),
                    Sql.instant(row, "created"),
                    Sql.optionalInstant(row, "last_used")),
            player,
            time.instant()));
  }

  private static String valid(String columns) {
    return "SELECT "
        + columns
        + " FROM directory.token WHERE player = ? AND kind = 'session' AND revoked IS NULL"
        + " AND least(expires, coalesce(last_used, created)"
        + " + make_interval(secs => idle_seconds)) > ? ORDER BY created DESC, id";
  }

  /** The ID token with which a session began at an identity provider. */
  public Optional<String> idToken(String id) {
    return database.statement(sql ->
        sql.one(
            "SELECT id_token FROM directory.token WHERE id = ? AND id_token IS NOT NULL",
            row -> row.getString(1),
            id));
  }

  /** Ends one session: here at once, elsewhere within a second. */
  public void end(String id) {
    var now = time.instant();
    database.transaction(sql -> end(sql, List.of(id), now));
    tokens.forget(id);
  }

  /** Ends all sessions of a player. */
  public void endAll(String player) {
    var now = time.instant();
    var ended =
        database.transaction(sql -> {
          var ids =
              sql.list(
                  "SELECT id FROM directory.token WHERE player = ? AND kind = 'session'"
                      + " AND revoked IS NULL FOR UPDATE",
                  row -> row.getString(1),
                  player);
          Audit.record(sql, now, new AuditEntry(player, Area.ACCOUNT, "signed-out", player));
          end(sql, ids, now);
          return ids;
        });
    ended.forEach(tokens::forget);
  }

  private static int end(Sql sql, List<String> ids, Instant now) throws SQLException {
    return sql.list(
            "WITH ended AS (UPDATE directory.token SET revoked = ?, id_token = NULL"
                + " WHERE id = ANY (?) AND kind = 'session' AND revoked IS NULL RETURNING id)"
                + " SELECT pg_notify(?, id) FROM ended",
            row -> true,
            now,
            ids,
            Revocations.CHANNEL)
        .size();
  }
}
