package org.apogee.node.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.TreeMap;
import org.apogee.engine.Rulesets;
import org.apogee.engine.chance.Seed;
import org.apogee.node.game.GameCommand.OfferAnswer;
import org.apogee.node.game.GameEvent.Ended;
import org.apogee.node.game.GameReply.Done;
import org.apogee.node.game.GameReply.Played;
import org.apogee.node.game.GameReply.Refused;
import org.apogee.node.game.GameState.Stage;
import org.apogee.node.game.RunningTime.Span;
import org.apogee.platform.Refusal;
import org.apogee.protocol.event.GameNews;
import org.apogee.protocol.game.GameOrder;
import org.apogee.protocol.game.GameOrder.OnForfeit;
import org.apogee.protocol.game.GameOrder.Origin;
import org.apogee.protocol.game.GameOrder.OriginKind;
import org.apogee.protocol.game.SeatOrder;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** What seats may offer each other, and what comes of it. */
class OfferDecisionsTest {
  private static final long MINUTE = 60_000;

  @Test
  void anAcceptedDrawEndsTheGameWithASharedFirstPlace() {
    var scene = GameScene.between("sol", 2);
    scene.move(0, 100);

    assertThat(offer(scene, 0, OfferKind.DRAW)).isEqualTo(new Done(false));
    assertThat(offer(scene, 0, OfferKind.DRAW)).isEqualTo(new Done(true));
    assertThat(accept(scene, 0)).isEqualTo(refused(GameRefusals.OWN_OFFER));
    assertThat(accept(scene, 1)).isEqualTo(new Done(false));

    assertThat(scene.state.stage()).isEqualTo(Stage.OVER);
    assertThat(scene.journal.getLast())
        .isInstanceOfSatisfying(
            Ended.class,
            end -> {
              assertThat(end.ending()).isEqualTo("agreed-draw");
              assertThat(end.places()).containsExactly(1, 1);
              assertThat(end.scores()).hasSize(2);
            });
    assertThat(scene.told.getLast().news()).isInstanceOf(GameNews.Finished.class);
  }

  @Test
  void aDrawNeedsTwoPlayersAndRulesWithASharedPlace() {
    assertThat(offer(GameScene.between("sol", 3), 0, OfferKind.DRAW))
        .isEqualTo(refused(GameRefusals.DRAW_NOT_ALLOWED));
    assertThat(offer(GameScene.between("nova-solis", 2), 0, OfferKind.DRAW))
        .isEqualTo(refused(GameRefusals.DRAW_NOT_ALLOWED));
    assertThat(offer(againstHouse(), 0, OfferKind.DRAW))
        .isEqualTo(refused(GameRefusals.DRAW_NOT_ALLOWED));
    for (var game : List.of("supernova", "beyond-nebula", "nova")) {
      assertThat(offer(GameScene.between(game, 2), 0, OfferKind.DRAW)).isEqualTo(new Done(false));
    }
  }

  @Test
  void anOfferLapsesAtTheNextMoveAndOnlyThenComesAgain() {
    var scene = GameScene.between("sol", 2);
    offer(scene, 0, OfferKind.DRAW);
    assertThat(offer(scene, 1, OfferKind.DRAW)).isEqualTo(refused(GameRefusals.OFFER_OPEN));
    assertThat(answer(scene, 1, OfferAnswer.DECLINE)).isEqualTo(new Done(false));
    assertThat(offer(scene, 0, OfferKind.DRAW)).isEqualTo(refused(GameRefusals.OFFER_REPEATED));

    scene.move(0, 100);
    offer(scene, 0, OfferKind.DRAW);
    long number = scene.state.sequence();
    scene.move(0, 100);

    var now = When.at(scene.now);
    assertThat(OfferDecisions.answer(scene.state, "p1", number, OfferAnswer.ACCEPT, now).reply())
        .isEqualTo(refused(GameRefusals.NO_SUCH_OFFER));
    assertThat(scene.state.isLive()).isTrue();
  }

  @Test
  void onlyTheSeatThatMadeAnOfferWithdrawsIt() {
    var scene = GameScene.between("sol", 2);
    offer(scene, 1, OfferKind.PAUSE);

    assertThat(answer(scene, 0, OfferAnswer.WITHDRAW))
        .isEqualTo(refused(GameRefusals.NOT_YOUR_OFFER));
    assertThat(answer(scene, 1, OfferAnswer.DECLINE)).isEqualTo(refused(GameRefusals.OWN_OFFER));
    assertThat(answer(scene, 1, OfferAnswer.WITHDRAW)).isEqualTo(new Done(false));
    assertThat(accept(scene, 0)).isEqualTo(refused(GameRefusals.NO_SUCH_OFFER));
  }

