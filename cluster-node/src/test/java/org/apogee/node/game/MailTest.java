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
      mail.afterEvents(scene.state);
    }
  }

  @Test
  void anInboxThatDoesNotWantTheQuestionIsToldOnce() {
    mail.afterEvents(scene.state);
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
  void whoeverListensIsToldOfEachQuestion() {
    mail.afterEvents(scene.state);
    var player = scene.playerToAct();
    said();

    for (int question = 1; question <= 5 && scene.playerToAct().equals(player); question++) {
      mail.remind(scene.state, player, false, scene.now);
      assertThat(said()).containsExactly(player + " Question");
      scene.move(0, 1);
      mail.afterEvents(scene.state);
      assertThat(said().getFirst()).isEqualTo(player + " answered");
    }
  }

  @Test
  void aRemindOutOfTurnMakesTheNextQuestionHeard() {
    mail.afterEvents(scene.state);
    var player = scene.playerToAct();
    turn();
    said();

    mail.remind(scene.state, player, false, scene.now);
    assertThat(said()).isEmpty();
    turn();
    assertThat(said()).singleElement().asString().startsWith(player + " asked ");
  }
}
