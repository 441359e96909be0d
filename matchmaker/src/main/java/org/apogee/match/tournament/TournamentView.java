package org.apogee.match.tournament;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.apogee.match.pairing.PastRound.TableResult;
import org.apogee.match.pairing.Scoring;
import org.apogee.match.standing.TieBreak;
import org.apogee.match.tournament.TournamentState.Stage;
import org.apogee.platform.http.Json;
import org.apogee.protocol.ProtocolJson;
import org.jspecify.annotations.Nullable;

/** A tournament as the API shows it. */
final class TournamentView {
  private static final double TIE_BREAK_UNIT = 2.0 * Scoring.POINT;

  private TournamentView() {}

  /** One item of the list. */
  static ObjectNode summary(TournamentState state) {
    var settings = state.settings();
    var json = Json.object();
    json.put("id", state.id());
    json.put("name", settings.name());
    json.put("game", settings.game());
    json.put("format", settings.format().label());
    json.put("tableSize", settings.tableSize());
    json.put("state", state.stage().label());
    json.put("round", state.rounds().size());
    json.put("rounds", state.roundsInAll());
    json.put("entrants", state.entrants().size());
    if (state.isTeamEvent()) {
      json.put("boards", settings.structure().boards());
      json.put("teamsEntered", state.teams().all().size());
    }
    json.put("live", state.liveGames().size());
    json.put("createdAt", state.trail().getFirst().at());
    putTime(json, "startAt", settings.startAt());
    var registration = settings.registration();
    if (registration.capacity() > 0) {
      json.put("capacity", registration.capacity());
      json.put("waiting", Places.waiting(state).size());
    }
    putTime(json, "checkInFrom", registration.checkInFrom());
    putTime(json, "checkInUntil", registration.checkInUntil());
    putTime(json, "startedAt", state.startedAt());
    putTime(json, "finishedAt", state.finishedAt());
    if (hasNextRound(state) && settings.control().roundEveryMillis() > 0) {
      putTime(json, "nextRoundAt", state.nextRoundAt());
    }
    leader(state).ifPresent(name -> json.put("leader", name));
    return json;
  }

  /** A double knock-out may need a second final, which its bracket decides. */
  private static boolean hasNextRound(TournamentState state) {
    if (state.stage() != Stage.RUNNING) {
      return false;
    }
    var last = state.lastRound();
    return switch (state.settings().format()) {
      case SWISS, ROUND_ROBIN, GAUNTLET -> state.rounds().size() < state.roundsInAll();
      case KNOCK_OUT -> last == null || last.tables().size() > 1 || !last.byes().isEmpty();
      case DOUBLE_KNOCK_OUT, ARENA -> true;
    };
  }

  private static ObjectNode podium(TournamentState state, Podium podium) {
    var json = Json.object();
    var places = json.putArray("places");
    for (var row : podium.rows()) {
      var item = places.addObject().put("place", row.place()).put("entrant", row.entrant());
      var who = state.entrant(row.entrant());
      if (who != null) {
        item.put("player", who.player());
      }
      item.put("name", nameOf(state, row.entrant()));
      item.put("points", Scoring.text(row.points()));
    }
    podium
        .entity()
        .ifPresent(entity ->
            json.putObject("entity")
                .put("place", entity.place())
                .put("points", Scoring.text(entity.points()))
                .put("won", entity.won())
                .put("games", entity.games()));
    return json;
  }

  private static void putTime(ObjectNode json, String field, long at) {
    if (at > 0) {
      json.put(field, at);
    }
  }

