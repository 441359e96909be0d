package org.apogee.platform.token;

import java.time.Instant;
import java.util.Optional;
import java.util.Set;

/**
 * A valid token in a list: everything except its secret, which nobody keeps.
 *
 * @param name given by its owner
 * @param lastUsed to the minute
 */
public record HeldToken(
    String id,
    Set<Scope> scopes,
    Optional<String> name,
    Instant created,
    Optional<Instant> expires,
    Optional<Instant> lastUsed) {}
