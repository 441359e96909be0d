package org.apogee.proving.train;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.apogee.cli.Shell;
import org.apogee.cli.terminal.Exit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class TrainCommandTest {
  @TempDir private Path home;

  private Shell train(String... more) {
    var words = new String[14 + more.length];
    var usual =
        new String[] {
          "train",
          "supernova",
          "--folder",
          home.toString(),
          "--games",
          "2",
          "--width",
          "2",
          "--checks",
          "1",
          "--seats",
          "2",
          "--option",
          "threshold=8"
        };
    System.arraycopy(usual, 0, words, 0, usual.length);
    System.arraycopy(more, 0, words, usual.length, more.length);
    return Shell.run(words);
  }

  @Test
  void itLeavesWeightsAndAReportWithTheCommandThatMakesThem() throws IOException {
    var first = train("--iterations", "1");
    assertThat(first.err()).isEmpty();
    assertThat(first.exit()).isEqualTo(Exit.DONE);
    assertThat(first.out()).contains("0: 2 games, ").contains("iteration-000.weights");
    var second = train("--iterations", "2");
    assertThat(second.out()).startsWith("0: 2 games, ").contains("\n1: 2 games, ");
    assertThat(Files.readString(home.resolve("report.md")))
        .contains("./apogee train supernova --seed 1 --iterations 2 --seats 2 --games 2")
        .contains("| 1 | 2 | ");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "train drift | has no learned evaluation",
        "train supernova --games 0 | --games must be from 1 to 1000000, not 0.",
        "train supernova --hidden 999 | --hidden must be from 0 to 256, not 999.",
        "train supernova --lambda 1.5 | --lambda must be from 0 to 1, not 1.5.",
        "train supernova --rate 0 | --rate must be above 0",
        "train supernova --seats 9 | --seats must be from 2 to 6 in Supernova, not 9."
      })
  void badInputIsASentence(String command, String sentence) {
    var run = Shell.run(command.split(" "));
    assertThat(run.exit()).isEqualTo(Exit.BAD_INPUT);
    assertThat(run.err()).contains(sentence);
  }
}
