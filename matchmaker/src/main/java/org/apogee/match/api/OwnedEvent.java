package org.apogee.match.api;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import org.apogee.match.tournament.TournamentDirectors;
import org.apogee.platform.token.Caller;
import org.apogee.platform.token.Scope;
import org.apogee.protocol.ProtocolJson;

/** Decides who may change a competition or a season: its owner, co-directors, and admins. */
final class OwnedEvent {
  private OwnedEvent() {}

  /**
   * Whether the caller may change it.
   *
   * @param view the event as the API shows it
   */
  static boolean isOwnedBy(Caller caller, String view) {
    return caller.may(Scope.ADMIN)
        || (caller.may(Scope.ORGANISE)
            && TournamentDirectors.read(read(view)).isDirector(caller.player()));
  }

  /** Whether the caller may choose the co-directors. */
  static boolean isOwner(Caller caller, String view) {
    return caller.may(Scope.ADMIN) || read(view).path("owner").asText().equals(caller.player());
  }

  private static JsonNode read(String view) {
    try {
      return ProtocolJson.MAPPER.readTree(view);
    } catch (JsonProcessingException ours) {
      throw new IllegalStateException("an event returned invalid JSON", ours);
    }
  }
}
