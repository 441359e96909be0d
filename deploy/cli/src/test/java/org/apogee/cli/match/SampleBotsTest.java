package org.apogee.cli.match;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaLocation;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.apogee.cli.Shell;
import org.apogee.cli.process.Scripts;
import org.apogee.cli.terminal.Exit;
import org.apogee.protocol.bot.BotLines;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The sample bots play, and every line that is said is one that the schema describes. */
final class SampleBotsTest {
  private static final Schema TO_BOT = schema("toBot");
  private static final Schema FROM_BOT = schema("fromBot");

  @BeforeEach
  void languages() throws InterruptedException {
    Scripts.need("python3");
    Scripts.need("node");
  }

  private static Schema schema(String direction) {
    try (var file = BotLines.class.getResourceAsStream("bot-protocol-1.schema.json")) {
      assertThat(file).as("the schema").isNotNull();
      return SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
          .getSchema(file)
          .getSubSchema(SchemaLocation.Fragment.of("/$defs/" + direction));
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }

  private static Shell match(String game, String threads, Path transcripts) {
    return Shell.run(
        "match",
        game,
        "--seats",
        "py,js",
        "--games",
        "2",
        "--threads",
        threads,
        "--move-time",
        "10m",
        "--game-time",
        "1000m",
        "--bot",
        "py=" + Scripts.sample("python3", "bot.py"),
        "--bot",
        "js=" + Scripts.sample("node", "bot.js"),
        "--transcripts",
        transcripts.toString(),
        "--no-replays",
        "--json");
  }

  @ParameterizedTest
  @ValueSource(strings = {"drift", "sol"})
  void everyLineOfARealGameIsAsTheSchemaSays(String game, @TempDir Path folder) throws IOException {
    var shell = match(game, "1", folder);
    assertThat(shell.exit()).as(shell.err()).isEqualTo(Exit.DONE);
    var types = new HashSet<String>();
    for (var line : spoken(folder)) {
      boolean toBot = line.startsWith("> ");
      var errors = (toBot ? TO_BOT : FROM_BOT).validate(line.substring(2), InputFormat.JSON);
      assertThat(errors).as(line).isEmpty();
      types.add(line.replaceAll("^(.) .*?\"type\": ?\"([a-z-]+)\".*", "$1$2"));
    }
    assertThat(types)
        .isEqualTo(
            Set.of(">hello", ">game-start", ">question", ">game-over", ">bye", "<ready", "<move"));
  }

  private static List<String> spoken(Path folder) throws IOException {
    var spoken = new ArrayList<String>();
    try (var files = Files.list(folder)) {
      for (var file : files.toList()) {
        Files.readAllLines(file).stream().filter(l -> l.matches("[<>] .*")).forEach(spoken::add);
      }
    }
    return spoken;
  }

  @Test
  void seededBotsPlayTheSameGamesAgain(@TempDir Path folder) {
    var once = match("drift", "1", folder).json();
    var again = match("drift", "2", folder).json();
    assertThat(again.get("digest")).isEqualTo(once.get("digest"));
  }
}
