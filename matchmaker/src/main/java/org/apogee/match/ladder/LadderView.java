package org.apogee.match.ladder;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Map;
import org.apogee.platform.http.Json;

/** The JSON of a ladder. */
final class LadderView {
  private LadderView() {}

  /** A line of the list. */
  static ObjectNode summary(LadderState state) {
    var settings = state.settings();
    var json = Json.object();
    json.put("id", state.id());
    json.put("name", settings.name());
    json.put("game", settings.game());
    json.put("pool", settings.pool());
    json.put("tableSize", settings.tableSize());
    json.put("state", state.pausedBecause() == null ? "open" : "paused");
    json.put("entrants", active(state));
    json.put("live", state.live().size());
    json.put("games", state.games());
    json.put("lost", state.lost());
    return json;
  }

  private static int active(LadderState state) {
    return (int) state.participants().stream().filter(LadderState.Participant::active).count();
  }

  /** All of it. */
  static ObjectNode whole(LadderState state, Map<String, LadderRating> ratings) {
    var json = summary(state);
    var paused = state.pausedBecause();
    if (paused != null) {
      json.put("pausedBecause", paused);
    }
    json.put("owner", state.owner());
    json.set("settings", Json.tree(state.settings()));
    var entrants = json.putArray("onLadder");
    for (var participant : state.participants()) {
      if (participant.active()) {
        entrants.add(entrant(participant, ratings));
      }
    }
    var tables = json.putArray("tables");
    for (var table : state.live()) {
      var line = tables.addObject();
      line.put("game", table.game());
      line.set("players", Json.tree(table.players()));
      line.put("since", table.since());
      line.put("reason", table.reason());
    }
    return json;
  }

  private static ObjectNode entrant(
      LadderState.Participant participant, Map<String, LadderRating> ratings) {
    var member = participant.member();
    var json = Json.object();
    json.put("player", member.player());
    json.put("name", member.shownName());
    if (member.bot() != null) {
      json.put("bot", member.bot());
    }
    json.put("owner", member.owner());
    json.put("live", participant.live());
    json.put("played", participant.played());
    json.put("won", participant.won());
    json.set("seats", Json.tree(participant.seats()));
    var rating = ratings.get(member.player());
    if (rating != null) {
      json.put("mean", rating.mean());
      json.put("deviation", rating.deviation());
      json.put("rated", rating.games());
    }
    return json;
  }
}
