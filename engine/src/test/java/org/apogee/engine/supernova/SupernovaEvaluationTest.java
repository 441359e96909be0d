package org.apogee.engine.supernova;

import static org.apogee.engine.supernova.SupernovaScene.supernova;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

/** What the learned evaluation must have understood, whatever its weights are. */
class SupernovaEvaluationTest {
  private static double value(SupernovaScene scene, int seat) {
    return SupernovaEvaluation.create().value(scene.position(), seat);
  }

  private static SupernovaScene even(int seats) {
    var scene = supernova(seats);
    for (int seat = 0; seat < seats; seat++) {
      scene.given("seat %d has %s".formatted(seat, new String[] {"Altair", "Vega", "Spica"}[seat]));
    }
    return scene;
  }

  @Test
  void potentialIsGoodForItsOwnerAndBadForTheOthers() {
    double before = value(even(2), 0);
    assertThat(value(even(2).given("seat 0 has Eden"), 0)).isGreaterThan(before + 0.1);
    assertThat(value(even(2).given("seat 1 has Eden"), 0)).isLessThan(before - 0.1);
  }

  @Test
  void aSeatThatIsFarAheadHasNearlyWon() {
    var scene = even(2).given("seat 0 has Eden", "seat 0 has Regulus", "seat 0 has Sirius");
    scene.given("seat 0 has Deneb", "seat 0 has Freya");
    assertThat(value(scene, 0)).isGreaterThan(0.9);
    assertThat(value(scene, 1)).isLessThan(0.1);
  }

  @Test
  void aFleetThatNobodyStopsIsWorthMoreThanOneThatIsStopped() {
    var free = even(2).given("Battleship at Altair");
    var stopped = even(2).given("Battleship at Altair", "Battleship at Vega");
    assertThat(value(free, 0)).isGreaterThan(value(stopped, 0));
  }

  @Test
  void aHandIsKnownToItsOwnerAlone() {
    double before = value(even(2), 0);
    assertThat(value(even(2).given("seat 0 holds Eden"), 0)).isGreaterThan(before);
    assertThat(value(even(2).given("seat 1 holds Eden"), 0))
        .isEqualTo(value(even(2).given("seat 1 holds Algol"), 0));
  }

  @Test
  void anOpenGameDeservesAllThoughtAndADecidedOneLittle() {
    var evaluation = SupernovaEvaluation.create();
    assertThat(evaluation.effort(0.5)).isOne();
    assertThat(evaluation.effort(0.25)).as("an even game of four").isOne();
    assertThat(evaluation.effort(0.9)).isCloseTo(0.54, within(1e-9));
    assertThat(evaluation.effort(0.1)).isEqualTo(evaluation.effort(0.9), within(1e-9));
    assertThat(evaluation.effort(1)).isZero();
  }
}
