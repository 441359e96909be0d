package org.apogee.engine.sol;

import static org.apogee.engine.sol.SolScene.sol;

import org.apogee.engine.rules.Rule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Chapter 8, the activate action and its bonus. */
class ActivateActionTest {
  @ParameterizedTest
  @CsvSource({"U4, 1, 0, 0", "L4, 1, 1, 0", "C4, 2, 1, 1", "R4, 3, 2, 2", "K4, 5, 3, 3"})
  @Rule({"R 3.4", "R 8.3", "R 8.4", "D-22", "D-23"})
  void aNodeHarvestsByItsLayer(String space, int base, int bonus, int cards) {
    var scene =
        sol(2)
            .given("seat 0 has 1 on " + space, "node of seat 0 on " + space)
            .when("activate", "activate " + space);
    if (bonus > 0) {
      scene
          .then("energy %d 3".formatted(3 + base), "pool 8 8", "seat 0 in BONUS")
          .when("take bonus");
    }
    scene
        .then("energy %d 3".formatted(3 + base + bonus), "pool 8 8", "reserve 5 5")
        .then("pile " + (59 - cards), "seat 1 in CHOOSE", "counted 1 nodes.activated")
        .then("seat 0 has 0 on " + space, "node of seat 0 on " + space);
  }

  @ParameterizedTest
  @CsvSource({"U4, 1, 0", "L4, 1, 1", "C4, 2, 1", "R4, 3, 2", "K4, 5, 3"})
  @Rule({"R 8.2", "R 8.3", "R 8.5"})
  void aFoundryBuildsByItsLayer(String space, int base, int bonus) {
    var scene =
        sol(2)
            .given("seat 0 has 5 on L9", "seat 0 has 1 on " + space)
            .given("foundry of seat 0 on " + space, "energy 8 3", "seat 0 pool 0")
            .then("reserve 7 5");
    scene
        .when("activate", "activate " + space)
        .then("energy %d 3".formatted(8 - base), "pool %d 8".formatted(base + 1));
    if (bonus > 0) {
      boolean enough = 7 - base >= bonus;
      if (enough) {
        scene.then("seat 0 in BONUS").when("take bonus");
        scene.then("energy %d 3".formatted(8 - base - bonus));
        scene.then("reserve %d 5".formatted(7 - base - bonus));
        scene.then("pool %d 8".formatted(1 + base + bonus));
      }
    }
    scene.then("counted 1 foundries.activated", "seat 1 in CHOOSE");
  }

  @ParameterizedTest
  @CsvSource({"C4, 2, 1, 1", "R4, 3, 2, 2", "K4, 5, 3, 3"})
  @Rule({"R 8.2", "R 8.3", "R 8.5"})
  void aTowerTransmitsByItsLayer(String space, int base, int bonus, int cards) {
    sol(2)
        .given("seat 0 has 1 on " + space, "tower of seat 0 on " + space)
        .given("energy %d 3".formatted(base + bonus))
        .when("activate", "activate " + space)
        .then("momentum %d 0".formatted(base), "energy %d 3".formatted(bonus))
        .when("take bonus")
        .then("momentum %d 0".formatted(base + bonus), "energy 0 3", "pile " + (59 - cards))
        .then("counted %d momentum.towers".formatted(base))
        .then("counted %d momentum.bonuses".formatted(bonus), "counted 1 towers.activated");
  }

  @ParameterizedTest
  @CsvSource({"foundry, C4, 2, 2", "foundry, R4, 3, 3", "tower, R4, 3, 0", "tower, K4, 5, 0"})
  @Rule({"R 8.2", "R 1.5"})
  void theBaseIsPaidInFullOrNotAtAll(String station, String space, int energy, int reserve) {
    var there = new String[] {"seat 0 has 1 on " + space, station + " of seat 0 on " + space};
    sol(2).given(there).given("seat 0 energy " + (energy - 1)).refuses("activate");
    sol(2)
        .given(there)
        .given("seat 0 energy " + energy, "seat 0 reserve " + reserve)
        .allows("activate");
    if (reserve > 0) {
      sol(2)
          .given(there)
          .given("seat 0 energy " + energy, "seat 0 reserve " + (reserve - 1))
          .refuses("activate");
    }
  }

  @Test
  @Rule({"R 8.1", "R 5.3", "D-19"})
  void activatingNeedsAStationAndAnOwnSundiverOnIt() {
    sol(2)
        .given("seat 0 has 1 on C4", "node of seat 0 on C5", "seat 1 has 1 on C5")
        .offers("move", "convert");
    sol(2).given("seat 0 has 1 on C5", "node of seat 1 on C5").offers("move", "activate");
  }

