package org.apogee.proving.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.stream.StreamSupport;
import org.apogee.cli.Shell;
import org.apogee.cli.terminal.Exit;
import org.junit.jupiter.api.Test;

final class BenchSeatsTest {
  private static Shell seats(String... more) {
    var words = new String[6 + more.length];
    System.arraycopy(
        new String[] {"bench", "seats", "--game", "drift", "--bot", "random"}, 0, words, 0, 6);
    System.arraycopy(more, 0, words, 6, more.length);
    return Shell.run(words);
  }

  @Test
  void everyWinIsOfASeat() {
    var report = seats("--seats", "3", "--games", "300", "--json").json();
    assertThat(report.at("/evenShare").doubleValue()).isEqualTo(0.3333);
    double sum = 0;
    for (int seat = 0; seat < 3; seat++) {
      double share = report.at("/seats/%d/winRate".formatted(seat)).doubleValue();
      assertThat(share)
          .isBetween(
              report.at("/seats/%d/low".formatted(seat)).doubleValue(),
              report.at("/seats/%d/high".formatted(seat)).doubleValue());
      sum += share;
    }
    assertThat(sum).isEqualTo(1, within(0.001));
    assertThat(
            report.at("/endings/arrived").intValue() + report.at("/endings/out-of-time").intValue())
        .isEqualTo(300);
  }

  @Test
  void itReportsWhatTheGamesCount() {
    var counters = seats("--games", "40", "--json").json().at("/counters");
    var storms =
        StreamSupport.stream(counters.spliterator(), false)
            .filter(one -> one.get("name").asText().equals("storms"))
            .findFirst()
            .orElseThrow();
    assertThat(storms.get("games").intValue()).isEqualTo(40);
    assertThat(storms.get("withAny").intValue()).isBetween(1, 40);
    assertThat(storms.get("mean").doubleValue() * 40)
        .isGreaterThanOrEqualTo(storms.get("withAny").intValue());
  }

  @Test
  void theSameSeedGivesTheSameOnAnyNumberOfThreads() {
    var one = seats("--games", "50", "--seed", "7", "--threads", "1", "--json");
    assertThat(seats("--games", "50", "--seed", "7", "--threads", "3", "--json")).isEqualTo(one);
    assertThat(seats("--games", "50", "--seed", "8", "--json")).isNotEqualTo(one);
    assertThat(one.exit()).isEqualTo(Exit.DONE);
  }

  @Test
  void itReadsAsATable() {
    assertThat(seats("--games", "20").out())
        .contains("drift/1, 20 games of random on all seats, seed 1; an even share is 0.5000")
        .contains("SEAT  WIN RATE  95 %")
        .contains("Plies: median ");
  }

  @Test
  void whatCannotBePlayedIsRefused() {
    assertThat(seats("--seats", "9").exit()).isEqualTo(Exit.BAD_INPUT);
    assertThat(seats("--games", "0").err()).contains("--games must be from 1 to 1000000");
    for (var threads : new String[] {"0", "257", "100000"}) {
      var refused = seats("--games", "1", "--threads", threads);
      assertThat(refused.exit()).isEqualTo(Exit.BAD_INPUT);
      assertThat(refused.err()).contains("--threads must be from 1 to 256, not " + threads);
    }
    assertThat(Shell.run("bench", "seats", "--game", "drift", "--bot", "deep").err())
        .contains("There is no bot 'deep'");
  }
}
