package org.apogee.cli.match;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaLocation;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.apogee.cli.Shell;
import org.apogee.cli.process.Scripts;
import org.apogee.cli.terminal.Exit;
import org.apogee.engine.Rulesets;
import org.apogee.protocol.reference.GameSchema;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * A bot that was written from the reference alone beats the random bot in each game, and what it
 * hears is what the schema of the game describes.
 */
final class PlannerTest {
  /** Every question has the same form; a few are enough. */
  private static final int STRIDE = 50;

  @BeforeEach
  void language() throws InterruptedException {
    Scripts.need("node");
  }

  @ParameterizedTest
  @CsvSource({
    "sol, preset=tournament",
    "supernova, preset=tournament",
    "beyond-nebula, preset=tournament",
    "nova, preset=tournament",
    "nova-solis, mode=EXPLORATION"
  })
  void itBeatsTheRandomBot(String game, String option, @TempDir Path folder) throws IOException {
    var shell =
        Shell.run(
            "match",
            game,
            "--seats",
            "planner,random",
            "--games",
            "2",
            "--threads",
            "1",
            "--move-time",
            "10m",
            "--game-time",
            "1000m",
            "--option",
            option,
            "--bot",
            "planner=" + Scripts.sample("node", "planner.js"),
            "--transcripts",
            folder.toString(),
            "--no-replays",
            "--json");
    assertThat(shell.exit()).as(shell.err()).isEqualTo(Exit.DONE);
    var bots = shell.json().path("bots");
    assertThat(score(bots, "planner")).as(bots.toString()).isGreaterThan(score(bots, "random"));
    assertThatLinesFit(game, folder);
  }

  private static double score(JsonNode bots, String name) {
    for (var bot : bots) {
      if (bot.path("name").asText().equals(name)) {
        return bot.path("meanScore").asDouble();
      }
    }
    throw new AssertionError("no bot " + name + " in " + bots);
  }

  private static void assertThatLinesFit(String game, Path folder) throws IOException {
    var schema = toBot(game);
    try (var files = Files.list(folder)) {
      for (var file : files.toList()) {
        var lines =
            Files.readAllLines(file).stream().filter(line -> line.startsWith("> ")).toList();
        for (int i = 0; i < lines.size(); i += i < 5 ? 1 : STRIDE) {
          assertThat(schema.validate(lines.get(i).substring(2), InputFormat.JSON))
              .as(lines.get(i))
              .isEmpty();
        }
      }
    }
  }

  private static Schema toBot(String game) {
    return SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
        .getSchema(GameSchema.of(Rulesets.find(game)).toString())
        .getSubSchema(SchemaLocation.Fragment.of("/$defs/toBot"));
  }
}
