package org.apogee.proving.train;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.stream.StreamSupport;
import org.apogee.cli.Shell;
import org.apogee.cli.terminal.Exit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class FitCommandTest {
  @TempDir private Path home;

  private Shell fit(String folder, int iterations) {
    var where = home.resolve(folder).toString();
    return Shell.run(
        "fit nova-solis --games 2 --width 2 --seats 2 --iterations %d --folder %s"
            .formatted(iterations, where)
            .split(" "));
  }

  private String weights(String folder, String quantity) throws IOException {
    return Files.readString(home.resolve(folder).resolve("iteration-001." + quantity + ".weights"));
  }

  @Test
  void aFittingInPartsMakesTheSameWeightsAsOneAsAWhole() throws IOException {
    var first = fit("parts", 1);
    assertThat(first.err()).isEmpty();
    assertThat(first.exit()).isEqualTo(Exit.DONE);
    assertThat(first.out()).startsWith("0: 2 games, mean score ");
    var second = fit("parts", 2);
    assertThat(second.out()).startsWith("1: 2 games, ").contains("iteration-001.points.weights");
    assertThat(fit("whole", 2).exit()).isEqualTo(Exit.DONE);
    for (var quantity : new String[] {"points", "track"}) {
      assertThat(weights("parts", quantity))
          .isEqualTo(weights("whole", quantity))
          .startsWith("# ./apogee fit nova-solis --seed 1 --iterations 2 --seats 2 --games 2 ");
    }
    assertThat(weights("parts", "points")).isNotEqualTo(weights("parts", "track"));
  }

  private List<String> curve(String folder, int iterations) {
    var where = home.resolve(folder).toString();
    var line = "fit nova-solis --games 2 --width 2 --seats 2 --json --folder " + where;
    var shell = Shell.run((line + " --iterations " + iterations).split(" "));
    return StreamSupport.stream(shell.json().at("/curve").spliterator(), false)
        .map(JsonNode::textValue)
        .toList();
  }

  @Test
  void aContinuedOrFinishedFittingReportsItsWholeCurve() {
    var whole = curve("whole", 2);
    assertThat(whole).hasSize(2).first().asString().startsWith("0: 2 games, mean score ");
    assertThat(curve("whole", 2)).isEqualTo(whole);
    assertThat(curve("parts", 1)).isEqualTo(whole.subList(0, 1));
    assertThat(curve("parts", 2)).isEqualTo(whole);
  }

  /** As after a kill between the curve and the weights of an iteration. */
  @Test
  void aLineOfAnInterruptedIterationIsNotReportedTwice() throws IOException {
    var whole = curve("whole", 2);
    curve("stopped", 1);
    Files.copy(
        home.resolve("whole/curve.txt"),
        home.resolve("stopped/curve.txt"),
        StandardCopyOption.REPLACE_EXISTING);
    assertThat(curve("stopped", 1)).isEqualTo(whole.subList(0, 1));
    assertThat(curve("stopped", 2)).isEqualTo(whole);
  }

  /** As after a kill between the sums and the weights of an iteration. */
  @Test
  void anInterruptedIterationIsRepeatedAndNotCountedTwice() throws IOException {
    assertThat(fit("whole", 2).exit()).isEqualTo(Exit.DONE);
    fit("stopped", 1);
    Files.copy(
        home.resolve("whole/iteration-001.sums"), home.resolve("stopped/iteration-001.sums"));
    fit("stopped", 2);
    assertThat(weights("stopped", "points")).isEqualTo(weights("whole", "points"));
  }

  @Test
  void aFolderBelongsToItsSettings() {
    fit("one", 1);
    var other =
        Shell.run("fit", "nova-solis", "--games", "3", "--folder", home.resolve("one").toString());
    assertThat(other.exit()).isEqualTo(Exit.BAD_INPUT);
    assertThat(other.err()).contains("with other settings");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "fit sol | has no forecasts",
        "fit nova-solis --games 0 | --games must be from 1 to 1000000, not 0.",
        "fit nova-solis --lambda 1.5 | --lambda and --keep must be from 0 to 1.",
        "fit nova-solis --seats 9 | --seats must be from 2 to 6 in Nova Solis, not 9."
      })
  void badInputIsASentence(String command, String sentence) {
    var run = Shell.run(command.split(" "));
    assertThat(run.exit()).isEqualTo(Exit.BAD_INPUT);
    assertThat(run.err()).contains(sentence);
  }
}
