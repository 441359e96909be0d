package org.apogee.cli.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.apogee.engine.BadInput;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Simulated matches of bots whose strength is known. */
class SprtTest {
  private static final int MATCHES = 1000;
  private static final int SETS_MOST = 20_000;
  private static final Hypotheses BETWEEN = new Hypotheses(0, 40, 0.05, 0.1);

  /** A chance of all games of a set, so that they are not independent. */
  private static final double SHARED = 0.3;

  private final SplittableRandom random = new SplittableRandom(20_260_101);

  /** Wrong decisions in 1,000 matches are within the 95 % interval of their rate. */
  @ParameterizedTest
  @CsvSource({"2, 0", "2, 40", "4, 0", "4, 40"})
  void wrongDecisionsAreAsRareAsPromised(int bots, int points) {
    int wrong = 0;
    for (int match = 0; match < MATCHES; match++) {
      boolean elo1 = decided(bots, points) == 0;
      wrong += elo1 == (points > 0) ? 0 : 1;
    }
    double rate = points > 0 ? BETWEEN.beta() : BETWEEN.alpha();
    double half = 1.96 * Math.sqrt(rate * (1 - rate) / MATCHES);
    assertThat((double) wrong / MATCHES)
        .as("%d bots, %d points", bots, points)
        .isCloseTo(rate, within(half));
  }

  /** The number of the better bot. */
  private int decided(int bots, int points) {
    var test = new SequentialTest("new", bots, BETWEEN);
    double skill = skill(points);
    for (int set = 0; set < SETS_MOST; set++) {
      test.add(score(bots, skill));
      var verdict = test.verdict();
      if (verdict.isPresent()) {
        return verdict.get().better();
      }
    }
    throw new AssertionError("no verdict after " + SETS_MOST + " sets");
  }

  /**
   * The first bot's mean score in a set. Each game ranks the bots by a number from 0 to 1: with the
   * chance of its skill the first bot is above all others.
   */
  private double score(int bots, double skill) {
    boolean alike = random.nextDouble() < SHARED;
    double luck = random.nextDouble();
    double place = random.nextDouble();
    double sum = 0;
    for (int game = 0; game < bots; game++) {
      boolean best = (alike ? luck : random.nextDouble()) < skill;
      double mine = alike ? place : random.nextDouble();
      for (int other = 1; other < bots; other++) {
        double theirs = random.nextDouble();
        boolean isDraw = !best && Math.abs(mine - theirs) < 0.1;
        sum += best ? 1 : isDraw ? 0.5 : mine > theirs ? 1 : 0;
      }
    }
    return sum / bots / (bots - 1);
  }

  /** An expected score of 1/2 without skill, and of e with 2e - 1 of it. */
  private static double skill(int points) {
    return 2 * RatingDifference.expectedScore(points) - 1;
  }

  @Test
  void theBoundsAreThoseOfWald() {
    var between = new Hypotheses(0, 10, 0.05, 0.05);
    assertThat(between.upper()).isCloseTo(2.944, within(0.001));
    assertThat(between.lower()).isCloseTo(-2.944, within(0.001));
  }

  @Test
  void theRatioOfPairsIsThatOfTheirFiveScores() {
    var test = new SequentialTest("new", 2, new Hypotheses(0, 10, 0.05, 0.05));
    int[] pairs = {100, 400, 1000, 450, 120};
    for (int score = 0; score < pairs.length; score++) {
      for (int i = 0; i < pairs[score]; i++) {
        test.add(score / 4.0);
      }
    }
    // (s1 - s0) (2 m - s0 - s1) n / (2 v), where the likelihood is nearly normal
    double mean = weighted(pairs, 1) / 4;
    double variance = weighted(pairs, 2) / 16 - mean * mean;
    double s1 = RatingDifference.expectedScore(10);
    double normal =
        (s1 - 0.5) * (2 * mean - 0.5 - s1) * Arrays.stream(pairs).sum() / (2 * variance);
    assertThat(test.ratio()).isCloseTo(normal, within(0.02));
  }

  private static double weighted(int[] pairs, int power) {
    return IntStream.range(0, pairs.length).mapToDouble(i -> pairs[i] * Math.pow(i, power)).sum()
        / Arrays.stream(pairs).sum();
  }

  @Test
  void whatIsLeftIsForeseen() {
    long needed = 0;
    for (int match = 0; match < 300; match++) {
      var test = new SequentialTest("new", 2, BETWEEN);
      for (int set = 0; set < 10_000 && test.verdict().isEmpty(); set++) {
        test.add(score(2, skill(20)));
        needed++;
      }
    }
    assertThat(needed / 300.0 / BETWEEN.setsBetween(2)).isBetween(0.6, 1.6);
  }

  /** Close hypotheses make the exponents of the forecast large. */
  @Test
  void aBotThatLosesAlwaysIsNotSaidToBeNearlyDone() {
    var test = new SequentialTest("new", 2, new Hypotheses(0, 1, 0.05, 0.05));
    for (double score : new double[] {0, 0, 0.25, 0.5, 0.5}) {
      test.add(score);
    }
    assertThat(test.setsToGo()).isBetween(100L, 10_000L);
  }

  @Test
  void nonsenseIsRefusedWithASentence() {
    assertThatThrownBy(() -> Hypotheses.of(Map.of("elo0", 10.0, "elo1", 0.0)))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining("elo0 must be below elo1");
    assertThatThrownBy(() -> Hypotheses.of(Map.of("elo1", 10.0)))
        .hasMessageContaining("It needs elo0 and elo1");
    assertThatThrownBy(() -> Hypotheses.of(Map.of("elo0", 0.0, "elo1", 5.0, "gamma", 1.0)))
        .hasMessageContaining("gamma");
    assertThatThrownBy(() -> Hypotheses.of(Map.of("elo0", 0.0, "elo1", 5.0, "alpha", 0.9)))
        .hasMessageContaining("alpha and beta");
  }
}
