package org.apogee.analytics.rating;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.apogee.analytics.rating.PlackettLuce.Entrant;
import org.apogee.analytics.rating.PlackettLuce.Model;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;

/** Figures are those that the reference implementations of OpenSkill publish in their tests. */
class PlackettLuceTest {
  private static final Offset<Double> EXACT = within(1e-12);
  private static final Offset<Double> PRINTED = within(0.00051);

  private final PlackettLuce paper = new PlackettLuce(Model.USUAL.withoutDrift());
  private final PlackettLuce usual = new PlackettLuce(Model.USUAL);
  private final Rating start = Model.USUAL.start();

  @Test
  void twoNewcomers() {
    check(
        EXACT,
        game(1, 2),
        new Rating(27.63523138347365, 8.065506316323548),
        new Rating(22.36476861652635, 8.065506316323548));
  }

  @Test
  void threeNewcomers() {
    check(
        EXACT,
        game(1, 2, 3),
        new Rating(27.868876552746237, 8.204837030780652),
        new Rating(25.717219138186557, 8.057829747583874),
        new Rating(21.413904309067206, 8.057829747583874));
  }

  @Test
  void fourNewcomersWhoSitAsTheyLike() {
    check(
        EXACT,
        game(4, 1, 3, 2),
        new Rating(20.96265504062538, 8.083731307186588),
        new Rating(27.795084971874736, 8.263160757613477),
        new Rating(24.68943500312503, 8.083731307186588),
        new Rating(26.552824984374855, 8.179213704945203));
  }

  @Test
  void fiveNewcomers() {
    check(
        EXACT,
        game(1, 2, 3, 4, 5),
        new Rating(27.666666666666668, 8.290556877154474),
        new Rating(26.833333333333332, 8.240145629781066),
        new Rating(25.72222222222222, 8.179996679645559),
        new Rating(24.055555555555557, 8.111796013701358),
        new Rating(20.72222222222222, 8.111796013701358));
  }

  @Test
  void twoWhoShareTheSecondPlace() {
    check(
        PRINTED,
        game(2, 4, 2, 1),
        new Rating(24.689, 8.179),
        new Rating(22.826, 8.179),
        new Rating(24.689, 8.179),
        new Rating(27.795, 8.263));
  }

  @Test
  void threeGamesWithTiesInARow() {
    var five = new ArrayList<>(Collections.nCopies(5, start));
    play(five, new int[] {0, 1, 2, 3, 4}, 1, 2, 2, 3, 3);
    play(five, new int[] {4, 2, 1}, 1, 2, 2);
    play(five, new int[] {3, 1, 2, 0}, 1, 1, 2, 2);
    check(
        within(5e-9),
        five,
        new Rating(26.353761103, 8.11102706),
        new Rating(24.618479789, 7.90533551),
        new Rating(23.065819512, 7.822005595),
        new Rating(24.476332403, 8.106111471),
        new Rating(26.385499685, 8.054090809));
  }

  @Test
  void leaderboardsCountThreeDeviationsLess() {
    assertThat(new Rating(25, 5).cautious()).isEqualTo(10);
  }

  /** Between games strength may change, so the same result moves a rating further. */
  @Test
  void driftMakesARatingLessCertain() {
    var drifting = usual.after(entrants(Collections.nCopies(2, start), 1, 2));
    var still = game(1, 2);
    for (int i = 0; i < 2; i++) {
      assertThat(drifting.get(i).deviation()).isGreaterThan(still.get(i).deviation());
    }
    assertThat(drifting.getFirst().mean()).isGreaterThan(still.getFirst().mean());
  }

  @Test
  void aloneNothingIsLearnt() {
    assertThat(paper.after(List.of(new Entrant(start, 1)))).containsExactly(start);
    assertThat(usual.after(List.of(new Entrant(start, 1)))).containsExactly(start);
  }

  @Test
  void theOrderOfSeatsChangesNoBit() {
    var random = new Random(7);
    for (int round = 0; round < 2000; round++) {
      var entrants = randomGame(random);
      var seats = new ArrayList<>(IntStream.range(0, entrants.size()).boxed().toList());
      var straight = usual.after(entrants);
      Collections.shuffle(seats, random);
      var shuffled = usual.after(seats.stream().map(entrants::get).toList());
      for (int i = 0; i < seats.size(); i++) {
        assertThat(shuffled.get(i)).as("%s", entrants).isEqualTo(straight.get(seats.get(i)));
      }
    }
  }

