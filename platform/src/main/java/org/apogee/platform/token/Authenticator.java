package org.apogee.platform.token;

import java.util.Optional;
import org.apogee.engine.BadInput;

/** Finds who holds a bearer token. */
public interface Authenticator {
  /** A token that was found valid a moment ago: costs nothing. */
  Optional<Caller> known(String bearer);

  /**
   * Looks it up.
   *
   * @throws BadInput {@code bad-token} or {@code expired-token}
   */
  Caller find(String bearer);

  /** For a process or a test whose routes are open to all: every token is a bad one. */
  static Authenticator nobody() {
    return new Authenticator() {
      @Override
      public Optional<Caller> known(String bearer) {
        return Optional.empty();
      }

      @Override
      public Caller find(String bearer) {
        throw new BadInput("bad-token", "This token is not valid.");
      }
    };
  }
}
