package org.apogee.proving.clock;

import static org.assertj.core.api.Assertions.assertThat;

import org.apogee.node.game.ClockRules;
import org.apogee.proving.clock.ClockSimulation.Violation;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Clocks count the time in which the platform would have answered, and no other. */
class ClockSimulationTest {
  private static final int SEEDS = 400;
  private static final int SEEDS_FOR_A_BUG = 3_000;

  @Test
  void theLawOfClocksHoldsInFourHundredGamesFullOfFaults() {
    int decisions = 0;
    int faults = 0;
    int expiries = 0;
    for (long seed = 1; seed <= SEEDS; seed++) {
      try {
        var report = ClockSimulation.run(seed, new ClockRules());
        decisions += report.decisions();
        faults += report.faults();
        expiries += report.expiries();
      } catch (RuntimeException e) {
        throw new AssertionError("seed " + seed + ": " + e.getMessage(), e);
      }
    }
    assertThat(decisions).as("decisions").isGreaterThan(SEEDS * 10);
    assertThat(faults).as("faults").isGreaterThan(SEEDS);
    assertThat(expiries).as("clocks that ran out").isGreaterThan(SEEDS / 20);
  }

  /** Another node was paused for hardly longer than a heartbeat may be late, with a move. */
  @ParameterizedTest
  @ValueSource(longs = {1697, 1910})
  void nobodyPaysForADoorThatWasPausedForAMoment(long seed) {
    assertThat(ClockSimulation.run(seed, new ClockRules()).decisions()).isPositive();
  }

  @ParameterizedTest
  @EnumSource
  void aPlantedBugIsFound(PlantedClockBug bug) {
    for (long seed = 1; seed <= SEEDS_FOR_A_BUG; seed++) {
      try {
        ClockSimulation.run(seed, bug.rules());
      } catch (Violation found) {
        if (String.valueOf(found.getMessage()).contains(bug.complaint())) {
          return;
        }
      }
    }
    throw new AssertionError(bug + " was not found in " + SEEDS_FOR_A_BUG + " seeds");
  }

  @Test
  void theSameSeedIsTheSameGame() {
    assertThat(ClockSimulation.run(7, new ClockRules()))
        .isEqualTo(ClockSimulation.run(7, new ClockRules()));
  }
}
