package org.apogee.engine.nebula;

import static org.apogee.engine.nebula.NebulaScene.conflict;
import static org.apogee.engine.nebula.NebulaScene.opening;
import static org.apogee.engine.nebula.NebulaScene.progress;
import static org.assertj.core.api.Assertions.assertThat;

import org.apogee.engine.rules.Rule;
import org.junit.jupiter.api.Test;

/** R 11: techs, their windows, limits and effects. */
class TechsTest {
  @Test
  @Rule({"R 11.1", "D-15", "R 13.6"})
  void specialtyNeedsThePlanetAndTheBuildingOfTheColour() {
    conflict()
        .given("seat 0 improved-cargo ready", "seat 0 hangar owned", "S1 at 0G6 with 0")
        .when("use improved-cargo")
        .then("seat 0 improved-cargo cooldown 2");
    conflict()
        .given("seat 0 improved-cargo ready", "P1 of seat 0 with 5", "S1 at 0G6 with 0")
        .when("use improved-cargo")
        .then("seat 0 improved-cargo cooldown 2");
    conflict()
        .given("seat 0 improved-cargo ready", "P1 of seat 0 with 5", "S1 at 0G6 with 0")
        .given("seat 0 hangar owned")
        .when("use improved-cargo")
        .then("seat 0 improved-cargo cooldown 1");
    conflict()
        .given("seat 0 jumpgate ready", "seat 0 laboratory owned", "P5 of seat 0 with 5")
        .given("S1 at 0G6 with 1")
        .when("use jumpgate", "choose 0G13")
        .then("seat 0 jumpgate cooldown 2");
  }

  @Test
  @Rule({"R 11.2", "R 11.3"})
  void conflictOffersItsTechsOnceTheyHaveTargets() {
    var scene = conflict();
    for (var tech : Tech.all()) {
      scene.given("seat 0 " + tech.word() + " ready");
    }
    scene.offersOf("use", "use battle-speed");
    scene.given("seat 1 clone ready", "S1 at 0G6 with 1", "S1 durability 1", "N1 at 0E8 with 1");
    scene.given("P0 of seat 0 with 1", "P4 of seat 1 with 1", "S2 at 1E8 with 1");
    scene.offersOf(
        "use",
        "use electric-charge",
        "use emp",
        "use suicide",
        "use radioactive-ray",
        "use repair",
        "use battle-speed",
        "use improved-cargo",
        "use supernova-cannon",
        "use mothership",
        "use pathfinder",
        "use jumpgate");
    scene.given("seat 1 emp ready").allows("use hack");
  }

  @Test
  @Rule({"R 11.3", "R 11.4 MOTHERSHIP"})
  void choicesComeInTheirOrder() {
    conflict()
        .given("seat 0 mothership ready", "P0 of seat 0 with 3", "P1 of seat 0 with 6")
        .given("S1 at 1E8 with 5", "S2 at 0A1 with 6", "S3 at 0A1 with 0")
        .when("use mothership")
        .offers("choose S1", "choose S3")
        .when("choose S3")
        .offers("choose P0", "choose P1")
        .when("choose P1")
        .then("seat 0 mothership ready")
        .when("amount 2")
        .then("S3 at 0A1 with 2", "P1 neutral with 4", "seat 0 mothership cooldown 2");
  }

  @Test
  @Rule({"R 11.4 MOTHERSHIP", "R 12.3", "D-23"})
  void theMothershipDoesNotStripItsOwnerOfTheLastPlanet() {
    conflict()
        .given("seat 0 mothership ready", "P0 of seat 1 with 0", "P1 of seat 0 with 5")
        .given("S1 at 1E8 with 0")
        .offersOf("use");
    opening()
        .given("seat 1 mothership ready", "P4 of seat 1 with 2", "N1 at 0A1 with 5")
        .when(1, "use mothership")
        .then("N1 at 0A1 with 6", "P4 of seat 1 with 1");
  }

  @Test
  @Rule({"R 11.4 CARGO", "D-22"})
  void improvedCargoLasts() {
    var scene =
        conflict()
            .given("seat 0 improved-cargo ready", "S1 at 0G6 with 0", "P0 of seat 0 with 9")
            .when("use improved-cargo")
            .then("S1 capacity 8");
    scene.nextTurn().nextTurn().when("end progress");
    scene.then("S1 capacity 8").allows("load S1 8").refuses("load S1 9");
    scene.given("seat 0 improved-cargo ready").refuses("use improved-cargo");
  }

