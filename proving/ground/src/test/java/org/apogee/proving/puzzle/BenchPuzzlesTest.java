package org.apogee.proving.puzzle;

import static org.assertj.core.api.Assertions.assertThat;

import org.apogee.cli.Shell;
import org.apogee.cli.terminal.Exit;
import org.junit.jupiter.api.Test;

final class BenchPuzzlesTest {
  @Test
  void everyMissHasTheAcceptedMovesAndTheReason() {
    var run = Shell.run("bench", "puzzles", "--game", "sol", "--bot", "random");
    assertThat(run.exit()).isEqualTo(Exit.DONE);
    assertThat(run.out())
        .contains("sol/1: random solves ")
        .containsPattern("\n  [a-z-]+: plays '[^']+', accepted '[^']+'");
    var report = Shell.run("bench", "puzzles", "--game", "sol", "--bot", "random", "--json").json();
    int puzzles = report.at("/games/0/puzzles").intValue();
    assertThat(report.at("/games/0/missed"))
        .hasSize(puzzles - report.at("/games/0/solved").intValue());
    assertThat(report.at("/games/0/missed/0/why").textValue()).isNotBlank();
  }

  @Test
  void greedySolvesMoreThanRandom() {
    var greedy = Shell.run("bench", "puzzles", "--game", "supernova", "--json").json();
    var random =
        Shell.run("bench", "puzzles", "--game", "supernova", "--bot", "random", "--json").json();
    assertThat(greedy.at("/games/0/solved").intValue())
        .isGreaterThan(random.at("/games/0/solved").intValue());
  }

  @Test
  void aGameWithoutPuzzlesIsRefused() {
    var run = Shell.run("bench", "puzzles", "--game", "drift");
    assertThat(run.exit()).isEqualTo(Exit.BAD_INPUT);
    assertThat(run.err()).contains("has no puzzles");
  }
}
