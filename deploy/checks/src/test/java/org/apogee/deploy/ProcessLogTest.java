package org.apogee.deploy;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.apogee.analytics.AnalyticsMain;
import org.apogee.match.MatchmakerMain;
import org.apogee.node.NodeMain;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a container's log shows of each process, started as the image starts it. */
class ProcessLogTest {
  @ParameterizedTest
  @ValueSource(classes = {NodeMain.class, MatchmakerMain.class, AnalyticsMain.class})
  void aBadSettingIsSaidInOneOfOurLines(Class<?> program) throws Exception {
    var said = run(program);
    assertThat(said.code()).as(said.text()).isEqualTo(2);
    assertThat(said.text().lines())
        .as(said.text())
        .isNotEmpty()
        .allMatch(line -> line.matches("\\d{4}-\\d\\d-\\d\\dT\\S+Z (INFO |WARN |ERROR) \\[.*"))
        .anyMatch(line -> line.contains("ERROR") && line.contains("pool-size"));
  }

  private record Said(int code, String text) {}

  private static Said run(Class<?> program) throws IOException, InterruptedException {
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
    var process = builder.start();
    var text = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    return new Said(process.waitFor(), text);
  }
}
