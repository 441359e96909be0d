package org.apogee.platform.token;

import java.util.Set;
import org.apogee.engine.BadInput;

/**
 * Who sent a request, by a token that was checked.
 *
 * @param kind what the player is
 * @param key stands for the token where something is counted per token; it opens nothing
 */
public record Caller(String player, Player.Kind kind, Set<Scope> scopes, String key) {
  public Caller {
    scopes = Set.copyOf(scopes);
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
