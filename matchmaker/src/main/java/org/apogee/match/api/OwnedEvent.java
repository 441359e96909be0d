package org.apogee.match.api;

import com.fasterxml.jackson.core.JsonProcessingException;
import org.apogee.platform.token.Caller;
import org.apogee.platform.token.Scope;
import org.apogee.protocol.ProtocolJson;

/** Decides who may change a competition or a season: its owner, and admins. */
final class OwnedEvent {
  private OwnedEvent() {}

  /**
   * Whether the caller may change it.
   *
   * @param view the event as the API shows it
   */
  static boolean isOwnedBy(Caller caller, String view) {
    return caller.may(Scope.ADMIN)
        || (caller.may(Scope.ORGANISE) && owner(view).equals(caller.player()));
  }

  private static String owner(String view) {
    try {
      return ProtocolJson.MAPPER.readTree(view).path("owner").asText();
    } catch (JsonProcessingException ours) {
      throw new IllegalStateException("an event returned invalid JSON", ours);
    }
  }
}
