package org.apogee.engine.sol;

import static org.apogee.engine.sol.SolScene.sol;
import static org.assertj.core.api.Assertions.assertThat;

import org.apogee.engine.Pace;
import org.junit.jupiter.api.Test;

/** What the learned evaluation must have understood, whatever its weights are. */
class SolEvaluationTest {
  private final Pace pace = new SolPace();

  private static double value(SolScene scene, int seat) {
    return SolEvaluation.create().value(scene.position(), seat);
  }

  @Test
  void momentumIsGoodForItsOwnerAndBadForTheOthers() {
    double even = value(sol(2).given("momentum 12 12"), 0);
    assertThat(value(sol(2).given("momentum 22 12"), 0)).isGreaterThan(even);
    assertThat(value(sol(2).given("momentum 12 22"), 0)).isLessThan(even);
  }

  @Test
  void theChancesOfAllSeatsAddUpToOne() {
    var scene = sol(4).given("momentum 3 9 4 0");
    double sum = 0;
    for (int seat = 0; seat < 4; seat++) {
      sum += value(scene, seat);
    }
    assertThat(sum).isBetween(0.999, 1.001);
  }

  @Test
  void aloneMoreMomentumIsBetter() {
    assertThat(value(sol(1).given("momentum 20"), 0))
        .isGreaterThan(value(sol(1).given("momentum 5"), 0));
  }

  @Test
  void aPlanEndsWithTheTurnOrWithTheDecisionOfAnother() {
    var scene = sol(2);
    assertThat(pace.endsTurn(scene.position(), 0)).as("a turn begins").isTrue();
    scene.when("move");
    assertThat(pace.endsTurn(scene.position(), 0)).as("flying").isFalse();
    assertThat(pace.endsTurn(scene.position(), 1)).as("the other seat's").isTrue();
    scene.when("end");
    assertThat(scene.position().seatToAct()).isEqualTo(1);
    assertThat(pace.endsTurn(scene.position(), 0)).isTrue();
  }

  @Test
  void aTurnWithAnEffectGoesOn() {
    var scene = sol(2);
    scene.position().turn.effect = SolEffect.CATAPULT;
    assertThat(pace.endsTurn(scene.position(), 0)).isFalse();
  }
}
