package org.apogee.engine.sol;

import static org.apogee.engine.sol.SolScene.sol;

import org.apogee.engine.rules.Rule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** R 10.3, the effects that are played while converting. */
class ConvertEffectsTest {
  @Test
  @Rule({"R 10.3 CASCADE", "R 5.4"})
  void cascadeSendsItsSundiversToThePool() {
    sol(2)
        .given("seat 0 holds CASCADE", "seat 0 has 1 on U0", "seat 0 has 1 on L0")
        .given("seat 0 has 1 on C4", "seat 0 has 1 on C6")
        .when("convert", "node C5", "play cascade")
        .offers("end", "bridge L0-C0 from U0", "bridge L0-C1 from U0")
        .then("reserve 7 5", "pool 4 8", "seat 0 holds nothing")
        .when("bridge L0-C0 from U0")
        .then("reserve 7 5", "pool 6 8", "pile 56", "track 4 3", "seat 1 in CHOOSE");
  }

  @Test
  @Rule({"R 10.3 CASCADE", "R 5.4"})
  void theSecondConversionMayBeLeftOut() {
    sol(2)
        .given("seat 0 holds CASCADE", "seat 0 has 1 on L0", "seat 0 has 1 on L1")
        .given("seat 0 has 1 on L4", "seat 0 has 1 on L6")
        .when("convert", "foundry L0 with L1", "play cascade", "end")
        .then("seat 1 in CHOOSE", "seat 0 holds nothing", "no station on L5");
  }

  @Test
  @Rule("R 10.3 CASCADE")
  void cascadeAllowsOneMoreConversionOnly() {
    sol(2)
        .given("seat 0 holds CASCADE", "seat 0 has 1 on L0", "seat 0 has 1 on L1")
        .given("seat 0 has 1 on L4", "seat 0 has 1 on L6", "seat 0 has 1 on U9")
        .given("seat 0 has 1 on U10", "bridge L9-C9 of seat 0")
        .when("convert", "foundry L0 with L1", "play cascade")
        .refuses("deconvert L9-C9", "deconvert L0")
        .when("node L5")
        .then("seat 1 in CHOOSE", "reserve 7 5");
  }

  @Test
  @Rule("R 10.3 CASCADE")
  void cascadeNeedsAConversionBeforeAndOneAfter() {
    sol(2)
        .given("seat 0 holds CASCADE", "bridge L9-C9 of seat 0")
        .given("seat 0 has 1 on L0", "seat 0 has 1 on L1")
        .when("convert", "deconvert L9-C9")
        .then("seat 1 in CHOOSE", "seat 0 holds CASCADE");
    sol(2)
        .given("seat 0 holds CASCADE", "seat 0 has 1 on L0", "seat 0 has 1 on L2")
        .when("convert", "node L1")
        .then("seat 1 in CHOOSE", "seat 0 holds CASCADE");
  }

  @Test
  @Rule({"R 10.3 MOTIVATE", "R 8.4"})
  void motivateActivatesTheNewStationWithoutSundiverAndCards() {
    sol(2)
        .given("seat 0 holds MOTIVATE", "seat 0 has 1 on C4", "seat 0 has 1 on C6")
        .given("node of seat 1 on L0", "seat 0 has 1 on L0")
        .when("convert")
        .refuses("play motivate")
        .when("node C5")
        .then("owed 1")
        .when("play motivate")
        .then("energy 5 3", "seat 0 in BONUS", "pool 5 8", "owed 1")
        .when("take bonus")
        .then("energy 6 3", "pile 57", "seat 1 in CHOOSE", "node of seat 0 on C5")
        .then("counted 1 nodes.activated", "counted 1 cards.drawn");
  }

