package org.apogee.match.api;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import java.util.Set;
import java.util.function.UnaryOperator;
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

  /**
   * Whether the caller may change a competition: the directors of a season direct its events too.
   *
   * @param season the view of a season by its ID
   */
  static boolean isDirectedBy(Caller caller, String competition, UnaryOperator<String> season) {
    var partOf = read(competition).path("season").asText();
    return isOwnedBy(caller, competition)
        || (!partOf.isEmpty() && isOwnedBy(caller, season.apply(partOf)));
  }

  /** Whether the caller may choose the co-directors. */
  static boolean isOwner(Caller caller, String view) {
    return caller.may(Scope.ADMIN) || read(view).path("owner").asText().equals(caller.player());
  }

  static Set<String> directors(String view) {
    return TournamentDirectors.read(read(view)).directors();
  }

  private static JsonNode read(String view) {
    try {
      return ProtocolJson.MAPPER.readTree(view);
    } catch (JsonProcessingException ours) {
      throw new IllegalStateException("an event returned invalid JSON", ours);
    }
  }
}
