package org.apogee.engine.supernova;

import static org.apogee.engine.supernova.Step.ACTION;
import static org.apogee.engine.supernova.SupernovaScene.supernova;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** What seats expect of a trade. */
class BargainTest {
  private static double gain(SupernovaScene scene, int party, int viewer) {
    return new Bargain(new Holdings()).gain(scene.position(), party, viewer);
  }

  /** Seat 0 has three planets in hand; seat 1 has none. */
  private static SupernovaScene market() {
    var scene = supernova(3).given("seat 0 has Vornheim", "seat 1 has Rigel", "seat 2 has Freya");
    scene.given("seat 0 holds Eden, Altair, Vega");
    return scene.given("seat 1 holds Battleship, Wormhole, Seleni Oracles").in(ACTION);
  }

  @Test
  void aPlanetTooManyIsWorthAnOffer() {
    var scene = market().when("offer Vega");
    assertThat(gain(scene, 0, 0)).isPositive();
    var only = supernova(3).given("seat 0 has Freya", "seat 1 has Rigel", "seat 2 has Deneb");
    only.given("seat 0 holds Vega, Cruiser").in(ACTION).when("offer Vega");
    assertThat(gain(only, 0, 0)).as("its only planet").isZero();
  }

  @Test
  void aBidOfUseToBothIsWorthMaking() {
    var scene = market().when("offer Vega", "offer to 1");
    scene.when(1, "add Battleship", "add Wormhole");
    assertThat(gain(scene, 1, 1)).isPositive();
    scene.when(1, "bid");
    assertThat(gain(scene, 1, 1)).as("a planet for a seat without one").isPositive();
    assertThat(gain(scene, 0, 1)).as("good cards for a spare planet").isPositive();
    assertThat(gain(scene, 0, 0)).isPositive();
  }

  @Test
  void aBidThatWillBeRefusedIsNotWorthMaking() {
    var scene = market().when("offer Vega", "offer to 1").when(1, "bid");
    assertThat(gain(scene, 1, 1)).isNegative();
    assertThat(gain(scene, 0, 0)).isZero();
  }

  @Test
  void aSeatThatHasNotSeenTheCardsExpectsNothing() {
    var scene = market().when("offer Vega", "offer to 1");
    scene.when(1, "add Battleship", "bid");
    for (int party = 0; party < 3; party++) {
      assertThat(gain(scene, party, 2)).isZero();
    }
  }
}
