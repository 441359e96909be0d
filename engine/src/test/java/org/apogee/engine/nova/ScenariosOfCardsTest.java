package org.apogee.engine.nova;

import static org.apogee.engine.nova.NovaScene.bareFront;
import static org.apogee.engine.nova.NovaScene.front;
import static org.apogee.engine.nova.NovaScene.galaxy;
import static org.assertj.core.api.Assertions.assertThat;

import org.apogee.engine.rules.Rule;
import org.junit.jupiter.api.Test;

/** Worked scenarios 32, 33 and 44 to 52: cards, events, the Interphase, the end. */
class ScenariosOfCardsTest {
  @Test
  @Rule({"R 14.3", "R 19.1", "R 19.13", "R 15.4.1"})
  void nv32AnXCard() {
    galaxy()
        .given("I0 at M0", "deck E E4 X 0")
        .when("end", "pass")
        .dice(5, 2, 1, 1)
        .when("draw E")
        .then("tension P0 P1 3", "I0 reserve Mmm", "P0 hand E4", "deck E X 1", "active P1");
  }

  @Test
  @Rule({"R 14.3", "R 16.3", "R 16.5", "R 16.7", "R 16.8", "R 19.14"})
  void nv33TheThirdXCardBringsTheInterphase() {
    galaxy()
        .given("deck E E1 E4 X 2")
        .when("end", "pass")
        .dice(3, 3)
        .when("draw E")
        .then("tension P0 P1 1", "P0 base 1", "P1 base 1", "P0 VP 4", "P1 VP 4", "turn 2")
        .then("asked P0", "decision eliminate")
        .when(0, "done")
        .then("asked P1", "decision eliminate")
        .when(1, "done")
        .then("tension P0 P1 0", "deck E X 0", "discarded E", "P0 hand", "active P1");
  }

  @Test
  @Rule({"R 17.2", "R 17.41"})
  void nv44NoPowerHasADevelopmentTwice() {
    galaxy()
        .given("P0 hand W11 W11", "P0 AP 3")
        .when("play W11-fleet-yards")
        .then("P0 AP 3", "P0 development W11 2")
        .refuses("play W11-fleet-yards")
        .allows("spend W11-fleet-yards")
        .when("build line H0")
        .then("P0 AP 2");
  }

  @Test
  @Rule({"R 16.4", "R 17.20", "R 16.1"})
  void nv45DevelopmentsBecomeObsolete() {
    galaxy()
        .given("P0 development E10 1", "P0 development W11 2", "A0.0 P0 factory")
        .given("deck W W2 X 2")
        .when("end", "pass")
        .dice(2, 3)
        .when("draw W")
        .then("P0 base 2", "P0 development E10 0", "P0 development W11 1", "discarded E E10");
  }

  @Test
  @Rule("R 14.2")
  void nv46TheHandHasALimit() {
    galaxy()
        .given("P0 hand E1 E2 E3 E4 E5 E6 W1", "deck W W2 X 0")
        .when("end", "pass")
        .dice(1)
        .when("draw W")
        .then("decision discard")
        .offersOf(
            "discard",
            "discard E1-survey-flotilla",
            "discard E2-colony-convoy",
            "discard E3-trade-mission",
            "discard E4-embassy",
            "discard E5-industrial-boom",
            "discard E6-pioneer-wave",
            "discard W1-war-levy",
            "discard W2-shipyard-surge")
        .when("discard E3-trade-mission")
        .then("P0 hand E1 E2 E4 E5 E6 W1 W2", "active P1");
  }

  @Test
  @Rule("R 12.6")
  void nv47WithoutAMarkerOfThatLevelTheNextLowerIsPlaced() {
    bareFront(5)
        .given("K1.0 terran", "K1.0 P1 settlement")
        .given("A0.0 P0 settlement", "B0.0 P0 settlement", "A2.0 P0 settlement")
        .given("B2.0 P0 settlement", "K0.1 P0 settlement")
        .when("attack K1 P1", "send full line K0", "send full escort K0", "end", "assault K1.0")
        .dice(6, 5, 1)
        .when("fire line 1 escort 1")
        .then("K1.0 P0 factory", "P0 VP 1");
  }

  @Test
  @Rule({"R 16.2", "R 4.5"})
  void nv48PointsForMarkersAndRegions() {
    var scene = galaxy().given("A0.0 P0 settlement", "K0.0 P0 outpost", "K0.1 P0 outpost");
    scene.given("K1.0 P1 factory");
    assertThat(Interphase.pointsOf(scene.position(), 0)).isEqualTo(8);
    assertThat(Interphase.pointsOf(scene.position(), 1)).isEqualTo(4);
    scene.given("K1.1 P1 outpost");
    assertThat(Interphase.pointsOf(scene.position(), 0)).isEqualTo(5);
  }

  @Test
  @Rule({"R 19.11", "R 19.16", "R 19.19", "D-9"})
  void nv49Events() {
    var scene = front(3);
    scene.dice(1).happens(ScenarioEvent.V1).then("K0 units P0 le");
    var corsairs = galaxy().given("A0.0 P0 outpost", "B0 explored", "D0 explored");
    corsairs
        .dice(2)
        .happens(ScenarioEvent.V6)
        .then("D0.0 I3 outpost", "I3 reserve MM")
        .happens(ScenarioEvent.V6)
        .then("I3 reserve MMm");
    var convoy = galaxy().given("P0 VP 5", "P1 VP 3");
    convoy.happens(ScenarioEvent.V9).then("H1 units P1 LEeef.0", "H0 units P0 LEef.0");
  }

  @Test
  @Rule({"R 17.35", "R 17.19", "R 13.2"})
  void nv50SabotageAndTerraforming() {
    front(2)
        .given("P0 hand W5")
        .when("play W5-sabotage")
        .then("K1 units P1 l")
        .when("end")
        .then("tension P0 P1 3");
    galaxy()
        .given("A0.1 P0 outpost", "P0 hand E9")
        .refuses("build settlement H0.1")
        .when("play E9-terraforming")
        .offers("choose H0.1", "choose A0.1")
        .when("choose H0.1")
        .then("H0.1 terran", "A0.1 barren")
        .when("build settlement H0.1")
        .then("H0.1 P0 settlement", "P0 AP 15");
  }

  @Test
  @Rule("R 9.9")
  void nv51WhatMayBeEliminated() {
    galaxy()
        .given("A0.1 P0 outpost")
        .when("eliminate")
        .offers(
            "scrap full line H0",
            "scrap full escort H0",
            "scrap reduced escort H0",
            "scrap reduced fortress H0",
            "abandon H0.1",
            "abandon A0.1")
        .when("abandon A0.1")
        .then("A0.1 free", "P0 AP 19");
  }

  @Test
  @Rule({"R 18.1", "R 18.2", "R 18.3"})
  void nv52TheLastPowerWins() {
    bareFront(3)
        .given("H1.0 free", "H1.1 free", "P1 VP 9")
        .when("attack K1 P1", "send full line K0", "done", "end", "assault K1.0")
        .then("ending last-power", "P0 place 1", "P1 place 2", "asked P-1");
  }
}
