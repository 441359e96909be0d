package org.apogee.proving.pages;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import org.apogee.engine.Rulesets;
import org.apogee.engine.View;
import org.apogee.engine.replay.ReplayText;
import org.apogee.engine.replay.ReplayWalk;
import org.apogee.protocol.ProtocolJson;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The pictures of "learn in three minutes" are positions of recorded games. After a change of views
 * or of the chosen positions, {@code -Dlearn=true} writes them again.
 */
class LearnBoardsTest {
  private static final boolean WRITES = Boolean.getBoolean("learn");
  private static final Path SOURCE =
      Path.of("..", "..", "web", "src", "main", "resources", "web", "learn");

  @ParameterizedTest
  @ValueSource(strings = {"sol", "nova-solis", "supernova", "beyond-nebula", "nova"})
  void eachPictureIsThePositionThatItsStepNames(String game) throws IOException {
    var lesson = ProtocolJson.MAPPER.readTree(resource("/web/learn/" + game + ".json"));
    var boards = new ArrayList<String>();
    for (var step : lesson.get("steps")) {
      boards.add(board(game, lesson.get("replay").asText(), step.get("ply").asInt()));
    }
    var written = "[\n" + String.join(",\n", boards) + "\n]\n";
    if (WRITES) {
      Files.writeString(SOURCE.resolve(game + "-boards.json"), written);
      return;
    }
    assertThat(json(resource("/web/learn/" + game + "-boards.json"))).isEqualTo(json(written));
  }

  @ParameterizedTest
  @ValueSource(strings = {"sol", "nova-solis", "supernova", "beyond-nebula", "nova"})
  void eachStepNamesARuleOfTheGame(String game) throws IOException {
    var rules = resource("/web/rules/" + game + ".md");
    var lesson = ProtocolJson.MAPPER.readTree(resource("/web/learn/" + game + ".json"));
    for (var step : lesson.get("steps")) {
      assertThat(rules).contains("**" + step.get("rule").asText() + "**");
    }
  }

  private static String board(String game, String replay, int ply) throws IOException {
    var text = resource("/golden/%s-1/%s.replay".formatted(game, replay));
    var walk = new ReplayWalk(Rulesets.find(game), ReplayText.parse(text));
    while (walk.played() < ply && walk.hasNext()) {
      walk.next();
    }
    assertThat(walk.played()).as("decisions of %s", replay).isEqualTo(ply);
    return ProtocolJson.write(walk.position().view(View.OBSERVER));
  }

  private static JsonNode json(String text) throws IOException {
    return ProtocolJson.MAPPER.readTree(text);
  }

  private static String resource(String name) throws IOException {
    try (var in = LearnBoardsTest.class.getResourceAsStream(name)) {
      assertThat(in).as(name).isNotNull();
      return new String(in.readAllBytes(), UTF_8);
    }
  }
}
