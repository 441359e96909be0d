package org.apogee.deploy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/**
 * The image and the compose file, really built, started, killed, paused, cut off and taken down:
 * where containers can be had, and else skipped with the reason.
 */
class TryComposeTest {
  private static final int CANNOT_BE_TRIED = 77;

  @Test
  void everythingStartsSurvivesFaultsAndGoes() throws Exception {
    var trying =
        new ProcessBuilder(Path.of("..", "compose", "try.sh").toString())
            .redirectErrorStream(true)
            .start();
    var said = new String(trying.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    int code = trying.waitFor();
    assumeFalse(code == CANNOT_BE_TRIED, said.strip());
    assertThat(code).as(said).isZero();
    assertThat(said).contains("all well");
  }
}
