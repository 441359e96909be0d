package org.apogee.engine.nebula;

import static org.apogee.engine.nebula.NebulaScene.conflict;
import static org.assertj.core.api.Assertions.assertThat;

import org.apogee.engine.rules.Rule;
import org.junit.jupiter.api.Test;

/** R 12 and 13: the end of the game and control of planets. */
class EndingTest {
  @Test
  @Rule({"R 12.1", "D-20"})
  void threePlanetsWithoutOnesRootDoNotWin() {
    conflict()
        .given("P0 of seat 1 with 0", "P1 of seat 0 with 5", "P2 of seat 0 with 5")
        .given("P4 neutral with 0", "S1 at 1H15 with 5")
        .when("unload S1 5")
        .then("P3 of seat 0 with 5", "goes on");
  }

  @Test
  @Rule({"R 12.4", "D-1"})
  void eachKeyOfTheRankingDecidesWhenThoseBeforeAreEqual() {
    assertThat(leader()).isEqualTo(-1);
    assertThat(leader("P1 of seat 0 with 5", "S1 at 0A1 with 0")).isZero();
    assertThat(leader("P1 of seat 0 with 5", "P2 of seat 1 with 5")).isEqualTo(1);
    assertThat(leader("P4 of seat 0 with 0", "P0 neutral with 0", "P3 of seat 1 with 9")).isZero();
    assertThat(leader("P0 neutral with 0", "P1 of seat 0 with 9")).isEqualTo(1);
    assertThat(leader("P0 of seat 0 with 1")).isZero();
    assertThat(leader("P0 of seat 0 with 1", "N1 at 0A1 with 2")).isEqualTo(1);
    assertThat(leader("S1 at 0A1 with 0", "seat 1 academy owned")).isZero();
    assertThat(leader("S1 at 0A1 with 0", "N1 at 0A4 with 0", "S1 durability 1")).isEqualTo(1);
    assertThat(leader("seat 1 academy owned", "seat 0 emp ready")).isEqualTo(1);
    assertThat(leader("seat 0 emp cooldown 1", "seat 1 reserves 9/9/9")).isZero();
    assertThat(leader("seat 0 emp research 1", "seat 1 reserves 0/0/1")).isEqualTo(1);
    assertThat(leader("seat 0 academy begun", "seat 0 reserves 1/0/0")).isZero();
  }

  private static int leader(String... given) {
    return NebulaScoring.leader(conflict().given(given).position());
  }

  @Test
  @Rule({"R 12.4", "R 12.5", "R 17.2"})
  void equalKeysAreADraw() {
    var scene =
        conflict()
            .option("turnLimit", "6")
            .given("seat 0 reserves 35/35/35", "seat 1 reserves 35/35/35");
    scene.nextTurn().then("goes on", "seat 0 turns 6").nextTurn();
    scene.then("turn-limit: nobody wins");
    assertThat(scene.position().outcome().places()).containsExactly(1, 1);
    assertThat(scene.position().outcome().ending()).isEqualTo("turn-limit");
  }

  @Test
  @Rule({"R 12.4", "R 17.1"})
  void theSecondMovingSeatEndsTheGame() {
    var scene = conflict().option("turnLimit", "6").option("firstSeat", "1");
    scene.given("seat 1 turns 6", "seat 1 academy owned").nextTurn();
    scene.then("turn-limit: seat 1 wins");
  }

  @Test
  @Rule("R 12.5")
  void theOutcomeCountsWhatHappened() {
    var scene =
        conflict()
            .given("P4 of seat 1 with 15", "S1 at 1E8 with 4")
            .when("move S1 1G6")
            .tells("planet-captured", "game-over");
    var outcome = scene.position().outcome();
    assertThat(outcome.ending()).isEqualTo("no-planet");
    assertThat(outcome.places()).containsExactly(1, 2);
    assertThat(outcome.scores()).containsExactly(2, 0);
    assertThat(outcome.counters())
        .containsEntry("turns", 10L)
        .containsEntry("planets.captured", 1L)
        .containsEntry("steps", 1L);
    assertThat(scene.legal()).isEmpty();
  }

  @Test
  @Rule({"R 13.3", "R 9.5.4"})
  void aContestedPlanetIsNotCaptured() {
    var scene =
        conflict()
            .given("S1 at 1E8 with 3", "N1 at 1G6 with 5", "P3 of seat 1 with 5")
            .given("seat 0 invisibility-field ready")
            .when("move S1 1G6", "use invisibility-field")
            .then("P4 of seat 1 with 0");
    scene.nextTurn().then("P4 of seat 1 with 0");
  }

  @Test
  @Rule({"R 13.5", "D-18"})
  void aCapturedRootPlanetNeedsNoGarrison() {
    conflict()
        .given("P4 of seat 0 with 3", "P3 of seat 1 with 6", "S1 at 1G6 with 0")
        .when("load S1 3")
        .then("P4 of seat 0 with 0", "goes on");
  }

  @Test
  @Rule({"R 13.5", "R 9.5.4"})
  void aNeutralRootPlanetFallsToAnyShipOrAnyRegiment() {
    conflict()
        .given("P4 neutral with 2", "P3 of seat 1 with 6", "S1 at 1E8 with 1")
        .when("move S1 1G6")
        .then("P4 of seat 0 with 2");
    conflict()
        .given("P4 neutral with 2", "P3 of seat 1 with 6", "S1 at 1G6 with 1")
        .when("unload S1 1")
        .then("P4 of seat 0 with 3");
  }

  @Test
  @Rule({"R 13.2", "R 13.1"})
  void colonisingAPlanetOfAColourOneHasAsksWhichToKeep() {
    conflict()
        .given("S1 at 1H15 with 5")
        .when("unload S1 5")
        .then("seat 0 asked keep")
        .offers("keep P0", "keep P3")
        .when("keep P3")
        .then("P0 neutral with 0", "P3 of seat 0 with 5", "goes on");
    conflict()
        .given("S1 at 1H15 with 5")
        .when("unload S1 5", "keep P0")
        .then("P3 neutral with 4", "P3 fresh 4", "P0 of seat 0 with 0");
  }

  @Test
  @Rule({"R 4.5", "R 4.4", "R 13.4"})
  void aPoolOnANeutralPlanetBelongsToNobody() {
    conflict()
        .given("P1 neutral with 4", "S1 at 0D15 with 0")
        .refuses("load S1 1")
        .given("seat 0 academy owned", "seat 0 reserves 9/0/0")
        .offersOf("load");
  }

  @Test
  @Rule({"R 13.6", "R 9.6"})
  void aRingChangesHandsWithItsPlanet() {
    conflict()
        .given("P4 of seat 1 with 15", "P3 of seat 1 with 5", "S1 at 1E8 with 1")
        .given("S2 at 1D9 with 1")
        .when("move S1 1G6")
        .then("P4 of seat 0 with 15")
        .when("move S2 1E8")
        .then("S2 marks")
        .allows("move S2 1E5");
  }
}
