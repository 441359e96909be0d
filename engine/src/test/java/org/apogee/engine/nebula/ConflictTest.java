package org.apogee.engine.nebula;

import static org.apogee.engine.nebula.NebulaScene.conflict;
import static org.apogee.engine.nebula.NebulaScene.opening;
import static org.apogee.engine.nebula.NebulaScene.progress;
import static org.assertj.core.api.Assertions.assertThat;

import org.apogee.engine.rules.Rule;
import org.junit.jupiter.api.Test;

/** R 9 and 10: the opening window, movement, cargo, combat. */
class ConflictTest {
  @Test
  @Rule({"R 9.1", "D-9", "R 6.2"})
  void thePassiveSeatHasAWindowBeforeConflict() {
    progress()
        .given("S1 at 0G6 with 1", "N1 at 0E8 with 1", "N1 durability 1")
        .given("seat 1 repair ready", "seat 1 radioactive-ray ready", "seat 1 emp ready")
        .when(0, "end progress")
        .then("seat 1 asked opening")
        .offers("pass", "use repair", "use radioactive-ray")
        .when(1, "use repair")
        .then("N1 durability 2", "seat 1 repair cooldown 3", "seat 1 asked opening")
        .offers("pass", "use radioactive-ray")
        .when(1, "pass")
        .then("seat 0 asked conflict");
  }

  @Test
  @Rule({"R 9.1", "R 1.6", "R 14.4"})
  void aWindowWithNothingToUseIsNotAsked() {
    progress()
        .given("seat 1 emp ready", "seat 1 repair research 1", "N1 at 1G6 with 1")
        .when(0, "end progress")
        .then("seat 0 asked conflict");
  }

  @Test
  @Rule({"R 11.1", "R 11.4 CHARGE"})
  void aJamCountsInItsOwnersTurnOnly() {
    opening()
        .given("N1 at 1G6 with 1", "N1 durability 1", "seat 1 repair ready", "seat 1 repair jammed")
        .offers("pass", "use repair");
    conflict()
        .given("S1 at 0G6 with 1", "S1 durability 1", "seat 0 repair ready")
        .given("seat 0 repair jammed")
        .refuses("use repair");
  }

  @Test
  @Rule({"R 9.2", "R 9.9"})
  void shipsTakeTurnsStepByStepWithCargoBetween() {
    conflict()
        .given("S1 at 0G6 with 1", "S2 at 0G6 with 1", "P0 of seat 0 with 4")
        .when("move S1 0E8", "load S2 2", "move S2 0E8", "move S1 0E5", "move S2 0G6")
        .then("S1 at 0E5 with 1", "S2 at 0G6 with 3", "S1 steps 2", "S2 steps 2")
        .refuses("load S2 1")
        .when("unload S2 3")
        .refuses("unload S2 1", "load S2 1");
  }

  @Test
  @Rule({"R 9.3", "R 11.4 SPEED", "R 2.1"})
  void aShipMakesFourStepsOrFiveWithBattleSpeed() {
    var scene =
        conflict()
            .given("S1 at 0G6 with 1")
            .when("move S1 0E8", "move S1 0G6", "move S1 0E8", "move S1 0G6")
            .then("S1 steps 4")
            .offersOf("move");
    scene.given("seat 0 battle-speed ready").when("use battle-speed", "move S1 0E8");
    scene.then("S1 steps 5").offersOf("move").refuses("use battle-speed");
  }

  @Test
  @Rule({"R 9.3", "R 11.4 PATHFINDER"})
  void fromOpenSpaceAPermitLeadsBack() {
    conflict()
        .given("S1 at 0F6 with 1")
        .offersOf("move", "move S1 0E6", "move S1 0F5", "move S1 0F7")
        .given("S1 marks pathfinder")
        .offersOf("move", "move S1 0E6", "move S1 0F5", "move S1 0F7", "move S1 0G6")
        .when("move S1 0E6")
        .then("S1 marks pathfinder")
        .when("move S1 0E5")
        .then("S1 marks");
  }

  @Test
  @Rule({"R 9.4", "R 9.5", "R 4.1"})
  void everyArrivalHasItsNumber() {
    conflict()
        .given("S1 at 0G6 with 1", "S2 at 0G6 with 1")
        .when("move S1 0E8")
        .then("S1 arrival 3", "S2 arrival 2")
        .when("move S1 0E5")
        .then("S1 arrival 4");
  }

