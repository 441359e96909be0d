package org.apogee.node.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.List;
import java.util.TreeMap;
import org.apogee.engine.MoveList;
import org.apogee.engine.Position;
import org.apogee.engine.Rulesets;
import org.apogee.engine.chance.Seed;
import org.apogee.engine.chance.SeededChance;
import org.apogee.node.game.GameEvent.Moved;
import org.apogee.node.game.GameEvent.Opened;
import org.apogee.platform.metrics.BrokenInvariant;
import org.apogee.platform.metrics.Invariant;
import org.apogee.protocol.event.GameNews;
import org.apogee.protocol.game.GameOrder;
import org.apogee.protocol.game.GameOrder.OnForfeit;
import org.apogee.protocol.game.GameOrder.Origin;
import org.apogee.protocol.game.GameOrder.OriginKind;
import org.apogee.protocol.game.SeatOrder;
import org.junit.jupiter.api.Test;

/** What a game knows after its events. */
class GameStateTest {
  @Test
  void theSeedRepeatsEveryDrawOfAFinishedGame() {
    var scene = GameScene.between("supernova", 2);
    scene.toTheEnd();
    var opened = (Opened) scene.journal.getFirst();
    var order = opened.order();

    var chance = new SeededChance(opened.seed(), opened.nonces());
    var again = order.rules().newPosition(order.setup(), chance);
    for (var event : scene.journal) {
      if (event instanceof Moved moved) {
        moved.moves().forEach(move -> again.play(move, chance));
        assertThat(again.fingerprint()).isEqualTo(moved.fingerprint());
        assertThat(moved.seat()).as("no seat plays for another").isBetween(0, 1);
      }
    }
    assertThat(chance.drawsMade()).isGreaterThan(50).isEqualTo(scene.state.draws());
  }

  @Test
  void eachSeatDecidesWhenThePositionSaysSo() {
    var scene = GameScene.between("sol", 3);
    var acted = new boolean[3];
    for (int i = 0; i < 200 && scene.state.isLive(); i++) {
      assertThat(scene.state.seatToAct()).isEqualTo(scene.state.position().seatToAct());
      acted[scene.state.seatToAct()] = true;
      scene.move(i * 7, 1);
    }
    assertThat(acted).containsOnly(true);
    scene.carryOut(GameDecisions.cancel(scene.state, "Rain.", scene.now));
    assertThat(scene.state.seatToAct()).isEqualTo(Position.NOBODY);
  }

  @Test
  void aDealThatDoesNotMatchTheJournalIsABrokenPromise() {
    var scene = GameScene.between("supernova", 2);
    var opened = (Opened) scene.journal.getFirst();
    var wrong =
        new Opened(
            opened.at(),
            opened.order(),
            opened.seed(),
            opened.setupDraws(),
            opened.setupFingerprint() + 1);

    assertThatThrownBy(() -> new GameState().apply(wrong))
        .isInstanceOfSatisfying(
            BrokenInvariant.class,
            broken -> assertThat(broken.invariant()).isEqualTo(Invariant.FINGERPRINT));
  }

  @Test
  void aClockMayShowNothingLeft() {
    var scene = GameScene.between("sol", 2);
    var moved = (Moved) scene.play(scene.playerToAct(), 0, scene.legalMove(0)).events().getFirst();
    var empty =
        new Moved(
            moved.at(),
            moved.seat(),
            moved.firstPly(),
            moved.moves(),
            moved.draws(),
            moved.fingerprint(),
            0);

    scene.apply(List.of(empty));

    assertThat(scene.state.bankMillis(moved.seat())).isZero();
    assertThat(scene.state.deadline(moved.seat())).isEqualTo(scene.now);
  }

  @Test
  void aResignationCostsTheTimeOfTheRunningDecision() {
    var scene = GameScene.between("sol", 2);
    int seat = scene.state.seatToAct();
    scene.now += 1_500;

    scene.carryOut(GameDecisions.resign(scene.state, "p" + seat, scene.now));

    assertThat(scene.state.bankMillis(seat)).isEqualTo(10_000 - 1_500);
    assertThat(scene.state.bankMillis(1 - seat)).isEqualTo(10_000);
  }

  /** A pause stops its clock and does not begin it again. */
  @Test
  void aResignationOutOfTurnGivesTheSeatToActNothingBack() {
    var scene = GameScene.between("sol", 3, OnForfeit.CARETAKER);
    int seat = scene.state.seatToAct();
    scene.now += 1_500;
    scene.carryOut(GameDecisions.resign(scene.state, "p" + (seat + 1) % 3, scene.now));
    assertThat(scene.state.deadline(seat)).isEqualTo(scene.now + 2_500);

    scene.carryOut(
        OfferDecisions.offer(scene.state, "p" + seat, OfferKind.PAUSE, 60_000, When.at(scene.now)));
    var other = "p" + (seat + 2) % 3;
    scene.carryOut(
        OfferDecisions.answer(
            scene.state,
            other,
            scene.state.sequence(),
            GameCommand.OfferAnswer.ACCEPT,
            When.at(scene.now)));
    scene.now += 20_000;
    scene.carryOut(GameDecisions.resign(scene.state, other, scene.now));
    scene.carryOut(OfferDecisions.resume(scene.state, "p" + seat, scene.now));

    assertThat(scene.state.deadline(seat)).isEqualTo(scene.now + 2_500);
  }

