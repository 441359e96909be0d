package org.apogee.platform.account;

import java.time.Duration;
import java.time.InstantSource;
import java.util.Optional;
import org.apogee.platform.database.Database;
import org.apogee.platform.oidc.Attempt;
import org.apogee.platform.token.RandomTexts;
import org.apogee.platform.token.TokenHash;

/**
 * Sign-ins that began at a provider. They are on our side, and the browser holds one secret: so
 * each is completed once, in the browser where it began.
 */
final class PendingSignIns {
  static final Duration LIFE = Duration.ofMinutes(10);
  private static final int SECRET_BYTES = 32;

  private final Database database;
  private final InstantSource time;

  PendingSignIns(Database database, InstantSource time) {
    this.database = database;
    this.time = time;
  }

  /**
   * A sign-in that began.
   *
   * @param next the page to open afterwards
   * @param player who asked, if somebody did
   * @param links whether that player wants to be linked, whoever the provider names
   */
  record Pending(Attempt attempt, String next, Optional<String> player, boolean links) {}

  /** Stores it; the secret for the browser. */
  String store(Pending pending) {
    var secret = RandomTexts.ofBytes(SECRET_BYTES);
    var now = time.instant();
    database.transaction(sql -> {
      sql.update("DELETE FROM directory.sign_in WHERE expires < ?", now);
      return sql.update(
          "INSERT INTO directory.sign_in"
              + " (secret_hash, state, nonce, verifier, next, player, links, expires)"
              + " VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
          TokenHash.of(secret).bytes(),
          pending.attempt.state(),
          pending.attempt.nonce(),
          pending.attempt.verifier(),
          pending.next,
          pending.player.orElse(null),
          pending.links,
          now.plus(LIFE));
    });
    return secret;
  }

  /** Takes it: a second time there is none. */
  Optional<Pending> take(String secret) {
    return database.transaction(sql ->
        sql.one(
            "DELETE FROM directory.sign_in WHERE secret_hash = ? AND expires > ?"
                + " RETURNING state, nonce, verifier, next, player, links",
            row ->
                new Pending(
                    new Attempt(
                        row.getString("state"), row.getString("nonce"), row.getString("verifier")),
                    row.getString("next"),
                    Optional.ofNullable(row.getString("player")),
                    row.getBoolean("links")),
            TokenHash.of(secret).bytes(),
            time.instant()));
  }
}
