package org.apogee.platform.token;

import java.util.Optional;
import org.apogee.platform.Refusal.Kind;
import org.apogee.platform.RequestRefused;

/** Finds who holds a bearer token. */
public interface Authenticator {
  /** A token that was found valid a moment ago: costs nothing. */
  Optional<Caller> known(String bearer);

  /**
   * Looks it up.
   *
   * @throws RequestRefused {@code bad-token} or {@code expired-token}
   */
  Caller find(String bearer);

  /**
   * True if the platform probably issued this token at some time, decided without a query per
   * token. True for every valid token, so that a look-up is not spent on guesses.
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
        throw RequestRefused.of(Kind.UNAUTHENTICATED, "bad-token", "The token is not valid.");
      }
    };
  }
}
