package org.apogee.cli.bot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import com.fasterxml.jackson.core.JsonProcessingException;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.apogee.cli.api.ApiClient;
import org.apogee.cli.api.StreamFollower;
import org.apogee.cli.bot.Bridge.Summary;
import org.apogee.cli.process.BotCommand;
import org.apogee.cli.process.BotProcesses;
import org.apogee.cli.process.Scripts;
import org.apogee.cli.tournament.FakePlatform;
import org.apogee.protocol.ProtocolJson;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** What the bridge makes of a stream that lost lines, and of positions that the platform lost. */
class BridgeTest {
  @BeforeAll
  static void begin() throws InterruptedException {
    Scripts.need("python3");
  }

  @Test
  void aGameWhoseEndWasLostIsNoLongerInPlayAfterAReset() throws Exception {
    try (var table = new Table("bot.py")) {
      table.platform.says("GET /games/g", json("{'game':'g','stage':'over','places':[2,1]}"));
      table.platform.says("GET /games/h", json("{'game':'h','stage':'live'}"));
      table.start("g");
      table.start("h");

      table.hears("{'type':'stream-reset'}");

      await().until(() -> table.bridge.summary().equals(new Summary(1, Map.of(2, 1), 1)));
    }
  }

  @Test
  void aGameThatThePlatformHasLostIsNoLongerInPlayAfterAReset() throws Exception {
    try (var table = new Table("patient.py")) {
      table.start("g");

      table.hears("{'type':'stream-reset'}");

      await().until(() -> table.bridge.summary().equals(new Summary(1, Map.of(), 0)));
    }
  }

  @Test
  void aQuestionThatThePlatformHasLostAndAsksAgainIsAnswered() throws Exception {
    try (var table = new Table("patient.py")) {
      table.platform.says("GET /games/g", json("{'game':'g','stage':'live'}"));
      table.start("g");
      table.asks(5, 8, 60_000, "before");
      await().until(() -> table.moves().size() == 1);

      table.hears("{'type':'stream-reset'}");
      table.start("g");
      table.asks(3, 4, 60_000, "after");
      await().until(() -> table.moves().size() == 2);
      table.asks(3, 4, 60_000, "after");

      await().until(() -> table.moves().size() == 3);
      assertThat(table.moves()).containsExactly("8: before", "4: after", "4: after");
    }
  }

  @Test
  void aMoveThatWasThoughtOutForAPositionThatIsGoneIsNotSent() throws Exception {
    try (var table = new Table("patient.py")) {
      table.start("g");
      table.asks(1, 3, 60_000, "for the old position");
      await().until(() -> table.sent("/games/g/offer").size() == 1);

      table.asks(2, 3, 60_000, "for the new position");
      table.hears("{'type':'offer','game':'g','number':9,'offer':'pause'}");

      await().until(() -> !table.moves().isEmpty());
      assertThat(table.moves()).containsExactly("3: for the new position");
    }
  }

  /** The platform was down for longer than the time that the question named. */
  @Test
  void aQuestionWhoseTimeIsUpIsAnsweredIfThePlatformsClockStoodStill() throws Exception {
    try (var table = new Table("patient.py")) {
      table.start("g");
      table.platform.says(
          "GET /games/g/view", json("{'plies':3,'seatToAct':0,'decisionMillis':60000}"));
      table.asks(2, 2, 0, "played by somebody");
      table.asks(3, 3, 0, "in time");

      await().until(() -> table.moves().contains("3: in time"));
      assertThat(table.moves()).hasSize(1);
    }
  }

  private static String json(String text) {
    return text.replace('\'', '"');
  }

  /** A bridge with one program, before a platform that answers what a test put in. */
  private static final class Table implements AutoCloseable {
    final FakePlatform platform = new FakePlatform();
    final StringWriter said = new StringWriter();
    final BotProcesses processes = new BotProcesses(Duration.ofMinutes(1), null);
    final ApiClient api = new ApiClient(List.of(platform.address()));
    final StreamFollower stream =
        StreamFollower.ofPlayer(platform.address(), "token", Duration.ofSeconds(15));
    final PlayerClient client;
    final Bridge bridge;

    Table(String script) throws IOException, URISyntaxException {
      var status = new StatusLines(new PrintWriter(said));
      client = new PlayerClient(api, stream, "token", status);
      var own = BridgeTest.class.getResource(script);
      var command =
          own == null
              ? Scripts.sample("python3", script)
              : "python3 '%s'".formatted(Path.of(own.toURI()));
      var bot = BotCommand.of("bot", command);
      bridge =
          new Bridge(
              1,
              () -> new BotWorker(processes, bot, client, status),
              client::look,
              status,
              _ -> {});
    }

    void hears(String line) throws JsonProcessingException {
      bridge.line(ProtocolJson.MAPPER.readTree(json(line)));
    }

    void start(String game) throws JsonProcessingException {
      hears(
          "{'type':'game-start','game':'%s','ruleset':'sol/1','seat':0,'seats':2,'seed':'7'}"
              .formatted(game));
    }

    /** A question of game g with one legal move. */
    void asks(int question, int ply, long timeMillis, String move) throws JsonProcessingException {
      hears(
          "{'type':'question','game':'g','question':%d,'ply':%d,'timeMillis':%d,'moves':[{'code':'%s'}]}"
              .formatted(question, ply, timeMillis, move));
    }

    /** The moves that were sent, each after its ply. */
    List<String> moves() throws JsonProcessingException {
      var moves = new ArrayList<String>();
      for (var body : sent("/games/g/moves")) {
        var move = ProtocolJson.MAPPER.readTree(body);
        moves.add(move.path("ply").asInt() + ": " + move.path("move").asText());
      }
      return moves;
    }

    List<String> sent(String path) {
      var start = "POST " + path + " Bearer token ";
      return platform.asked().stream()
          .filter(line -> line.startsWith(start))
          .map(line -> line.substring(start.length()))
          .toList();
    }

    @Override
    public void close() {
      client.close();
      stream.close();
      processes.close();
      api.close();
      platform.close();
    }
  }
}
