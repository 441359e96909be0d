package org.apogee.proving.simulate;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import org.apogee.cluster.order.DeskAnswer;
import org.apogee.cluster.order.DeskAnswer.Outcome;
import org.apogee.match.competition.CompetitionCommand;
import org.apogee.match.competition.CompetitionDecision;
import org.apogee.match.competition.CompetitionDecisions;
import org.apogee.match.competition.CompetitionOutcome;
import org.apogee.match.competition.CompetitionRefusals;
import org.apogee.match.competition.CompetitionReply;
import org.apogee.match.competition.CompetitionState;
import org.apogee.match.competition.GroupQuestions;
import org.apogee.match.season.EventQuestions;
import org.apogee.match.season.SeasonEvent;
import org.apogee.match.season.SeasonState;
import org.apogee.match.tournament.OrderBook;
import org.apogee.match.tournament.TournamentCommand;
import org.apogee.match.tournament.TournamentDecision;
import org.apogee.match.tournament.TournamentDecisions;
import org.apogee.match.tournament.TournamentEvent;
import org.apogee.match.tournament.TournamentOutcome;
import org.apogee.match.tournament.TournamentProgress;
import org.apogee.match.tournament.TournamentRefusals;
import org.apogee.match.tournament.TournamentReply;
import org.apogee.match.tournament.TournamentState;
import org.apogee.match.upkeep.ChildAnswer;
import org.apogee.match.upkeep.ChildAnswer.State;
import org.apogee.match.upkeep.ChildBook;

/** One life of a matchmaker with all its seasons, competitions and tournaments. */
final class SeasonLife {
  private static final long TICK = 1_000;

  /** Between events nothing happens for days. */
  private static final long REST = 6L * 3_600_000;

  private static final long ASK_PATIENCE = 5_000;
  private static final int CRASH_PER_THOUSAND = 6;

  private final SeasonSimulation world;
  private final EventQueue clock;
  private final SeasonRules rules;
  private final Map<String, SeasonState> seasons = new HashMap<>();
  private final Map<String, CompetitionState> competitions = new HashMap<>();
  private final Map<String, TournamentState> tournaments = new HashMap<>();
  private final Map<String, ChildBook> books = new HashMap<>();
  private final Map<String, OrderBook> orders = new HashMap<>();
  private final Map<String, Integer> pairing = new HashMap<>();
  private final SeasonNotices.Memory noticed = new SeasonNotices.Memory();
  private boolean dead;

  SeasonLife(SeasonSimulation world) {
    this.world = world;
    clock = world.clock();
    rules = world.rules();
    world.seasons().ids().forEach(this::season);
    world.competitions().ids().forEach(this::competition);
    world.tournaments().ids().forEach(this::tournament);
  }

  void begin() {
    inLife(0, this::tick);
  }

  boolean isDead() {
    return dead;
  }

  private void die() {
    dead = true;
    world.revive();
  }

  private SeasonState season(String id) {
    return seasons.computeIfAbsent(
        id, _ -> world.seasons().recover(id, rules.recovered(world.seasons().size(id))));
  }

  private CompetitionState competition(String id) {
    return competitions.computeIfAbsent(
        id, _ -> world.competitions().recover(id, rules.recovered(world.competitions().size(id))));
  }

  private TournamentState tournament(String id) {
    return tournaments.computeIfAbsent(
        id, _ -> world.tournaments().recover(id, world.tournaments().size(id)));
  }

  private void inLife(long millis, Runnable what) {
    clock.later(
        millis,
        () -> {
          if (!dead) {
            what.run();
          }
        });
  }

  private boolean diesHere() {
    if (!dead && clock.chance(CRASH_PER_THOUSAND)) {
      die();
    }
    return dead;
  }

  /** Journals, and then does what comes after it; the process may die before and after. */
  private <S, E> void persist(
      SeasonJournal<S, E> journal,
      String id,
      List<? extends E> events,
      Consumer<E> apply,
      Runnable then) {
    if (events.isEmpty()) {
      then.run();
      return;
    }
    if (diesHere()) {
      return;
    }
    journal.store(id, events);
    world.check();
    if (diesHere()) {
      return;
    }
    events.forEach(apply);
    then.run();
  }

  private void tick() {
    List.copyOf(seasons.keySet()).forEach(this::proceedSeason);
    List.copyOf(competitions.keySet()).forEach(this::proceedCompetition);
    List.copyOf(tournaments.keySet()).forEach(this::proceedTournament);
    notice();
    boolean isBusy =
        tournaments.values().stream().anyMatch(TournamentState::isLive)
            || competitions.values().stream().anyMatch(CompetitionState::isLive)
            || seasons.values().stream()
                .anyMatch(
                    season -> !season.events().stream().allMatch(SeasonState.PlayedEvent::isDone));
    inLife(isBusy ? TICK : REST, this::tick);
  }

