package org.apogee.node.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.apogee.engine.Outcome;
import org.apogee.engine.Rulesets;
import org.apogee.engine.View;
import org.apogee.engine.chance.Seed;
import org.apogee.node.game.GameEvent.Compensated;
import org.apogee.node.game.GameEvent.Ended;
import org.apogee.node.game.GameEvent.Forfeited;
import org.apogee.node.game.GameEvent.Moved;
import org.apogee.node.game.GameReply.Done;
import org.apogee.node.game.GameReply.IsOpen;
import org.apogee.node.game.GameReply.Played;
import org.apogee.node.game.GameReply.Refused;
import org.apogee.node.game.GameState.Stage;
import org.apogee.platform.metrics.BrokenInvariant;
import org.apogee.platform.metrics.Invariant;
import org.apogee.protocol.event.GameNews;
import org.apogee.protocol.game.GameId;
import org.apogee.protocol.game.GameOrder.OnForfeit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a game decides, without actor, journal or clock. */
class GameDecisionsTest {

  @Test
  void theSameOrderTwiceIsOneGameAndAnotherOrderIsRefused() {
    var scene = GameScene.between("sol", 2);

    assertThat(scene.carryOut(scene.open())).isEqualTo(new IsOpen(true));
    var other = GameScene.orderOf("sol", 3, OnForfeit.END);
    assertThat(GameDecisions.open(scene.state, other, Seed.from("x"), scene.now).reply())
        .isEqualTo(new Refused(GameRefusals.OTHER_GAME_OPEN));
    assertThat(scene.journal).hasSize(1);
  }

  @Test
  void aRepeatedMoveIsAnsweredAgainAndPlayedOnce() {
    var scene = GameScene.between("sol", 2);
    var player = scene.playerToAct();
    long move = scene.legalMove(0);

    assertThat(scene.carryOut(scene.play(player, 0, move))).isEqualTo(new Played(1, false));
    assertThat(scene.carryOut(scene.play(player, 0, move))).isEqualTo(new Played(1, true));
    assertThat(scene.carryOut(scene.play(player, 0, move + 1)))
        .isEqualTo(new Refused(GameRefusals.STALE_PLY));
    assertThat(scene.journal).hasSize(2);
  }

  @Test
  void aMoveIsRefusedForTheFirstReasonThatHolds() {
    var scene = GameScene.between("sol", 2);
    var player = scene.playerToAct();
    var waiting = player.equals("p0") ? "p1" : "p0";

    assertThat(scene.play("nobody", 0, 0).reply())
        .isEqualTo(new Refused(GameRefusals.NOT_YOUR_GAME));
    assertThat(scene.play(player, 7, 0).reply()).isEqualTo(new Refused(GameRefusals.PLY_AHEAD));
    assertThat(scene.play(waiting, 0, 0).reply())
        .isEqualTo(new Refused(GameRefusals.NOT_YOUR_TURN));
    assertThat(scene.play(player, 0, Long.MIN_VALUE).reply())
        .isEqualTo(new Refused(GameRefusals.ILLEGAL_MOVE));
    assertThat(GameDecisions.play(new GameState(), "p0", 0, 0, 0).reply())
        .isEqualTo(new Refused(GameRefusals.NO_SUCH_GAME));
  }

  @Test
  void aDecisionCostsItsTimeAndTheEndOfATurnBringsTheIncrement() {
    var scene = GameScene.between("sol", 2);
    int seat = scene.state.seatToAct();

    scene.move(0, 3_000);

    boolean turnIsOver = scene.state.seatToAct() != seat;
    assertThat(scene.state.bankMillis(seat)).isEqualTo(10_000 - 3_000 + (turnIsOver ? 1_000 : 0));
  }

  @Test
  void aMoveAfterTheCapLosesTheSeatAndTheGameOfTwo() {
    var scene = GameScene.between("sol", 2);
    int seat = scene.state.seatToAct();

    assertThat(scene.move(0, 4_001)).isEqualTo(new Refused(GameRefusals.TIME_OUT));

    assertThat(scene.state.stage()).isEqualTo(Stage.OVER);
    assertThat(scene.journal.getLast())
        .isInstanceOfSatisfying(
            Ended.class,
            ended -> {
              assertThat(ended.ending()).isEqualTo("time-out");
              assertThat(ended.places().get(seat)).isEqualTo(2);
            });
  }

  @Test
  void aClockBelowZeroInTheJournalIsABrokenPromise() {
    var scene = GameScene.between("sol", 2);
    var events = scene.play(scene.playerToAct(), 0, scene.legalMove(0)).events();
    var moved = (Moved) events.getFirst();
    var below =
        new Moved(
            moved.at(),
            moved.seat(),
            moved.firstPly(),
            moved.moves(),
            moved.draws(),
            moved.fingerprint(),
            -1);

    assertThatThrownBy(() -> scene.apply(List.of(below)))
        .isInstanceOfSatisfying(
            BrokenInvariant.class,
            broken -> assertThat(broken.invariant()).isEqualTo(Invariant.CLOCK_NEGATIVE));
  }

