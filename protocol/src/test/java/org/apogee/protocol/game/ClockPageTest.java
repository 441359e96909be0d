package org.apogee.protocol.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The pages have the default clock as it is. */
final class ClockPageTest {
  private static String page(String name) throws IOException {
    return Files.readString(Path.of("..", "docs", name));
  }

  @Test
  void theTableOfTheApiHasTheDefaults() throws IOException {
    assertThat(page("api.md"))
        .containsPattern(row("bankMillis", Duration.ofMillis(ClockOrder.USUAL.bankMillis())))
        .containsPattern(
            row("incrementMillis", Duration.ofMillis(ClockOrder.USUAL.incrementMillis())))
        .containsPattern(row("capMillis", Duration.ofMillis(ClockOrder.USUAL.capMillis())));
  }

  private static String row(String setting, Duration usual) {
    var words =
        usual.toSecondsPart() == 0
            ? usual.toMinutes() + " minutes"
            : usual.toSeconds() + " seconds";
    return "(?m)^\\| `" + setting + "` \\|[^|]*\\| " + words + " \\|$";
  }

  @ParameterizedTest
  @ValueSource(strings = {"api.md", "bot-protocol.md"})
  void theExampleOfAGameStartHasTheDefaults(String name) throws IOException {
    assertThat(page(name))
        .contains(
            "\"clock\":{\"bankMillis\":%d,\"incrementMillis\":%d,\"capMillis\":%d}"
                .formatted(
                    ClockOrder.USUAL.bankMillis(),
                    ClockOrder.USUAL.incrementMillis(),
                    ClockOrder.USUAL.capMillis()));
  }
}
