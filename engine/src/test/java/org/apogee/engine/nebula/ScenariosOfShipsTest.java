package org.apogee.engine.nebula;

import static org.apogee.engine.nebula.NebulaScene.conflict;
import static org.apogee.engine.nebula.NebulaScene.progress;

import org.apogee.engine.rules.Rule;
import org.junit.jupiter.api.Test;

/** Worked scenarios 17 to 29: movement and combat. */
class ScenariosOfShipsTest {
  @Test
  @Rule("R 9.3")
  void bn17StepsFollowLinks() {
    conflict()
        .given("S1 at 0E8 with 3")
        .offers("end turn", "move S1 0D9", "move S1 0E5", "move S1 0G6", "move S1 0G7");
  }

  @Test
  @Rule({"R 11.4 PATHFINDER", "R 9.3"})
  void bn18PathfinderOpensOneCrossing() {
    conflict()
        .given("seat 0 pathfinder ready", "S1 at 0G6 with 2")
        .when("use pathfinder")
        .then("S1 marks pathfinder")
        .offersOf(
            "move S1",
            "move S1 0E8",
            "move S1 0G4",
            "move S1 0J5",
            "move S1 0F6",
            "move S1 0G5",
            "move S1 0H6")
        .when("move S1 0F6")
        .then("S1 marks")
        .offersOf("move S1", "move S1 0E6", "move S1 0F5", "move S1 0F7");
  }

  @Test
  @Rule("R 9.5.1")
  void bn19RadiationCostsARegimentOnALowDie() {
    conflict()
        .given("S1 at 0E3 with 1")
        .dice(3)
        .when("move S1 0D4")
        .then("S1 at 0D4 with 0")
        .offers("end turn");
    conflict()
        .given("S1 at 0E3 with 1")
        .dice(4)
        .when("move S1 0D4")
        .then("S1 at 0D4 with 1")
        .offersOf("move", "move S1 0A4", "move S1 0D2", "move S1 0E3", "move S1 0E5");
  }

  @Test
  @Rule({"R 9.6", "R 9.5.2"})
  void bn20EnteringARingEndsMovement() {
    conflict()
        .given("P4 of seat 1 with 15", "S1 at 1D9 with 4", "seat 0 marks battle-speed")
        .when("move S1 1E8")
        .then("S1 marks ring", "S1 steps 1")
        .offersOf("move");
  }

  @Test
  @Rule({"R 9.6", "R 9.4", "R 13.3", "R 12.2"})
  void bn21AShipInARingMakesOneStepAndMayTakeThePlanet() {
    conflict()
        .given("P4 of seat 1 with 15", "S1 at 1E8 with 4")
        .offersOf("move", "move S1 1D9", "move S1 1E5", "move S1 1G6", "move S1 1G7")
        .when("move S1 1G6")
        .then("P4 of seat 0 with 15", "no-planet: seat 0 wins");
  }

  @Test
  @Rule({"R 10.1", "R 10.4", "R 10.6", "R 10.7"})
  void bn22CombatGoesOnUntilAShipIsDestroyed() {
    conflict()
        .given("S1 at 0D9 with 4", "N1 at 0E5 with 2")
        .dice(2, 5, 6, 3, 3, 2)
        .when("move S1 0E8")
        .says(
            "Ship S1 with 4 regiments attacks ship N1 with 2 regiments.",
            "Ship S1 rolls 2 + 4 = 6, ship N1 rolls 5 + 2 = 7.",
            "Ship S1 rolls 6 + 4 = 10, ship N1 rolls 3 + 2 = 5.",
            "Ship S1 rolls 3 + 4 = 7, ship N1 rolls 2 + 2 = 4.")
        .then("S1 at 0E8 with 4", "S1 durability 1", "N1 gone", "S1 steps 1")
        .when("move S1 0E5", "move S1 0D4")
        .then("S1 steps 3")
        .allows("move S1 0E3");
  }

  @Test
  @Rule("R 10.5")
  void bn23TheFifthTieGoesToTheInitiator() {
    conflict()
        .given("S1 at 0D9 with 4", "N1 at 0E5 with 4")
        .dice(3, 3, 1, 1, 6, 6, 2, 2, 4, 4, 6, 1)
        .when("move S1 0E8")
        .tells("combat-round", "combat-round", "ship-damaged", "combat-round", "ship-destroyed")
        .then("N1 gone", "S1 durability 2");
  }

