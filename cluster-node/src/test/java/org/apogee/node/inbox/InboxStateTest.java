package org.apogee.node.inbox;

import static java.util.Comparator.comparingLong;
import static org.assertj.core.api.Assertions.assertThat;

import org.apogee.node.inbox.InboxCommand.Line;
import org.junit.jupiter.api.Test;

/** What a player's numbered stream says, and says again. */
class InboxStateTest {
  private static final String START = "{\"type\":\"game-start\"}";
  private static final String QUESTION = "{\"type\":\"question\"}";
  private static final String OVER = "{\"type\":\"game-over\"}";

  private static final long ROOM = 10_000;

  private long now = 1_000;
  private final InboxState inbox = new InboxState(() -> now, () -> ROOM);

  @Test
  void aLineHasItsNumberInFront() {
    var line = inbox.started("g", START).orElseThrow();

    assertThat(line.json())
        .isEqualTo("{\"sequence\":" + line.sequence() + ",\"type\":\"game-start\"}");
  }

  @Test
  void aStreamGoesOnExactlyBehindWhatItHasSeen() {
    var start = inbox.started("g", START).orElseThrow();
    var first = inbox.asked("g", 1, QUESTION).orElseThrow();
    inbox.answered("g");
    var second = inbox.asked("g", 2, QUESTION).orElseThrow();

    assertThat(inbox.since(start.sequence())).containsExactly(first, second);
    assertThat(inbox.since(second.sequence())).isEmpty();
  }

  @Test
  void aQuestionThatIsSaidAgainIsHeardOnce() {
    assertThat(inbox.asked("g", 1, QUESTION)).isPresent();
    assertThat(inbox.asked("g", 1, QUESTION)).isEmpty();
    assertThat(inbox.knows("g", 1)).isTrue();
    assertThat(inbox.knows("g", 2)).isFalse();
  }

  @Test
  void aNewStreamHearsWhatIsOpenNow() {
    inbox.started("g", START);
    inbox.asked("g", 1, QUESTION);
    inbox.started("h", START);
    inbox.asked("h", 1, QUESTION);
    inbox.answered("h");
    inbox.started("over", START);
    inbox.over("over", OVER);

    assertThat(inbox.since(0)).extracting(Line::json).hasSize(3);
  }

  @Test
  void anOfferIsRepeatedUntilTheNextQuestionOrAnswer() {
    var offer = "{\"type\":\"offer\"}";
    inbox.started("g", START);
    inbox.asked("g", 1, QUESTION);
    inbox.offered("g", offer);
    assertThat(inbox.since(0))
        .extracting(Line::json)
        .hasSize(3)
        .last()
        .asString()
        .contains("offer");

    inbox.answered("g");
    assertThat(inbox.since(0)).hasSize(1);
    inbox.offered("g", offer);
    inbox.asked("g", 2, QUESTION);
    assertThat(inbox.since(0)).hasSize(2);
  }

  @Test
  void aStreamOfALostInboxIsToldSoAndHearsWhatIsOpen() {
    var lost = inbox.started("g", START).orElseThrow();
    var next = new InboxState(() -> 2_000, () -> ROOM);
    next.started("g", START);

    var lines = next.since(lost.sequence());

    assertThat(lines).hasSize(3).isSortedAccordingTo(comparingLong(Line::sequence));
    assertThat(lines.get(1).json()).contains("stream-reset");
    assertThat(lines.getLast().json()).contains("game-start");
    assertThat(lines.getFirst().sequence()).isGreaterThan(lost.sequence());
  }

  /** It comes from a client's mistake, or from an inbox whose clock was ahead. */
  @Test
  void aStreamWithANumberThatWasNeverGivenIsReset() {
    long last = inbox.started("g", START).orElseThrow().sequence();

    var lines = inbox.since(last + 100);

    assertThat(lines).hasSize(2).allMatch(line -> line.sequence() > last + 100);
    assertThat(lines.getFirst().json()).contains("stream-reset");
    assertThat(inbox.asked("g", 1, QUESTION).orElseThrow().sequence()).isGreaterThan(last + 100);
  }

  /** Without it a client would wait for the end of the game for ever. */
  @Test
  void aStreamOfALostInboxHearsWhichGamesEndedSince() {
    var lost = inbox.started("g", START).orElseThrow();
    var next = new InboxState(() -> 2_000, () -> ROOM);
    var over = next.over("g", OVER).orElseThrow();

    assertThat(next.since(lost.sequence())).hasSize(2).startsWith(over);
    assertThat(next.since(0)).as("a new stream knows no game").isEmpty();
  }

  @Test
  void aStreamThatMissedAnAnsweredQuestionThatIsNotKeptIsResetAndHearsWhatIsOpen() {
    var heard = inbox.started("g", START).orElseThrow();
    Line last = heard;
    for (int question = 1; question < 1_000; question++) {
      last = inbox.asked("g", question, QUESTION).orElseThrow();
    }

    assertThat(inbox.since(last.sequence() - 10)).hasSize(10).last().isEqualTo(last);
    var lines = inbox.since(heard.sequence());
    assertThat(lines).hasSize(3);
    assertThat(lines).first().extracting(Line::json).asString().contains("stream-reset");
  }

  @Test
  void theEndOfAGameIsHeardHoweverManyQuestionsWereMissed() {
    var heard = inbox.started("g", START).orElseThrow();
    inbox.started("over", START);
    var over = inbox.over("over", OVER).orElseThrow();
    for (int question = 1; question < 1_000; question++) {
      inbox.asked("g", question, QUESTION);
    }

    var lines = inbox.since(heard.sequence());

    assertThat(lines).contains(over).isSortedAccordingTo(comparingLong(Line::sequence));
    assertThat(lines).filteredOn(line -> line.json().contains("stream-reset")).hasSize(1);
    assertThat(lines).last().extracting(Line::json).asString().contains("question");
  }

  @Test
  void questionsThatNobodyAnsweredAreKeptHoweverManyThereAre() {
    var heard = inbox.started("g", START).orElseThrow();
    for (int game = 0; game < 1_000; game++) {
      inbox.asked("g" + game, 1, QUESTION);
    }

    assertThat(inbox.since(heard.sequence()))
        .hasSize(1_000)
        .isSortedAccordingTo(comparingLong(Line::sequence));
  }

  @Test
  void aQuestionThatIsSentLaterNamesTheTimeThatIsLeft() {
    var asked = "{\"type\":\"question\",\"ply\":3,\"timeMillis\":5000,\"view\":{\"timeMillis\":9}}";
    var later = "\"type\":\"question\",\"ply\":3,\"timeMillis\":%d,\"view\":{\"timeMillis\":9}}";
    var start = inbox.started("g", START).orElseThrow();
    assertThat(inbox.asked("g", 1, asked).orElseThrow().json()).endsWith(later.formatted(5000));

    now += 1_200;
    assertThat(inbox.since(start.sequence()).getLast().json()).endsWith(later.formatted(3800));
    assertThat(inbox.since(0).getLast().json()).endsWith(later.formatted(3800));
    now += 800;
    long last = inbox.since(0).getLast().sequence();
    assertThat(inbox.since(last - 1).getLast().json()).endsWith(later.formatted(3000));
    now += 3_001;
    assertThat(inbox.since(0).getLast().json()).endsWith(later.formatted(0));
  }
}
