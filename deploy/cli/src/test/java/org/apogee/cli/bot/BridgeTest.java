package org.apogee.cli.bot;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.apogee.cli.api.ApiClient;
import org.apogee.cli.api.StreamFollower;
import org.apogee.cli.bot.Bridge.Summary;
import org.apogee.cli.process.BotCommand;
import org.apogee.cli.process.BotProcesses;
import org.apogee.cli.process.Scripts;
import org.apogee.protocol.ProtocolJson;
import org.junit.jupiter.api.Test;

/** What the bridge makes of a stream that has lost lines. */
class BridgeTest {
  private static final String NOBODY = "http://127.0.0.1:1";

  @Test
  void aGameWhoseEndWasLostIsNoLongerInPlayAfterAReset() throws Exception {
    Scripts.need("python3");
    var status = new StatusLines(new PrintWriter(new StringWriter()));
    var looks = new HashMap<String, Consumer<JsonNode>>();
    try (var processes = new BotProcesses(Duration.ofMinutes(1), null);
        var api = new ApiClient(List.of(NOBODY));
        var stream = StreamFollower.ofPlayer(NOBODY, "token", Duration.ofSeconds(15))) {
      var client = new PlayerClient(api, stream, "token", status);
      var bot = BotCommand.of("bot", Scripts.sample("python3", "bot.py"));
      var bridge =
          new Bridge(
              1, () -> new BotWorker(processes, bot, client, status), looks::put, status, _ -> {});
      for (var game : List.of("g", "h")) {
        bridge.line(
            json(
                "{\"type\":\"game-start\",\"game\":\"%s\",\"ruleset\":\"sol/1\",\"seat\":0,\"seats\":2}"
                    .formatted(game)));
      }

      bridge.line(json("{\"type\":\"stream-reset\"}"));
      requireNonNull(looks.get("g"))
          .accept(json("{\"game\":\"g\",\"stage\":\"over\",\"places\":[2,1]}"));
      requireNonNull(looks.get("h")).accept(json("{\"game\":\"h\",\"stage\":\"live\"}"));

      assertThat(bridge.summary()).isEqualTo(new Summary(1, Map.of(2, 1), 1));
    }
  }

  private static JsonNode json(String text) throws JsonProcessingException {
    return ProtocolJson.MAPPER.readTree(text);
  }
}