  @Test
  @Rule({"R 11.4 JUMPGATE", "D-29", "D-26"})
  void aMannedShipJumpsThroughEmpAndRings() {
    conflict().given("seat 0 jumpgate ready", "S1 at 0G6 with 0").refuses("use jumpgate");
    conflict()
        .given("seat 0 jumpgate ready", "S1 at 0G6 with 1", "S1 marks new")
        .refuses("use jumpgate");
    conflict()
        .given("seat 0 jumpgate ready", "S1 at 0G6 with 1", "S1 marks emp")
        .when("use jumpgate", "choose 0G13")
        .then("S1 at 0G13 with 1", "S1 marks emp")
        .offersOf("move");
    conflict()
        .given("seat 0 jumpgate ready", "S1 at 1D9 with 1", "P4 of seat 1 with 15")
        .when("use jumpgate", "choose 1I7")
        .then("S1 marks ring", "S1 at 1I7 with 1");
  }

  @Test
  @Rule({"R 9.6", "R 11.4 JUMPGATE"})
  void aShipThatJumpedIntoARingMakesOneStepIfItMadeNone() {
    conflict()
        .given("seat 0 jumpgate ready", "S1 at 1B9 with 1", "P4 of seat 1 with 15")
        .when("use jumpgate", "choose 1E5")
        .then("S1 marks ring", "S1 steps 0")
        .offersOf("move", "move S1 1D4", "move S1 1E3", "move S1 1E8")
        .when("move S1 1E8")
        .offersOf("move");
  }

  @Test
  @Rule({"R 11.4 JUMPGATE", "R 9.5.1", "R 9.5.4"})
  void aJumpIsAnArrivalWithAllThatBelongsToIt() {
    conflict()
        .given("seat 0 jumpgate ready", "S1 at 1J5 with 1", "P3 of seat 1 with 5")
        .when("use jumpgate")
        .allows("choose 1G1")
        .dice(3)
        .when("choose 1G1")
        .then("S1 at 1G1 with 0");
    conflict()
        .given("seat 0 jumpgate ready", "S1 at 1F13 with 1", "P4 of seat 1 with 7")
        .given("P3 of seat 1 with 5", "P4 of seat 1 with 7", "S1 at 1A5 with 1")
        .when("use jumpgate", "choose 1G6")
        .then("P4 of seat 0 with 7");
  }

  @Test
  @Rule({"R 11.4 RAY", "D-27", "R 10.6", "R 11.4 SHIELD"})
  void theShipsBesideTheTargetAreThoseOfTheOpponentAndMayBeShielded() {
    conflict()
        .given("S1 at 0G6 with 1", "S2 at 0F8 with 1", "seat 0 radioactive-ray ready")
        .given("N1 at 0E8 with 1", "N2 at 0E9 with 1", "N3 at 0D9 with 1", "N1 durability 1")
        .given("seat 1 energy-shield ready")
        .when("use radioactive-ray", "choose N1")
        .then("seat 1 asked loss")
        .dice(1)
        .when(1, "pass")
        .then("N1 gone", "seat 1 asked loss")
        .dice(3)
        .when(1, "use energy-shield")
        .then("N2 durability 2", "N3 durability 1", "S2 durability 2", "seat 0 asked conflict");
  }

  @Test
  @Rule({"R 11.4 RAY", "R 1.7"})
  void theRayReachesFiveBlocksOrthogonally() {
    conflict()
        .given("S1 at 0G6 with 1", "N1 at 0D9 with 1", "seat 0 radioactive-ray ready")
        .refuses("use radioactive-ray");
    conflict()
        .given("S1 at 0G6 with 1", "N1 at 0E9 with 1", "seat 0 radioactive-ray ready")
        .allows("use radioactive-ray");
  }

  @Test
  @Rule({"R 11.4 SUICIDE", "D-30"})
  void inConflictAnyOwnShipMayGo() {
    conflict()
        .given("S1 at 0G6 with 1", "S2 at 0D9 with 1", "N1 at 0B9 with 1", "seat 0 suicide ready")
        .when("use suicide")
        .offers("choose S1", "choose S2")
        .when("choose S2")
        .then("S1 at 0G6 with 1", "S2 gone", "N1 gone");
  }

  @Test
  @Rule({"R 11.4 EMP", "R 11.3"})
  void aShipIsStruckByEmpOnce() {
    conflict()
        .given("N1 at 0G6 with 1", "N1 marks emp", "seat 0 emp ready")
        .refuses("use emp")
        .given("N2 at 1G6 with 1")
        .when("use emp")
        .then("N2 marks emp");
  }

