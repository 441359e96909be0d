package org.apogee.proving.simulate;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Whole seasons, under all that can go wrong. */
class SeasonSimulationTest {
  private static final int SEEDS = 15;
  private static final int SEEDS_FOR_A_BUG = 200;

  @Test
  void everyPromiseIsKeptInFifteenSeasons() {
    int crashes = 0;
    int corrections = 0;
    int late = 0;
    int notices = 0;
    for (long seed = 1; seed <= SEEDS; seed++) {
      try {
        var report = SeasonSimulation.run(seed, new SeasonRules());
        crashes += report.crashes();
        corrections += report.corrections();
        late += report.late();
        notices += report.notices();
      } catch (RuntimeException e) {
        throw new AssertionError("seed " + seed + ": " + e.getMessage(), e);
      }
    }
    assertThat(crashes).as("crashes").isGreaterThan(SEEDS);
    assertThat(corrections).as("corrections").isGreaterThan(SEEDS / 2);
    assertThat(notices).as("notices").isGreaterThan(SEEDS * 100);
    assertThat(late).as("corrections that came too late").isPositive();
  }

  @ParameterizedTest
  @EnumSource
  void aPlantedBugIsFound(PlantedSeasonBug bug) {
    for (long seed = 1; seed <= SEEDS_FOR_A_BUG; seed++) {
      try {
        SeasonSimulation.run(seed, bug.rules());
      } catch (RuntimeException found) {
        return;
      }
    }
    throw new AssertionError(bug + " was not found in " + SEEDS_FOR_A_BUG + " seeds");
  }
}
