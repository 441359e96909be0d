package org.apogee.platform.token;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.HashSet;
import java.util.Set;
import java.util.concurrent.locks.ReentrantLock;
import org.apogee.platform.database.Database;
import org.jspecify.annotations.Nullable;

/**
 * Distinguishes tokens issued by this installation from guesses, without a query for each.
 *
 * <p>Sealed tokens carry the proof themselves. Tokens without a seal (the organiser's, chosen by
 * the operator, and tokens of older versions) are few: their hashes are kept in memory.
 */
final class IssuedCheck {
  private static final int UNSEALED_MAX = 100_000;

  /** How late a process learns of an organiser's token that another process stored. */
  private static final Duration RELOAD = Duration.ofSeconds(10);

  private final Database database;
  private final InstantSource time;
  private final ReentrantLock reloading = new ReentrantLock();
  private volatile @Nullable TokenSeal seal;

  /** Replaced as a whole: set and time belong together. */
  private volatile Unsealed unsealed = new Unsealed(Set.of(), Instant.MIN);

  private record Unsealed(Set<TokenHash> hashes, Instant at) {}

  IssuedCheck(Database database, InstantSource time) {
    this.database = database;
    this.time = time;
  }

  /** True for every valid token; false for nearly every other text. */
  boolean isIssued(String bearer) {
    if (TokenSeal.hasForm(bearer)) {
      return seal().fits(bearer);
    }
    var hash = TokenHash.of(bearer);
    return unsealed.hashes.contains(hash) || reloaded().contains(hash);
  }

  /** The key never changes, so it is read once. */
  TokenSeal seal() {
    var known = seal;
    if (known == null) {
      known =
          database.statement(sql ->
              sql.one("SELECT key FROM directory.token_key", row -> new TokenSeal(row.getBytes(1)))
                  .orElseThrow());
      seal = known;
    }
    return known;
  }

  /** One query in ten seconds at most, however many guesses come; only the first is waited for. */
  private Set<TokenHash> reloaded() {
    var now = time.instant();
    if (unsealed.at.equals(Instant.MIN)) {
      reloading.lock();
    } else if (now.isBefore(unsealed.at.plus(RELOAD)) || !reloading.tryLock()) {
      return unsealed.hashes;
    }
    try {
      if (unsealed.at.equals(Instant.MIN) || !now.isBefore(unsealed.at.plus(RELOAD))) {
        unsealed = new Unsealed(load(now), now);
      }
      return unsealed.hashes;
    } finally {
      reloading.unlock();
    }
  }

  private Set<TokenHash> load(Instant now) {
    return new HashSet<>(
        database.statement(sql ->
            sql.list(
                "SELECT token_hash FROM directory.token WHERE NOT sealed AND revoked IS NULL"
                    + " AND (expires IS NULL OR expires > ?) ORDER BY created DESC LIMIT ?",
                row -> TokenHash.stored(row.getBytes(1)),
                now,
                UNSEALED_MAX)));
  }
}
