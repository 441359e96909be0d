package org.apogee.proving.door;

import static org.assertj.core.api.Assertions.assertThat;

import org.apogee.cli.Shell;
import org.apogee.cli.terminal.Exit;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class BenchDoorTest {
  @ParameterizedTest
  @ValueSource(
      strings = {"--games 0", "--nodes 0", "--growth-games 100,0", "--growth --growth-nodes 0"})
  void thereIsNothingToMeasureWithNone(String words) {
    var refused = Shell.run(("bench door " + words).split(" ", -1));
    assertThat(refused.exit()).isEqualTo(Exit.BAD_INPUT);
    assertThat(refused.err()).contains("are at least 1");
  }
}
