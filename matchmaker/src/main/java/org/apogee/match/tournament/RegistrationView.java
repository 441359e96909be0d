package org.apogee.match.tournament;

import com.fasterxml.jackson.databind.node.ObjectNode;
import org.apogee.match.registration.Conditions;
import org.apogee.match.registration.Registration;
import org.apogee.platform.http.Json;

/** A registration as the API shows it: without anything that helps to guess an entry code. */
final class RegistrationView {
  private RegistrationView() {}

  /** The rules alone; what is not regulated is left out. */
  static ObjectNode rules(Registration registration) {
    var json = Json.object();
    put(json, "opensAt", registration.opensAt());
    put(json, "closesAt", registration.closesAt());
    put(json, "capacity", registration.capacity());
    put(json, "checkInFrom", registration.checkInFrom());
    put(json, "checkInUntil", registration.checkInUntil());
    json.put("codeRequired", registration.codes().isNeeded());
    json.set("conditions", conditions(registration.conditions()));
    return json;
  }

  private static ObjectNode conditions(Conditions conditions) {
    var json = Json.object();
    put(json, "ratingMin", conditions.ratingMin());
    put(json, "ratingMax", conditions.ratingMax());
    put(json, "gamesMin", conditions.gamesMin());
    put(json, "accountDays", conditions.accountDays());
    if (!conditions.kinds().isEmpty()) {
      conditions.kinds().forEach(kind -> json.withArray("kinds").add(kind.label()));
    }
    if (!conditions.allowed().isEmpty()) {
      json.put("inviteOnly", true);
    }
    if (conditions.noGuests()) {
      json.put("noGuests", true);
    }
    return json;
  }

  private static void put(ObjectNode json, String field, long value) {
    if (value > 0) {
      json.put(field, value);
    }
  }

  /** Secrets of the registration that no view shows. */
  static ObjectNode entry(TournamentState state) {
    return Json.object()
        .put("name", state.settings().name())
        .put("game", state.settings().gameName())
        .put("salt", state.settings().registration().codes().salt());
  }

  /** The rules and who is where. */
  static ObjectNode of(TournamentState state) {
    var settings = state.settings();
    var entry = state.entry();
    var json = rules(settings.registration());
    json.put("tournament", state.id());
    json.put("game", settings.gameName());
    json.put("owner", settings.owner());
    json.put("state", state.stage().label());
    put(json, "startAt", settings.startAt());
    json.put("seated", state.seated());
    if (settings.registration().hasCheckIn()) {
      json.put("checkInEnded", entry.isCheckInEnded());
    }
    var seats = json.putArray("entrants");
    for (var who : state.entrants()) {
      line(seats.addObject(), who).put("checkedIn", entry.isPresent(who));
    }
    var waiting = json.putArray("waiting");
    for (var who : entry.waiting()) {
      line(waiting.addObject(), who).put("checkedIn", entry.isPresent(who));
    }
    if (state.isTeamEvent()) {
      json.set("teams", TeamView.items(state));
    }
    var missed = json.putArray("missed");
    for (var who : entry.missed()) {
      missed.addObject().put("entrant", who.entrant()).put("at", who.at());
    }
    return json;
  }

  private static ObjectNode line(ObjectNode json, TournamentEntrant who) {
    return json.put("entrant", who.id()).put("name", who.shownName()).put("player", who.player());
  }
}
