package org.apogee.platform.token;

import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The role of an account. It bounds the scopes of all its tokens and sessions. */
public enum Role {
  PLAYER,
  MODERATOR,
  ADMIN;

  /** The scopes that come with the role, in addition to those that any player may have. */
  public Set<Scope> scopes() {
    return switch (this) {
      case PLAYER -> Set.of();
      case MODERATOR -> Set.of(Scope.MODERATE);
      case ADMIN -> Set.of(Scope.MODERATE, Scope.ADMIN);
    };
  }

  /** Whether a token of somebody with this role can have the scope. */
  public boolean allows(Scope scope) {
    return scopes().contains(scope) || !ADMIN.scopes().contains(scope);
  }

  /** The scopes that remain of a token: its player may have had another role when it was made. */
  Set<Scope> limit(Stream<Scope> granted) {
    return granted.filter(this::allows).collect(Collectors.toUnmodifiableSet());
  }

  /** As in the database and the API. */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  public static Role of(String word) {
    return valueOf(word.toUpperCase(Locale.ROOT));
  }
}