  @Test
  @Rule("R 10.3 MOTIVATE")
  void motivateMustBePaid() {
    var there =
        new String[] {
          "seat 0 holds MOTIVATE", "seat 0 has 1 on U0", "seat 0 has 1 on L0", "seat 0 has 1 on C0"
        };
    sol(2)
        .given(there)
        .given("energy 2 3")
        .when("convert", "tower C0 from L0 U0")
        .offers("end", "play motivate")
        .when("play motivate")
        .then("momentum 2 0", "energy 0 3", "seat 1 in CHOOSE");
    sol(2)
        .given(there)
        .given("energy 1 3")
        .when("convert", "tower C0 from L0 U0")
        .then("seat 1 in CHOOSE", "seat 0 holds suit 1", "momentum 0 0");
    sol(2)
        .given("seat 0 holds MOTIVATE", "seat 0 has 1 on K0", "seat 0 has 1 on K1")
        .given("energy 8 3", "seat 0 reserve 3")
        .when("convert", "foundry K0 with K1", "play motivate")
        .then("energy 3 3", "reserve 0 5", "pool 11 8", "seat 1 in CHOOSE");
    sol(2)
        .given("seat 0 holds MOTIVATE", "seat 0 has 1 on K0", "seat 0 has 1 on K1")
        .given("energy 8 3", "seat 0 reserve 2")
        .when("convert", "foundry K0 with K1")
        .then("seat 1 in CHOOSE", "energy 8 3");
  }

  @Test
  @Rule({"R 10.3 MOTIVATE", "R 10.3 CASCADE", "R 10.1"})
  void oneEffectATurn() {
    sol(2)
        .option("effects", "6,6,12,12")
        .given("seat 0 holds suit 1", "seat 0 has 1 on C4", "seat 0 has 1 on C6")
        .given("seat 0 has 1 on L0", "seat 0 has 1 on L2", "seat 0 has 1 on L4")
        .deck(2)
        .when("convert", "node C5", "play cascade", "node L1")
        .then("seat 0 holds suit 2", "seat 1 in CHOOSE", "energy 3 3");
  }

  @Test
  @Rule("R 10.3 MOTIVATE")
  void motivateIsForStationsNotForBridges() {
    sol(2)
        .given("seat 0 holds MOTIVATE", "seat 0 has 1 on U0", "seat 0 has 1 on L0")
        .when("convert", "bridge L0-C0 from U0")
        .then("seat 1 in CHOOSE", "seat 0 holds suit 1");
  }

  @Test
  @Rule({"R 10.3 METAMORPHOSIS", "R 5.3", "R 5.4"})
  void metamorphosisChangesAStationAndLeavesTheConversion() {
    sol(2)
        .given("seat 0 holds METAMORPHOSIS", "node of seat 0 on C5", "seat 0 has 1 on L0")
        .given("seat 0 has 1 on L2", "node of seat 1 on C7")
        .when("convert")
        .offers(
            "play metamorphosis C5 foundry",
            "play metamorphosis C5 tower",
            "node L1",
            "deconvert C5")
        .when("play metamorphosis C5 tower")
        .then("tower of seat 0 on C5", "seat 0 has 3 nodes left", "seat 0 has 2 towers left")
        .offers("end", "node L1", "deconvert C5")
        .when("node L1")
        .then("pile 58", "seat 1 in CHOOSE", "reserve 7 5");
  }

  @Test
  @Rule({"R 10.3 METAMORPHOSIS", "D-7"})
  void metamorphosisBringsNoTowerIntoOrbit() {
    sol(2)
        .given("seat 0 holds METAMORPHOSIS", "seat 0 reserve 0", "foundry of seat 0 on L5")
        .given("node of seat 0 on U5", "tower of seat 0 on R5")
        .when("convert")
        .offers(
            "play metamorphosis L5 node", "play metamorphosis U5 foundry",
            "play metamorphosis R5 node", "play metamorphosis R5 foundry");
    sol(2)
        .given("seat 0 holds METAMORPHOSIS", "seat 0 reserve 0", "node of seat 0 on U5")
        .given("seat 0 has 0 foundries left")
        .refuses("convert");
  }

  @Test
  @Rule({"R 10.3 METAMORPHOSIS", "R 5.3"})
  void metamorphosisAfterAConversion() {
    sol(2)
        .given("seat 0 holds METAMORPHOSIS", "seat 0 has 1 on L0", "seat 0 has 1 on L2")
        .when("convert", "node L1")
        .offers("end", "play metamorphosis L1 foundry")
        .when("play metamorphosis L1 foundry")
        .then("foundry of seat 0 on L1", "seat 0 has 3 nodes left", "seat 1 in CHOOSE");
  }

