package org.apogee.node.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.apogee.node.game.GameEvent.Compensated;
import org.apogee.node.game.GameEvent.Ended;
import org.apogee.node.game.GameEvent.Forfeited;
import org.apogee.node.game.GameReply.Refused;
import org.apogee.node.game.RunningTime.Span;
import org.apogee.node.service.Others;
import org.apogee.node.service.Uptime;
import org.apogee.protocol.game.GameOrder.OnForfeit;
import org.junit.jupiter.api.Test;

/** What a game decides while, or after, the platform could not serve its players. */
class ClockDecisionsTest {
  private static final String CANCELLED_FOR = "Rain.";

  /** A twentieth of the four seconds that a decision may take here. */
  private static final long MUCH = 200;

  private final GameScene scene = GameScene.between("sol", 2);
  private final String player = scene.playerToAct();
  private final int seat = scene.state.seatToAct();
  private final long begun = scene.now;
  private final long deadline = scene.state.deadline(seat);

  private When answered(long at, long settled) {
    return new When(deadline + 1_000, at, 0, settled);
  }

  private boolean mustWait(When when) {
    return GameDecisions.mustWait(scene.state, player, 0, when);
  }

  @Test
  void aMoveThatSeemsLateWaitsUntilNothingCanExcuseItAnyMore() {
    assertThat(mustWait(answered(deadline + 1, deadline))).isTrue();
    assertThat(mustWait(answered(deadline, deadline))).as("in time").isFalse();
    assertThat(mustWait(answered(deadline + 1, deadline + 1))).as("settled").isFalse();
  }

  @Test
  void onlyTheMoveThatIsAwaitedWaits() {
    var late = answered(deadline + 1, deadline);
    var other = seat == 0 ? "p1" : "p0";

    assertThat(GameDecisions.mustWait(scene.state, other, 0, late)).isFalse();
    assertThat(GameDecisions.mustWait(scene.state, player, 1, late)).isFalse();
    scene.carryOut(GameDecisions.cancel(scene.state, CANCELLED_FOR, scene.now));
    assertThat(mustWait(late)).isFalse();
  }

  @Test
  void aMoveForASeatWithACaretakerDoesNotWait() {
    var three = GameScene.between("sol", 3, OnForfeit.CARETAKER);
    var gone = three.playerToAct();
    int seatGone = three.state.seatToAct();
    three.carryOut(GameDecisions.resign(three.state, gone, three.now));
    assertThat(three.state.seatToAct()).isEqualTo(seatGone);

    var late = answered(three.state.deadline(seatGone) + 1, three.state.deadline(seatGone));
    assertThat(GameDecisions.mustWait(three.state, gone, 0, late)).isFalse();
    assertThat(GameDecisions.expire(three.state, 0, three.now + 60_000)).isEmpty();
  }

  @Test
  void anAnswerIsAheadIfTheLiveGameHasNotReachedItsQuestion() {
    for (var who : List.of("p0", "p1")) {
      assertThat(GameDecisions.isAhead(scene.state, who, 1)).isTrue();
      assertThat(GameDecisions.isAhead(scene.state, who, 0)).isFalse();
    }
    assertThat(GameDecisions.isAhead(scene.state, "stranger", 1)).isFalse();
    scene.carryOut(GameDecisions.cancel(scene.state, CANCELLED_FOR, scene.now));
    assertThat(GameDecisions.isAhead(scene.state, player, 1)).isFalse();
  }

  @Test
  void nobodyGetsBackMoreTimeThanTheDecisionHasTaken() {
    scene.now += 1_000;

    assertThat(GameDecisions.compensate(scene.state, scene.away(60_000)))
        .containsExactly(new Compensated(begun + 1_000, seat, 1_000));
    assertThat(GameDecisions.compensate(scene.state, scene.away(-500)))
        .containsExactly(new Compensated(begun, seat, 0));
  }

  @Test
  void whoResignsAfterAnAbsenceHasThatTimeBackFirst() {
    scene.now += 3_000;

    var decision = GameDecisions.resign(scene.state, player, scene.away(2_000));

    assertThat(decision.events())
        .hasSize(3)
        .startsWith(new Compensated(begun + 2_000, seat, 2_000))
        .satisfies(events -> assertThat(events.get(1)).isInstanceOf(Forfeited.class));
    assertThat(GameDecisions.resign(scene.state, player, scene.away(0)).events()).hasSize(2);
  }

  @Test
  void anAbsenceGivesNothingBackToWhoResignsOutOfTurn() {
    scene.now += 3_000;
    var other = seat == 0 ? "p1" : "p0";

    assertThat(GameDecisions.resign(scene.state, other, scene.away(2_000)).events())
        .hasSize(2)
        .first()
        .isInstanceOf(Forfeited.class);
  }

  /** The resignation is an event, and no absence before an event is given back later. */
  @Test
  void whereACaretakerPlaysOnTheSeatToActHasTheAbsenceBack() {
    var three = GameScene.between("sol", 3, OnForfeit.CARETAKER);
    int toAct = three.state.seatToAct();
    three.now += 3_000;

    assertThat(GameDecisions.resign(three.state, "p" + (toAct + 1) % 3, three.away(2_000)).events())
        .hasSize(2)
        .startsWith(new Compensated(begun + 2_000, toAct, 2_000));
  }

