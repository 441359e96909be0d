package org.apogee.match.tournament;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.HashSet;
import java.util.Set;
import org.apogee.match.tournament.TournamentEvent.DirectorAdded;
import org.apogee.match.tournament.TournamentEvent.DirectorRemoved;
import org.apogee.match.tournament.TournamentState.Stage;
import org.apogee.platform.http.Json;

/**
 * Who may change a tournament: its owner, who stays, and co-directors. They may be changed at any
 * time, because a finished tournament can still be corrected.
 *
 * @param directors the co-directors
 * @param partOf the competition whose directors direct it too, or an empty string
 */
public record TournamentDirectors(String owner, Set<String> directors, String partOf) {
  /** Bounds what every look at a tournament returns. */
  private static final int DIRECTORS_MAX = 20;

  public TournamentDirectors {
    directors = Set.copyOf(directors);
  }

  public boolean isDirector(String player) {
    return owner.equals(player) || directors.contains(player);
  }

  static TournamentDecision add(TournamentState state, String by, String player, long now) {
    if (state.stage() == Stage.NEW) {
      return TournamentDecision.refuse(TournamentRefusals.NO_SUCH_TOURNAMENT);
    }
    if (state.settings().owner().equals(player) || state.directors().contains(player)) {
      return TournamentDecision.of();
    }
    return state.directors().size() >= DIRECTORS_MAX
        ? TournamentDecision.refuse(TournamentRefusals.TOO_MANY_DIRECTORS)
        : TournamentDecision.of(new DirectorAdded(now, by, player));
  }

  static TournamentDecision remove(TournamentState state, String by, String player, long now) {
    if (state.stage() == Stage.NEW) {
      return TournamentDecision.refuse(TournamentRefusals.NO_SUCH_TOURNAMENT);
    }
    return state.directors().contains(player)
        ? TournamentDecision.of(new DirectorRemoved(now, by, player))
        : TournamentDecision.of();
  }

  static ObjectNode view(TournamentState state) {
    var json = Json.object();
    json.put("owner", state.settings().owner());
    json.put("partOf", state.settings().structure().partOf());
    var directors = json.putArray("directors");
    state.directors().forEach(directors::add);
    return json;
  }

  public static TournamentDirectors read(JsonNode view) {
    var directors = new HashSet<String>();
    view.path("directors").forEach(player -> directors.add(player.asText()));
    return new TournamentDirectors(
        view.path("owner").asText(), directors, view.path("partOf").asText());
  }
}
