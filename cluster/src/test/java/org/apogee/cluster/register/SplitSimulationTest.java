package org.apogee.cluster.register;

import static org.assertj.core.api.Assertions.assertThat;

import java.sql.SQLException;
import org.apogee.cluster.register.SimulatedRegister.Bug;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class SplitSimulationTest {
  private static final int RUNS = 1_000;

  @Test
  void neverDoTwoClustersActAndInTheEndThereIsOne() throws SQLException {
    for (long seed = 1; seed <= RUNS; seed++) {
      assertThat(new SplitSimulation(seed, Bug.NONE).run()).as("seed %d", seed).isEmpty();
    }
  }

  @ParameterizedTest
  @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "NONE")
  void thePlantedBugIsFound(Bug bug) throws SQLException {
    long seed = 1;
    while (new SplitSimulation(seed, bug).run().isEmpty()) {
      assertThat(++seed).as("seeds without a violation: %s", bug).isLessThan(RUNS);
    }
  }
}