  @ParameterizedTest
  @CsvSource({"node, L3, 2, 0", "foundry, C3, 2, 1", "tower, R3, 3, 2", "node, K3, 2, 3"})
  @Rule({"R 10.3 INVADE", "R 7.4"})
  void invadeTakesAForeignStation(String station, String space, int cost, int cards) {
    sol(2)
        .given("seat 0 holds INVADE", station + " of seat 1 on " + space)
        .given("seat 0 has %d on %s".formatted(cost, space))
        .when("convert")
        .offers("play invade " + space)
        .when("play invade " + space)
        .then("%s of seat 0 on %s".formatted(station, space), "seat 0 has 0 on " + space)
        .then("reserve %d %d".formatted(5 + cost, 5 - cost))
        .then("pool %d %d".formatted(8 - cost, 8 + cost))
        .then("pile " + (58 - cards), "seat 1 in CHOOSE");
    sol(2)
        .given("seat 0 holds INVADE", station + " of seat 1 on " + space, "energy 0 0")
        .given("seat 0 has %d on %s".formatted(cost - 1, space))
        .refuses("convert");
  }

  @ParameterizedTest
  @CsvSource({"0, 0", "1, 1", "2, 2", "3, 3", "4, 3"})
  @Rule("R 10.3 INVADE")
  void theVictimGetsAsManySundiversAsItHas(int reserve, int gets) {
    sol(2)
        .given("seat 0 holds INVADE", "tower of seat 1 on C3", "seat 0 has 4 on C3")
        .given("seat 1 reserve " + reserve, "seat 0 has 1 on L0", "seat 0 has 1 on L2")
        .when("convert", "play invade C3")
        .then("reserve 8 " + (reserve - gets), "pool 2 " + (8 + gets), "seat 0 has 1 on C3")
        .then("seat 1 has 3 towers left", "seat 0 has 2 towers left", "seat 1 in CHOOSE");
  }

  @Test
  @Rule({"R 10.3 INVADE", "R 7.1"})
  void anInvasionIsTheConversionOfItsAction() {
    sol(2)
        .given("seat 0 holds INVADE", "node of seat 1 on C8", "seat 0 has 2 on C8")
        .given("seat 0 has 1 on L0", "seat 0 has 1 on L2", "node of seat 0 on L7")
        .when("convert")
        .offers("play invade C8", "node L1", "deconvert L7")
        .when("play invade C8")
        .then("seat 1 in CHOOSE", "no station on L1");
    sol(2)
        .given("seat 0 holds INVADE", "node of seat 1 on C8", "seat 0 has 2 on C8")
        .given("seat 0 has 1 on L0", "seat 0 has 1 on L2")
        .when("convert", "node L1")
        .then("seat 1 in CHOOSE", "seat 0 holds INVADE", "node of seat 1 on C8");
  }

  @Test
  @Rule("R 10.3 INVADE")
  void invadeNeedsTheSameTypeInTheReserveAndAForeignStation() {
    sol(2)
        .given("seat 0 holds INVADE", "node of seat 1 on C3", "seat 0 has 2 on C3")
        .given("seat 0 has 0 nodes left")
        .refuses("convert");
    sol(2)
        .given("seat 0 holds INVADE", "node of seat 0 on C3", "seat 0 has 2 on C3")
        .given("seat 0 reserve 0")
        .refuses("convert");
  }

  @Test
  @Rule("R 10.2")
  void convertEffectsAreNotPlayedElsewhere() {
    sol(2)
        .given("seat 0 holds METAMORPHOSIS", "node of seat 0 on L5", "seat 0 has 2 on L5")
        .refuses("play metamorphosis L5 foundry")
        .when("move")
        .refuses("play metamorphosis L5 foundry");
    sol(2)
        .given("seat 0 holds INVADE", "node of seat 1 on C3", "seat 0 has 2 on C3")
        .refuses("play invade C3")
        .when("activate")
        .refuses("play invade C3");
  }
}