  @Test
  void ranksAreAnOrderAndNotNumbers() {
    assertThat(game(1, 2, 2)).isEqualTo(game(-7, 40, 40));
  }

  @Test
  void gamesOfOthersDoNotMatter() {
    var one = new ArrayList<>(Collections.nCopies(4, start));
    play(one, new int[] {0, 1}, 1, 2);
    play(one, new int[] {2, 3}, 2, 1);
    var two = new ArrayList<>(Collections.nCopies(4, start));
    play(two, new int[] {2, 3}, 2, 1);
    play(two, new int[] {0, 1}, 1, 2);
    assertThat(one).isEqualTo(two);
  }

  @Test
  void aWinRaisesAndALossLowers() {
    var random = new Random(8);
    for (int round = 0; round < 2000; round++) {
      var entrants = randomGame(random);
      var after = paper.after(entrants);
      int best = entrants.stream().mapToInt(Entrant::rank).min().orElseThrow();
      int worst = entrants.stream().mapToInt(Entrant::rank).max().orElseThrow();
      for (int i = 0; i < entrants.size(); i++) {
        var entrant = entrants.get(i);
        assertThat(after.get(i).deviation()).isLessThan(entrant.before().deviation());
        if (best < worst && isAlone(entrants, entrant)) {
          if (entrant.rank() == best) {
            assertThat(after.get(i).mean()).isGreaterThan(entrant.before().mean());
          } else if (entrant.rank() == worst) {
            assertThat(after.get(i).mean()).isLessThan(entrant.before().mean());
          }
        }
      }
    }
  }

  /** Nobody who wins nine games in ten may end below the one who loses them. */
  @Test
  void ratingsFindTheStronger() {
    var random = new Random(9);
    var two = new ArrayList<>(Collections.nCopies(2, start));
    for (int game = 0; game < 300; game++) {
      boolean upset = random.nextInt(10) == 0;
      replace(two, new int[] {0, 1}, usual.after(entrants(two, upset ? 2 : 1, upset ? 1 : 2)));
    }
    assertThat(two.get(0).cautious()).isGreaterThan(two.get(1).mean() + two.get(1).deviation());
    assertThat(two.get(0).deviation()).isLessThan(2.5);
  }

  private static boolean isAlone(List<Entrant> entrants, Entrant one) {
    return entrants.stream().filter(other -> other.rank() == one.rank()).count() == 1;
  }

  private static List<Entrant> randomGame(Random random) {
    int n = 2 + random.nextInt(6);
    var known =
        IntStream.range(0, 3)
            .mapToObj(_ -> new Rating(50 * random.nextDouble() - 10, 0.5 + 8 * random.nextDouble()))
            .toList();
    return IntStream.range(0, n)
        .mapToObj(_ -> new Entrant(known.get(random.nextInt(3)), random.nextInt(n)))
        .toList();
  }

  private List<Rating> game(int... ranks) {
    return paper.after(entrants(Collections.nCopies(ranks.length, start), ranks));
  }

  private void play(List<Rating> all, int[] who, int... ranks) {
    replace(all, who, paper.after(entrants(Arrays.stream(who).mapToObj(all::get).toList(), ranks)));
  }

  private static void replace(List<Rating> all, int[] who, List<Rating> after) {
    for (int i = 0; i < who.length; i++) {
      all.set(who[i], after.get(i));
    }
  }

  private static List<Entrant> entrants(List<Rating> before, int... ranks) {
    return IntStream.range(0, ranks.length)
        .mapToObj(i -> new Entrant(before.get(i), ranks[i]))
        .toList();
  }

  private static void check(Offset<Double> precision, List<Rating> is, Rating... wanted) {
    assertThat(is).hasSize(wanted.length);
    for (int i = 0; i < wanted.length; i++) {
      assertThat(is.get(i).mean()).as("mean %d", i).isCloseTo(wanted[i].mean(), precision);
      assertThat(is.get(i).deviation()).isCloseTo(wanted[i].deviation(), precision);
    }
  }
}
