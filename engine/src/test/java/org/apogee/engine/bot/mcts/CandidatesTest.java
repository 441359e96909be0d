package org.apogee.engine.bot.mcts;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.apogee.engine.Rulesets;
import org.apogee.engine.bot.Plans;
import org.apogee.engine.bot.TurnPlanner;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

final class CandidatesTest {
  private static final int COUNT = 8;
  private static final int TRIED = 8;

  private final Candidates candidates = new Candidates();
  private final Plans plans = plans();

  private static Plans plans() {
    var position = Openings.of("nova-solis");
    var planner = new TurnPlanner(Rulesets.find("nova-solis").evaluation(), 16, 64);
    planner.plan(position, position.seatToAct(), 1);
    return planner.plans();
  }

  @BeforeEach
  void chooseFromThePlans() {
    candidates.choose(plans);
  }

  @Test
  void beginWithDifferentMovesAndTheBestPlanIsTheFirst() {
    assertThat(candidates.count()).isEqualTo(COUNT);
    List<Long> moves = new ArrayList<>();
    for (int i = 0; i < COUNT; i++) {
      moves.add(plans.move(candidates.rank(i), 0));
    }
    assertThat(moves).doesNotHaveDuplicates();
    assertThat(candidates.rank(0)).isZero();
  }

  @Test
  void eachIsTriedOnceAfterTheFirst() {
    List<Integer> tried = new ArrayList<>();
    for (int i = 0; i < COUNT; i++) {
      int next = candidates.next(0);
      tried.add(next);
      candidates.add(next, 0.5);
    }
    assertThat(tried).containsExactly(0, 1, 2, 3, 4, 5, 6, 7);
  }

  @Test
  void theWorseHalfIsGivenUpRoundAfterRoundButNeverTheFirst() {
    int best = candidates.rank(COUNT - 1);
    for (int i = 0; i < COUNT; i++) {
      candidates.add(candidates.next(0), i / 10.0); // the first is the worst
    }
    candidates.next(0.34);
    assertThat(candidates.alive()).isEqualTo(4);
    candidates.next(0.67);
    assertThat(candidates.alive()).isEqualTo(2);
    candidates.next(0.99);
    assertThat(candidates.alive()).isEqualTo(2);
    assertThat(candidates.rank(0)).isZero();
    assertThat(candidates.rank(1)).isEqualTo(best);
  }

  @Test
  void oneThatIsAlwaysBetterIsChosen() {
    addAll(2, 0.4, 0.9, 0.5, 0.9);
    assertThat(candidates.best()).isEqualTo(2);
  }

  @Test
  void oneThatIsBetterByAStrokeOfLuckIsNot() {
    addAll(2, 0.5, 0.1, 0.3, 0.9);
    assertThat(candidates.best()).isZero();
  }

  @Test
  void onePlayOutIsNoProof() {
    candidates.add(0, 0.1);
    candidates.add(2, 0.9);
    assertThat(candidates.best()).isZero();
  }

  @Test
  void whereAllAreWorseThanTheFirstNothingIsLeftToFindOut() {
    for (int round = 0; round < TRIED; round++) {
      assertThat(candidates.isSettled()).isFalse();
      candidates.add(0, 0.5);
      for (int i = 1; i < COUNT; i++) {
        candidates.add(i, round % 2 == 0 ? 0.3 : 0.2);
      }
    }
    assertThat(candidates.isSettled()).isTrue();
    addAll(2, 0, 1, 0, 1, 0, 1);
    assertThat(candidates.isSettled()).isFalse();
  }

  @Test
  void oneThatMayBeBetterByWhatIsKnownIsTriedFurther() {
    for (int round = 0; round < 2 * TRIED; round++) {
      candidates.add(0, 0.5);
      for (int i = 1; i < COUNT; i++) {
        candidates.add(i, i > 1 ? 0 : round % 2); // a mean that is no better, by wide steps
      }
    }
    assertThat(candidates.isSettled()).isFalse();
  }

  /** Results of the first and of another candidate under the same luck, in turn. */
  private void addAll(int candidate, double... results) {
    for (int i = 0; i < results.length; i += 2) {
      candidates.add(0, results[i]);
      candidates.add(candidate, results[i + 1]);
    }
  }

  @Test
  void resultsOfTheFirstAreRememberedHoweverMany() {
    for (int i = 0; i < 1000; i++) {
      candidates.add(0, i % 2);
    }
    for (int i = 0; i < 1000; i++) {
      candidates.add(3, i % 2 + 0.25);
    }
    assertThat(candidates.best()).isEqualTo(3);
  }
}
