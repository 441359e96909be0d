package org.apogee.node.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import org.apogee.engine.Position;
import org.apogee.engine.View;
import org.apogee.protocol.ProtocolJson;
import org.apogee.protocol.bot.ToBot;
import org.apogee.protocol.event.FeedJson;
import org.apogee.protocol.event.GameNews;
import org.apogee.protocol.game.GameId;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Every line of a game of each ruleset is written as Jackson writes it, from start to end. */
class WrittenLinesTest {
  private static final GameId ID = new GameId("g-1");

  private final List<ToBot> mail = new ArrayList<>();

  private final Post post =
      new Post() {
        @Override
        public void deliver(String player, GameId game, ToBot line) {
          mail.add(line);
        }

        @Override
        public void overAgain(String player, GameId game, ToBot.GameOver line) {
          mail.add(line);
        }

        @Override
        public void answered(String player, GameId game) {}

        @Override
        public void stillAsked(String player, GameId game, int question) {}
      };

  @ParameterizedTest
  @CsvSource({"sol,2", "supernova,3", "beyond-nebula,2", "nova,2", "nova-solis,4"})
  void aGameIsWrittenAsByJackson(String game, int seats) throws Exception {
    var scene = GameScene.between(game, seats);
    var letters = new Mail(ID, post);
    for (int ply = 0; scene.state.isLive() && ply < 400; ply++) {
      letters.afterEvents(scene.state, scene.now);
      int seat = scene.state.seatToAct();
      letters.remind(scene.state, "p" + seat, ply == 0, scene.now);
      check(scene.state, scene.now, seats);
      scene.move(ply * 7 + ply / 3, 1);
    }
    letters.afterEvents(scene.state, scene.now);
    check(scene.state, scene.now, seats);
    for (var told : scene.told) {
      checkNews(told, seats);
    }
  }

  private void check(GameState state, long now, int seats) throws Exception {
    for (var line : mail) {
      checkSame(line);
    }
    mail.clear();
    for (int viewer = View.OBSERVER; viewer < seats; viewer++) {
      checkSame(state.position().view(viewer));
      var moves = state.seatToAct() == Position.NOBODY ? "[]" : legal(state);
      checkSame(GameLook.of(ID, state, viewer, "{}", moves, now));
    }
  }

  private static String legal(GameState state) throws Exception {
    var moves = GameLook.legalMoves(state);
    checkSame(moves);
    return ProtocolJson.write(moves);
  }

  private static void checkNews(UnfilteredNews told, int seats) throws Exception {
    var lines = new HashSet<GameNews>();
    for (int viewer = View.OBSERVER; viewer < seats; viewer++) {
      lines.add(told.newsFor(viewer));
    }
    for (var line : lines) {
      checkSame(line);
      var event = FeedJson.of(ID, line);
      var json = FeedJson.write(event);
      assertThat(FeedJson.readNews(json)).isEqualTo(event);
      assertThat(ProtocolJson.MAPPER.readTree(json).path("data").toString())
          .isEqualTo(ProtocolJson.MAPPER.writeValueAsString(line));
    }
  }

  private static void checkSame(Object line) throws Exception {
    assertThat(ProtocolJson.write(line)).isEqualTo(ProtocolJson.MAPPER.writeValueAsString(line));
  }
}
