package org.apogee.platform.account;

import java.sql.SQLException;
import java.time.Instant;
import java.util.Optional;
import org.apogee.platform.database.Database;
import org.apogee.platform.database.Sql;
import org.apogee.platform.token.Players;

/** The table of accounts. */
public final class AccountRows {
  /** The ways to sign in. */
  public enum Kind {
    NONE,
    PROVIDER,
    PASSWORD
  }

  record Login(String player, String hash) {}

  private AccountRows() {}

  static int insert(Sql sql, String player, Optional<String> hash, Instant now)
      throws SQLException {
    return sql.update(
        "INSERT INTO directory.account (player, password, created) VALUES (?, ?, ?)",
        player,
        hash.orElse(null),
        now);
  }

  /** Whether the player has an account; nobody else can make one until the transaction ends. */
  static boolean lock(Sql sql, String player) throws SQLException {
    Players.lock(sql, player);
    return sql.one("SELECT 1 FROM directory.account WHERE player = ?", row -> 1, player)
        .isPresent();
  }

  static Optional<String> password(Database database, String player) {
    return database.statement(sql ->
        sql.one(
            "SELECT password FROM directory.account WHERE player = ? AND password IS NOT NULL",
            row -> row.getString(1),
            player));
  }

  static boolean hasPassword(Sql sql, String player) throws SQLException {
    return sql.one(
            "SELECT 1 FROM directory.account WHERE player = ? AND password IS NOT NULL",
            row -> 1,
            player)
        .isPresent();
  }

  /** Whether the password is still this one, and not another that somebody chose meanwhile. */
  static boolean hasPassword(Sql sql, String player, String hash) throws SQLException {
    return sql.one(
            "SELECT 1 FROM directory.account WHERE player = ? AND password = ?",
            row -> 1,
            player,
            hash)
        .isPresent();
  }

  static Kind kindOf(Database database, String player) {
    Optional<Boolean> hasPassword =
        database.statement(sql ->
            sql.one(
                "SELECT password IS NOT NULL FROM directory.account WHERE player = ?",
                row -> row.getBoolean(1),
                player));
    return hasPassword.map(has -> has ? Kind.PASSWORD : Kind.PROVIDER).orElse(Kind.NONE);
  }
}
