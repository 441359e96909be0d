package org.apogee.match.tournament;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import org.apogee.match.pairing.Scoring;
import org.apogee.platform.http.Json;

/** Teams and their matches as the API shows them. */
final class TeamView {
  private TeamView() {}

  static ObjectNode teams(TournamentState state) {
    var json = Json.object();
    json.put("boards", state.settings().structure().boards());
    json.put("reserves", state.settings().structure().reserves());
    json.set("items", items(state));
    return json;
  }

  static ArrayNode items(TournamentState state) {
    var items = Json.object().putArray("items");
    for (var team : state.teams().all()) {
      var item = items.addObject();
      item.put("team", team.id());
      item.put("number", team.number());
      item.put("name", team.name());
      item.put("captain", team.captain());
      item.put("active", team.active());
      item.put("complete", team.members().size() >= state.settings().structure().boards());
      if (team.waiting()) {
        item.put("waiting", Places.waiting(state).indexOf(team.id()) + 1);
      }
      if (state.settings().registration().hasCheckIn()) {
        item.put("checkedIn", Places.isPresent(state, team.id()));
      }
      team.members().forEach(item.putArray("members")::add);
    }
    return items;
  }

  /** What only the captain and directors see: who is invited, and who plays next. */
  static ObjectNode lineUp(TournamentState state, Team team) {
    var json = Json.object();
    json.put("team", team.id());
    json.put("captain", team.captain());
    json.put("chosen", state.teams().hasLineUp(team.id()));
    var boards = state.teams().lineUp(team, state.settings().structure().boards());
    boards.forEach(json.putArray("boards")::add);
    team.invited().forEach(json.putArray("invited")::add);
    return json;
  }

  static ArrayNode matches(TournamentState state, PlayedRound round) {
    var items = Json.object().putArray("items");
    for (var match : TeamMatch.of(round, state.teams(), state.settings().structure().boards())) {
      var item = items.addObject();
      item.put("match", match.number());
      item.putArray("teams").add(match.one().id()).add(match.other().id());
      match.boards().forEach(table -> item.withArray("tables").add(table.number()));
      item.putArray("boardPoints")
          .add(Scoring.text(match.points(match.one())))
          .add(Scoring.text(match.points(match.other())));
      var result = match.result(state.settings().scoring());
      item.put("state", !match.isDone() ? "running" : result == null ? "void" : "over");
      if (result != null) {
        var points = item.putArray("points");
        for (int side = 0; side < 2; side++) {
          points.add(Scoring.text(result.points(state.settings().scoring(), side)));
        }
      }
    }
    return items;
  }
}
