package org.apogee.match.simulate;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import org.apogee.cluster.order.DeskAnswer;
import org.apogee.cluster.order.DeskAnswer.Outcome;
import org.apogee.match.result.ResultBook;
import org.apogee.match.tournament.OrderBook;
import org.apogee.match.tournament.TournamentEvent;
import org.apogee.match.tournament.TournamentState;
import org.apogee.protocol.game.EndedGame;
import org.apogee.protocol.game.GameOrder;

/** One life of a matchmaker: the actor of the tournament and the reader of results, in memory. */
final class Member {
  private static final int CRASH_PER_THOUSAND = 12;
  private static final long TICK = 1_000;
  private static final long ASK_PATIENCE = 5_000;
  private static final long READ_EVERY = 200;
  private static final long FETCH_EVERY = 20_000;
  private static final int BATCH = 5;

  private final Simulation world;
  private final Clockwork clock;
  private final Rules rules;
  private final int life;
  private final OrderBook orders = new OrderBook();
  private final TournamentState state;
  private final ResultBook results;
  private int pairingVersion = -1;
  private long fetchedAt;
  private boolean dead;

  Member(Simulation world, int life) {
    this.world = world;
    this.clock = world.clock();
    this.rules = world.rules();
    this.life = life;
    state = rules.recover(world.truth().id(), world.journal());
    results = new ResultBook(world.storedOffset());
    if (state.version() != world.truth().version()
        || !state.liveGames().equals(world.truth().liveGames())) {
      throw new Violation("what was recovered is not what was journaled");
    }
  }

  TournamentState state() {
    return state;
  }

  boolean isDead() {
    return dead;
  }

  void die() {
    dead = true;
  }

  void begin() {
    inLife(0, this::tick);
    inLife(READ_EVERY, this::read);
  }

  /** Only if this life still goes on then. */
  private void inLife(long millis, Runnable what) {
    clock.later(
        millis,
        () -> {
          if (!dead) {
            what.run();
          }
        });
  }

  private void tick() {
    see();
    goOn();
    inLife(TICK, this::tick);
  }

  /** Whether the process died at this point. */
  private boolean diesHere() {
    if (!dead && !world.isQuiet() && clock.chance(CRASH_PER_THOUSAND)) {
      world.crash();
    }
    return dead;
  }

  /** Journals, and then does what comes after it. */
  void persist(List<TournamentEvent> events, Runnable then) {
    if (events.isEmpty()) {
      then.run();
      return;
    }
    if (diesHere()) {
      return;
    }
    world.store(events);
    if (diesHere()) {
      return;
    }
    events.forEach(state::apply);
    then.run();
    inLife(0, this::afterChange);
  }

  private void afterChange() {
    see();
    goOn();
  }

  private void see() {
    if (state.stage() == TournamentState.Stage.NEW) {
      return;
    }
    for (var game : rules.toOrder(orders, state, clock.now())) {
      GameOrder order = OrderBook.order(state, game);
      var id = rules.idOf(game, life);
      ask(
          game.id(),
          reply -> reply.accept(answerFor(game.id(), world.host().open(id, order))),
          answer -> rules.ordered(orders, answer, clock.now()));
    }
    for (var game : orders.toCallOff(state, clock.now())) {
      ask(
          game,
          reply -> reply.accept(world.host().cancel(game)),
          answer -> orders.calledOff(answer, clock.now()));
    }
    fetch();
  }

  private static DeskAnswer answerFor(String game, DeskAnswer answer) {
    return DeskAnswer.of(game, answer.outcome());
  }

  /** A question over the network; no answer in time is an unknown outcome. */
  private void ask(
      String game, Consumer<Consumer<DeskAnswer>> question, Consumer<DeskAnswer> answered) {
    var isAnswered = new boolean[1];
    Consumer<DeskAnswer> once =
        answer -> {
          if (!dead && !isAnswered[0]) {
            isAnswered[0] = true;
            answered.accept(answer);
          }
        };
    clock.send(() -> question.accept(answer -> clock.send(() -> once.accept(answer))));
    inLife(ASK_PATIENCE, () -> once.accept(DeskAnswer.of(game, Outcome.UNKNOWN)));
  }

  private void goOn() {
    var events = rules.next(state, clock.now());
    if (!events.isEmpty()) {
      persist(events, () -> {});
      return;
    }
    var question = rules.toPair(state, clock.now());
    if (question != null && pairingVersion != state.version()) {
      int version = state.version();
      pairingVersion = version;
      var settings = state.settings();
      var plan = settings.format().system(settings.tableSize()).pair(question);
      inLife(
          clock.random(400),
          () -> {
            pairingVersion = -1;
            persist(rules.paired(state, version, plan, clock.now()), () -> {});
          });
    }
  }

  /** Results that should have been brought by now. */
  private void fetch() {
    var live = state.liveGames();
    if (fetchedAt == 0 || live.isEmpty()) {
      fetchedAt = clock.now();
    } else if (clock.now() - fetchedAt >= FETCH_EVERY) {
      fetchedAt = clock.now();
      for (var game : live) {
        world.host().results().stream()
            .filter(ended -> ended.game().equals(game.id()))
            .findFirst()
            .ifPresent(ended -> inLife(1, () -> result(numberOf(ended), ended, () -> {})));
      }
    }
  }

  private long numberOf(EndedGame ended) {
    return world.host().results().indexOf(ended) + 1L;
  }

  private void result(long number, EndedGame ended, Runnable acknowledge) {
    persist(rules.result(state, ended, number, clock.now()), acknowledge);
  }

  /** The reader of results: a batch, brought until all is acknowledged or patience ends. */
  private void read() {
    var rows = world.host().results();
    int from = (int) results.done();
    int to = Math.min(rows.size(), from + BATCH);
    var numbers = new ArrayList<Long>();
    for (int i = from; i < to; i++) {
      numbers.add(i + 1L);
    }
    results.bring(numbers);
    for (long number : numbers) {
      var ended = Objects.requireNonNull(rows.get((int) number - 1));
      clock.send(() -> {
        var now = world.member();
        if (!now.isDead()) {
          now.result(number, ended, () -> clock.send(() -> acknowledged(number)));
        }
      });
    }
    if (numbers.isEmpty()) {
      inLife(READ_EVERY, this::read);
    } else {
      inLife(1_000, () -> store(numbers.getLast()));
    }
  }

  private void acknowledged(long number) {
    if (!dead) {
      results.taken(number);
    }
  }

  private void store(long lastBrought) {
    long offset = rules.toStore(results, lastBrought);
    if (!diesHere()) {
      world.storeOffset(offset);
      if (!diesHere()) {
        inLife(READ_EVERY, this::read);
      }
    }
  }
}
