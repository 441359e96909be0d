package org.apogee.proving.simulate;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Whole tournaments, and minutes of ladders, under all that can go wrong. */
class SimulationTest {
  private static final int SEEDS = 500;
  private static final int LADDERS = 250;
  private static final int SEEDS_FOR_A_BUG = 10_000;

  @Test
  void everyPromiseIsKeptInFiveHundredTournaments() {
    int finished = 0;
    int crashes = 0;
    int games = 0;
    int corrections = 0;
    for (long seed = 1; seed <= SEEDS; seed++) {
      try {
        var report = TournamentSimulation.run(seed, new TournamentRules());
        finished += report.finished() ? 1 : 0;
        crashes += report.crashes();
        games += report.games();
        corrections += report.corrections();
      } catch (RuntimeException e) {
        throw new AssertionError("seed " + seed + ": " + e.getMessage(), e);
      }
    }
    assertThat(finished).as("tournaments that came to their end").isGreaterThan(SEEDS * 9 / 10);
    assertThat(crashes).as("crashes").isGreaterThan(SEEDS / 4);
    assertThat(games).as("games").isGreaterThan(SEEDS);
    assertThat(corrections).as("corrections of ratings").isGreaterThan(SEEDS / 10);
  }

  @ParameterizedTest
  @EnumSource
  void aPlantedBugIsFound(PlantedTournamentBug bug) {
    for (long seed = 1; seed <= SEEDS_FOR_A_BUG; seed++) {
      try {
        TournamentSimulation.run(seed, bug.rules());
      } catch (RuntimeException found) {
        return;
      }
    }
    throw new AssertionError(bug + " was not found in " + SEEDS_FOR_A_BUG + " seeds");
  }

  @Test
  void theSameSeedIsTheSameTournament() {
    assertThat(TournamentSimulation.run(7, new TournamentRules()))
        .isEqualTo(TournamentSimulation.run(7, new TournamentRules()));
  }

  @Test
  void everyPromiseIsKeptOnTwoHundredAndFiftyLadders() {
    long games = 0;
    long lost = 0;
    int crashes = 0;
    for (long seed = 1; seed <= LADDERS; seed++) {
      try {
        var report = LadderSimulation.run(seed, new LadderRules());
        games += report.games();
        lost += report.lost();
        crashes += report.crashes();
      } catch (RuntimeException e) {
        throw new AssertionError("seed " + seed + ": " + e.getMessage(), e);
      }
    }
    assertThat(games).as("games").isGreaterThan(LADDERS * 4);
    assertThat(lost).as("games that count for nothing").isGreaterThan(LADDERS / 10);
    assertThat(crashes).as("crashes").isGreaterThan(LADDERS / 4);
  }

  @ParameterizedTest
  @EnumSource
  void aPlantedBugOfALadderIsFound(PlantedLadderBug bug) {
    for (long seed = 1; seed <= SEEDS_FOR_A_BUG; seed++) {
      try {
        LadderSimulation.run(seed, bug.rules());
      } catch (Violation found) {
        if (String.valueOf(found.getMessage()).contains(bug.complaint())) {
          return;
        }
      }
    }
    throw new AssertionError(bug + " was not found in " + SEEDS_FOR_A_BUG + " seeds");
  }

  @Test
  void theSameSeedIsTheSameLadder() {
    assertThat(LadderSimulation.run(7, new LadderRules()))
        .isEqualTo(LadderSimulation.run(7, new LadderRules()));
  }
}
