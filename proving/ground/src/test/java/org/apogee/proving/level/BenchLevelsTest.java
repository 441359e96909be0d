package org.apogee.proving.level;

import static org.assertj.core.api.Assertions.assertThat;

import org.apogee.cli.Shell;
import org.apogee.cli.terminal.Exit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class BenchLevelsTest {
  private static Shell levels(String... args) {
    var all = new String[args.length + 2];
    all[0] = "bench";
    all[1] = "levels";
    System.arraycopy(args, 0, all, 2, args.length);
    return Shell.run(all);
  }

  @Test
  void eachLevelMeetsTheNextWeakerOneAndTheFirstMeetsRandom() {
    var report = levels("drift", "--games", "6", "--levels", "1,2,5", "--json").json();
    assertThat(report.at("/ruleset").textValue()).isEqualTo("drift/1");
    assertThat(report.at("/seats").intValue()).isEqualTo(2);
    assertThat(report.findValuesAsText("bot")).containsExactly("cadet", "ensign", "lieutenant");
    assertThat(report.findValuesAsText("against")).containsExactly("random", "cadet", "navigator");
    assertThat(report.findValuesAsText("games")).containsOnly("6");
    assertThat(report.at("/levels/0/inBand").isNull()).isTrue();
    assertThat(report.at("/levels/1/inBand").isBoolean()).isTrue();
  }

  @Test
  void theNumberOfThreadsChangesNothing() {
    var one = levels("drift", "--games", "8", "--levels", "2,3", "--threads", "1", "--json");
    var three = levels("drift", "--games", "8", "--levels", "2,3", "--threads", "3", "--json");
    assertThat(three.out()).isEqualTo(one.out());
  }

  @Test
  void equalLevelsShareTheirGames() {
    var same = levels("drift", "--levels", "2", "--games", "20", "--set", "cadet=0:4:1", "--json");
    assertThat(same.json().at("/levels/0/score").asDouble()).isEqualTo(0.5);
    assertThat(same.json().at("/levels/0/inBand").booleanValue()).isFalse();
  }

  @Test
  void theTableShowsBudgetAndBand() {
    assertThat(levels("drift", "--games", "4", "--levels", "3,8").out())
        .contains("drift/1, 2 seats, seed 1", "3 pilot", "beam 8, blur 0.6", "8 master")
        .contains("100 play-outs", "MS A DECISION", "ITS MS")
        .containsPattern("(in the band|outside)\n");
  }

  @Test
  void aSearchMayBeNarrowerAndLookLessFar() {
    var narrow = levels("drift", "--games", "2", "--levels", "8", "--set", "master=5:4:0:short");
    assertThat(narrow.out()).contains("5 play-outs, beam 4, short ");
    assertThat(narrow.err())
        .contains("bench: master, 5 play-outs, beam 4, short, over commodore: ");
  }

  @Test
  void aFittedTableIsInOrder() {
    var fitted = levels("drift", "--fit", "--games", "10", "--set", "master=20:32:0");
    assertThat(fitted.exit()).isEqualTo(Exit.DONE);
    assertThat(fitted.out().lines().toList())
        .hasSize(15)
        .allMatch(line -> line.matches(".*(searches|plans)\\([0-9]+, [0-9.]+\\),?"))
        .last()
        .isEqualTo("searches(20, 0)");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "--games 0           | --games must be from 1 to 1000000, not 0.",
        "--levels 9          | --levels must be from 1 to 8, not 9.",
        "--set cadet=strong  | 'strong' is no strength; write PLAYOUTS:WIDTH:BLUR, such as 0:8:1.5, or 20:8:0:short.",
        "--set pilot=0:8:1:long | '0:8:1:long' has no play-outs that could look ahead.",
        "--set king=0:8:1    | There is no level 'king' to set.",
        "--fit --points NaN  | --points must be above 0 and at most 1000, not NaN.",
        "--fit --points -5   | --points must be above 0 and at most 1000, not -5.0.",
        "--fit --points 1001 | --points must be above 0 and at most 1000, not 1001.0.",
        "--points 100        | --points is for --fit.",
        "--seats 1           | Levels are compared at tables of two seats or more."
      })
  void badUsageIsExplained(String args, String sentence) {
    var shell = levels(("drift " + args).split(" "));
    assertThat(shell.exit()).isEqualTo(Exit.BAD_INPUT);
    assertThat(shell.err()).contains(sentence);
  }
}
