package org.apogee.proving.train;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.apogee.cli.Shell;
import org.apogee.cli.terminal.Exit;
import org.apogee.engine.BadInput;
import org.apogee.engine.Rulesets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class TrainingTest {
  @TempDir private Path home;

  private static TrainingPlan plan(long seed) {
    var options = Map.of("threshold", "8|9");
    var games = new GamesPlan("supernova", seed, List.of(2, 3), options, 3, 2);
    return new TrainingPlan(games, 2, 1, 0.7, 0.01, 0.5, 1);
  }

  private Training training(String folder, long seed) {
    var ruleset = Rulesets.find("supernova");
    var names = Training.model(ruleset).features().names();
    return new Training(plan(seed), ruleset, new TrainingFolder(home.resolve(folder), names));
  }

  @Test
  void aTrainingThatStopsContinuesAsIfItHadNot() throws IOException {
    var whole = training("whole", 1);
    for (int i = 0; i < 3; i++) {
      whole.iterate();
    }
    for (int i = 0; i < 3; i++) {
      training("parts", 1).iterate();
    }
    for (var name : List.of("curve.txt", "iteration-000.weights", "iteration-002.weights")) {
      assertThat(Files.readString(home.resolve("parts").resolve(name)))
          .as(name)
          .isEqualTo(Files.readString(home.resolve("whole").resolve(name)));
    }
    assertThat(Files.readString(home.resolve("whole/iteration-002.weights")))
        .isNotEqualTo(Files.readString(home.resolve("whole/iteration-001.weights")));
  }

  @Test
  void anInterruptedIterationIsRepeated() throws IOException {
    training("stopped", 1).iterate();
    var line = training("stopped", 1).iterate();
    Files.writeString(
        home.resolve("stopped/curve.txt"),
        Files.readAllLines(home.resolve("stopped/curve.txt")).getFirst() + "\n");
    assertThat(training("stopped", 1).iterate()).isEqualTo(line);
  }

  @Test
  void aFolderBelongsToItsSettings() {
    training("taken", 1);
    assertThatExceptionOfType(BadInput.class)
        .isThrownBy(() -> training("taken", 2))
        .withMessageContaining("holds a training with other settings")
        .withMessageEndingWith("; use another --folder, or remove this one.")
        .satisfies(refusal -> assertThat(refusal.code()).isEqualTo("other-training"));
  }

  @Test
  void aLineOfTheCurveHasTheNumbersOfTheReport() {
    var line = training("line", 4).iterate();
    assertThat(line).startsWith("0: 3 games, ");
    assertThat(Training.cells(line)).hasSize(6).startsWith("0", "3");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "train supernova --option threshold=8|many",
        "train supernova --option treshold=8",
        "fit nova-solis --option homePlacement=FIXED|other"
      })
  void aWrongOptionLeavesTheFolderFree(String command) {
    var folder = home.resolve("free");
    var refused = Shell.run((command + " --games 1 --folder " + folder).split(" "));
    assertThat(refused.exit()).isEqualTo(Exit.BAD_INPUT);
    assertThat(refused.err()).containsIgnoringCase("option");
    assertThat(folder).doesNotExist();
  }
}
