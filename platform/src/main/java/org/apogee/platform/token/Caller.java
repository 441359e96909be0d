package org.apogee.platform.token;

import java.util.Set;
import org.apogee.platform.Refusal.Kind;
import org.apogee.platform.RequestRefused;

/**
 * The sender of a request, identified by a valid token.
 *
 * @param kind the kind of the player
 * @param key the ID of the token, which grants no access
 * @param owner the account whose limits apply: the player, or the owner of a bot
 * @param guest whether that account is a guest
 */
public record Caller(
    String player, Player.Kind kind, Set<Scope> scopes, String key, String owner, boolean guest) {
  public Caller {
    scopes = Set.copyOf(scopes);
  }

  /** Somebody who belongs to nobody else and stays. */
  public Caller(String player, Player.Kind kind, Set<Scope> scopes, String key) {
    this(player, kind, scopes, key, player, false);
  }

  /** Whether a browser's session was sent, and not a token. */
  public boolean isSession() {
    return BrowserSessions.isSession(key);
  }

  public boolean may(Scope scope) {
    return scopes.contains(scope);
  }

  public void need(Scope scope) {
    if (!may(scope)) {
      throw RequestRefused.of(
          Kind.FORBIDDEN,
          "wrong-scope",
          "A token with this scope is required: " + scope.word() + ".");
    }
  }
}
