package org.apogee.node.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.apogee.engine.MoveList;
import org.apogee.engine.Rulesets;
import org.apogee.engine.chance.Seed;
import org.apogee.protocol.game.ClockOrder;
import org.apogee.protocol.game.ForkOf;
import org.apogee.protocol.game.GameOrder;
import org.apogee.protocol.game.GameOrder.OnForfeit;
import org.apogee.protocol.game.GameOrder.Origin;
import org.apogee.protocol.game.GameOrder.OriginKind;
import org.apogee.protocol.game.SeatOrder;

/** One game without any actor: decides, applies, and keeps what was journaled and told. */
final class GameScene {
  static final ClockOrder CLOCK = new ClockOrder(10_000, 1_000, 4_000);

  final GameState state = new GameState();
  final List<GameEvent> journal = new ArrayList<>();
  final List<UnfilteredNews> told = new ArrayList<>();
  long now = 1_000_000;

  private final GameOrder order;
  private final Seed seed;

  private GameScene(GameOrder order, Seed seed) {
    this.order = order;
    this.seed = seed;
  }

  /** A game between players p0, p1, ..., opened. */
  static GameScene between(String game, int seats, OnForfeit onForfeit) {
    return of(orderOf(game, seats, onForfeit));
  }

  /** A game by an order whose seats all have nonces, opened. */
  static GameScene of(GameOrder order) {
    var name = order.ruleset().replaceFirst("/.*", "");
    var scene = new GameScene(order, Seed.from("scene " + name));
    scene.carryOut(scene.open());
    return scene;
  }

  /** A fork of a game that keeps its first decisions, opened. */
  static GameScene fork(GameScene origin, int plies) {
    var scene = new GameScene(origin.order.withFork(new ForkOf("origin", plies)), origin.seed);
    var moves = IntStream.range(0, plies).mapToObj(origin.state.log()::move).toList();
    var start = new ForkStart(origin.seed.reveal(), moves);
    scene.carryOut(GameDecisions.open(scene.state, scene.order, origin.seed, start, scene.now));
    return scene;
  }

  static GameScene between(String game, int seats) {
    return between(game, seats, OnForfeit.END);
  }

  static GameOrder orderOf(String game, int seats, OnForfeit onForfeit) {
    return GameOrder.of(
        Rulesets.find(game).id().toString(),
        new TreeMap<>(),
        IntStream.range(0, seats)
            .mapToObj(seat -> SeatOrder.outside("p" + seat, "P" + seat).withNonce("n" + seat))
            .toList(),
        CLOCK,
        onForfeit,
        new Origin(OriginKind.CASUAL, "p0"),
        null);
  }

  GameDecision open() {
    return GameDecisions.open(state, order, seed, now);
  }

  GameDecision play(String player, int ply, long move) {
    return GameDecisions.play(state, player, ply, move, now);
  }

  /** Now, after the platform was not there for some of the running decision. */
  When away(long absent) {
    return new When(now, now - absent, absent, now - absent);
  }

  GameReply carryOut(GameDecision decision) {
    apply(decision.events());
    return decision.reply();
  }

  /** Through the journal's bytes, as after a restart. */
  void apply(List<GameEvent> events) {
    for (var event : events) {
      var read =
          GameEventCodec.decode(GameEventCodec.manifest(event), GameEventCodec.encode(event));
      assertThat(GameEventCodec.encode(read)).isEqualTo(GameEventCodec.encode(event));
      journal.add(read);
      told.add(state.apply(read));
    }
  }

  String playerToAct() {
    return "p" + state.seatToAct();
  }

  long legalMove(int index) {
    var moves = new MoveList();
    state.position().legalMoves(moves);
    return moves.get(index % moves.size());
  }

  /** The player to act plays the legal move with this index, after so many milliseconds. */
  GameReply move(int index, long millis) {
    now += millis;
    return carryOut(play(playerToAct(), state.log().size(), legalMove(index)));
  }

  void toTheEnd() {
    for (int i = 0; state.isLive(); i++) {
      move(i * 7 + i / 3, 1);
    }
  }
}
