package org.apogee.node.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.TreeMap;
import org.apogee.engine.Rulesets;
import org.apogee.protocol.game.ClockOrder;
import org.apogee.protocol.game.GameId;
import org.apogee.protocol.game.GameOrder;
import org.apogee.protocol.game.GameOrder.OnForfeit;
import org.apogee.protocol.game.GameOrder.Origin;
import org.apogee.protocol.game.GameOrder.OriginKind;
import org.apogee.protocol.game.SeatOrder;
import org.junit.jupiter.api.Test;

/** When a player of a game by days is reminded. */
class MoveDueTest {
  private static final GameId ID = new GameId("g1");
  private static final long DAY = Duration.ofDays(1).toMillis();

  static GameScene game(long days) {
    long millis = days * DAY;
    return GameScene.of(
        GameOrder.of(
            Rulesets.find("sol").id().toString(),
            new TreeMap<>(),
            List.of(
                SeatOrder.outside("p0", "Ada").withNonce("a"),
                SeatOrder.outside("p1", "Bea").withNonce("b")),
            new ClockOrder(millis, millis, millis),
            OnForfeit.END,
            new Origin(OriginKind.CASUAL, "p0"),
            null));
  }

  @Test
  void aQuarterOfTheTimeIsLeftAndAtMostADay() {
    var one = game(1);
    assertThat(MoveDue.at(one.state)).hasValue(one.now + DAY * 3 / 4);
    var ten = game(10);
    assertThat(MoveDue.at(ten.state)).hasValue(ten.now + 9 * DAY);
  }

  @Test
  void fastGamesAndPausedOnesRemindNobody() {
    assertThat(MoveDue.at(GameScene.between("sol", 2).state)).isEmpty();
    var scene = game(1);
    var when = When.at(scene.now);
    scene.carryOut(OfferDecisions.offer(scene.state, "p0", OfferKind.PAUSE, 60_000, when));
    long number = scene.state.sequence();
    scene.carryOut(
        OfferDecisions.answer(scene.state, "p1", number, GameCommand.OfferAnswer.ACCEPT, when));
    assertThat(MoveDue.at(scene.state)).isEmpty();
  }

  @Test
  void aDecisionHasOneNoticeAndTheNextAnother() {
    var scene = game(1);
    int seat = scene.state.seatToAct();
    var first = MoveDue.notice(ID, scene.state, scene.now + DAY * 3 / 4);
    assertThat(first.player()).isEqualTo("p" + seat);
    assertThat(first.text())
        .isEqualTo(
            "You have about 6 hours to decide in a game of sol against %s."
                .formatted(seat == 0 ? "Bea" : "Ada"));
    assertThat(MoveDue.notice(ID, scene.state, scene.now).id()).isEqualTo(first.id());
    scene.move(0, 10);
    assertThat(MoveDue.notice(ID, scene.state, scene.now).id()).isNotEqualTo(first.id());
  }
}
