package org.apogee.deploy;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Map;
import org.apogee.analytics.AnalyticsMain;
import org.apogee.match.MatchmakerMain;
import org.apogee.node.NodeMain;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a container's log shows of each process, started as the image starts it. */
class ProcessLogTest {
  @ParameterizedTest
  @ValueSource(classes = {NodeMain.class, MatchmakerMain.class, AnalyticsMain.class})
  void aBadSettingIsSaidInOneOfOurLines(Class<?> program) throws Exception {
    var said = run(program, Map.of());
    assertThat(said.code()).as(said.text()).isEqualTo(2);
    assertThat(said.text().lines())
        .as(said.text())
        .isNotEmpty()
        .allMatch(line -> line.matches("\\d{4}-\\d\\d-\\d\\dT\\S+Z (INFO |WARN |ERROR) \\[.*"))
        .anyMatch(line -> line.contains("ERROR") && line.contains("pool-size"));
  }

  /** One program is enough: all have the same log. */
  @Test
  void withJsonEveryLineIsAnObject() throws Exception {
    var said = run(NodeMain.class, Map.of("APOGEE_LOG", "json", "APOGEE_HOST", "node-1"));
    assertThat(said.code()).as(said.text()).isEqualTo(2);
    var lines = new ArrayList<JsonNode>();
    for (var line : said.text().lines().toList()) {
      lines.add(new ObjectMapper().readTree(line));
    }
    assertThat(lines)
        .isNotEmpty()
        .allSatisfy(line -> {
          assertThat(line.path("time").asText()).matches("\\d{4}-\\d\\d-\\d\\dT\\S+Z");
          assertThat(line.path("node").asText()).isEqualTo("node-1");
          assertThat(line.path("logger").asText()).isNotEmpty();
        })
        .anySatisfy(line -> {
          assertThat(line.path("level").asText()).isEqualTo("ERROR");
          assertThat(line.path("message").asText()).contains("pool-size");
        });
  }

  @Test
  void anotherFormatIsRefused() throws Exception {
    var said = run(NodeMain.class, Map.of("APOGEE_LOG", "xml"));
    assertThat(said.code()).as(said.text()).isEqualTo(2);
    assertThat(said.text()).contains("APOGEE_LOG is 'xml'; it must be text or json");
  }

  private record Said(int code, String text) {}

  private static Said run(Class<?> program, Map<String, String> environment)
      throws IOException, InterruptedException {
    var java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    var builder =
        new ProcessBuilder(
                java,
                "--sun-misc-unsafe-memory-access=allow",
                "--enable-native-access=ALL-UNNAMED",
                "-cp",
                System.getProperty("java.class.path"),
                program.getName())
            .redirectErrorStream(true);
    builder.environment().put("APOGEE_DATABASE_POOL_SIZE", "many");
    builder.environment().putAll(environment);
    var process = builder.start();
    var text = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    return new Said(process.waitFor(), text);
  }
}
