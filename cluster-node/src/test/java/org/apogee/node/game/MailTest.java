package org.apogee.node.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.apogee.protocol.bot.ToBot;
import org.apogee.protocol.game.GameId;
import org.junit.jupiter.api.Test;

/** Two players; what the game says to them, in one word each. */
final class MailTest {
  private final List<String> said = new ArrayList<>();
  private final Mail mail =
      new Mail(
          new GameId("g-mail"),
          new Post() {
            @Override
            public void deliver(String player, GameId game, ToBot line) {
              said.add(player + " " + line.getClass().getSimpleName());
            }

            @Override
            public void overAgain(String player, GameId game, ToBot.GameOver line) {
              said.add(player + " over again");
            }

            @Override
            public void answered(String player, GameId game) {
              said.add(player + " answered");
            }

            @Override
            public void stillAsked(String player, GameId game, int question) {
              said.add(player + " asked " + question);
            }
          });
  private final GameScene scene = GameScene.between("sol", 2);

  private List<String> said() {
    var all = List.copyOf(said);
    said.clear();
    return all;
  }

  /** Plays until it is the other player's turn. */
  private void turn() {
    int seat = scene.state.seatToAct();
    for (int i = 0; scene.state.seatToAct() == seat; i++) {
      scene.move(i, 1);
      mail.afterEvents(scene.state, scene.now);
    }
  }

  @Test
  void anInboxThatDoesNotWantTheQuestionIsToldOnce() {
    mail.afterEvents(scene.state, scene.now);
    var first = scene.playerToAct();
    assertThat(said()).contains(first + " asked 1");

    turn();
    var second = scene.playerToAct();
    assertThat(said()).containsExactly(second + " asked 1");

    turn();
    turn();
    assertThat(said()).isEmpty();

    mail.nag(scene.state);
    assertThat(said()).singleElement().asString().startsWith(second + " asked ");
  }

  @Test
  void aPlayerWhoListensGetsTheNextQuestionsWithoutBeingAsked() {
    mail.afterEvents(scene.state, scene.now);
    var player = scene.playerToAct();
    mail.remind(scene.state, player, false, scene.now);
    said();

    scene.move(0, 1);
    mail.afterEvents(scene.state, scene.now);
    while (scene.playerToAct().equals(player)) {
      assertThat(said()).containsExactly(player + " Question");
      scene.move(0, 1);
      mail.afterEvents(scene.state, scene.now);
    }
    assertThat(said()).containsExactly(player + " answered", scene.playerToAct() + " asked 1");
  }

  @Test
  void whetherAPlayerStillListensIsAskedAgainInTheEnd() {
    mail.afterEvents(scene.state, scene.now);
    var player = scene.playerToAct();
    mail.remind(scene.state, player, false, scene.now);
    said();

    int questions = 0;
    while (scene.state.isLive() && said.stream().noneMatch(line -> line.contains(" asked "))) {
      said.clear();
      scene.move(0, 1);
      mail.afterEvents(scene.state, scene.now);
      questions += said.contains(player + " Question") ? 1 : 0;
      said.removeIf(line -> !line.startsWith(player));
    }
    assertThat(questions).isEqualTo(64);
  }

  @Test
  void aRemindOutOfTurnMakesTheNextQuestionHeard() {
    mail.afterEvents(scene.state, scene.now);
    var player = scene.playerToAct();
    turn();
    said();

    mail.remind(scene.state, player, false, scene.now);
    assertThat(said()).isEmpty();
    turn();
    assertThat(said()).containsExactly(player + " Question");
  }

  @Test
  void aReminderOfAFinishedGameRepeatsItsEnd() {
    scene.toTheEnd();
    mail.afterEvents(scene.state, scene.now);
    assertThat(said()).contains("p0 GameOver", "p1 GameOver");

    mail.remind(scene.state, "p1", false, scene.now);
    assertThat(said()).containsExactly("p1 over again");
  }

  @Test
  void anOpenOfferIsRepeatedToAnInboxThatHasForgottenTheGame() {
    mail.afterEvents(scene.state, scene.now);
    scene.carryOut(
        OfferDecisions.offer(scene.state, "p0", OfferKind.PAUSE, 60_000, When.at(scene.now)));
    mail.afterEvents(scene.state, scene.now);
    assertThat(said()).contains("p1 Offer").doesNotContain("p0 Offer");

    mail.remind(scene.state, "p1", false, scene.now);
    assertThat(said()).doesNotContain("p1 Offer");
    mail.remind(scene.state, "p1", true, scene.now);
    assertThat(said()).contains("p1 Offer");
    mail.remind(scene.state, "p0", true, scene.now);
    assertThat(said()).doesNotContain("p0 Offer");
  }
}