  @Test
  void aCancellationIsTold() {
    var scene = GameScene.between("sol", 2);

    scene.carryOut(GameDecisions.cancel(scene.state, "Rain.", scene.now));

    assertThat(scene.told.getLast().news())
        .isInstanceOfSatisfying(
            GameNews.Cancelled.class,
            news -> {
              assertThat(news.reason()).isEqualTo("Rain.");
              assertThat(news.sequence()).isEqualTo(2).isEqualTo(scene.state.sequence());
            });
  }

  @Test
  void aForfeitAndACompensationAreTold() {
    var scene = GameScene.between("sol", 3, OnForfeit.CARETAKER);
    scene.now += 2_000;
    scene.apply(GameDecisions.compensate(scene.state, scene.away(1_000)));
    assertThat(scene.told.getLast().news()).isInstanceOf(GameNews.ClockCompensated.class);

    scene.carryOut(GameDecisions.resign(scene.state, "p2", scene.now));
    assertThat(scene.told.getLast().news()).isInstanceOf(GameNews.SeatForfeited.class);
  }

  @Test
  void aGameIsWaitedForAsLongAsSomebodyOutsideHoldsASeat() {
    var scene = GameScene.between("sol", 3, OnForfeit.CARETAKER);
    for (int seat = 0; seat < 3; seat++) {
      assertThat(scene.state.isWaitedFor()).isTrue();
      scene.carryOut(GameDecisions.resign(scene.state, "p" + seat, scene.now));
    }
    assertThat(scene.state.isWaitedFor()).isFalse();
  }

  @Test
  void aHouseBotHasNoClock() {
    var state = new GameState();
    var order =
        GameOrder.of(
            Rulesets.find("sol").id().toString(),
            new TreeMap<>(),
            List.of(
                SeatOrder.house("greedy").withNonce("n0"),
                SeatOrder.outside("p1", "P1").withNonce("n1")),
            GameScene.CLOCK,
            OnForfeit.END,
            new Origin(OriginKind.CASUAL, "p1"),
            null);
    GameDecisions.open(state, order, Seed.from("house"), 1_000).events().forEach(state::apply);

    var seen = new Boolean[2];
    for (int i = 0; i < 100 && Arrays.asList(seen).contains(null); i++) {
      int seat = state.seatToAct();
      var events =
          seat == 0
              ? GameDecisions.playTurn(state, HouseTurn.of(state, "greedy", 8).think(), 2_000)
              : GameDecisions.play(state, "p1", state.log().size(), legalMove(state), 2_000)
                  .events();
      var news = (GameNews.MovesPlayed) state.apply(events.getFirst()).news();
      seen[seat] = news.clockMillis() != null;
    }
    assertThat(seen).containsExactly(false, true);
  }

  private static long legalMove(GameState state) {
    var moves = new MoveList();
    state.position().legalMoves(moves);
    return moves.get(0);
  }

  @Test
  void aSnapshotKeepsWhoForfeitedTheEndAndWhatSeatsHaveNotHeard() {
    var scene = GameScene.between("supernova", 3, OnForfeit.CARETAKER);
    for (int i = 0; i < 30; i++) {
      scene.move(i, 10);
    }
    scene.carryOut(GameDecisions.resign(scene.state, "p1", scene.now));
    var live = GameState.of(scene.state.snapshot());
    assertThat(live.gone()).containsExactly(1);
    assertThat(live.botOf(1)).isEqualTo(GameDecisions.CARETAKER);
    for (int seat = 0; seat < 3; seat++) {
      assertThat(live.pendingFacts().of(seat)).isEqualTo(scene.state.pendingFacts().of(seat));
      assertThat(live.log().countOf(seat)).isEqualTo(scene.state.log().countOf(seat));
    }
    assertThat(live.snapshot()).isEqualTo(scene.state.snapshot());

    var finished = GameScene.between("sol", 2);
    finished.toTheEnd();
    var over = GameState.of(finished.state.snapshot());
    assertThat(over.ended()).isEqualTo(finished.journal.getLast());
  }

  @Test
  void aSnapshotWithMoreBytesThanItsGameIsRefused() {
    var bytes = GameScene.between("sol", 2).state.snapshot();

    assertThatThrownBy(() -> GameState.of(Arrays.copyOf(bytes, bytes.length + 1)))
        .isInstanceOf(RuntimeException.class);
  }

  @Test
  void aSeatHasHeardEverythingWhenItDecides() {
    var scene = GameScene.between("supernova", 2);
    int most = 0;
    for (int i = 0; i < 60 && scene.state.isLive(); i++) {
      int seat = scene.state.seatToAct();
      most = Math.max(most, scene.state.pendingFacts().of(1 - seat).size());
      scene.move(i, 1);
      var heard = scene.told.getLast().facts().getLast();
      var pending = scene.state.pendingFacts().of(seat);
      assertThat(pending)
          .isEqualTo(
              heard.stream()
                  .filter(fact -> fact.isFor(seat))
                  .map(UnfilteredNews.AudienceFact::heard)
                  .toList());
    }
    assertThat(most).as("facts that wait for the seat that does not decide").isPositive();
  }

  @Test
  void theLogCountsTheDecisionsOfEachSeat() {
    var log = new MoveLog();
    for (int ply = 0; ply < 40; ply++) {
      log.add(ply % 3 == 0 ? 1 : 0, ply);
    }
    assertThat(log.countOf(0)).isEqualTo(26);
    assertThat(log.countOf(1)).isEqualTo(14);
    assertThat(log.countOf(2)).isZero();
  }
}