  @Test
  @Rule("R 8.1")
  void theFirstStationLocksTheType() {
    sol(2)
        .given("seat 0 has 1 on L1", "node of seat 1 on L1", "seat 0 has 1 on L5")
        .given("node of seat 0 on L5", "seat 0 has 1 on L7", "foundry of seat 0 on L7")
        .given("seat 0 has 2 on U9", "foundry of seat 1 on U9")
        .when("activate")
        .offers("activate L1", "activate L5", "activate L7", "activate U9")
        .when("activate U9")
        .offers("end", "activate L7")
        .when("activate L7", "decline bonus")
        .then("seat 1 in CHOOSE", "seat 0 has 1 on U9", "energy 1 3");
  }

  @Test
  @Rule({"R 5.4", "R 8.6"})
  void endingIsOfferedOnceAStationWasActivated() {
    sol(2)
        .given("seat 0 has 1 on L1", "node of seat 1 on L1", "seat 0 has 1 on U5")
        .given("node of seat 0 on U5")
        .when("activate")
        .offers("activate U5", "activate L1")
        .when("activate U5")
        .offers("end", "activate L1")
        .when("end")
        .then("seat 1 in CHOOSE", "energy 4 3");
  }

  @Test
  @Rule({"R 8.4", "D-21"})
  void theOwnerTakesTheBonusOfAForeignNode() {
    sol(3)
        .given("seat 0 has 1 on R1", "node of seat 2 on R1")
        .when("activate", "activate R1")
        .then("energy 6 3 3", "seat 2 in BONUS")
        .when(2, "take bonus")
        .then("energy 6 3 5", "seat 1 in CHOOSE", "counted 1 bonuses.taken");
  }

  @Test
  @Rule("R 8.4")
  void theOwnerOfItsOwnStationIsAskedOnce() {
    sol(2)
        .given("seat 0 has 1 on L1", "node of seat 0 on L1")
        .when("activate", "activate L1", "decline bonus")
        .then("seat 1 in CHOOSE", "energy 4 3", "counted 0 bonuses.taken");
  }

  @ParameterizedTest
  @CsvSource({
    "foundry, R3, 2, 2, true", "foundry, R3, 1, 2, false", "foundry, R3, 2, 1, false",
    "tower, R3, 2, 0, true", "tower, R3, 1, 5, false", "node, R3, 0, 0, true",
  })
  @Rule({"R 8.5", "D-20"})
  void anOwnerIsAskedOnlyIfItCanTakeAllOfTheBonus(
      String station, String space, int energy, int reserve, boolean asked) {
    var scene =
        sol(2)
            .given("seat 0 has 1 on " + space, station + " of seat 1 on " + space)
            .given("seat 1 energy " + energy, "seat 1 reserve " + reserve, "seat 0 energy 5")
            .when("activate", "activate " + space);
    scene.then(asked ? "seat 1 in BONUS" : "seat 0 in BONUS");
  }

  @Test
  @Rule({"R 8.5", "D-20"})
  void nobodyIsAskedWhenNobodyCanTakeTheBonus() {
    sol(2)
        .given("seat 0 has 1 on R3", "foundry of seat 1 on R3")
        .given("energy 4 9", "seat 1 reserve 1")
        .when("activate", "activate R3")
        .then("seat 1 in CHOOSE", "energy 1 9", "counted 0 bonuses.taken");
    sol(2)
        .given("seat 0 has 1 on R3", "tower of seat 1 on R3", "energy 4 1")
        .when("activate", "activate R3")
        .then("seat 1 in CHOOSE", "energy 1 1", "momentum 3 0");
  }

  @Test
  @Rule({"R 8.5", "D-21"})
  void theOwnerPaysItsBonusItself() {
    sol(2)
        .given("seat 0 has 1 on R3", "tower of seat 1 on R3", "energy 4 4")
        .when("activate", "activate R3")
        .when(1, "take bonus")
        .then("energy 1 2", "momentum 3 2", "seat 1 in CHOOSE");
    sol(2)
        .given("seat 0 has 1 on R3", "foundry of seat 1 on R3", "energy 4 4")
        .when("activate", "activate R3")
        .when(1, "take bonus")
        .then("energy 1 2", "pool 11 10", "reserve 2 3", "counted 1 bonuses.taken");
  }

  @Test
  @Rule({"R 8.3", "D-23"})
  void theUsedSundiverReturnsBeforeTheBonusQuestion() {
    sol(2)
        .given("seat 0 has 3 on C3", "node of seat 0 on C3")
        .when("activate", "activate C3")
        .then("seat 0 in BONUS", "pool 6 8", "seat 0 has 2 on C3");
  }

  @Test
  @Rule({"R 8.1", "R 8.6", "R 9.1"})
  void anActivationInOrbitDrawsNothing() {
    sol(2)
        .given("seat 0 holds suit 2", "seat 0 has 1 on U3", "node of seat 1 on U3")
        .when("activate", "activate U3")
        .then("energy 4 3", "pile 58", "seat 0 holds suit 2", "quiet 1", "seat 1 in CHOOSE");
  }
}
