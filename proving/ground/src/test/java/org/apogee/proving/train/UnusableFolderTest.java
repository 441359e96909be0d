package org.apogee.proving.train;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.apogee.cli.Shell;
import org.apogee.cli.terminal.Exit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class UnusableFolderTest {
  @TempDir private Path home;

  private static void assertRefused(Path folder, String sentence) {
    for (var command : new String[] {"train supernova", "fit nova-solis"}) {
      var line = command + " --games 1 --width 1 --json --folder " + folder;
      var refused = Shell.run(line.split(" "));
      assertThat(refused.exit()).isEqualTo(Exit.BAD_INPUT);
      assertThat(refused.json().at("/error/code").textValue()).isEqualTo("cannot-write");
      assertThat(refused.json().at("/error/message").textValue())
          .startsWith(sentence.formatted(folder))
          .doesNotContain("java.", "Exception");
    }
  }

  @Test
  void aFileIsNoFolder() throws IOException {
    var file = Files.writeString(home.resolve("file"), "mine");
    assertRefused(file, "'%s' is a file, not a folder.");
    assertRefused(file.resolve("inner"), "Cannot create the folder '%s': ");
    assertThat(file).hasContent("mine");
  }

  /** As in a folder that is not writable, also where root may write everywhere. */
  @Test
  void aFolderWhereNoFileCanBeMadeIsRefusedAtTheStart() throws IOException {
    var taken = home.resolve("taken");
    Files.createDirectories(taken.resolve("lock"));
    assertRefused(taken, "Cannot write in the folder '%s': ");
    assertThat(taken).isDirectoryNotContaining("glob:**/plan.txt");
  }

  @Test
  void aFileThatCannotBeWrittenIsNamed() throws IOException {
    var odd = home.resolve("odd");
    Files.createDirectories(odd.resolve("plan.txt.next/inner"));
    assertRefused(odd, "Cannot write '%s/plan.txt': ");
  }
}