  @Test
  void othersCannotOfferAndTournamentsAndLaddersDoNotAllowIt() {
    var scene = GameScene.between("sol", 2);
    assertThat(
            OfferDecisions.offer(scene.state, "eve", OfferKind.DRAW, 0, When.at(scene.now)).reply())
        .isEqualTo(refused(GameRefusals.NOT_YOUR_GAME));
    for (var origin : List.of(OriginKind.TOURNAMENT, OriginKind.LADDER)) {
      var state = opened(new Origin(origin, "x"), "sol-duel", SeatOrder.outside("p1", "P1"));
      for (var kind : OfferKind.values()) {
        assertThat(OfferDecisions.offer(state, "p0", kind, MINUTE, When.at(2)).reply())
            .isEqualTo(refused(GameRefusals.NO_OFFERS));
      }
      assertThat(OfferDecisions.possible(state, 0, When.at(2))).isEmpty();
    }
  }

  @Test
  void aTakenBackDecisionWasNeverPlayed() {
    var scene = GameScene.between("sol", 2);
    long before = scene.state.position().fingerprint();
    int seat = scene.state.seatToAct();
    int question = scene.state.questionOf(seat);
    long move = scene.legalMove(0);
    scene.move(0, 700);
    long bank = scene.state.bankMillis(seat);
    boolean gained = scene.state.seatToAct() != seat;

    offer(scene, seat, OfferKind.TAKE_BACK);
    scene.now += 50;
    assertThat(accept(scene, 1 - seat)).isEqualTo(new Done(false));

    assertThat(scene.state.position().fingerprint()).isEqualTo(before);
    assertThat(scene.state.log().size()).isZero();
    assertThat(scene.state.seatToAct()).isEqualTo(seat);
    assertThat(scene.state.bankMillis(seat)).isEqualTo(bank - (gained ? 1_000 : 0));
    assertThat(scene.state.decisionSince()).isEqualTo(scene.now);
    assertThat(scene.state.questionOf(seat)).isGreaterThan(question + 1);
    // What was sent before the take-back is about a decision that is gone; later it is a new one.
    var early = new When(scene.now + 5, scene.now - 10, 0, scene.now - 10);
    assertThat(GameDecisions.play(scene.state, "p" + seat, 0, move, early).reply())
        .isEqualTo(refused(GameRefusals.STALE_PLY));
    assertThat(scene.move(0, 10)).isEqualTo(new Played(1, false));
  }

  @Test
  void decisionsOfTheGameThatAForkContinuesStay() {
    var origin = GameScene.between("sol", 2);
    int first = origin.state.seatToAct();
    origin.move(0, 10);
    origin.move(0, 10);
    var fork = GameScene.fork(origin, 2);
    assertThat(fork.state.position().fingerprint())
        .isEqualTo(origin.state.position().fingerprint());
    assertThat(offer(fork, first, OfferKind.TAKE_BACK))
        .isEqualTo(refused(GameRefusals.NOTHING_TO_TAKE_BACK));

    int seat = fork.state.seatToAct();
    fork.move(0, 10);
    assertThat(offer(fork, seat, OfferKind.TAKE_BACK)).isEqualTo(new Done(false));
  }

  @Test
  void ratedGamesAllowNoTakeBack() {
    var state =
        opened(new Origin(OriginKind.CASUAL, "p0"), "people-sol", SeatOrder.outside("p1", "P1"));
    assertThat(OfferDecisions.offer(state, "p0", OfferKind.TAKE_BACK, 0, When.at(2)).reply())
        .isEqualTo(refused(GameRefusals.TAKE_BACK_NOT_ALLOWED));
    assertThat(OfferDecisions.possible(state, 0, When.at(2)))
        .containsExactly(OfferKind.DRAW, OfferKind.PAUSE);
  }

  @Test
  void nobodyForgetsADrawThatWasMade() {
    var scene = GameScene.between("supernova", 2);
    assertThat(offer(scene, 0, OfferKind.TAKE_BACK))
        .isEqualTo(refused(GameRefusals.NOTHING_TO_TAKE_BACK));
    int refused = 0;
    for (int i = 0; i < 60 && scene.state.isLive(); i++) {
      long draws = scene.state.draws();
      int seat = scene.state.seatToAct();
      scene.move(i * 7, 10);
      if (scene.state.isLive() && scene.state.draws() > draws) {
        refused++;
        assertThat(offer(scene, seat, OfferKind.TAKE_BACK))
            .isEqualTo(refused(GameRefusals.NOT_REVERSIBLE));
      }
    }
    assertThat(refused).isPositive();
  }

