package org.apogee.match.competition;

import com.fasterxml.jackson.databind.node.ObjectNode;
import org.apogee.match.pairing.Scoring;
import org.apogee.match.tournament.TournamentOutcome;
import org.apogee.match.tournament.TournamentState;
import org.apogee.platform.http.Json;
import org.jspecify.annotations.Nullable;

/** A competition as the API shows it. */
final class CompetitionView {
  private CompetitionView() {}

  /** One item of the list. */
  static ObjectNode summary(CompetitionState state) {
    var settings = state.settings();
    var json = Json.object();
    json.put("id", state.id());
    json.put("name", settings.name());
    json.put("owner", settings.owner());
    json.put("state", state.phase().label());
    json.put("stage", state.stages().size());
    json.put("stagesInAll", settings.stages().size());
    json.put("entrantsInAll", state.entrants().size());
    json.put("createdAt", state.trail().getFirst().at());
    return json;
  }

  static ObjectNode whole(CompetitionState state) {
    var json = summary(state);
    json.put("manual", state.settings().manual());
    if (!state.settings().season().isEmpty()) {
      json.put("season", state.settings().season());
    }
    state.directors().forEach(json.putArray("directors")::add);
    json.put("played", CompetitionProgress.isPlayed(state));
    var entrants = json.putArray("entrants");
    for (var who : state.entrants()) {
      entrants
          .addObject()
          .put("entrant", who.id())
          .put("player", who.player())
          .put("name", who.shownName())
          .put("rating", who.rating())
          .put("active", who.active());
    }
    var stages = json.putArray("stages");
    for (int stage = 1; stage <= state.settings().stages().size(); stage++) {
      stages.add(stage(state, stage));
    }
    var ranking = json.putArray("ranking");
    if (!state.stages().isEmpty()) {
      for (var ranked : FinalRanking.of(state)) {
        var line =
            ranking.addObject().put("place", ranked.place()).put("entrant", ranked.entrant());
        var who = state.entrant(ranked.entrant());
        if (who != null) {
          line.put("player", who.player());
        }
        line.put("name", name(state, ranked.entrant()))
            .put("stage", ranked.stage())
            .put("group", ranked.group());
      }
    }
    var trail = json.putArray("audit");
    state.trail().forEach(event -> trail.add(CompetitionAudit.line(event)));
    return json;
  }

  private static String name(CompetitionState state, String entrant) {
    var who = state.entrant(entrant);
    return who == null ? entrant : who.shownName();
  }

  private static ObjectNode stage(CompetitionState state, int number) {
    var stage = state.settings().stages().get(number - 1);
    var json = Json.object();
    json.put("stage", number);
    json.put("name", stage.name());
    json.put("game", stage.tournament().game());
    json.put("format", stage.tournament().format().label());
    json.put("tableSize", stage.tournament().tableSize());
    json.put("groupsInAll", stage.groups());
    json.put("distribution", stage.distribution().label());
    json.put("carry", stage.carry().label());
    json.put("advance", stage.advance());
    json.put("best", stage.best());
    var groups = json.putArray("groups");
    var advancing = json.putArray("advancing");
    if (number > state.stages().size()) {
      return json.put("state", "planned");
    }
    var played = state.stages().get(number - 1);
    json.put("state", played.isDone() ? "over" : "running");
    for (int group = 1; group <= played.groups().size(); group++) {
      groups.add(group(state, played, group));
    }
    for (var qualified : CompetitionProgress.advancing(state, number)) {
      advancing
          .addObject()
          .put("entrant", qualified.entrant())
          .put("name", name(state, qualified.entrant()))
          .put("reason", qualified.reason());
    }
    return json;
  }

  private static ObjectNode group(
      CompetitionState state, CompetitionState.PlayedStage played, int number) {
    var group = played.groups().get(number - 1);
    var outcome = played.outcome(number);
    var json = Json.object();
    json.put("group", Group.letter(number));
    json.put("tournament", group.tournament());
    json.put("state", label(outcome));
    json.put("lateCorrection", played.late(number) != null);
    var entrants = json.putArray("entrants");
    for (var who : group.entrants()) {
      entrants
          .addObject()
          .put("entrant", who)
          .put("name", name(state, who))
          .put("carried", Scoring.text(group.carried().getOrDefault(who, 0)))
          .put(
              "reason",
              played.field().stream()
                  .filter(one -> one.entrant().equals(who))
                  .map(Qualified::reason)
                  .findFirst()
                  .orElse(""));
    }
    var rows = json.putArray("standings");
    if (outcome != null) {
      for (var row : outcome.rows()) {
        rows.addObject()
            .put("place", row.place())
            .put("entrant", row.entrant())
            .put("name", name(state, row.entrant()))
            .put("points", Scoring.text(row.points()));
      }
    }
    return json;
  }

  private static String label(@Nullable TournamentOutcome outcome) {
    return outcome == null
        ? "running"
        : outcome.stage() == TournamentState.Stage.CANCELLED ? "cancelled" : "over";
  }
}
