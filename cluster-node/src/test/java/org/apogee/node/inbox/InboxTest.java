package org.apogee.node.inbox;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Random;
import org.apache.pekko.actor.testkit.typed.javadsl.TestInbox;
import org.apache.pekko.actor.typed.ActorRef;
import org.apogee.node.inbox.InboxCommand.Asked;
import org.apogee.node.inbox.InboxCommand.FromGame;
import org.apogee.node.inbox.InboxCommand.Line;
import org.apogee.node.inbox.InboxCommand.Over;
import org.apogee.node.inbox.InboxCommand.Started;
import org.apogee.node.inbox.InboxCommand.StillAsked;
import org.apogee.protocol.game.GameId;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A player's lines on their way to a reader on another node, which may lose any message. */
class InboxTest {
  private static final String START = "{\"type\":\"game-start\"}";
  private static final String QUESTION = "{\"type\":\"question\"}";
  private static final String OVER = "{\"type\":\"game-over\"}";

  private final ActorRef<Line> reader = TestInbox.<Line>create().getRef();
  private final Deque<Line> underWay = new ArrayDeque<>();
  private final List<Line> received = new ArrayList<>();
  private ReaderPosition position = new ReaderPosition(0);
  private final List<GameId> reminded = new ArrayList<>();
  private Inbox inbox = inbox(1_000);

  private Inbox inbox(long nowMillis) {
    return new Inbox("p", (game, _) -> reminded.add(game), () -> nowMillis, () -> 1_000_000);
  }

  @AfterEach
  void noGameHasToRepeatAnythingElse() {
    assertThat(reminded).isEmpty();
  }

  private void attach() {
    inbox.attach(position.seen(), reader, underWay::add);
  }

  private void deliver() {
    while (!underWay.isEmpty()) {
      take(underWay.remove());
    }
  }

  private void take(Line line) {
    switch (position.judge(line)) {
      case PASS_ON -> received.add(line);
      case DROP -> {}
      case ASK_AGAIN -> {
        inbox.detach(reader);
        attach();
      }
    }
  }

  private void hear(FromGame... messages) {
    for (var message : messages) {
      inbox.hear(message);
    }
  }

  private List<String> types() {
    return received.stream().map(line -> line.json().replaceAll(".*\"type\":\"|\".*", "")).toList();
  }

  /** Nothing comes after it that would show the loss, and the inbox knows the question. */
  @Test
  void aLostQuestionComesAgainWhenTheReaderRenewsItsPlace() {
    attach();
    hear(new Started("g", START));
    deliver();
    hear(new Asked("g", 1, QUESTION));
    underWay.clear();

    hear(new StillAsked("g", 1));
    attach();
    deliver();
    assertThat(types()).as("it might still be under way").containsExactly("game-start");
    attach();
    deliver();
    assertThat(types()).containsExactly("game-start", "question");
    attach();
    assertThat(underWay).isEmpty();
  }

  @Test
  void aLineThatFollowsALostOneIsNotPassedOnBeforeIt() {
    attach();
    hear(new Started("g", START));
    deliver();
    hear(new Asked("g", 1, QUESTION), new Over("h", OVER), new Over("i", OVER));
    underWay.removeFirst();
    deliver();

    assertThat(types()).containsExactly("game-start", "question", "game-over", "game-over");
  }

  @Test
  void aReaderThatWasServedBeforeHearsTheEndsThatANewInboxHas() {
    attach();
    hear(new Started("g", START));
    deliver();
    inbox = inbox(2_000);
    hear(new Over("g", OVER));

    attach();
    deliver();

    assertThat(types()).containsExactly("game-start", "game-over", "stream-reset");
  }

  @Test
  void anEndThatIsToldAgainIsHeardOnce() {
    attach();
    hear(new Started("g", START));
    hear(new Over("g", OVER, true), new Over("g", OVER, true), new Over("unknown", OVER, true));
    deliver();

    assertThat(types()).containsExactly("game-start", "game-over");
  }

  @Test
  void gamesThatWereSilentAreReminded() {
    hear(new Started("g", START), new Started("h", START), new Started("over", START));
    hear(new Over("over", OVER));
    inbox.remindSilent();
    inbox.remindSilent();
    assertThat(reminded).as("nobody listens").isEmpty();

    attach();
    hear(new Asked("h", 1, QUESTION));
    inbox.remindSilent();
    assertThat(reminded).containsExactly(new GameId("g"));
    inbox.remindSilent();
    assertThat(reminded).containsExactly(new GameId("g"), new GameId("g"), new GameId("h"));
    reminded.clear();
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
  void whateverIsLostEachLineArrivesOnceAndInOrder(long seed) {
    var random = new Random(seed);
    attach();
    hear(new Started("g", START));
    deliver();
    for (int question = 1; question <= 500; question++) {
      hear(new Asked("g", question, QUESTION));
      underWay.removeIf(_ -> random.nextInt(4) == 0);
      if (random.nextInt(3) > 0) {
        deliver();
      }
      if (random.nextInt(20) == 0) {
        attach();
      }
    }
    attach();
    deliver();
    attach();
    deliver();

    assertThat(received).extracting(Line::sequence).isSorted().doesNotHaveDuplicates();
    assertThat(types()).filteredOn("question"::equals).hasSize(500);
  }
}