  @Test
  @Rule({"R 9.6", "R 9.4", "R 2.1"})
  void ringsGrowWithRegiments() {
    assertThat(Planets.reach(9)).isZero();
    assertThat(Planets.reach(10)).isEqualTo(1);
    assertThat(Planets.reach(14)).isEqualTo(1);
    assertThat(Planets.reach(15)).isEqualTo(2);
    assertThat(Planets.reach(19)).isEqualTo(2);
    assertThat(Planets.reach(20)).isEqualTo(3);
    conflict()
        .given("P4 of seat 1 with 14", "S1 at 1D9 with 4")
        .when("move S1 1E8")
        .then("S1 marks")
        .allows("move S1 1E5");
    conflict()
        .given("P4 of seat 0 with 20", "S1 at 1D9 with 4")
        .when("move S1 1E8")
        .then("S1 marks");
  }

  @Test
  @Rule("R 9.6")
  void aShipLeavingARingStaysLimited() {
    conflict()
        .given("P4 of seat 1 with 15", "S1 at 1E8 with 1")
        .when("move S1 1D9")
        .then("S1 marks ring")
        .offersOf("move");
  }

  @Test
  @Rule("R 9.6")
  void aRingThatDisappearsLeavesItsMarkOnThoseItTouched() {
    conflict()
        .given("P4 of seat 1 with 15", "S1 at 1D9 with 1", "S2 at 1E8 with 1")
        .given("seat 0 supernova-cannon ready")
        .when("move S1 1E8", "use supernova-cannon")
        .then("P4 of seat 1 with 5", "S1 marks ring")
        .offersOf("move", "move S2 1D9", "move S2 1E5", "move S2 1G6", "move S2 1G7");
  }

  @Test
  @Rule({"R 9.7", "R 2.1"})
  void loadingStopsAtTheCapacity() {
    conflict()
        .given("P0 of seat 0 with 20", "S1 at 0G6 with 4")
        .offersOf("load", "load S1 1", "load S1 2");
    conflict()
        .given("P0 of seat 0 with 20", "S1 at 0G6 with 6", "S1 capacity 8")
        .offersOf("load", "load S1 1", "load S1 2");
    conflict().given("P4 of seat 1 with 9", "S1 at 1G6 with 0").offersOf("load");
  }

  @Test
  @Rule({"R 9.8", "R 2.1"})
  void unloadingNeedsAFriendlyOrFreePlanetWithRoomAndNoEnemyShip() {
    conflict().given("P0 of seat 0 with 19", "S1 at 0G6 with 4").offersOf("unload", "unload S1 1");
    conflict().given("P4 of seat 1 with 1", "S1 at 1G6 with 4").offersOf("unload");
    conflict().given("S1 at 0D15 with 2", "N1 at 0D15 with 1").offersOf("unload");
    conflict().given("S1 at 0E8 with 2").offersOf("unload");
    conflict()
        .given("P1 neutral with 4", "S1 at 0D15 with 1")
        .when("unload S1 1")
        .then("P1 of seat 0 with 5");
  }

  @Test
  @Rule({"R 9.7", "D-8"})
  void aShipUnderEmpMayStillBeLoaded() {
    conflict()
        .given("P0 of seat 0 with 1", "S1 at 0G6 with 0", "S1 marks emp")
        .offers("end turn", "load S1 1");
  }

  @Test
  @Rule({"R 10.1", "D-12"})
  void onlyAnArrivalStartsACombat() {
    conflict()
        .given("S1 at 0E8 with 3", "S2 at 0A1 with 3", "N1 at 0E5 with 1")
        .when("move S2 0A4")
        .tellsNo("combat");
  }

  @Test
  @Rule({"R 10.3", "R 10.4"})
  void theActiveSeatIsAskedFirstInEveryWindow() {
    conflict()
        .given("S1 at 0D9 with 1", "N1 at 0E5 with 1")
        .given("seat 0 suicide ready", "seat 1 suicide ready")
        .given("seat 0 reveal-spy ready", "seat 1 reveal-spy ready")
        .when("move S1 0E8")
        .then("seat 0 asked combat")
        .offers("pass", "use suicide")
        .when(0, "pass")
        .when(1, "pass")
        .then("seat 0 asked combat")
        .offers("pass", "use reveal-spy")
        .when(0, "pass")
        .dice(3, 3)
        .when(1, "use reveal-spy")
        .says("Ship S1 rolls 3 + 1 = 4, ship N1 rolls 3 + 1 + 1 = 5.")
        .then("S1 durability 1", "seat 0 asked combat");
  }