  static String word(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  private static Optional<String> leader(TournamentState state) {
    if (state.rounds().isEmpty()) {
      return Optional.empty();
    }
    return state.standings().rows().stream().findFirst().map(row -> nameOf(state, row.entrant()));
  }

  /** The name of an entrant or a team. */
  private static String nameOf(TournamentState state, String side) {
    var who = state.entrant(side);
    var team = state.teams().team(side);
    return who != null ? who.shownName() : team != null ? team.name() : side;
  }

  static ObjectNode whole(TournamentState state) {
    var json = summary(state);
    Podium.of(state).ifPresent(podium -> json.set("podium", podium(state, podium)));
    json.set("settings", settings(state.settings()));
    texts(json.putArray("directors"), state.directors());
    var entrants = json.putArray("entrants");
    for (var who : state.entrants()) {
      var item = entrants.addObject();
      item.put("entrant", who.id());
      item.put("number", who.number());
      item.put("name", who.shownName());
      item.put("player", who.player());
      if (who.bot() != null) {
        item.put("bot", who.bot());
      }
      item.put("rating", who.rating());
      item.put("active", who.active());
    }
    if (state.isTeamEvent()) {
      json.set("teams", TeamView.items(state));
    }
    return json;
  }

  private static ObjectNode settings(TournamentSettings settings) {
    ObjectNode json = ProtocolJson.MAPPER.valueToTree(settings);
    json.put("format", settings.format().label());
    json.put("onForfeit", word(settings.onForfeit()));
    var control = json.putObject("control");
    control.put("roundEnds", word(settings.control().roundEnds()));
    control.put("roundDelayMillis", settings.control().roundDelayMillis());
    control.put("roundEveryMillis", settings.control().roundEveryMillis());
    control.put("confirms", word(settings.control().confirms()));
    control.put("confirmDelayMillis", settings.control().confirmDelayMillis());
    json.put("deals", settings.structure().deals().label());
    json.withObject("structure").remove("deals");
    json.put("seed", Long.toString(settings.seed()));
    var tieBreaks = json.putArray("tieBreaks");
    settings.tieBreaks().forEach(tieBreak -> tieBreaks.add(tieBreak.label()));
    json.set("registration", RegistrationView.rules(settings.registration()));
    return json;
  }

  static ObjectNode rounds(TournamentState state) {
    var json = Json.object();
    var items = json.putArray("items");
    state.rounds().forEach(round -> items.add(round(state, round)));
    return json;
  }

  static ObjectNode round(TournamentState state, PlayedRound round) {
    var json = Json.object();
    json.put("round", round.number());
    json.put("state", round.isEnded() ? "over" : round.isDone() ? "decided" : "running");
    json.put("manual", round.isManual());
    json.put("pairedAt", round.pairedAt());
    var tables = json.putArray("tables");
    var results = round.results(state.settings().structure().deals());
    round.tables().forEach(table -> tables.add(table(state, table, results.get(table.number()))));
    if (state.isTeamEvent()) {
      json.set("matches", TeamView.matches(state, round));
    }
    var byes = json.putArray("byes");
    for (var bye : round.byes()) {
      byes.addObject().put("entrant", bye.entrant()).put("kind", word(bye.kind()));
    }
    var relaxed = json.putArray("relaxed");
    for (var rule : round.relaxed()) {
      relaxed.addObject().put("rule", word(rule)).put("sentence", rule.sentence());
    }
    var notes = json.putArray("notes");
    round.notes().forEach(notes::add);
    return json;
  }

  private static ObjectNode table(
      TournamentState state, PlayedTable table, @Nullable TableResult result) {
    var json = Json.object();
    json.put("table", table.number());
    texts(json.putArray("seats"), table.seats());
    json.put("reason", table.reason());
    json.put("state", table.isVoid() ? "void" : result == null ? "running" : "over");
    if (result != null) {
      json.put("played", result.played());
      result.places().forEach(json.withArray("places")::add);
      var points = json.putArray("points");
      for (int seat = 0; seat < result.seats().size(); seat++) {
        points.add(Scoring.text(result.points(state.settings().tableScoring(), seat)));
      }
    }
    var games = json.putArray("games");
    for (var game : table.games()) {
      var item = games.addObject();
      item.put("game", game.id());
      texts(item.putArray("seats"), game.seats());
      item.put("state", word(game.stage()));
      if (!game.ending().isEmpty()) {
        item.put("ending", game.ending());
      }
      if (!game.places().isEmpty()) {
        game.places().forEach(item.withArray("places")::add);
      }
    }
    return json;
  }

  private static void texts(ArrayNode array, List<String> texts) {
    texts.forEach(array::add);
  }

  static ObjectNode standings(TournamentState state) {
    var json = Json.object();
    json.put("round", state.rounds().size());
    json.put("state", state.stage().label());
    texts(
        json.putArray("tieBreaks"),
        state.settings().tieBreaks().stream().map(TieBreak::label).toList());
    var items = json.putArray("items");
    for (var row : state.standings().rows()) {
      var item = items.addObject();
      item.put("place", row.place());
      item.put("entrant", row.entrant());
      var side = state.side(row.entrant());
      item.put("name", nameOf(state, row.entrant()));
      item.put("active", side != null && side.active());
      item.put("points", Scoring.text(row.points()));
      var tieBreaks = item.putArray("tieBreaks");
      row.tieBreaks().forEach(value -> tieBreaks.add(number(value)));
    }
    return json;
  }

  private static String number(long tieBreak) {
    double value = tieBreak / TIE_BREAK_UNIT;
    return value == Math.rint(value)
        ? Long.toString((long) value)
        : String.format(Locale.ROOT, "%.3f", value);
  }

  /** Steps after a number, up to a limit. */
  static ObjectNode audit(TournamentState state, long after, int limit) {
    var json = Json.object();
    var items = json.putArray("items");
    var trail = state.trail();
    int from = (int) Math.min(after, trail.size());
    int to = Math.min(trail.size(), from + limit);
    for (int i = from; i < to; i++) {
      items.add(AuditText.line(i + 1, trail.get(i)));
    }
    // Also of steps whose reason comes on a later page.
    for (var event : trail.subList(from, trail.size())) {
      if (event instanceof TournamentEvent.Explained it && it.step() > from && it.step() <= to) {
        ((ObjectNode) items.get(it.step() - from - 1)).put("reason", it.reason());
      }
    }
    json.put("over", !state.isLive() && to == trail.size());
    return json;
  }
}
