package org.apogee.cli.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class StatisticsTest {
  private static final Offset<Double> CLOSE = within(0.0005);

  @ParameterizedTest
  @CsvSource({"1,12.706", "2,4.303", "3,3.182", "4,2.776", "10,2.228", "30,2.042", "99,1.984"})
  void studentsQuantilesAreThoseOfTheTables(int freedom, double quantile) {
    assertThat(StudentT.quantile975(freedom)).isCloseTo(quantile, within(0.002));
  }

  @Test
  void wilsonsIntervalIsThatOfTheTextbook() {
    var half = Estimate.wilson(0.5, 100, 1.96);
    assertThat(half.low()).isCloseTo(0.4038, CLOSE);
    assertThat(half.high()).isCloseTo(0.5962, CLOSE);
    var all = Estimate.wilson(1, 100, 1.96);
    assertThat(all.low()).isCloseTo(0.9630, CLOSE);
    assertThat(all.high()).isCloseTo(1, CLOSE);
  }

  @Test
  void independentGamesAreWorthWhatTheyAre() {
    // Sets of two fair coins: means 0, 0.5, 0.5, 1 as often as they should come.
    var sets = IntStream.range(0, 100).mapToDouble(i -> (i % 2 + i / 2 % 2) / 2.0).toArray();
    var estimate = Estimate.of(sets, 2);
    var plain = Estimate.wilson(0.5, 200 * 0.99, StudentT.quantile975(99));
    assertThat(estimate.low()).isCloseTo(plain.low(), CLOSE);
    assertThat(estimate.high()).isCloseTo(plain.high(), CLOSE);
  }

  @Test
  void setsThatGoOneWayOrTheOtherCountAsOneGameEach() {
    var sets = IntStream.range(0, 100).mapToDouble(i -> i % 2).toArray();
    var plain = Estimate.wilson(0.5, 99, StudentT.quantile975(99));
    assertThat(Estimate.of(sets, 2).low()).isCloseTo(plain.low(), CLOSE);
  }

  @Test
  void aMatchWithoutALossStillHasALowerBound() {
    var sets = new double[100];
    Arrays.fill(sets, 1);
    var estimate = Estimate.of(sets, 2);
    assertThat(estimate.mean()).isEqualTo(1);
    assertThat(estimate.low()).isBetween(0.95, 0.97);
    assertThat(estimate.high()).isCloseTo(1, CLOSE);
    assertThat(Estimate.of(new double[] {1}, 2).low()).isLessThan(0.01);
  }

  @Test
  void setsThatAreAllSplitAreNotTakenForMoreGamesThanWerePlayed() {
    var sets = new double[50];
    Arrays.fill(sets, 0.5);
    var plain = Estimate.wilson(0.5, 100, StudentT.quantile975(49));
    assertThat(Estimate.of(sets, 2).low()).isCloseTo(plain.low(), CLOSE);
  }

  @Test
  void ratingDifferencesAreThoseOfChess() {
    assertThat(RatingDifference.points(0.5)).isCloseTo(0, CLOSE);
    assertThat(RatingDifference.points(0.75)).isCloseTo(190.8485, CLOSE);
    assertThat(RatingDifference.points(0.25)).isCloseTo(-190.8485, CLOSE);
    assertThat(RatingDifference.points(1)).isNull();
  }

  @Test
  void theBoundsHoldAtEveryLookInNearlyEveryMatch() {
    int misled = 0;
    for (int match = 0; match < 1000; match++) {
      var random = new SplittableRandom(match);
      var bounds = new ConfidenceSequence(0.05);
      boolean outside = false;
      for (int look = 0; look < 300; look++) {
        bounds.add((random.nextInt(2) + random.nextInt(2)) / 2.0);
        outside |= bounds.low() > 0.5 || bounds.high() < 0.5;
      }
      misled += outside ? 1 : 0;
    }
    assertThat(misled).isLessThan(50);
  }

  @Test
  void theBoundsCloseInOnTheMean() {
    var bounds = new ConfidenceSequence(0.05);
    var random = new SplittableRandom(7);
    for (int look = 0; look < 5000; look++) {
      bounds.add(random.nextInt(10) < 7 ? 1 : 0);
    }
    assertThat(bounds.low()).isBetween(0.65, 0.70);
    assertThat(bounds.high()).isBetween(0.70, 0.75);
  }

  @Test
  void aMatchStopsWhenOneBotAlwaysWins() {
    assertThat(setsUntilVerdict(1.0, 1000)).isEqualTo(new Stop(11, 0));
    assertThat(setsUntilVerdict(0.0, 1000)).isEqualTo(new Stop(11, 1));
  }

  @Test
  void aMatchStopsWhenTheBotsAreAlike() {
    assertThat(setsUntilVerdict(0.5, 1000).better()).isEqualTo(StopRule.NOBODY);
  }

  private record Stop(int sets, int better) {}

  private static Stop setsUntilVerdict(double score, int most) {
    var rule = new CertainOrder(List.of("a", "b"));
    for (int set = 1; set <= most; set++) {
      rule.add(new double[][] {{0.5, score}, {1 - score, 0.5}});
      if (rule.verdict().isPresent()) {
        return new Stop(set, rule.verdict().get().better());
      }
    }
    throw new AssertionError("no verdict after " + most + " sets");
  }

  @Test
  void quantilesAreThoseOfTheSortedNumbers() {
    assertThat(Quantiles.median(List.of(5, 1, 3))).isEqualTo(3);
    assertThat(Quantiles.median(List.of(4, 1, 3, 2))).isEqualTo(2.5);
    assertThat(Quantiles.median(List.of())).isZero();
    assertThat(Quantiles.p95(IntStream.rangeClosed(1, 100).boxed().toList())).isEqualTo(95);
    assertThat(Quantiles.p95(List.of(7))).isEqualTo(7);
  }
}
