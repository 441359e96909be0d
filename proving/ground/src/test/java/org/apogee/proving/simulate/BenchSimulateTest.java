package org.apogee.proving.simulate;

import static org.assertj.core.api.Assertions.assertThat;

import org.apogee.cli.Shell;
import org.junit.jupiter.api.Test;

/** The command of the simulations. */
class BenchSimulateTest {
  @Test
  void theKindsAreChosenByTheNamesThatItPrints() {
    var done =
        Shell.run("bench", "simulate", "--seeds", "2", "--kinds", "clocks,seasons", "--json");
    var runs = done.json().get("runs");
    assertThat(runs.findValuesAsText("kind")).containsExactly("clocks", "seasons");
    assertThat(runs.findValuesAsText("finished")).containsOnly("2");
    assertThat(Shell.run("bench", "simulate", "--kinds", "chess").err()).contains("'chess'");
  }
}