  @Test
  @Rule({"R 11.4 CHARGE", "D-24", "D-25"})
  void anElectricChargeSeesReadyAndCoolingTechsOnly() {
    conflict()
        .given("seat 0 electric-charge ready", "seat 1 emp research 2")
        .refuses("use electric-charge");
    conflict()
        .given("seat 0 electric-charge ready", "seat 1 emp ready")
        .dice(4)
        .when("use electric-charge")
        .then("seat 1 emp not jammed", "seat 1 emp not frozen", "seat 0 asked conflict");
    conflict()
        .given("seat 0 electric-charge ready", "seat 1 emp cooldown 1", "seat 1 clone cooldown 3")
        .when("use electric-charge")
        .dice(6)
        .when("choose emp")
        .then("seat 0 asked freeze")
        .offers("choose emp", "choose clone")
        .when("choose clone")
        .then("seat 1 clone frozen", "seat 1 emp not frozen");
  }

  @Test
  @Rule({"R 11.4 HACK", "R 11.5", "D-16"})
  void aCopiedTechCountsForItsUserAndMayBeJammed() {
    conflict()
        .given("seat 0 hack ready", "seat 1 supernova-cannon ready")
        .given("seat 1 supernova-cannon jammed", "seat 1 cannon uses 2")
        .given("P4 of seat 1 with 8", "S1 at 1E8 with 1")
        .when("use hack")
        .then("P4 of seat 1 with 0", "seat 0 cannon uses 1", "seat 1 cannon uses 2")
        .then("seat 0 hack cooldown 3", "seat 1 supernova-cannon ready");
    progress()
        .given("seat 0 hack ready", "seat 1 balance ready", "seat 0 reserves 9/0/0")
        .given("seat 0 marks balanced")
        .refuses("use hack");
  }

  @Test
  @Rule({"R 11.4 HACK", "R 10.6", "R 11.2"})
  void hackMayCopyAShieldAgainstALoss() {
    conflict()
        .given("S1 at 0D9 with 4", "N1 at 0E5 with 2", "N1 durability 1")
        .given("seat 1 hack ready", "seat 0 energy-shield ready")
        .dice(5, 1)
        .when("move S1 0E8")
        .then("seat 1 asked loss")
        .dice(6, 1)
        .when(1, "use hack")
        .then("seat 1 hack cooldown 3", "seat 0 energy-shield ready", "N1 gone");
  }

  @Test
  @Rule({"R 11.4 FIELD", "R 10.3"})
  void thePassiveSeatMayVanishToo() {
    conflict()
        .given("S1 at 0D9 with 4", "N1 at 0E5 with 2", "seat 1 invisibility-field ready")
        .when("move S1 0E8")
        .when(1, "use invisibility-field")
        .tellsNo("combat-round")
        .when("move S1 0E5")
        .tellsNo("combat")
        .when("end turn");
    assertThat(
            conflict()
                .given("S1 at 0D9 with 4", "N1 at 0E5 with 2", "seat 1 invisibility-field ready")
                .when("move S1 0E8")
                .when(1, "use invisibility-field")
                .nextTurn()
                .position()
                .exempt())
        .isZero();
  }

  @Test
  @Rule({"R 11.4 CANNON", "R 13.4", "R 12.2"})
  void theCannonMayCostTheOpponentHisLastPlanet() {
    conflict()
        .given("P4 of seat 0 with 0", "P5 of seat 1 with 9", "S1 at 1C18 with 0")
        .given("P2 neutral with 3", "P4 neutral with 0", "seat 0 supernova-cannon ready")
        .when("use supernova-cannon")
        .then("P5 neutral with 0", "no-planet: seat 0 wins");
  }

  @Test
  @Rule({"R 11.4 REPAIR", "R 11.4 PATHFINDER", "D-26"})
  void aTechOnAnOwnShipNeedsOneThatItFits() {
    conflict()
        .given("S1 at 0G6 with 1", "S2 at 0A1 with 1", "S2 durability 1", "S1 marks pathfinder")
        .given("N1 at 1A1 with 1", "N1 durability 1")
        .given("seat 0 repair ready", "seat 0 pathfinder ready")
        .when("use repair")
        .then("S2 durability 2")
        .when("use pathfinder")
        .then("S2 marks pathfinder");
  }

  @Test
  @Rule({"R 11.4 BALANCE", "R 8.9"})
  void balanceNeedsReservesThatDiffer() {
    progress()
        .given("seat 0 reserves 7/7/7", "seat 0 balance ready")
        .refuses("use balance")
        .given("seat 0 reserves 7/7/9")
        .when("use balance")
        .offers(
            "choose metal crystal",
            "choose gas crystal",
            "choose crystal metal",
            "choose crystal gas");
  }
}