  /** The reader of notices; it dies before a transaction or after it, never inside. */
  private void notice() {
    var notices = world.notices();
    for (var id : notices.movedOn()) {
      var pending = notices.read(id, noticed);
      if (diesHere()) {
        return;
      }
      if (rules.storesNoticesWithBookmark()) {
        notices.store(pending);
      } else if (notices.move(pending) && !diesHere()) {
        notices.add(pending);
      }
      if (diesHere()) {
        return;
      }
    }
  }

  private void proceedSeason(String id) {
    var state = season(id);
    for (var ask : book(id).due(EventQuestions.wanted(state), clock.now())) {
      ask(
          id,
          ask,
          () -> competitionReply(ask.child(), Commands.of(state, ask)),
          reply -> EventQuestions.answer(ask, reply),
          answer ->
              persist(
                  world.seasons(),
                  id,
                  rules.heard(state, ask.child(), CompetitionOutcome.read(answer), clock.now()),
                  state::apply,
                  () -> {}));
    }
    persist(world.seasons(), id, rules.next(state, clock.now()), state::apply, () -> {});
  }

  private void proceedCompetition(String id) {
    if (dead) {
      return;
    }
    var state = competition(id);
    for (var ask : book(id).due(GroupQuestions.wanted(state), clock.now())) {
      ask(
          id,
          ask,
          () -> tournamentReply(ask.child(), Commands.of(state, ask)),
          reply -> GroupQuestions.answer(ask, reply),
          answer ->
              persist(
                  world.competitions(),
                  id,
                  rules.heard(state, ask.child(), TournamentOutcome.read(answer), clock.now()),
                  state::apply,
                  () -> {}));
    }
    persist(world.competitions(), id, rules.next(state, clock.now()), state::apply, () -> {});
  }

  private ChildBook book(String id) {
    return books.computeIfAbsent(
        id,
        _ -> id.equals(SeasonSimulation.SEASON) ? EventQuestions.book() : GroupQuestions.book());
  }

  /** A request to another entity; nobody knows what became of it if no reply comes in time. */
  private <R> void ask(
      String id,
      ChildBook.Ask ask,
      Supplier<R> carriedOut,
      Function<R, ChildAnswer> read,
      Consumer<String> outcome) {
    var isAnswered = new boolean[1];
    Consumer<ChildAnswer> once =
        answer -> {
          if (!dead && !isAnswered[0]) {
            isAnswered[0] = true;
            book(id).answered(answer, clock.now());
            if (!answer.outcome().isEmpty()) {
              outcome.accept(answer.outcome());
            }
          }
        };
    clock.send(() -> {
      if (!dead) {
        var reply = carriedOut.get();
        if (reply != null && !dead) {
          clock.send(() -> once.accept(read.apply(reply)));
        }
      }
    });
    inLife(ASK_PATIENCE, () -> once.accept(ChildAnswer.of(ask.child(), State.UNKNOWN)));
  }

  private CompetitionReply competitionReply(String id, CompetitionCommand.Remote command) {
    var state = competition(id);
    long now = clock.now();
    return switch (command) {
      case CompetitionCommand.Create it ->
          carryOut(
              id, CompetitionDecisions.create(state, it.by(), it.settings(), it.entrants(), now));
      case CompetitionCommand.Advance it ->
          carryOut(id, CompetitionDecisions.advance(state, it.by(), it.stage(), now));
      case CompetitionCommand.Confirm _ -> carryOut(id, CompetitionDecisions.confirm(state, now));
      case CompetitionCommand.AddDirector it ->
          carryOut(id, CompetitionDecisions.addDirector(state, it.by(), it.player(), now));
      case CompetitionCommand.RemoveDirector it ->
          carryOut(id, CompetitionDecisions.removeDirector(state, it.by(), it.player(), now));
      case CompetitionCommand.Cancel it ->
          carryOut(id, CompetitionDecisions.cancel(state, it.by(), it.reason(), now));
      case CompetitionCommand.Join it ->
          carryOut(id, CompetitionDecisions.join(state, it.by(), it.entrant(), now));
      case CompetitionCommand.Withdraw it ->
          carryOut(id, CompetitionDecisions.withdraw(state, it.by(), it.entrant(), now));
      case CompetitionCommand.Look _ ->
          state.phase() == CompetitionState.Phase.NEW
              ? new CompetitionReply.Refused(CompetitionRefusals.NO_SUCH_COMPETITION)
              : new CompetitionReply.Seen(CompetitionOutcome.of(state).json());
    };
  }

