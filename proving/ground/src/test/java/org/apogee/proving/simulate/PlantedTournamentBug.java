package org.apogee.proving.simulate;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;
import org.apogee.cluster.order.DeskAnswer;
import org.apogee.cluster.order.DeskAnswer.Outcome;
import org.apogee.engine.chance.Seed;
import org.apogee.match.pairing.Entrant;
import org.apogee.match.pairing.PairingSystem.PairingInput;
import org.apogee.match.pairing.RoundPlan;
import org.apogee.match.result.ResultBook;
import org.apogee.match.tournament.OrderBook;
import org.apogee.match.tournament.TableGame;
import org.apogee.match.tournament.TournamentDecision;
import org.apogee.match.tournament.TournamentEvent;
import org.apogee.match.tournament.TournamentEvent.Lost;
import org.apogee.match.tournament.TournamentEvent.Resulted;
import org.apogee.match.tournament.TournamentEvent.RoundEnded;
import org.apogee.match.tournament.TournamentState;
import org.apogee.protocol.game.EndedGame;
import org.jspecify.annotations.Nullable;

/** Mistakes that somebody could make in these decisions. The simulator must find each. */
@SuppressWarnings("ImmutableEnumChecker") // each call makes rules of its own
enum PlantedTournamentBug {
  /** A result that comes again is taken again. */
  A_REPEATED_RESULT_COUNTS(() ->
      new TournamentRules() {
        @Override
        protected List<TournamentEvent> result(
            TournamentState state, EndedGame ended, long number, long now) {
          return state.isLive() && !ended.cancelled()
              ? List.of(
                  new Resulted(now, ended.game(), number, ended.ending(), ended.places(), true))
              : super.result(state, ended, number, now);
        }
      }),

  /** The offset of results moves on as soon as they were sent. */
  THE_OFFSET_IS_STORED_TOO_EARLY(() ->
      new TournamentRules() {
        @Override
        protected long toStore(ResultBook book, long lastBrought) {
          return lastBrought;
        }
      }),

  /** An order without an answer is taken for done. */
  AN_ORDER_IS_NEVER_SENT_AGAIN(() ->
      new TournamentRules() {
        @Override
        protected void ordered(OrderBook book, DeskAnswer answer, long now) {
          super.ordered(book, DeskAnswer.of(answer.game(), Outcome.DONE), now);
        }
      }),

  /** Each life of the process gives games ids of its own. */
  AN_ORDER_HAS_A_NEW_ID_AFTER_A_CRASH(() ->
      new TournamentRules() {
        @Override
        protected String idOf(TableGame game, int life) {
          return life == 1 ? game.id() : game.id() + "-" + life;
        }
      }),

  /** One table is enough to end a round. */
  A_ROUND_ENDS_WITH_ITS_FIRST_TABLE(() ->
      new TournamentRules() {
        @Override
        protected List<TournamentEvent> next(TournamentState state, long now) {
          var last = state.lastRound();
          return state.isLive()
                  && last != null
                  && !last.isEnded()
                  && last.tables().stream().anyMatch(table -> table.isDone())
              ? List.of(new RoundEnded(now, "apogee", last.number()))
              : super.next(state, now);
        }
      }),

  /** The pairing does not know who has withdrawn. */
  WHO_WITHDREW_IS_PAIRED(() ->
      new TournamentRules() {
        @Override
        protected @Nullable PairingInput toPair(TournamentState state, long now) {
          var asked = super.toPair(state, now);
          return asked == null
              ? null
              : new PairingInput(
                  asked.entrants().stream()
                      .map(who -> new Entrant(who.id(), who.number(), who.rating(), true))
                      .toList(),
                  asked.past(),
                  asked.absent(),
                  asked.settings(),
                  asked.seed());
        }
      }),

  /** A plan is used though the state has changed since it was asked for. */
  AN_OLD_PLAN_IS_USED(() ->
      new TournamentRules() {
        @Override
        protected List<TournamentEvent> paired(
            TournamentState state, int version, RoundPlan plan, long now) {
          return super.paired(state, state.version(), plan, now);
        }
      }),

  /** A process that comes back has lost its last step. */
  THE_LAST_STEP_IS_NOT_RECOVERED(() ->
      new TournamentRules() {
        @Override
        protected TournamentState recover(String id, List<Stored> journal) {
          return super.recover(id, journal.subList(0, Math.max(0, journal.size() - 1)));
        }
      }),

  /** A game that was cancelled counts as a tie. */
  A_CANCELLED_GAME_COUNTS(() ->
      new TournamentRules() {
        @Override
        protected List<TournamentEvent> result(
            TournamentState state, EndedGame ended, long number, long now) {
          var events = super.result(state, ended, number, now);
          if (events.isEmpty() || !(events.getFirst() instanceof Lost)) {
            return events;
          }
          var ties = new ArrayList<Integer>();
          ended.givenUp().forEach(_ -> ties.add(1));
          return List.of(new Resulted(now, ended.game(), number, "tie", ties, true));
        }
      }),

  /** A round begins although the organiser has paused. */
  A_PAUSE_IS_NOT_KEPT(() ->
      new TournamentRules() {
        @Override
        protected @Nullable PairingInput toPair(TournamentState state, long now) {
          var last = state.lastRound();
          return state.stage() == TournamentState.Stage.PAUSED && last != null && last.isEnded()
              ? state.pairingInput(Set.of())
              : super.toPair(state, now);
        }
      }),

  /** A seat that becomes free stays free, until somebody new comes. */
  THE_WAITING_LIST_IS_PASSED(() ->
      new TournamentRules() {
        @Override
        protected TournamentDecision withdraw(
            TournamentState state, String by, String entrant, long now) {
          var decision = super.withdraw(state, by, entrant, now);
          return decision.events().isEmpty()
              ? decision
              : TournamentDecision.of(decision.events().getFirst());
        }
      }),

  /** Only the first game of each round is ordered by a process that comes back. */
  SOME_GAMES_ARE_FORGOTTEN_BY_A_CRASH(() ->
      new TournamentRules() {
        private final Set<String> ordered = new HashSet<>();

        @Override
        protected List<TableGame> toOrder(OrderBook book, TournamentState state, long now) {
          return super.toOrder(book, state, now).stream()
              .filter(game -> ordered.add(game.id()))
              .toList();
        }
      }),

  /** The tables of a round play deals of their own. */
  A_ROUND_IS_PAIRED_WITHOUT_ITS_DEAL(() ->
      new TournamentRules() {
        @Override
        protected List<TournamentEvent> dealing(
            TournamentState state, List<TournamentEvent> events, Supplier<Seed> secrets) {
          return events;
        }
      }),

  /** A ruling or a void changes the table, but not the ratings. */
  CORRECTIONS_ARE_NOT_PUBLISHED(() ->
      new TournamentRules() {
        @Override
        protected TournamentDecision decided(TournamentDecision decision) {
          var events =
              decision.events().stream()
                  .filter(event -> !(event instanceof TournamentEvent.Corrected))
                  .toList();
          return new TournamentDecision(events, decision.refusal(), decision.answer());
        }
      });

  private final Supplier<TournamentRules> rules;

  PlantedTournamentBug(Supplier<TournamentRules> rules) {
    this.rules = rules;
  }

  TournamentRules rules() {
    return rules.get();
  }
}
