package org.apogee.platform.account;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Optional;
import org.apogee.platform.Refusal.Kind;
import org.apogee.platform.RequestRefused;
import org.apogee.platform.account.Accounts.SignedIn;
import org.apogee.platform.audit.Audit;
import org.apogee.platform.audit.AuditEntry;
import org.apogee.platform.audit.AuditEntry.Area;
import org.apogee.platform.database.Database;
import org.apogee.platform.token.Players;
import org.apogee.platform.token.RandomTexts;
import org.apogee.platform.token.TokenHash;

/**
 * Links by which somebody chooses a first password, or another for one that is forgotten. An admin
 * makes them; each works once, and only the newest of a player.
 */
public final class PasswordLinks {
  private static final Duration LIFE = Duration.ofDays(1);
  private static final int SECRET_BYTES = 32;

  private final Database database;
  private final Players players;
  private final Accounts accounts;
  private final InstantSource time;

  public PasswordLinks(Database database, Players players, Accounts accounts, InstantSource time) {
    this.database = database;
    this.players = players;
    this.accounts = accounts;
    this.time = time;
  }

  /** The secret of a link, which is shown once. */
  public record Link(String secret, Instant expires) {
    @Override
    public String toString() {
      return "Link";
    }
  }

  /** Makes a link for a person; the one before stops working. */
  public Link create(String by, String player) {
    var secret = RandomTexts.ofBytes(SECRET_BYTES);
    var now = time.instant();
    var expires = now.plus(LIFE);
    database.transaction(sql -> {
      var person =
          sql.one(
              "SELECT 1 FROM directory.player"
                  + " WHERE id = ? AND kind = 'person' AND erased IS NULL FOR UPDATE",
              row -> 1,
              player);
      if (person.isEmpty()) {
        throw RequestRefused.of(
            Kind.NOT_FOUND, "unknown-player", "There is no person with this ID.");
      }
      Audit.record(sql, now, new AuditEntry(by, Area.ACCOUNT, "password-link-made", player));
      return sql.update(
          "INSERT INTO directory.password_link (secret_hash, player, expires) VALUES (?, ?, ?)"
              + " ON CONFLICT (player) DO UPDATE"
              + " SET secret_hash = excluded.secret_hash, expires = excluded.expires",
          TokenHash.of(secret).bytes(),
          player,
          expires);
    });
    return new Link(secret, expires);
  }

  /** Sets the password and ends all sessions before; who had no account has one from now on. */
  public SignedIn use(String secret, String password) {
    var now = time.instant();
    var hashOfLink = TokenHash.of(secret).bytes();
    // Before the expensive hash, so that a guess costs a query only.
    var id =
        database
            .statement(sql ->
                sql.one(
                    "SELECT player FROM directory.password_link"
                        + " WHERE secret_hash = ? AND expires > ?",
                    row -> row.getString(1),
                    hashOfLink,
                    now))
            .orElseThrow(PasswordLinks::unknown);
    Passwords.check(password, players.find(id).orElseThrow().name());
    var hash = accounts.hash(password);
    database.transaction(sql -> {
      boolean hasAccount = AccountRows.lock(sql, id);
      int taken =
          sql.update(
              "DELETE FROM directory.password_link WHERE secret_hash = ? AND expires > ?",
              hashOfLink,
              now);
      if (taken == 0) {
        throw unknown();
      }
      Audit.record(sql, now, new AuditEntry(id, Area.ACCOUNT, "password-changed", id, "by a link"));
      if (hasAccount) {
        return sql.update("UPDATE directory.account SET password = ? WHERE player = ?", hash, id);
      }
      Players.keep(sql, id);
      return AccountRows.insert(sql, id, Optional.of(hash), now);
    });
    accounts.sessions().endAll(id);
    return accounts.openBy(new AccountRows.Login(id, hash));
  }

  private static RequestRefused unknown() {
    return RequestRefused.of(
        Kind.NOT_FOUND, "no-such-link", "This link has expired or was used. Ask for another.");
  }
}