  @Test
  void againstHouseBotsATakeBackNeedsNoConsent() {
    var scene = againstHouse();
    while (scene.state.seatToAct() != 0) {
      house(scene);
    }
    long before = scene.state.position().fingerprint();
    scene.move(0, 10);
    while (scene.state.isLive() && scene.state.seatToAct() != 0) {
      house(scene);
    }

    assertThat(offer(scene, 0, OfferKind.TAKE_BACK)).isEqualTo(new Done(false));
    assertThat(scene.state.position().fingerprint()).isEqualTo(before);
  }

  /** As after a write that was stored and reported as failed. */
  @Test
  void aTakeBackThatIsSentAgainTakesNothingMoreBack() {
    var scene = againstHouse();
    for (int turn = 0; turn < 2; turn++) {
      while (scene.state.seatToAct() != 0) {
        house(scene);
      }
      scene.move(0, 10);
    }
    while (scene.state.seatToAct() != 0) {
      house(scene);
    }
    long sent = ++scene.now;
    assertThat(takeBack(scene, sent)).isEqualTo(new Done(false));
    int plies = scene.state.log().size();

    scene.now += 100;
    assertThat(takeBack(scene, sent)).isEqualTo(new Done(true));
    assertThat(scene.state.log().size()).isEqualTo(plies);
    assertThat(takeBack(scene, scene.now)).isEqualTo(new Done(false));
    assertThat(scene.state.log().size()).isLessThan(plies);
  }

  private static GameReply takeBack(GameScene scene, long sent) {
    var when = When.at(scene.now);
    return scene.carryOut(
        OfferDecisions.offer(scene.state, "p0", OfferKind.TAKE_BACK, 0, sent, when));
  }

  @Test
  void aPauseThatIsOfferedOrAcceptedAgainHasBegun() {
    var scene = GameScene.between("sol", 2);
    long offered = scene.now;
    offer(scene, 0, OfferKind.PAUSE);
    long number = scene.state.sequence();
    long accepted = ++scene.now;
    accept(scene, 1);

    assertThat(pause(scene, offered)).isEqualTo(new Done(true));
    assertThat(accept(scene, number, accepted)).isEqualTo(new Done(true));
    scene.now++;
    assertThat(pause(scene, scene.now)).isEqualTo(refused(GameRefusals.GAME_PAUSED));
    assertThat(accept(scene, number, scene.now)).isEqualTo(refused(GameRefusals.NO_SUCH_OFFER));
  }

  private static GameReply pause(GameScene scene, long sent) {
    var when = When.at(scene.now);
    return OfferDecisions.offer(scene.state, "p0", OfferKind.PAUSE, MINUTE, sent, when).reply();
  }

  private static GameReply accept(GameScene scene, long number, long sent) {
    var when = When.at(scene.now);
    return OfferDecisions.answer(scene.state, "p1", number, OfferAnswer.ACCEPT, sent, when).reply();
  }

  @Test
  void aPauseStopsTheClockUntilSomebodyResumes() {
    var scene = GameScene.between("sol", 2);
    int seat = scene.state.seatToAct();
    scene.now += 1_000;
    offer(scene, 0, OfferKind.PAUSE);
    accept(scene, 1);

    scene.now += 30_000;
    assertThat(GameDecisions.expire(scene.state, 0, scene.now)).isEmpty();
    assertThat(GameDecisions.compensate(scene.state, scene.away(500))).isEmpty();
    assertThat(scene.move(0, 0)).isEqualTo(refused(GameRefusals.GAME_PAUSED));
    assertThat(offer(scene, 1, OfferKind.DRAW)).isEqualTo(refused(GameRefusals.GAME_PAUSED));
    scene.carryOut(OfferDecisions.resume(scene.state, "p1", scene.now));

    assertThat(scene.state.deadline(seat)).isEqualTo(scene.now + 3_000);
    scene.move(0, 500);
    assertThat(scene.state.bankMillis(seat)).isBetween(8_500L, 9_500L);
    assertThat(OfferDecisions.resume(scene.state, "p0", scene.now).reply())
        .isEqualTo(new Done(true));
  }

  /** A vacation before a pause is still to be given back, and one within it is not. */
  @Test
  void vacationsCountOutsideOfPauses() {
    var scene = GameScene.between("sol", 2);
    long begun = scene.now;
    long paused = scene.now += 1_000;
    offer(scene, 0, OfferKind.PAUSE);
    accept(scene, 1);
    long resumed = scene.now += 30_000;
    scene.carryOut(OfferDecisions.resume(scene.state, "p1", scene.now));

    long now = resumed + 500;
    var restarted = GameState.of(scene.state.snapshot());
    for (var state : List.of(scene.state, restarted)) {
      assertThat(state.runningUntil(now))
          .containsExactly(new Span(begun, paused), new Span(resumed, now));
    }
    restarted.apply(GameDecisions.excuse(restarted, 1_000, now).getFirst());
    assertThat(restarted.runningUntil(now + 1)).containsExactly(new Span(now, now + 1));
  }