  private CompetitionReply carryOut(String id, CompetitionDecision decision) {
    var state = competition(id);
    persist(world.competitions(), id, decision.events(), state::apply, () -> {});
    return decision.refusal() == null
        ? new CompetitionReply.Done(decision.isRepeated())
        : new CompetitionReply.Refused(decision.refusal());
  }

  private TournamentReply tournamentReply(String id, TournamentCommand.Remote command) {
    var state = tournament(id);
    long now = clock.now();
    return switch (command) {
      case TournamentCommand.Create it ->
          carryOut(
              id,
              TournamentDecisions.create(
                  state, it.by(), it.settings(), it.entrants(), it.past(), now));
      case TournamentCommand.Start it ->
          carryOut(id, TournamentDecisions.start(state, it.by(), now));
      case TournamentCommand.Cancel it ->
          carryOut(id, TournamentDecisions.cancel(state, it.by(), it.reason(), now));
      case TournamentCommand.Look _ ->
          state.stage() == TournamentState.Stage.NEW
              ? new TournamentReply.Refused(TournamentRefusals.NO_SUCH_TOURNAMENT)
              : new TournamentReply.Seen(TournamentOutcome.of(state).json());
      default -> throw new IllegalStateException("nobody asks a tournament for " + command);
    };
  }

  private TournamentReply carryOut(String id, TournamentDecision decision) {
    change(id, decision.events());
    return decision.refusal() == null
        ? new TournamentReply.Done(decision.isRepeated(), decision.answer())
        : new TournamentReply.Refused(decision.refusal());
  }

  /** A director changes a tournament. */
  void change(String id, List<TournamentEvent> events) {
    var state = tournament(id);
    persist(world.tournaments(), id, events, state::apply, () -> {});
  }

  SeasonState seasonNow(String id) {
    return season(id);
  }

  /** An organiser changes a season. */
  void change(String id, Function<SeasonState, List<SeasonEvent>> decision) {
    var state = season(id);
    persist(world.seasons(), id, decision.apply(state), state::apply, () -> {});
  }

  private void proceedTournament(String id) {
    if (dead) {
      return;
    }
    var state = tournament(id);
    if (state.stage() == TournamentState.Stage.NEW) {
      return;
    }
    var book = orders.computeIfAbsent(id, _ -> new OrderBook());
    for (var game : book.toOrder(state, clock.now())) {
      var order = OrderBook.order(state, game);
      var isAnswered = new boolean[1];
      Consumer<DeskAnswer> once =
          answer -> {
            if (!dead && !isAnswered[0]) {
              isAnswered[0] = true;
              book.ordered(answer, clock.now());
            }
          };
      clock.send(() -> {
        var answer = world.host().open(game.id(), order);
        clock.send(() -> once.accept(answer));
      });
      inLife(ASK_PATIENCE, () -> once.accept(DeskAnswer.of(game.id(), Outcome.UNKNOWN)));
    }
    for (var game : state.liveGames()) {
      var ended = world.result(game.id());
      if (ended != null) {
        clock.send(() -> world.life().takeResult(id, game.id()));
      }
    }
    var events = TournamentProgress.next(state, clock.now());
    if (!events.isEmpty()) {
      change(id, events);
      return;
    }
    var input = TournamentProgress.toPair(state, clock.now());
    if (input != null && pairing.getOrDefault(id, -1) != state.version()) {
      int version = state.version();
      pairing.put(id, version);
      var settings = state.settings();
      var plan = settings.system().pair(input);
      inLife(
          clock.random(400),
          () -> {
            pairing.remove(id);
            if (version == state.version()) {
              change(id, TournamentProgress.paired(state, plan, clock.now()));
            }
          });
    }
  }

  /** A result is brought, perhaps again; whoever lives takes it. */
  private void takeResult(String id, String game) {
    var ended = world.result(game);
    if (!dead && ended != null) {
      change(id, TournamentProgress.result(tournament(id), ended, 1, clock.now()));
    }
  }

  /** Commands without anybody to reply to: here the caller takes the reply itself. */
  @SuppressWarnings("NullAway")
  private static final class Commands {
    static CompetitionCommand.Remote of(SeasonState state, ChildBook.Ask ask) {
      return EventQuestions.command(state, ask, null);
    }

    static TournamentCommand.Remote of(CompetitionState state, ChildBook.Ask ask) {
      return GroupQuestions.command(state, ask, null);
    }
  }
}