  @Test
  @Rule({"R 10.5", "D-13"})
  void aDecidedRoundStartsTheCountOfTiesAnew() {
    conflict()
        .given("S1 at 0D9 with 1", "N1 at 0E5 with 1")
        .dice(1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2)
        .when("move S1 0E8")
        .then("S1 gone", "N1 durability 2");
  }

  @Test
  @Rule({"R 10.7", "D-14"})
  void theWinnerOfACombatMayMoveOnAndTakeThePlanet() {
    conflict()
        .given("S1 at 1E8 with 3", "N1 at 1G6 with 0", "N1 durability 1", "P3 of seat 1 with 5")
        .dice(3, 3)
        .when("move S1 1G6")
        .then("N1 gone", "P4 of seat 0 with 0", "goes on")
        .allows("move S1 1E8");
  }

  @Test
  @Rule({"R 10.8", "R 11.4 SPY"})
  void aSpyIsGoneInTheNextCombat() {
    conflict()
        .given("S1 at 0E5 with 1", "N1 at 0D9 with 1", "N2 at 0G6 with 1")
        .given("N1 durability 1", "seat 0 reveal-spy ready")
        .when("move S1 0E8")
        .dice(4, 4, 4, 4, 6, 1, 6, 1)
        .when(0, "use reveal-spy")
        .says(
            "Ship S1 rolls 4 + 1 + 1 = 6, ship N1 rolls 4 + 1 = 5.",
            "Ship S1 with 1 regiment attacks ship N2 with 1 regiment.",
            "Ship S1 rolls 4 + 1 = 5, ship N2 rolls 4 + 1 = 5; this is the first tie in a row.");
  }

  @Test
  @Rule({"R 11.4 REPAIR", "R 10.4"})
  void aShipMayBeRepairedBetweenRounds() {
    conflict()
        .given("S1 at 0D9 with 1", "N1 at 0E5 with 1", "seat 1 repair ready")
        .dice(6, 1)
        .when("move S1 0E8")
        .then("N1 durability 1", "seat 1 asked combat")
        .dice(6, 1, 6, 1)
        .when(1, "use repair")
        .then("N1 gone", "seat 1 repair cooldown 3");
  }

  @Test
  @Rule({"R 11.4 RAY", "R 10.4"})
  void aRayMayEndACombat() {
    conflict()
        .given("S1 at 0D9 with 1", "S1 durability 1", "N1 at 0E5 with 1")
        .given("seat 1 radioactive-ray ready")
        .when("move S1 0E8")
        .then("seat 1 asked combat")
        .dice()
        .when(1, "use radioactive-ray")
        .then("S1 gone", "N1 durability 2", "seat 0 asked conflict");
  }

  @Test
  @Rule({"R 11.4 RAY", "R 10.6"})
  void aRayThatDestroysAFighterStillRollsForTheShipsBesideIt() {
    conflict()
        .given("S1 at 0G6 with 1", "seat 0 radioactive-ray ready")
        .given("N1 at 0D9 with 1", "N1 durability 1", "N2 at 0D10 with 1")
        .given("seat 1 energy-shield ready")
        .when("move S1 0E8", "use radioactive-ray", "choose N1")
        .then("seat 1 asked loss")
        .dice(1)
        .when(1, "pass")
        .then("N1 gone", "seat 1 asked loss");
  }

  @Test
  @Rule({"R 11.4 RAY", "R 10.6"})
  void theShipThatArrivedMayBeTheOneDestroyed() {
    conflict()
        .given("S1 at 0G6 with 1", "S1 durability 1", "S2 at 0E7 with 1")
        .given("seat 0 energy-shield ready", "N1 at 0D9 with 1", "seat 1 radioactive-ray ready")
        .when("move S1 0E8")
        .when(1, "use radioactive-ray", "choose S1")
        .then("seat 0 asked loss")
        .dice(1)
        .when(0, "pass")
        .then("S1 gone", "seat 0 asked loss");
  }

  @Test
  @Rule({"R 9.5.1", "R 2.1"})
  void radiationComesBeforeTheCombat() {
    conflict()
        .given("S1 at 0E3 with 2", "N1 at 0A4 with 1", "N1 durability 1")
        .dice(1, 3, 2)
        .when("move S1 0D4")
        .says(
            "Ship S1 rolls a 1 against radiation and loses 1 regiment.",
            "Ship S1 rolls 3 + 1 = 4, ship N1 rolls 2 + 1 = 3.")
        .then("S1 at 0D4 with 1", "N1 gone");
  }
}
