package org.apogee.proving.simulate;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Supplier;
import org.apogee.match.competition.CompetitionEvent;
import org.apogee.match.competition.CompetitionEvent.GroupEnded;
import org.apogee.match.competition.CompetitionEvent.StageBegun;
import org.apogee.match.competition.CompetitionOutcome;
import org.apogee.match.competition.CompetitionState;
import org.apogee.match.competition.Group;
import org.apogee.match.season.SeasonDecision;
import org.apogee.match.season.SeasonEvent;
import org.apogee.match.season.SeasonEvent.Ended;
import org.apogee.match.season.SeasonState;
import org.apogee.match.tournament.TournamentOutcome;

/** Mistakes that somebody could make in these decisions. The simulator must find each. */
@SuppressWarnings("ImmutableEnumChecker") // each call makes rules of its own
enum PlantedSeasonBug {
  /** The last of a group plays on instead of the best. */
  THE_WRONG_ONE_ADVANCES(() ->
      new SeasonRules() {
        @Override
        protected List<CompetitionEvent> next(CompetitionState state, long now) {
          var events = super.next(state, now);
          if (events.isEmpty() || !(events.getFirst() instanceof StageBegun begun)) {
            return events;
          }
          var group = begun.groups().getFirst();
          var entrants = new ArrayList<>(group.entrants());
          entrants.set(
              0, state.stages().getLast().outcomes().getFirst().rows().getLast().entrant());
          var changed = new Group(group.tournament(), entrants, group.carried());
          return List.of(
              new StageBegun(now, begun.by(), begun.stage(), List.of(changed), begun.field()));
        }
      }),

  /** The next stage does not wait for all groups. */
  A_STAGE_BEGINS_TOO_EARLY(() ->
      new SeasonRules() {
        @Override
        protected List<CompetitionEvent> heard(
            CompetitionState state, String tournament, TournamentOutcome outcome, long now) {
          var events = super.heard(state, tournament, outcome, now);
          var all = new ArrayList<CompetitionEvent>(events);
          for (var event : events) {
            if (event instanceof GroupEnded end && end.stage() == 1) {
              for (int i = 1; i <= state.stages().getLast().groups().size(); i++) {
                if (i != end.group() && state.stages().getLast().outcome(i) == null) {
                  all.add(new GroupEnded(now, 1, i, outcome));
                }
              }
            }
          }
          return all;
        }
      }),

  /** A season takes the first ranking of an event for the last. */
  CORRECTIONS_ARE_NOT_FOLLOWED(() ->
      new SeasonRules() {
        @Override
        protected List<SeasonEvent> heard(
            SeasonState state, String competition, CompetitionOutcome outcome, long now) {
          boolean isKnown =
              state.events().stream()
                  .anyMatch(played ->
                      played.begun().competition().equals(competition) && played.outcome() != null);
          return isKnown ? List.of() : super.heard(state, competition, outcome, now);
        }
      }),

  /** One more is promoted than relegated. */
  A_DIVISION_GROWS(() ->
      new SeasonRules() {
        @Override
        protected SeasonDecision end(SeasonState state, String by, long now) {
          var decision = super.end(state, by, now);
          if (decision.events().isEmpty()
              || !(decision.events().getFirst() instanceof Ended ended)) {
            return decision;
          }
          var first = new ArrayList<>(ended.next().getFirst());
          var second = new ArrayList<>(ended.next().getLast());
          first.add(second.removeFirst());
          return SeasonDecision.of(new Ended(now, by, List.of(first, second)));
        }
      }),

  /** Places in the next divisions are drawn by lot. */
  PROMOTION_IGNORES_THE_TABLE(() ->
      new SeasonRules() {
        @Override
        protected SeasonDecision end(SeasonState state, String by, long now) {
          var decision = super.end(state, by, now);
          if (decision.events().isEmpty()
              || !(decision.events().getFirst() instanceof Ended ended)) {
            return decision;
          }
          var all = new ArrayList<String>();
          ended.next().forEach(all::addAll);
          Collections.rotate(all, 5);
          int size = ended.next().getFirst().size();
          return SeasonDecision.of(
              new Ended(now, by, List.of(all.subList(0, size), all.subList(size, all.size()))));
        }
      }),

  /** The bookmark of the notices moves in a transaction of its own. */
  NOTICES_ARE_STORED_AFTER_THEIR_BOOKMARK(() ->
      new SeasonRules() {
        @Override
        protected boolean storesNoticesWithBookmark() {
          return false;
        }
      }),

  /** A process that comes back has lost the last step of each season and competition. */
  THE_LAST_STEP_IS_NOT_RECOVERED(() ->
      new SeasonRules() {
        @Override
        protected int recovered(int journaled) {
          return Math.max(0, journaled - 1);
        }
      });

  private final Supplier<SeasonRules> rules;

  PlantedSeasonBug(Supplier<SeasonRules> rules) {
    this.rules = rules;
  }

  SeasonRules rules() {
    return rules.get();
  }
}
