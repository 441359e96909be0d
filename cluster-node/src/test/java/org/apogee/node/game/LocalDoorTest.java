package org.apogee.node.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.typesafe.config.ConfigFactory;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicInteger;
import org.apache.pekko.actor.testkit.typed.javadsl.ActorTestKit;
import org.apache.pekko.actor.testkit.typed.javadsl.TestProbe;
import org.apogee.node.game.GameReply.Done;
import org.apogee.protocol.game.GameId;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;

class LocalDoorTest {
  private static final ActorTestKit KIT =
      ActorTestKit.create(
          "doors",
          ConfigFactory.parseString("pekko.actor.provider = local")
              .withFallback(ConfigFactory.parseResources("member.conf"))
              .withFallback(ConfigFactory.load()));

  private final TestProbe<GameCommand> game = KIT.createTestProbe();
  private final LocalDoor door = new LocalDoor(game.ref());
  private final AtomicInteger longWays = new AtomicInteger();

  @AfterAll
  static void stop() {
    KIT.shutdownTestKit();
  }

  private LocalAsk ask() {
    return ask(Duration.ofMinutes(1));
  }

  private LocalAsk ask(Duration patience) {
    return new LocalAsk(
        new GameCommand.Resign("ada", KIT.system().ignoreRef()),
        patience,
        left -> {
          assertThat(left).isPositive().isLessThanOrEqualTo(patience);
          longWays.incrementAndGet();
          return CompletableFuture.completedFuture(new Done(true));
        });
  }

  private void answerOne() {
    game.expectMessageClass(GameCommand.Local.class).answer().accept(new Done(false));
  }

  @Test
  void aGameAnswersByItsDoor() {
    var ask = ask();
    assertThat(door.take(ask)).isTrue();
    answerOne();
    assertThat(ask).isCompletedWithValue(new Done(false));
    door.close();
    assertThat(longWays).hasValue(0);
  }

  @Test
  void whatAGameLeavesUnansweredIsAskedTheLongWay() {
    var answered = ask();
    var open = ask();
    door.take(answered);
    door.take(open);
    answerOne();
    door.close();
    assertThat(open).isCompletedWithValue(new Done(true));
    assertThat(longWays).hasValue(1);
    answerOne();
    assertThat(open).isCompletedWithValue(new Done(true));
  }

  @Test
  void whatIsNotAnsweredInTimeFailsAndIsNotAskedAgain() {
    var late = ask(Duration.ZERO);
    var open = ask();
    door.take(late);
    door.take(open);

    door.failLate();

    assertThat(late).isCompletedExceptionally();
    assertThatThrownBy(late::join).hasCauseInstanceOf(TimeoutException.class);
    assertThat(open).isNotDone();
    door.close();
    assertThat(longWays).hasValue(1);
  }

  @Test
  void aClosedDoorTakesNothing() {
    door.close();
    assertThat(door.take(ask())).isFalse();
    game.expectNoMessage();
  }

  @Test
  void oneGameMayCloseTheDoorOfItsPredecessorOnly() {
    var doors = new LocalDoors();
    var id = GameId.fresh();
    var first = doors.open(id, game.ref());
    var second = doors.open(id, game.ref());
    doors.close(id, first);
    assertThat(doors.find(id)).isSameAs(second);
    doors.close(id, second);
    assertThat(doors.find(id)).isNull();
  }
}
