package org.apogee.engine.nova;

import static org.apogee.engine.nova.NovaScene.bareFront;
import static org.apogee.engine.nova.NovaScene.galaxy;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** What the learned evaluation must have understood, whatever its weights are. */
class NovaEvaluationTest {
  private static double value(NovaScene scene, int seat) {
    return NovaEvaluation.create().value(scene.position(), seat);
  }

  @Test
  void pointsAreGoodForTheirOwnerAndBadForTheOthers() {
    double before = value(galaxy(), 0);
    assertThat(value(galaxy().given("P0 VP 5"), 0)).isGreaterThan(before + 0.05);
    assertThat(value(galaxy().given("P1 VP 5"), 0)).isLessThan(before - 0.05);
  }

  @Test
  void aPowerThatIsFarAheadHasNearlyWon() {
    var scene = galaxy().given("turn 3", "P0 VP 60", "P1 VP 10");
    assertThat(value(scene, 0)).isGreaterThan(0.9);
    assertThat(value(scene, 1)).isLessThan(0.1);
  }

  @Test
  void amongThreeTheOneInFrontIsTheMostLikelyWinner() {
    var scene = galaxy(3).given("P1 VP 20");
    assertThat(value(scene, 1)).isGreaterThan(value(scene, 0)).isGreaterThan(value(scene, 2));
  }

  @Test
  void aHandIsKnownToItsOwnerAlone() {
    assertThat(value(galaxy().given("P0 hand E1 E2"), 0)).isGreaterThan(value(galaxy(), 0));
    assertThat(value(galaxy().given("P1 hand E1 E2"), 0))
        .isEqualTo(value(galaxy().given("P1 hand W1 W2"), 0));
  }

  @Test
  void acrossTheBorderAFleetIsBetterThanNone() {
    assertThat(value(bareFront(3).given("K0 units P0 LEL"), 0))
        .isGreaterThan(value(bareFront(3), 0));
  }
}