  @Test
  @Rule({"R 10.2", "R 9.5.3"})
  void bn24TheShipThatArrivedFirstFightsFirst() {
    conflict()
        .given("S1 at 0E5 with 6", "N1 at 0G7 with 1", "N2 at 0D9 with 1")
        .given("N2 durability 1")
        .dice(6, 1, 6, 1, 1, 6, 6, 1)
        .when("move S1 0E8")
        .says(
            "Ship S1 with 6 regiments attacks ship N1 with 1 regiment.",
            "Ship S1 with 6 regiments attacks ship N2 with 1 regiment.")
        .then("N1 gone", "N2 gone", "S1 durability 2");
    conflict()
        .given("N1 at 0G7 with 1", "N2 at 0D9 with 1", "S1 at 0E5 with 6", "N2 durability 1")
        .given("N1 arrival 2", "N2 arrival 1")
        .dice(6, 1, 6, 1, 6, 1)
        .when("move S1 0E8")
        .says(
            "Ship S1 with 6 regiments attacks ship N2 with 1 regiment.",
            "Ship S1 with 6 regiments attacks ship N1 with 1 regiment.");
  }

  @Test
  @Rule({"R 10.1", "R 1.8"})
  void bn25MovingAwayStartsNoCombat() {
    conflict()
        .given("S1 at 0E8 with 3", "N1 at 0E5 with 1")
        .when("move S1 0D9")
        .tellsNo("combat")
        .then("S1 durability 2", "N1 durability 2");
  }

  @Test
  @Rule({"R 11.4 SHIELD", "R 10.6", "R 11.1"})
  void bn26AnEnergyShieldCancelsOneLoss() {
    conflict()
        .given("S1 at 0D9 with 4", "N1 at 0E5 with 2", "N1 durability 1")
        .given("seat 1 energy-shield ready", "seat 1 hangar owned")
        .dice(5, 1)
        .when("move S1 0E8")
        .then("seat 1 asked loss")
        .offers("pass", "use energy-shield")
        .dice(6, 2)
        .when(1, "use energy-shield")
        .then("seat 1 energy-shield cooldown 2", "N1 gone", "S1 durability 2");
  }

  @Test
  @Rule({"R 11.4 FIELD", "R 10.3", "R 13.3"})
  void bn27AnInvisibilityFieldPreventsTheCombat() {
    conflict()
        .given("S1 at 1E8 with 3", "N1 at 1G6 with 5", "seat 0 invisibility-field ready")
        .when("move S1 1G6")
        .then("seat 0 asked combat")
        .when(0, "use invisibility-field")
        .tellsNo("combat-round")
        .then("P4 of seat 1 with 0", "S1 at 1G6 with 3", "goes on")
        .offersOf("move", "move S1 1E8", "move S1 1G4", "move S1 1J5");
  }

  @Test
  @Rule({"R 11.4 SUICIDE", "R 10.3"})
  void bn28SuicideTakesEveryShipNextToIt() {
    conflict()
        .given("S1 at 0D9 with 4", "S2 at 0B9 with 1")
        .given("N1 at 0E5 with 1", "N2 at 0E3 with 1", "seat 1 suicide ready")
        .when("move S1 0E8")
        .then("seat 1 asked combat")
        .dice()
        .when(1, "use suicide")
        .then("S1 gone", "N1 gone", "N2 gone", "S2 at 0B9 with 1", "S2 durability 2");
  }

  @Test
  @Rule({"R 11.4 RAY", "R 1.7"})
  void bn29TheRadioactiveRayAlsoHitsBesideItsTarget() {
    conflict()
        .given("S1 at 0G6 with 1", "N1 at 0E8 with 1", "N2 at 0E9 with 1", "N3 at 0D9 with 1")
        .given("seat 0 radioactive-ray ready")
        .when("use radioactive-ray")
        .offers("choose N1", "choose N2")
        .dice(3, 4)
        .when("choose N1")
        .then("N1 durability 1", "N2 durability 1", "N3 durability 2");
  }

  @Test
  @Rule("R 9.3")
  void aNewShipAnEmptyOneAndOneStruckByEmpStay() {
    conflict().given("S1 at 0E8 with 3", "S1 marks new").offers("end turn");
    conflict().given("S1 at 0E8 with 0").offers("end turn");
    conflict().given("S1 at 0E8 with 3", "S1 marks emp").offers("end turn");
    progress().given("S1 at 0E8 with 3").offers("end progress");
  }
}
