package org.apogee.proving.train;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import org.apogee.cli.Shell;
import org.apogee.cli.terminal.Exit;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class TrainingLockTest {
  @TempDir private Path folder;

  @ParameterizedTest
  @ValueSource(strings = {"train supernova --seats 2 --checks 1", "fit nova-solis --seats 2"})
  void aFolderIsForOneRunAtATime(String command) throws IOException {
    var line = command + " --games 1 --width 1 --iterations 1 --json --folder " + folder;
    var lock = folder.resolve("lock");
    try (var other = FileChannel.open(lock, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
        var held = other.lock()) {
      assertThat(held.isValid()).isTrue();
      var refused = Shell.run(line.split(" "));
      assertThat(refused.exit()).isEqualTo(Exit.BAD_INPUT);
      assertThat(refused.json().at("/error/code").textValue()).isEqualTo("training-runs");
      assertThat(refused.json().at("/error/message").textValue())
          .isEqualTo(
              "Another run is using the folder '%s'; wait for its end, or use another --folder."
                  .formatted(folder));
      assertThat(folder).isDirectoryNotContaining("glob:**/plan.txt");
    }
    assertThat(Shell.run(line.split(" ")).exit()).isEqualTo(Exit.DONE);
    assertThat(Shell.run(line.split(" ")).exit()).isEqualTo(Exit.DONE);
  }
}
