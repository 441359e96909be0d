package org.apogee.platform.token;

import java.util.Set;
import org.apogee.engine.BadInput;

/**
 * Who sent a request, by a token that was checked.
 *
 * @param kind what the player is
 * @param key the id of the token; it opens nothing
 * @param owner the account whose limits count: the player, or the owner of a bot
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

  public boolean may(Scope scope) {
    return scopes.contains(scope);
  }

  public void need(Scope scope) {
    if (!may(scope)) {
      throw new BadInput("wrong-scope", "This needs a token with the scope " + scope.word() + ".");
    }
  }
}
