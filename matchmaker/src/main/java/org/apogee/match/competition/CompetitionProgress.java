package org.apogee.match.competition;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import org.apogee.match.competition.CompetitionEvent.Finished;
import org.apogee.match.competition.CompetitionEvent.GroupEnded;
import org.apogee.match.competition.CompetitionEvent.LateCorrection;
import org.apogee.match.competition.CompetitionEvent.StageBegun;
import org.apogee.match.competition.CompetitionState.Phase;
import org.apogee.match.pairing.Scoring;
import org.apogee.match.standing.Standings.Row;
import org.apogee.match.tournament.StructureSettings;
import org.apogee.match.tournament.TournamentEntrant;
import org.apogee.match.tournament.TournamentOutcome;
import org.apogee.match.tournament.TournamentSettings;
import org.jspecify.annotations.Nullable;

/**
 * The steps that a competition takes by itself. Each follows from the state alone, so that after a
 * crash between two steps the next one is simply decided again.
 */
public final class CompetitionProgress {
  private CompetitionProgress() {}

  /** The next step that needs no answer from a tournament. */
  public static List<CompetitionEvent> next(CompetitionState state, long now) {
    if (state.phase() != Phase.RUNNING || !state.stages().getLast().isDone()) {
      return List.of();
    }
    if (state.stages().size() == state.settings().stages().size()) {
      // The organiser of a manual competition confirms it, after corrections if need be.
      return state.settings().manual()
          ? List.of()
          : List.of(new Finished(now, "All stages are complete."));
    }
    if (state.settings().manual()) {
      return List.of();
    }
    var begun = begin(state, CompetitionEvent.ITSELF, now);
    return List.of(
        begun == null ? new Finished(now, "Too few entrants are left for the next stage.") : begun);
  }

  /**
   * Whether no stage can follow: the last one is complete, or too few are left for the next one.
   */
  static boolean isPlayed(CompetitionState state) {
    if (state.stages().isEmpty() || !state.stages().getLast().isDone()) {
      return false;
    }
    return state.stages().size() == state.settings().stages().size()
        || begin(state, CompetitionEvent.ITSELF, 0) == null;
  }

  /** The next stage; null if its groups would be too small. */
  static @Nullable StageBegun begin(CompetitionState state, String by, long now) {
    int number = state.stages().size() + 1;
    var stage = state.settings().stages().get(number - 1);
    var field = number == 1 ? byRating(state) : qualified(state);
    if (field.size() / stage.groups() < stage.tournament().smallestTable()) {
      return null;
    }
    var drawn = Draw.groups(field, stage.groups(), stage.distribution());
    var before = number == 1 ? List.<TournamentOutcome>of() : state.stages().getLast().outcomes();
    var scoring =
        number == 1
            ? Scoring.EVEN
            : new Scoring(state.settings().stages().get(number - 2).tournament().points());
    var groups = new ArrayList<Group>();
    for (int i = 1; i <= drawn.size(); i++) {
      var entrants = drawn.get(i - 1).stream().map(Qualified::entrant).toList();
      groups.add(
          new Group(
              Group.id(state.id(), number, i),
              entrants,
              stage.carry().of(entrants, before, scoring)));
    }
    return new StageBegun(now, by, number, groups, field);
  }

  private static List<Qualified> byRating(CompetitionState state) {
    var ranked =
        state.entrants().stream()
            .filter(TournamentEntrant::active)
            .sorted(Comparator.comparingInt(TournamentEntrant::rating).reversed())
            .toList();
    var field = new ArrayList<Qualified>();
    for (var who : ranked) {
      field.add(new Qualified(who.id(), 0, field.size() + 1, "rating " + who.rating()));
    }
    return field;
  }

  /** Those who go on from a stage: as drawn, or as it would be drawn now. */
  static List<Qualified> advancing(CompetitionState state, int stage) {
    if (stage < state.stages().size()) {
      return state.stages().get(stage).field();
    }
    boolean goesOn =
        stage < state.settings().stages().size() && state.stages().get(stage - 1).isDone();
    return goesOn ? qualified(state) : List.of();
  }

  private static List<Qualified> qualified(CompetitionState state) {
    var stage = state.settings().stages().get(state.stages().size() - 1);
    var outcomes =
        state.stages().getLast().outcomes().stream()
            .map(outcome -> withoutOutsiders(state, outcome))
            .toList();
    return Qualification.of(stage, outcomes);
  }

  /** In older journals a group may have an entrant who never entered the competition. */
  private static TournamentOutcome withoutOutsiders(
      CompetitionState state, TournamentOutcome outcome) {
    var gone = new ArrayList<>(outcome.withdrawn());
    outcome.rows().stream().map(Row::entrant).filter(who -> !isIn(state, who)).forEach(gone::add);
    return new TournamentOutcome(
        outcome.version(), outcome.stage(), outcome.rows(), gone, outcome.tables());
  }

  private static boolean isIn(CompetitionState state, String entrant) {
    var who = state.entrant(entrant);
    return who != null && who.active();
  }

  /**
   * What a tournament of this competition replied. An older reply than one before is nothing, and
   * so is one that says the same.
   */
  public static List<CompetitionEvent> heard(
      CompetitionState state, String tournament, TournamentOutcome outcome, long now) {
    for (int stage = 1; stage <= state.stages().size(); stage++) {
      var played = state.stages().get(stage - 1);
      for (int group = 1; group <= played.groups().size(); group++) {
        if (played.groups().get(group - 1).tournament().equals(tournament)) {
          boolean isConfirmed = state.settings().manual() && state.phase() == Phase.FINISHED;
          boolean isFollowed = stage == state.stages().size() && !isConfirmed;
          return heard(played, stage, group, isFollowed, outcome, now);
        }
      }
    }
    return List.of();
  }

  private static List<CompetitionEvent> heard(
      CompetitionState.PlayedStage played,
      int stage,
      int group,
      boolean isFollowed,
      TournamentOutcome outcome,
      long now) {
    var late = played.late(group);
    var known = late == null ? played.outcome(group) : late;
    if (!outcome.isFinal()
        || (known != null
            && (known.version() >= outcome.version() || known.saysTheSameAs(outcome)))) {
      return List.of();
    }
    return List.of(
        isFollowed
            ? new GroupEnded(now, stage, group, outcome)
            : new LateCorrection(now, stage, group, outcome));
  }

  /** The settings of the tournament of one group. */
  public static TournamentSettings settings(CompetitionState state, int stage, int group) {
    var settings = state.settings();
    var its = settings.stages().get(stage - 1);
    var here = state.stages().get(stage - 1).groups().get(group - 1);
    var name =
        settings.stages().size() == 1 && its.groups() == 1
            ? settings.name()
            : settings.name()
                + ": "
                + its.name()
                + (its.groups() == 1 ? "" : " " + Group.letter(group));
    return its.tournament()
        .createdBy(settings.owner(), TournamentSettings.NO_START)
        .placed(
            name,
            settings.seed() + 31L * stage + group,
            new StructureSettings(
                its.tournament().structure().champions(),
                true,
                here.carried(),
                state.id(),
                its.tournament().structure().deals(),
                0,
                0));
  }

  /** The entrants of one group, in the order of seeding; an outsider drawn earlier is left out. */
  public static List<TournamentEntrant> entrants(CompetitionState state, int stage, int group) {
    return state.stages().get(stage - 1).groups().get(group - 1).entrants().stream()
        .map(state::entrant)
        .filter(Objects::nonNull)
        .toList();
  }
}
