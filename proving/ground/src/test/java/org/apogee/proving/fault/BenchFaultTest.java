package org.apogee.proving.fault;

import static org.assertj.core.api.Assertions.assertThat;

import org.apogee.cli.Shell;
import org.apogee.cli.terminal.Exit;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BenchFaultTest {
  @ParameterizedTest
  @CsvSource({
    "thunder, there are kills",
    "kills --times 0, --times is at least 1",
    "clocks --games -1, at least 0",
    "points --secured, which --secured encrypts"
  })
  void badInputIsRefusedBeforeAnythingStarts(String words, String sentence) {
    var refused = Shell.run(("bench fault " + words).split(" ", -1));
    assertThat(refused.exit()).isEqualTo(Exit.BAD_INPUT);
    assertThat(refused.err()).contains(sentence).doesNotContain("database");
  }
}
