package org.apogee.proving.simulate;

import java.util.List;
import org.apogee.cluster.order.DeskAnswer;
import org.apogee.match.result.ResultBook;
import org.apogee.match.tournament.OrderBook;
import org.apogee.match.tournament.TableGame;
import org.apogee.match.tournament.TournamentEvent;
import org.apogee.match.tournament.TournamentState;
import org.apogee.protocol.game.EndedGame;
import org.apogee.protocol.game.GameOrder;

/** One life of a matchmaker with one tournament: its actor, in memory. */
final class TournamentLife extends Life<TournamentEvent> {
  private static final long TICK = 1_000;

  private final TournamentSimulation world;
  private final EventQueue clock;
  private final TournamentRules rules;
  private final int life;
  private final OrderBook orders = new OrderBook();
  private final TournamentState state;
  private int pairingVersion = -1;

  TournamentLife(TournamentSimulation world, int life) {
    super(world);
    this.world = world;
    this.clock = world.clock();
    this.rules = world.rules();
    this.life = life;
    state = rules.recover(world.truth().id(), world.journal());
    if (state.version() != world.truth().version()
        || !state.liveGames().equals(world.truth().liveGames())) {
      throw new Violation("what was recovered is not what was journaled");
    }
  }

  TournamentState state() {
    return state;
  }

  void begin() {
    begin(this::tick);
  }

  private void tick() {
    afterChange();
    inLife(TICK, this::tick);
  }

  @Override
  void apply(TournamentEvent event) {
    state.apply(event);
  }

  @Override
  void afterChange() {
    see();
    proceed();
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
          () -> DeskAnswer.of(game.id(), world.host().open(id, order).outcome()),
          answer -> rules.ordered(orders, answer, clock.now()));
    }
    for (var game : orders.toCallOff(state, clock.now())) {
      ask(game, () -> world.host().cancel(game), answer -> orders.calledOff(answer, clock.now()));
    }
    fetch();
  }

  private void proceed() {
    var events = rules.next(state, clock.now());
    if (!events.isEmpty()) {
      persist(events, () -> {});
      return;
    }
    var input = rules.toPair(state, clock.now());
    if (input != null && pairingVersion != state.version()) {
      int version = state.version();
      pairingVersion = version;
      var settings = state.settings();
      var plan = settings.system().pair(input);
      inLife(
          clock.random(400),
          () -> {
            pairingVersion = -1;
            var round = rules.paired(state, version, plan, clock.now());
            persist(rules.dealing(state, round, world::secret), () -> {});
          });
    }
  }

  @Override
  List<String> waitsFor() {
    return state.liveGames().stream().map(TableGame::id).toList();
  }

  @Override
  void result(long number, EndedGame ended, Runnable acknowledge) {
    persist(rules.result(state, ended, number, clock.now()), acknowledge);
  }

  @Override
  long toStore(ResultBook book, long lastBrought) {
    return rules.toStore(book, lastBrought);
  }
}
