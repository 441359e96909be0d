package org.apogee.platform.http;

import java.util.Optional;
import org.apogee.platform.token.Scope;

/**
 * Who may use a route. A token that is sent is checked in any case.
 *
 * @param isPublic everybody gets the same data, so pages of other sites may read it too
 */
public record Access(Optional<Scope> scope, boolean isPublic) {
  public static final Access ANYBODY = new Access(Optional.empty(), true);

  /** No token is needed, but the answer is about the sender. */
  public static final Access SENDER = new Access(Optional.empty(), false);

  public static Access with(Scope scope) {
    return new Access(Optional.of(scope), false);
  }
}