  @Test
  void theClockRingsOnlyForTheDecisionItWasSetFor() {
    var scene = GameScene.between("sol", 2);
    scene.now += 4_000;
    assertThat(GameDecisions.expire(scene.state, 0, scene.now)).isEmpty();
    scene.now += 1;
    assertThat(GameDecisions.expire(scene.state, 1, scene.now)).isEmpty();
    assertThat(GameDecisions.expire(scene.state, 0, scene.now))
        .hasSize(2)
        .first()
        .isInstanceOf(Forfeited.class);
  }

  @Test
  void whoGivesUpAGameAloneIsNotFirst() {
    var scene = GameScene.between("sol", 1, OnForfeit.END);

    scene.carryOut(GameDecisions.resign(scene.state, "p0", scene.now));

    assertThat(scene.state.ended())
        .isNotNull()
        .satisfies(end -> {
          assertThat(end.places()).containsExactly(2);
          assertThat(end.entityPlace()).isEqualTo(Outcome.NO_ENTITY);
        });
  }

  @Test
  void withACaretakerTheGameGoesOnAndTheSeatIsPlacedLast() {
    var scene = GameScene.between("sol", 3, OnForfeit.CARETAKER);

    assertThat(scene.carryOut(GameDecisions.resign(scene.state, "p1", scene.now)))
        .isEqualTo(new Done(false));
    assertThat(scene.carryOut(GameDecisions.resign(scene.state, "p1", scene.now)))
        .isEqualTo(new Done(true));

    assertThat(scene.state.isLive()).isTrue();
    assertThat(scene.state.botOf(1)).isEqualTo(GameDecisions.CARETAKER);
    assertThat(scene.play("p1", 0, 0).reply()).isEqualTo(new Refused(GameRefusals.SEAT_GIVEN_UP));
    for (int i = 0; scene.state.isLive(); i++) {
      if (scene.state.seatToAct() == 1) {
        var turn = HouseTurn.of(scene.state, GameDecisions.CARETAKER, 64).think();
        scene.apply(GameDecisions.playTurn(scene.state, turn, scene.now));
      } else {
        scene.move(i, 1);
      }
    }
    var ended = (Ended) scene.journal.getLast();
    assertThat(ended.places().get(1)).isEqualTo(3);
  }

  @Test
  void aHouseBotsTurnIsOneEventAndALateOneIsForgotten() {
    var scene = GameScene.between("sol", 2);
    var turn = HouseTurn.of(scene.state, "greedy", 64).think();
    var events = GameDecisions.playTurn(scene.state, turn, scene.now);
    assertThat(events).hasSize(1);
    scene.apply(events);
    assertThat(((Moved) events.getFirst()).moves()).hasSize(scene.state.log().size());

    assertThat(GameDecisions.playTurn(scene.state, turn, scene.now)).isEmpty();
  }

  @Test
  void afterAnAbsenceThePlayerHasThatTimeBackAndNoMore() {
    var scene = GameScene.between("sol", 2);
    int seat = scene.state.seatToAct();
    long begun = scene.now;
    scene.now += 62_000;

    scene.apply(GameDecisions.compensate(scene.state, scene.away(60_000)));

    assertThat(scene.journal.getLast()).isEqualTo(new Compensated(begun + 60_000, seat, 60_000));
    assertThat(scene.state.bankMillis(seat)).isEqualTo(10_000);
    assertThat(scene.move(0, 1_999)).isInstanceOf(Played.class);
    assertThat(bankBeforeIncrement(scene, seat)).isEqualTo(10_000 - 3_999);
  }

  @Test
  void aMoveCostsTheTimeUntilANodeHadReceivedIt() {
    var scene = GameScene.between("sol", 2);
    int seat = scene.state.seatToAct();
    long received = scene.now + 1_000;
    scene.now += 13_000;

    var when = new When(scene.now, received, 0, received);
    var decision =
        GameDecisions.play(scene.state, scene.playerToAct(), 0, scene.legalMove(0), when);

    assertThat(scene.carryOut(decision)).isInstanceOf(Played.class);
    assertThat(bankBeforeIncrement(scene, seat)).isEqualTo(10_000 - 1_000);
  }

