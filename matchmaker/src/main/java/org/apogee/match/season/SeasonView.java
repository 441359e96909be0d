package org.apogee.match.season;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import org.apogee.match.season.SeasonState.Phase;
import org.apogee.match.season.SeasonState.PlayedEvent;
import org.apogee.platform.http.Json;
import org.jspecify.annotations.Nullable;

/** A season as the API shows it. */
final class SeasonView {
  private SeasonView() {}

  /** One item of the list. */
  static ObjectNode summary(SeasonState state) {
    var settings = state.settings();
    var json = Json.object();
    json.put("id", state.id());
    json.put("name", settings.name());
    json.put("number", settings.number());
    json.put("owner", settings.owner());
    json.put("state", state.phase().label());
    json.put("complete", state.isComplete());
    json.put("eventsInAll", settings.events());
    json.put("divisionsInAll", settings.divisions().size());
    json.put("membersInAll", state.members().size());
    json.put("createdAt", state.trail().getFirst().at());
    return json;
  }

  static ObjectNode whole(SeasonState state) {
    var settings = state.settings();
    var json = summary(state);
    state.directors().forEach(json.putArray("directors")::add);
    json.put("zone", settings.zone());
    json.put("bestOf", settings.bestOf());
    settings.points().forEach(json.putArray("points")::add);
    var tieBreaks = json.putArray("tieBreaks");
    settings.tieBreaks().forEach(one -> tieBreaks.add(one.label()));
    var events = json.putArray("events");
    for (int event = 1; event <= settings.events(); event++) {
      var item = events.addObject();
      item.put("event", event);
      item.put("startsAt", settings.startOf(event));
      var divisions = item.putArray("divisions");
      for (int division = 1; division <= settings.divisions().size(); division++) {
        var played = state.event(event, division);
        var part = divisions.addObject().put("division", division).put("state", word(played));
        if (played != null) {
          part.put("competition", played.begun().competition());
          part.put("lateCorrection", played.late() != null);
        }
      }
    }
    var divisions = json.putArray("divisions");
    var next = state.phase() == Phase.RUNNING ? SeasonProgress.nextDivisions(state) : state.next();
    for (int division = 1; division <= settings.divisions().size(); division++) {
      divisions.add(division(state, division, next));
    }
    var audit = json.putArray("audit");
    state.trail().forEach(event -> audit.add(SeasonAudit.line(event)));
    return json;
  }

  private static String word(@Nullable PlayedEvent played) {
    return played == null
        ? "planned"
        : !played.isPlayed() ? "too-few" : played.isDone() ? "over" : "running";
  }

  /** A division with its table, if these are the divisions of the next season. */
  private static ObjectNode division(SeasonState state, int number, List<List<String>> next) {
    var division = state.settings().divisions().get(number - 1);
    var json = Json.object();
    json.put("division", number);
    json.put("name", division.name());
    json.put("size", division.size());
    json.put("exchange", division.exchange());
    var table = json.putArray("table");
    for (var line : state.table(number)) {
      var item = table.addObject();
      item.put("place", line.place());
      item.put("entrant", line.entrant());
      var member = state.member(line.entrant());
      if (member != null) {
        item.put("player", member.entrant().player());
        item.put("name", member.entrant().shownName());
        item.put("active", member.entrant().active());
      }
      item.put("points", line.points());
      line.events().forEach(item.putArray("events")::add);
      item.put("next", division(state.next(), line.entrant()));
      int later = division(next, line.entrant());
      if (later > 0 && later != number) {
        item.put("moves", later < number ? "promoted" : "relegated");
      }
    }
    return json;
  }

  /** The division in the next season; 0 if there is none yet, or the entrant left the league. */
  private static int division(List<List<String>> next, String entrant) {
    for (int division = 1; division <= next.size(); division++) {
      if (next.get(division - 1).contains(entrant)) {
        return division;
      }
    }
    return 0;
  }
}