  @Test
  void aPauseRunsOut() {
    var scene = GameScene.between("sol", 2);
    offer(scene, 0, OfferKind.PAUSE);
    accept(scene, 1);

    assertThat(OfferDecisions.endOfPause(scene.state, scene.now + MINUTE - 1)).isEmpty();
    scene.now += MINUTE;
    scene.apply(OfferDecisions.endOfPause(scene.state, scene.now));

    assertThat(scene.state.isPaused()).isFalse();
    assertThat(scene.told.getLast().news())
        .isEqualTo(new GameNews.Resumed(scene.state.sequence(), scene.now, null));
  }

  @Test
  void aResignationInAPauseCostsOnlyTheTimeBeforeIt() {
    var scene = GameScene.between("sol", 2);
    int seat = scene.state.seatToAct();
    scene.now += 1_000;
    offer(scene, 0, OfferKind.PAUSE);
    accept(scene, 1);
    scene.now += 20_000;

    scene.carryOut(GameDecisions.resign(scene.state, "p" + seat, scene.now));

    assertThat(scene.state.bankMillis(seat)).isEqualTo(9_000);
    assertThat(scene.state.stage()).isEqualTo(Stage.OVER);
  }

  @Test
  void nobodyEscapesAClockThatRanOut() {
    var scene = GameScene.between("sol", 2);
    offer(scene, 0, OfferKind.PAUSE);
    scene.now += GameScene.CLOCK.capMillis() + 1;

    assertThat(accept(scene, 1)).isEqualTo(refused(GameRefusals.CLOCK_RAN_OUT));
    assertThat(offer(GameScene.between("sol", 2), 0, OfferKind.DRAW)).isEqualTo(new Done(false));
  }

  @Test
  void anAbsenceBeforeAnOfferIsGivenBack() {
    var scene = GameScene.between("sol", 2);
    scene.now += 3_000;
    var when = scene.away(2_000);

    scene.carryOut(OfferDecisions.offer(scene.state, "p0", OfferKind.PAUSE, MINUTE, when));

    assertThat(scene.state.decisionSince()).isEqualTo(1_000_000 + 2_000);
  }

  @Test
  void everySeatOfATableMustAgreeToAPause() {
    var scene = GameScene.between("sol", 3, OnForfeit.CARETAKER);
    offer(scene, 2, OfferKind.PAUSE);
    accept(scene, 0);
    assertThat(scene.state.isPaused()).isFalse();
    assertThat(accept(scene, 0)).isEqualTo(new Done(true));
    accept(scene, 1);
    assertThat(scene.state.isPaused()).isTrue();
  }

  private static Refused refused(Refusal why) {
    return new Refused(why);
  }

  private static GameReply offer(GameScene scene, int seat, OfferKind kind) {
    long millis = kind == OfferKind.PAUSE ? MINUTE : 0;
    return scene.carryOut(
        OfferDecisions.offer(scene.state, "p" + seat, kind, millis, When.at(scene.now)));
  }

  private static GameReply accept(GameScene scene, int seat) {
    return answer(scene, seat, OfferAnswer.ACCEPT);
  }

  private static GameReply answer(GameScene scene, int seat, OfferAnswer answer) {
    var open = scene.state.consent().open();
    long number = open == null ? 1 : open.number();
    return scene.carryOut(
        OfferDecisions.answer(scene.state, "p" + seat, number, answer, When.at(scene.now)));
  }

  private static void house(GameScene scene) {
    var turn = HouseTurn.of(scene.state, "random", 8).think();
    scene.apply(GameDecisions.playTurn(scene.state, turn, ++scene.now));
  }

  private static GameScene againstHouse() {
    return GameScene.of(
        order(new Origin(OriginKind.CASUAL, "p0"), null, SeatOrder.house("random")));
  }

  private static GameState opened(Origin origin, String pool, SeatOrder other) {
    var state = new GameState();
    GameDecisions.open(state, order(origin, pool, other), Seed.from("x"), 1)
        .events()
        .forEach(state::apply);
    return state;
  }

  private static GameOrder order(Origin origin, @Nullable String pool, SeatOrder other) {
    return GameOrder.of(
        Rulesets.find("sol").id().toString(),
        new TreeMap<>(),
        List.of(SeatOrder.outside("p0", "P0").withNonce("a"), other.withNonce("b")),
        GameScene.CLOCK,
        OnForfeit.END,
        origin,
        pool);
  }
}
