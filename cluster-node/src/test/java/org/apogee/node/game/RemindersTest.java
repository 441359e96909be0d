package org.apogee.node.game;

import static org.assertj.core.api.Assertions.assertThat;

import com.typesafe.config.ConfigFactory;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import org.apache.pekko.actor.testkit.typed.javadsl.ActorTestKit;
import org.apache.pekko.actor.testkit.typed.javadsl.ManualTime;
import org.apache.pekko.actor.testkit.typed.javadsl.TestProbe;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.Behavior;
import org.apache.pekko.actor.typed.javadsl.Behaviors;
import org.apogee.cluster.notice.Notice;
import org.apogee.protocol.game.GameId;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;

/** When the reminder of a game by days is sent, with a clock that the test moves. */
class RemindersTest {
  private static final GameId ID = new GameId("g1");
  private static final Duration DUE = Duration.ofHours(18);
  private static final ActorTestKit KIT =
      ActorTestKit.create(
          "reminders",
          ManualTime.config()
              .withFallback(ConfigFactory.parseString("pekko.actor.provider = local"))
              .withFallback(ConfigFactory.parseResources("member.conf"))
              .withFallback(ConfigFactory.load()));
  private static final ManualTime TIME = ManualTime.get(KIT.system());

  private final GameScene scene = MoveDueTest.game(1);
  private final AtomicLong counted = new AtomicLong(scene.now);
  private final TestProbe<Notice> player = KIT.createTestProbe();
  private final TestProbe<String> set = KIT.createTestProbe();

  @AfterAll
  static void stop() {
    KIT.shutdownTestKit();
  }

  /** A game that only reminds; {@link GameCommand.Nag} says that a decision begins. */
  private ActorRef<GameCommand> game(Consumer<Notice> notices) {
    return KIT.spawn(
        Behaviors.<GameCommand>setup(context ->
            Behaviors.withTimers(
                timers -> reminding(new Reminders(ID, context, timers, notices, Runnable::run)))));
  }

  private Behavior<GameCommand> reminding(Reminders reminders) {
    return Behaviors.receiveMessage(message -> {
      switch (message) {
        case GameCommand.MoveDue _ -> reminders.due(scene.state, counted.get());
        case GameCommand.Reminded result -> reminders.done(result);
        default -> {
          reminders.set(scene.state, counted.get());
          set.ref().tell("set");
        }
      }
      return Behaviors.same();
    });
  }

  private void begin(ActorRef<GameCommand> game) {
    game.tell(GameCommand.Nag.AGAIN);
    set.expectMessage("set");
  }

  private void pass(Duration time) {
    counted.addAndGet(time.toMillis());
    TIME.timePasses(time);
  }

  @Test
  void aPlayerIsRemindedOnceOfADecision() {
    var game = game(player.ref()::tell);
    begin(game);

    pass(DUE.minusMinutes(1));
    player.expectNoMessage();
    pass(Duration.ofMinutes(1));
    player.receiveMessage();

    begin(game);
    pass(Duration.ofHours(5));
    player.expectNoMessage();
  }

  @Test
  void theTimerOfAnEarlierDecisionIsSetAgain() {
    var game = game(player.ref()::tell);
    begin(game);
    var early = Duration.ofHours(10);
    pass(early);
    scene.move(0, early.toMillis());
    begin(game);
    long due = MoveDue.at(scene.state).orElseThrow();

    pass(DUE.minus(early));
    player.expectNoMessage();
    pass(Duration.ofMillis(due - counted.get()));

    assertThat(player.receiveMessage()).isEqualTo(MoveDue.notice(ID, scene.state, due));
  }

  @Test
  void aNoticeThatCouldNotBeAddedIsTriedAgain() {
    var tries = new AtomicInteger();
    begin(
        game(notice -> {
          if (tries.incrementAndGet() == 1) {
            throw new IllegalStateException("the database is away");
          }
          player.ref().tell(notice);
        }));

    pass(DUE);
    player.expectNoMessage();
    pass(Duration.ofMinutes(1));

    player.receiveMessage();
  }
}
