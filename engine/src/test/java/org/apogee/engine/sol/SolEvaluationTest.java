package org.apogee.engine.sol;

import static org.apogee.engine.sol.SolScene.sol;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.apogee.engine.Evaluation;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;

/** What bots of SOL prefer. */
class SolEvaluationTest {
  private static final Offset<Double> EXACTLY = within(1e-9);
  private final Evaluation evaluation = new SolEvaluation();

  private double value(SolScene scene, int seat) {
    return evaluation.value(scene.position(), seat);
  }

  /** The Sun is gone: momentum is all that counts. */
  private static SolScene ending(int seats, String momentum) {
    var scene = sol(seats).given("momentum " + momentum);
    scene.position().setEnding(SolEnding.NOVA);
    return scene;
  }

  @Test
  void halfIsALeadOfTenAndItNeverReachesOne() {
    assertThat(value(ending(2, "17 7"), 0)).isEqualTo(0.5, EXACTLY);
    assertThat(value(ending(2, "37 7"), 0)).isEqualTo(0.75, EXACTLY);
    assertThat(value(ending(2, "7 17"), 0)).isEqualTo(0.25, EXACTLY);
    assertThat(value(ending(2, "900 0"), 0)).isBetween(0.95, 1.0);
    assertThat(value(ending(2, "0 900"), 0)).isBetween(0.0, 0.05);
  }

  @Test
  void theBestRivalIsTheOneToBeat() {
    assertThat(value(ending(3, "5 25 15"), 2)).isEqualTo(value(ending(2, "15 25"), 0), EXACTLY);
    assertThat(value(ending(3, "25 5 15"), 2)).isEqualTo(value(ending(2, "15 25"), 0), EXACTLY);
    assertThat(value(ending(4, "0 0 0 10"), 3)).isEqualTo(0.5, EXACTLY);
  }

  @Test
  void aloneThirtyMomentumAreEven() {
    assertThat(value(ending(1, "30"), 0)).isEqualTo(0.5, EXACTLY);
    assertThat(value(ending(1, "50"), 0)).isEqualTo(0.75, EXACTLY);
    assertThat(value(sol(1), 0)).isLessThan(0.5);
  }

  @Test
  void whatARivalHopesForCountsLessThanWhatItHas() {
    var p = sol(2).given("momentum 12 3", "seat 0 has 2 on K0", "seat 1 has 2 on R0").position();
    var prospects = new SolProspects(p.board, 2);
    double own = prospects.worth(p, 0);
    double rival = 3 + 0.3 * (prospects.worth(p, 1) - 3);
    double lead = own - rival - 10;
    assertThat(evaluation.value(p, 0)).isEqualTo(0.5 + 0.5 * lead / (20 + Math.abs(lead)), EXACTLY);
  }

  @Test
  void fiveSeatsAreMeasuredOnTheLargeBoard() {
    var p = sol(5).given("seat 4 has 2 on L14", "seat 4 momentum 9").position();
    var prospects = new SolProspects(p.board, 5);
    double lead = prospects.worth(p, 4) - 0.3 * prospects.worth(p, 0) - 10;
    assertThat(evaluation.value(p, 4)).isEqualTo(0.5 + 0.5 * lead / (20 + Math.abs(lead)), EXACTLY);
    var four = sol(4).position();
    assertThat(evaluation.value(four, 3)).isBetween(0.0, 1.0);
  }

  @Test
  void aBridgeIsPreferredToTheTwoSundiversItTakes() {
    var before = sol(2).given("seat 0 has 1 on U0", "seat 0 has 1 on L0").when("convert");
    double without = value(before, 0);
    before.when("bridge L0-C0 from U0");
    assertThat(value(before, 0)).isGreaterThan(without);
  }

  @Test
  void aPlanEndsWithTheTurnOrWithTheDecisionOfAnother() {
    var scene = sol(2);
    assertThat(evaluation.endsTurn(scene.position(), 0)).as("a turn begins").isTrue();
    scene.when("move");
    assertThat(evaluation.endsTurn(scene.position(), 0)).as("flying").isFalse();
    assertThat(evaluation.endsTurn(scene.position(), 1)).as("the other seat's").isTrue();
    scene.when("end");
    assertThat(scene.position().seatToAct()).isEqualTo(1);
    assertThat(evaluation.endsTurn(scene.position(), 0)).isTrue();
  }

  @Test
  void aTurnWithAnEffectGoesOn() {
    var scene = sol(2);
    scene.position().turn.effect = SolEffect.CATAPULT;
    assertThat(evaluation.endsTurn(scene.position(), 0)).isFalse();
  }
}
