package org.apogee.platform.token;

import java.util.Locale;
import java.util.Optional;

/** The rights of a token. No scope includes another. */
public enum Scope {
  /** Play one's own seats, open casual games, hear one's own news. */
  PLAY,
  /** Make tournaments and ladders. Changing one takes its owner, a co-director or an admin. */
  ORGANISE,
  /** Sanction players, cancel games of others. */
  MODERATE,
  /** Everything that concerns others: make players, hand out and revoke their tokens. */
  ADMIN;

  /** Lower case, as in the API and in the database. */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  public static Optional<Scope> of(String word) {
    for (var scope : values()) {
      if (scope.word().equals(word)) {
        return Optional.of(scope);
      }
    }
    return Optional.empty();
  }
}
