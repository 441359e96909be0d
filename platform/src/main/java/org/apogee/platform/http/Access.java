package org.apogee.platform.http;

import java.util.Optional;
import org.apogee.platform.token.Scope;

/** Who may use a route. A token that is sent is checked in any case. */
public record Access(Optional<Scope> scope) {
  public static final Access ANYBODY = new Access(Optional.empty());

  public static Access with(Scope scope) {
    return new Access(Optional.of(scope));
  }
}