  @Test
  void aClockThatRanOutWaitsForMovesThatMayBeOnTheirWay() {
    var scene = GameScene.between("sol", 2);
    scene.now += 5_000;
    long atTheDeadline = scene.state.deadline(scene.state.seatToAct());
    var unsettled = new When(scene.now, scene.now, 0, atTheDeadline);

    assertThat(GameDecisions.expire(scene.state, 0, unsettled)).isEmpty();
    var late =
        GameDecisions.play(scene.state, scene.playerToAct(), 0, scene.legalMove(0), unsettled);
    assertThat(late.reply()).isEqualTo(new Refused(GameRefusals.TIME_OUT));
    assertThat(late.events()).isEmpty();

    var inTime = new When(scene.now, atTheDeadline, 0, atTheDeadline);
    var first = GameDecisions.play(scene.state, scene.playerToAct(), 0, scene.legalMove(0), inTime);
    assertThat(scene.carryOut(first)).isInstanceOf(Played.class);
  }

  @Test
  void afterALossOnTimeTheClockShowsWhatTheDecisionWasNotAllowedToTake() {
    var scene = GameScene.between("sol", 2);
    int seat = scene.state.seatToAct();
    scene.now += 9_000;

    scene.apply(GameDecisions.expire(scene.state, 0, scene.now));

    assertThat(scene.state.bankMillis(seat)).isEqualTo(10_000 - 4_000);
    assertThat(new LookText(new GameId("g-1")).seen(scene.state, null, scene.now + 5_000).json())
        .contains(seat == 0 ? "\"clocks\":[6000,10000]" : "\"clocks\":[10000,6000]");
  }

  private static long bankBeforeIncrement(GameScene scene, int seat) {
    return scene.state.bankMillis(seat) - (scene.state.seatToAct() == seat ? 0 : 1_000);
  }

  @Test
  void aCancelledGameCountsForNothing() {
    var scene = GameScene.between("sol", 2);

    assertThat(scene.carryOut(GameDecisions.cancel(scene.state, "Rain.", scene.now)))
        .isEqualTo(new Done(false));
    assertThat(scene.carryOut(GameDecisions.cancel(scene.state, "Rain.", scene.now)))
        .isEqualTo(new Done(true));
    assertThat(scene.play("p0", 0, 0).reply()).isEqualTo(new Refused(GameRefusals.GAME_CANCELLED));
    assertThat(scene.state.ended()).isNull();
  }

  @Test
  void theDirectorsPlacesEndAGameAndItCounts() {
    var scene = GameScene.between("sol", 2);
    assertThat(GameDecisions.adjudicate(scene.state, List.of(1, 2, 3), scene.now).reply())
        .isEqualTo(new Refused(GameRefusals.BAD_PLACES));
    assertThat(scene.carryOut(GameDecisions.adjudicate(scene.state, List.of(2, 1), scene.now)))
        .isEqualTo(new Done(false));
    assertThat(scene.state.stage()).isEqualTo(GameState.Stage.OVER);
    assertThat(scene.state.ended())
        .satisfies(ended -> {
          assertThat(ended).isNotNull();
          assertThat(ended.places()).containsExactly(2, 1);
          assertThat(ended.ending()).isEqualTo("adjudicated");
        });
    assertThat(scene.carryOut(GameDecisions.adjudicate(scene.state, List.of(1, 2), scene.now)))
        .as("a game that has ended stays as it is")
        .isEqualTo(new Done(true));
  }

  @ParameterizedTest
  @ValueSource(strings = {"sol", "supernova", "beyond-nebula"})
  void theJournalAndASnapshotAnywhereLeadToTheSameTruth(String game) {
    var scene = GameScene.between(game, Rulesets.find(game).minSeats());
    scene.toTheEnd();

    var again = new GameState();
    for (int i = 0; i < scene.journal.size(); i++) {
      assertThat(again.apply(scene.journal.get(i))).isEqualTo(scene.told.get(i));
      if (i % 5 == 0) {
        again = GameState.of(again.snapshot());
      }
    }
    assertThat(again.snapshot()).isEqualTo(scene.state.snapshot());
    assertThat(again.stage()).isEqualTo(Stage.OVER);
  }

  @ParameterizedTest
  @ValueSource(strings = {"sol", "supernova", "beyond-nebula"})
  void newsAreNumberedWithoutAGapAndHoldOnlyWhatTheirReaderMayKnow(String game) {
    var scene = GameScene.between(game, Rulesets.find(game).minSeats());
    scene.toTheEnd();

    long sequence = 0;
    for (var told : scene.told) {
      assertThat(told.news().sequence()).isEqualTo(++sequence);
      if (told.news() instanceof GameNews.MovesPlayed moves) {
        for (int ply = 0; ply < moves.plies().size(); ply++) {
          var secret =
              told.facts().get(ply).stream()
                  .filter(fact -> !fact.isFor(View.OBSERVER))
                  .map(UnfilteredNews.AudienceFact::heard)
                  .toList();
          assertThat(moves.plies().get(ply).facts()).noneMatch(secret::contains);
        }
      }
    }
  }
}
