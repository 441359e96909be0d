package org.apogee.engine.nebula;

import static org.apogee.engine.nebula.NebulaScene.conflict;
import static org.assertj.core.api.Assertions.assertThat;

import org.apogee.engine.rules.Rule;
import org.junit.jupiter.api.Test;

/** Worked scenarios 30 to 46: planets, techs of Conflict, the end. */
class ScenariosOfPlanetsTest {
  @Test
  @Rule({"R 11.4 CANNON", "R 13.4"})
  void bn30TheSupernovaCannonFreesAColony() {
    conflict()
        .given("P5 of seat 1 with 12", "S1 at 1C18 with 1", "seat 0 supernova-cannon ready")
        .when("use supernova-cannon")
        .then("P5 neutral with 2", "seat 0 cannon uses 1");
  }

  @Test
  @Rule({"R 11.4 CANNON", "R 13.5"})
  void bn31TheSupernovaCannonDoesNotFreeARootPlanet() {
    conflict()
        .given("P4 of seat 1 with 8", "S1 at 1E8 with 1", "seat 0 supernova-cannon ready")
        .when("use supernova-cannon")
        .then("P4 of seat 1 with 0", "goes on");
  }

  @Test
  @Rule({"R 11.5", "R 11.4 CANNON", "R 11.4 HACK", "D-16"})
  void bn32TheSupernovaCannonFiresTwiceHackedOrNot() {
    conflict()
        .given("P4 of seat 1 with 8", "S1 at 1E8 with 1", "seat 0 cannon uses 2")
        .given("seat 0 supernova-cannon ready", "seat 0 hack ready")
        .given("seat 1 supernova-cannon ready")
        .offersOf("use");
  }

  @Test
  @Rule({"R 9.8", "R 13.2"})
  void bn33FiveRegimentsColonise() {
    conflict()
        .given("S1 at 0D15 with 6")
        .offersOf(
            "unload",
            "unload S1 1",
            "unload S1 2",
            "unload S1 3",
            "unload S1 4",
            "unload S1 5",
            "unload S1 6")
        .when("unload S1 5")
        .then("P1 of seat 0 with 5", "P1 fresh 5", "S1 at 0D15 with 1", "S1 marks unloaded");
  }

  @Test
  @Rule({"R 9.8", "D-10", "R 13.4"})
  void bn34FewerArePooledForWhoeverCompletesFive() {
    var scene =
        conflict().given("S1 at 0H15 with 3").when("unload S1 3").then("P2 free with 3", "goes on");
    scene.position().ships.remove(0);
    scene.nextTurn().given("N1 at 0H15 with 2").when("end progress").when(1, "unload N1 2");
    scene.then("P2 of seat 1 with 5");
  }

  @Test
  @Rule({"R 13.3", "R 9.5.4"})
  void bn35AnUncontestedShipCapturesAPlanetWithItsRegiments() {
    conflict()
        .given("P5 of seat 1 with 11", "S1 at 1C18 with 2")
        .when("move S1 1D15")
        .then("P5 of seat 0 with 11", "P4 of seat 1 with 0", "goes on")
        .tells("planet-captured");
  }

  @Test
  @Rule({"R 13.1", "R 13.2", "D-17"})
  void bn36NobodyControlsTwoPlanetsOfOneColour() {
    NebulaScene scene = twoReds("P3 of seat 1 with 6");
    scene.offers("keep P1", "keep P4");
    scene.when(0, "keep P1").then("P4 neutral with 4", "P1 of seat 0 with 7", "goes on");

    NebulaScene other = twoReds("P3 of seat 1 with 6");
    other.when(0, "keep P4").then("P1 neutral with 4", "P4 of seat 0 with 9");

    NebulaScene last = twoReds("P3 free with 0");
    last.when(0, "keep P1").then("no-planet: seat 0 wins");
  }

  private static NebulaScene twoReds(String third) {
    return conflict()
        .given("P1 of seat 0 with 7", "P4 of seat 1 with 9", third, "S1 at 1E8 with 2")
        .when("move S1 1G6")
        .then("seat 0 asked keep");
  }

  @Test
  @Rule("R 12.1")
  void bn37ThreePlanetsWithOneInTheOpponentsFieldWin() {
    conflict()
        .given("P1 of seat 0 with 5", "S1 at 1D15 with 6")
        .when("unload S1 5")
        .then("P5 of seat 0 with 5", "three-planets: seat 0 wins");
  }

  @Test
  @Rule("R 12.1")
  void bn38ThreePlanetsInOnesOwnFieldDoNotWin() {
    conflict()
        .given("P1 of seat 0 with 5", "S1 at 0H15 with 6")
        .when("unload S1 5")
        .then("P2 of seat 0 with 5", "goes on");
  }

  @Test
  @Rule({"R 9.7", "R 13.4", "R 12.3"})
  void bn39NobodyLeavesHisLastPlanet() {
    conflict()
        .given("P1 of seat 0 with 6", "S1 at 0D15 with 0")
        .offersOf(
            "load", "load S1 1", "load S1 2", "load S1 3", "load S1 4", "load S1 5", "load S1 6")
        .when("load S1 3")
        .then("P1 neutral with 3", "S1 at 0D15 with 3", "S1 marks loaded");
    conflict()
        .given("P0 of seat 1 with 0", "P1 of seat 0 with 6", "S1 at 0D15 with 0")
        .offersOf("load", "load S1 1");
  }

