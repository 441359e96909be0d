package org.apogee.cli.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

final class TallyTest {
  private static final Schedule THREE = new Schedule(3, 7, 5);

  @Test
  void everyBotHoldsEverySeatOnceInASetAndTheChanceIsTheSame() {
    assertThat(THREE.games()).isEqualTo(9);
    assertThat(THREE.sets()).isEqualTo(3);
    assertThat(THREE.fixture(3).botOfSeat()).containsExactly(0, 1, 2);
    assertThat(THREE.fixture(4).botOfSeat()).containsExactly(1, 2, 0);
    assertThat(THREE.fixture(5).botOfSeat()).containsExactly(2, 0, 1);
    assertThat(THREE.fixture(5).seed()).isEqualTo(THREE.fixture(3).seed());
    assertThat(THREE.fixture(5).botSeeds()).isEqualTo(THREE.fixture(3).botSeeds());
    assertThat(THREE.fixture(6).seed()).isNotEqualTo(THREE.fixture(3).seed());
    assertThat(new Schedule(3, 7, 6).fixture(3).seed()).isNotEqualTo(THREE.fixture(3).seed());
    assertThat(THREE.fixture(3).botSeeds()).doesNotHaveDuplicates().allMatch(seed -> seed >= 0);
  }

  private static GameResult result(int number, List<Integer> places, List<Integer> scores) {
    return new GameResult(
        THREE.fixture(number),
        "",
        "nova",
        10 + number,
        places,
        scores,
        Map.of("hits", (long) number),
        Collections.nCopies(3, new GameResult.Thinking(2, 10, 7)),
        List.of());
  }

  @Test
  void firstPlacesAreSharedAndPairsGoByPlaces() {
    var tally = new Tally(3);
    tally.add(result(0, List.of(1, 2, 3), List.of(9, 5, 1))); // bots 0 1 2
    tally.add(result(1, List.of(1, 3, 1), List.of(8, 2, 8))); // bots 1 2 0
    assertThat(tally.endsSet()).isFalse();
    tally.add(result(2, List.of(2, 1, 2), List.of(4, 6, 4))); // bots 2 0 1
    assertThat(tally.endsSet()).isTrue();

    assertThat(tally.winRate(0).mean()).isCloseTo(2.5 / 3, within(1e-9));
    assertThat(tally.winRate(1).mean()).isCloseTo(0.5 / 3, within(1e-9));
    assertThat(tally.winRate(2).mean()).isZero();
    assertThat(tally.wins(0)).isEqualTo(2);
    assertThat(tally.points(0)).isEqualTo(2.5);
    assertThat(tally.meanScore(0)).isCloseTo((9 + 8 + 6) / 3.0, within(1e-9));
    assertThat(tally.expectedScore(0, 1).mean()).isCloseTo(2.5 / 3, within(1e-9));
    assertThat(tally.expectedScore(1, 2).mean()).isCloseTo(2.5 / 3, within(1e-9));
    assertThat(tally.lastSet()[0][2]).isCloseTo(1, within(1e-9));
    assertThat(tally.seatWinRate(0).mean()).isCloseTo(1.5 / 3, within(1e-9));
    assertThat(tally.winnerScores()).containsExactly(9, 8, 6);
    assertThat(tally.endings()).containsExactly(Map.entry("nova", 3));
    assertThat(tally.thinking(1)).isEqualTo(new GameResult.Thinking(6, 30, 7));
  }

  @Test
  void whenTheEntityWinsNobodyIsFirst() {
    var tally = new Tally(3);
    tally.add(result(0, List.of(2, 2, 2), List.of(0, 0, 0)));
    assertThat(tally.winnerScores()).isEmpty();
    assertThat(tally.points(0)).isZero();
  }

  @Test
  void countersAndEndingsHaveIntervalsOverSets() {
    var tally = new Tally(3);
    for (int game = 0; game < 6; game++) {
      tally.add(result(game, List.of(1, 2, 3), List.of(9, 5, game)));
    }
    var means = tally.counters().means();
    assertThat(means.stream().map(SetMeans.Mean::name))
        .containsExactly("hits", "score.seat0", "score.seat1", "score.seat2");
    var hits = means.getFirst();
    assertThat(hits.games()).isEqualTo(6);
    assertThat(hits.mean()).isEqualTo(2.5);
    // Two sets with means 1 and 4: a standard error of 1.5, and one degree of freedom.
    assertThat(hits.high() - hits.mean()).isCloseTo(1.5 * 12.7062, within(1e-9));
    assertThat(hits.mean() - hits.low()).isCloseTo(1.5 * 12.7062, within(1e-9));
    assertThat(tally.endingRate("nova").mean()).isEqualTo(1);
    assertThat(tally.endingRate("other").mean()).isZero();
  }
}
