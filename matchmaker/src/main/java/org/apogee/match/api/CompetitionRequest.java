package org.apogee.match.api;

import java.util.List;
import java.util.Optional;
import org.apogee.engine.BadInput;
import org.apogee.match.competition.CarryOver;
import org.apogee.match.competition.CompetitionSettings;
import org.apogee.match.competition.Distribution;
import org.apogee.match.competition.StageSettings;
import org.apogee.platform.http.Fields;

/**
 * A request to create a competition.
 *
 * @param key makes a repeat idempotent: an organiser has one competition for each key
 */
record CompetitionRequest(
    String name,
    boolean manual,
    long seed,
    List<StageSettings> stages,
    List<EntrantRequest> entrants,
    Optional<String> key) {
  private static final int NAME_MAX = 60;
  private static final int STAGES_MAX = 6;
  private static final int GROUPS_MAX = 64;
  private static final int ADVANCE_MAX = 100;
  private static final int ENTRANTS_AT_ONCE = 1000;

  static CompetitionRequest read(Fields fields) {
    return new CompetitionRequest(
        fields.text("name", NAME_MAX),
        fields.flag("manual", false),
        TournamentRequest.seed(fields.optionalText("seed", 20)),
        stages(fields),
        fields.objects("entrants", ENTRANTS_AT_ONCE, EntrantRequest::read),
        fields.optionalText("key", 64));
  }

  /** The stages of a competition, or of every event of a season. */
  static List<StageSettings> stages(Fields fields) {
    var game = fields.text("game", 64);
    var stages = fields.objects("stages", STAGES_MAX, stage -> stage(stage, game));
    if (stages.isEmpty()) {
      throw new BadInput("bad-stages", "A competition needs at least one stage.");
    }
    for (int i = 1; i < stages.size(); i++) {
      check(stages.get(i - 1), stages.get(i));
    }
    return stages;
  }

  private static StageSettings stage(Fields fields, String game) {
    var tournament = TournamentRequest.draft(fields, fields.optionalText("game", 64).orElse(game));
    if (tournament.structure().boards() > 0) {
      throw new BadInput("bad-teams", "The stages of a competition have no teams.");
    }
    int groups = fields.whole("groups", 1, GROUPS_MAX, 1);
    return new StageSettings(
        tournament.name(),
        tournament.checked(),
        groups,
        fields.choice("distribution", Distribution.class, Distribution.SNAKE),
        fields.whole("advance", 0, ADVANCE_MAX, 0),
        fields.whole("best", 0, GROUPS_MAX, 0),
        fields.choice("carry", CarryOver.class, CarryOver.NONE));
  }

  private static void check(StageSettings stage, StageSettings next) {
    if (stage.best() > stage.groups()) {
      throw new BadInput("bad-stages", "'best' must not exceed the number of groups.");
    }
    int qualified = stage.groups() * stage.advance() + stage.best();
    if (qualified < next.groups() * next.tournament().smallestTable()) {
      throw new BadInput(
          "bad-stages",
          "%d entrants of '%s' qualify: too few for the %d groups of '%s'."
              .formatted(qualified, stage.name(), next.groups(), next.name()));
    }
  }

  String id(String organiser) {
    return TournamentRequest.id("c", key, organiser);
  }

  CompetitionSettings settings(String owner) {
    return new CompetitionSettings(name, owner, manual, seed, stages, "");
  }
}
