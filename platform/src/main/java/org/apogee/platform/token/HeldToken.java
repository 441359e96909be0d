package org.apogee.platform.token;

import java.time.Instant;
import java.util.Optional;
import java.util.Set;

/** A valid token in a list: everything except its secret, which nobody keeps. */
public record HeldToken(String id, Set<Scope> scopes, Instant created, Optional<Instant> expires) {}