  @Test
  @Rule({"R 11.4 MOTHERSHIP", "R 11.3"})
  void bn40TheMothershipLoadsFromAfar() {
    conflict()
        .given("seat 0 mothership ready", "P0 of seat 0 with 7", "S1 at 1E8 with 1")
        .when("use mothership")
        .offers("amount 1", "amount 2", "amount 3", "amount 4", "amount 5")
        .when("amount 5")
        .then("S1 at 1E8 with 6", "P0 of seat 0 with 2", "S1 marks");
  }

  @Test
  @Rule({"R 11.4 JUMPGATE", "R 9.5.3"})
  void bn41TheJumpgateLeadsSevenBlocksAway() {
    var scene =
        conflict()
            .given("seat 0 jumpgate ready", "S1 at 0G6 with 3", "N1 at 0G14 with 1")
            .given("N1 durability 1")
            .when("use jumpgate");
    assertThat(scene.legal()).hasSize(18).contains("choose 0G13", "choose 0J10", "choose 1A15");
    scene.dice(4, 2).when("choose 0G13");
    scene.then("N1 gone", "S1 at 0G13 with 3", "S1 steps 0");
    scene.offersOf("move", "move S1 0F13", "move S1 0G12");
  }

  @Test
  @Rule({"R 11.4 CHARGE", "R 11.1", "R 7.1.1"})
  void bn42AnElectricChargeJamsOrFreezes() {
    var jams =
        conflict()
            .given("seat 0 electric-charge ready", "S1 at 0D9 with 4", "N1 at 0E5 with 2")
            .given("seat 1 energy-shield ready", "seat 1 hack cooldown 2")
            .when("use electric-charge")
            .offers("choose hack", "choose energy-shield")
            .dice(2)
            .when("choose energy-shield")
            .then("seat 1 energy-shield jammed", "seat 1 hack not frozen");
    jams.nextTurn().then("seat 1 energy-shield jammed");
    jams.nextTurn().then("seat 1 energy-shield not jammed");

    var freezes =
        conflict()
            .given("seat 0 electric-charge ready")
            .given("seat 1 energy-shield ready", "seat 1 hack cooldown 2")
            .when("use electric-charge")
            .dice(5)
            .when("choose energy-shield")
            .then("seat 1 energy-shield not jammed", "seat 1 hack frozen");
    freezes.nextTurn().then("seat 1 hack cooldown 2", "seat 1 hack not frozen");
    freezes.nextTurn().nextTurn().then("seat 1 hack cooldown 1");
  }

  @Test
  @Rule({"R 11.4 EMP", "R 9.3", "R 6.3"})
  void bn43EmpStopsStepsButNotCargo() {
    var scene =
        conflict()
            .given("seat 0 emp ready", "N1 at 1G6 with 2", "P4 of seat 1 with 3")
            .when("use emp")
            .then("N1 marks emp");
    scene.nextTurn().when(1, "end progress");
    scene.offers("end turn", "load N1 1", "load N1 2", "load N1 3", "unload N1 1", "unload N1 2");
    scene.nextTurn().then("N1 marks");
  }

  @Test
  @Rule({"R 11.4 HACK", "R 11.4 SPEED", "R 11.2"})
  void bn44HackCopiesWhatFitsTheWindow() {
    conflict()
        .given("seat 0 hack ready", "S1 at 0G6 with 1", "N1 at 1G6 with 1")
        .given("seat 1 battle-speed ready", "seat 1 emp ready")
        .given("seat 1 clone ready", "seat 1 hack ready")
        .when("use hack")
        .offers("choose emp", "choose battle-speed")
        .when("choose battle-speed")
        .then("seat 0 marks battle-speed", "seat 0 hack cooldown 3", "seat 1 battle-speed ready")
        .when("move S1 0E8", "move S1 0E5", "move S1 0E8", "move S1 0E5", "move S1 0E8")
        .then("S1 steps 5")
        .offers("end turn");
  }

  @Test
  @Rule({"R 11.4 SPY", "R 10.4", "R 10.8"})
  void bn45ASpyAddsOneInThisCombat() {
    conflict()
        .given("seat 0 reveal-spy ready", "S1 at 0D9 with 2", "N1 at 0E5 with 3")
        .given("N1 durability 1")
        .when("move S1 0E8")
        .then("seat 0 asked combat")
        .dice(4, 3)
        .when(0, "use reveal-spy")
        .says("Ship S1 rolls 4 + 2 + 1 = 7, ship N1 rolls 3 + 3 = 6.")
        .then("N1 gone", "S1 at 0E8 with 2");
  }

  @Test
  @Rule({"R 12.4", "R 12.5"})
  void bn46TheTurnLimitRanksByItsKeys() {
    var scene =
        conflict()
            .given("seat 0 turns 39", "seat 1 turns 39")
            .given("P0 of seat 0 with 0", "P1 of seat 0 with 5")
            .given("P4 of seat 1 with 1", "P5 of seat 1 with 5");
    scene.nextTurn().then("goes on").nextTurn();
    scene.then("turn-limit: seat 1 wins");
    assertThat(scene.position().outcome().places()).containsExactly(2, 1);
    assertThat(scene.position().outcome().scores()).containsExactly(2, 2);
  }
}
