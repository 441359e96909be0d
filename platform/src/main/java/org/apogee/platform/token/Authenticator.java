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

  /**
   * Whether the platform issued this token at some time, as far as can be told without a query for
   * each: looking it up is then no guess. True for every valid token.
   */
  default boolean isIssued(String bearer) {
    return false;
  }

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
