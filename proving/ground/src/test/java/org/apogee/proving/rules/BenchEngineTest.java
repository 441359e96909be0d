package org.apogee.proving.rules;

import static org.assertj.core.api.Assertions.assertThat;

import org.apogee.cli.Shell;
import org.junit.jupiter.api.Test;

/** That it measures, not how fast: no figure here depends on the machine. */
final class BenchEngineTest {
  @Test
  void aResultHasEveryFigure() {
    var json =
        Shell.run("bench", "engine", "--game", "drift", "--seats", "2", "--seconds", "1", "--json")
            .json();
    var result = json.at("/results/0");
    assertThat(result.at("/game").asText()).isEqualTo("drift");
    assertThat(result.at("/seats").asInt()).isEqualTo(2);
    assertThat(result.at("/playoutsPerSecond").asDouble()).isPositive();
    assertThat(result.at("/pliesPerSecond").asDouble())
        .isBetween(
            result.at("/pliesPerSecondMin").asDouble(), result.at("/pliesPerSecondMax").asDouble());
    assertThat(result.at("/pliesPerGame").asDouble()).isBetween(6.0, 20.0);
    assertThat(result.at("/bytesPerPly").isNumber()).isTrue();
    assertThat(json.at("/machine/cores").asInt()).isPositive();
  }

  @Test
  void whatCannotBeMeasuredIsRefused() {
    assertThat(Shell.run("bench", "engine", "--game", "sool").err()).contains("There is no game");
    assertThat(Shell.run("bench", "engine", "--seconds", "0").err())
        .contains("--seconds must be from");
    assertThat(Shell.run("bench", "engine", "--game", "drift", "--seats", "9").err())
        .contains("Drift is for 2 to 3 seats");
    assertThat(Shell.run("bench", "engin").err()).contains("did you mean engine?");
  }
}
