package org.apogee.platform.token;

import java.time.Instant;
import java.util.Optional;
import java.util.Set;

/**
 * A token, once: only its hash is kept.
 *
 * @param id names the token for revoking
 * @param secret what its holder sends
 * @param name given by its owner
 */
public record IssuedToken(
    String id,
    String secret,
    String player,
    Set<Scope> scopes,
    Optional<String> name,
    Instant created,
    Optional<Instant> expires) {
  @Override
  public String toString() {
    return "IssuedToken[" + id + " of " + player + "]";
  }
}