  @Test
  void aResignationIsRefusedForTheReasonThatHolds() {
    assertThat(GameDecisions.resign(new GameState(), "p0", scene.now).reply())
        .isEqualTo(new Refused(GameRefusals.NO_SUCH_GAME));
    assertThat(GameDecisions.resign(scene.state, "stranger", scene.now).reply())
        .isEqualTo(new Refused(GameRefusals.NOT_YOUR_GAME));
    scene.carryOut(GameDecisions.cancel(scene.state, CANCELLED_FOR, scene.now));
    assertThat(GameDecisions.resign(scene.state, player, scene.now).reply())
        .isEqualTo(new Refused(GameRefusals.GAME_CANCELLED));
  }

  @Test
  void inAGameOfTwoThereIsNoCaretaker() {
    var two = GameScene.between("sol", 2, OnForfeit.CARETAKER);

    two.carryOut(GameDecisions.resign(two.state, "p1", two.now));

    assertThat(((Ended) two.journal.getLast()).places()).containsExactly(1, 2);
  }

  /** A clock that has this much absence since the last event, which is past at the given time. */
  private GameClock clockWith(long absent, long now) {
    long back = begun + Uptime.TOLERANCE + 1;
    var beaten = Uptime.from(begun);
    for (long beat = back; beat <= now; beat += Uptime.TOLERANCE) {
      beaten = beaten.beat(beat, beat, Others.NONE);
    }
    var uptime = beaten;
    var clock = new GameClock("n-1", () -> uptime);
    long end = back + Uptime.GRACE;
    clock.stored(end - absent, end - absent);
    return clock;
  }

  private List<GameEvent> givenBack(long absent, long now) {
    return GameDecisions.giveBack(scene.state, clockWith(absent, now), now);
  }

  @Test
  void aLongAbsenceIsGivenBackAtOnceAndAShortOneWaits() {
    long now = begun + 2_600;

    assertThat(givenBack(MUCH, now)).containsExactly(new Compensated(begun + MUCH, seat, MUCH));
    assertThat(givenBack(MUCH - 1, now)).isEmpty();
    assertThat(givenBack(0, now)).isEmpty();
  }

  @Test
  void nothingIsGivenBackBeforeTheGraceHasEnded() {
    assertThat(givenBack(1_000, begun + 2_500)).isEmpty();
    assertThat(givenBack(1_000, begun + 2_501)).hasSize(1);
  }

  @Test
  void aShortAbsenceIsGivenBackBeforeTheRowOfTheNodeForgetsIt() {
    long now = begun + 2_600;
    assertThat(givenBack(1, now)).isEmpty();
    assertThat(givenBack(1, begun + Uptime.STORED)).hasSize(1);
    assertThat(givenBack(0, begun + Uptime.STORED)).as("there was none").isEmpty();
  }

  @Test
  void aFinishedGameGivesNothingBack() {
    scene.carryOut(GameDecisions.cancel(scene.state, CANCELLED_FOR, scene.now));

    assertThat(givenBack(MUCH, begun + 2_600)).isEmpty();
  }

  @Test
  void timeOfAVacationIsGivenBackOnceAlsoAfterARestart() {
    long vacation = begun + 1_000;
    long now = deadline;
    var state = scene.state;
    for (int i = 0; i < 3; i++) {
      long from = Math.max(unsettled(state, now).from(), vacation);
      var event = GameDecisions.excuse(state, now - from, now).getFirst();
      state.apply(
          GameEventCodec.decode(GameEventCodec.manifest(event), GameEventCodec.encode(event)));
      assertThat(state.deadline(seat)).as("it had a second").isEqualTo(now + 3_000);
      state = GameState.of(state.snapshot());
      now = state.deadline(seat);
    }
    assertThat(unsettled(state, now)).isEqualTo(new Span(now - 3_000, now));
    var moved = GameDecisions.play(state, player, 0, scene.legalMove(0), now);
    for (var event : moved.events()) {
      state.apply(event);
    }
    assertThat(unsettled(state, now + 1).from())
        .as("a new decision")
        .isEqualTo(state.decisionSince());
  }

  private static Span unsettled(GameState state, long now) {
    return state.runningUntil(now).getFirst();
  }

  /** An absence moves the beginning of a decision as the clock counts it, and no vacation. */
  @Test
  void aVacationBeforeAnAbsenceIsGivenBackAsWell() {
    scene.now += 3_000;
    scene.apply(GameDecisions.compensate(scene.state, scene.away(2_000)));

    var restarted = GameState.of(scene.state.snapshot());
    for (var state : List.of(scene.state, restarted)) {
      assertThat(state.decisionSince()).isEqualTo(begun + 2_000);
      assertThat(state.runningUntil(scene.now)).containsExactly(new Span(begun, scene.now));
    }
  }

  @Test
  void aVacationInAnAbsenceGivesBackNoMoreThanTheDecisionHasTaken() {
    scene.now += 3_000;
    scene.apply(GameDecisions.compensate(scene.state, scene.away(2_000)));

    scene.apply(GameDecisions.excuse(scene.state, 2_500, scene.now));

    assertThat(scene.state.deadline(seat)).isEqualTo(scene.now + 4_000);
  }
}
