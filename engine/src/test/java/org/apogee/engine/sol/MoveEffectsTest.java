package org.apogee.engine.sol;

import static org.apogee.engine.sol.SolScene.sol;

import java.util.Locale;
import org.apogee.engine.rules.Rule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** R 10.3, the effects that are played while moving. */
class MoveEffectsTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "CATAPULT",
        "CEREMONY",
        "JUGGERNAUT",
        "HYPERDRIVE",
        "CLUSTER",
        "FUEL",
        "TRANSCEND"
      })
  @Rule({"R 10.1", "R 10.2"})
  void moveEffectsArePlayedInTheMoveActionOnly(String effect) {
    var play = "play " + effect.toLowerCase(Locale.ROOT);
    var scene =
        sol(2)
            .given("seat 0 holds " + effect, "seat 0 has 1 on L9", "node of seat 0 on L9")
            .given("seat 0 has 1 on L7")
            .refuses(play);
    scene.when("move").allows(play).when(play).refuses(play);
    scene.then("seat 0 holds nothing", "discards 0 1 0 0", "counted 1 effects.played");
    sol(2)
        .given("seat 0 holds " + effect, "seat 0 has 1 on L9", "node of seat 0 on L9")
        .given("seat 0 has 1 on L7")
        .when("convert")
        .refuses(play);
    sol(2)
        .given("seat 0 holds " + effect, "seat 0 has 1 on L9", "node of seat 0 on L9")
        .given("seat 0 has 1 on L5", "node of seat 0 on L5")
        .when("activate", "activate L9", "decline bonus")
        .refuses(play);
  }

  @Test
  @Rule({"R 10.3 CATAPULT", "R 10.4"})
  void catapultCrossesThreeBridgesWithoutPoints() {
    sol(2)
        .given("seat 0 holds CATAPULT", "seat 0 has 1 on L0", "seat 0 pool 3")
        .given("bridge L0-C0 of seat 0", "bridge C0-R0 of seat 1", "bridge R0-K0 of seat 0")
        .when("move", "launch U0", "launch U0", "launch U0", "fly U0 U1", "fly U0 U1")
        .then("points 0", "seat 0 in MOVE")
        .offers("end", "play catapult")
        .when("play catapult")
        .offers("end", "fly L0 C0")
        .when("fly L0 C0")
        .offers("end", "fly C0 L0", "fly C0 R0")
        .when("fly C0 R0", "fly R0 K0")
        .then("energy 3 4", "seat 0 has 1 on K0", "seat 1 in CHOOSE");
  }

  @Test
  @Rule("R 10.3 CATAPULT")
  void catapultIsNotUsedUpByFlightsWithoutABridge() {
    sol(2)
        .given("seat 0 holds CATAPULT", "seat 0 has 1 on L0", "bridge L0-C0 of seat 1")
        .when("move", "play catapult", "fly L0 L1", "fly L1 L0")
        .then("points 1", "uses 3")
        .when("fly L0 C0")
        .then("points 1", "uses 2");
  }

  @Test
  @Rule("R 10.3 CEREMONY")
  void ceremonyCountsUpperOrbitOnly() {
    sol(2)
        .given("seat 0 holds CEREMONY", "bridge L4-C4 of seat 0")
        .when("move", "play ceremony")
        .then("energy 3 3")
        .when("launch U0")
        .then("energy 4 3")
        .when("launch L0")
        .then("energy 4 3")
        .when("launch U12")
        .then("energy 5 3")
        .when("fly L0 U0")
        .then("energy 5 3");
  }

  @Test
  @Rule({"R 10.3 CEREMONY", "R 10.4"})
  void ceremonyEndsWithTheAction() {
    sol(1)
        .given("seat 0 holds CEREMONY")
        .when("move", "play ceremony", "end")
        .when("move", "launch U11", "launch U12")
        .then("energy 3");
  }

  @Test
  @Rule({"R 10.3 JUGGERNAUT", "D-7"})
  void aTowerDoesNotFlyIntoOrbit() {
    sol(2)
        .given("seat 0 holds JUGGERNAUT", "seat 0 pool 0", "tower of seat 0 on C0")
        .given("bridge L0-C0 of seat 1", "node of seat 1 on C1", "bridge C0-R0 of seat 0")
        .when("move", "play juggernaut")
        .offers("end", "fly station C0 C12", "fly station C0 R0");
    sol(2)
        .given("seat 0 holds JUGGERNAUT", "seat 0 pool 0", "node of seat 0 on C0")
        .given("bridge L0-C0 of seat 1")
        .when("move", "play juggernaut")
        .offers("end", "fly station C0 C1", "fly station C0 C12", "fly station C0 L0")
        .when("fly station C0 L0")
        .then("node of seat 0 on L0", "no station on C0", "energy 3 4", "points 2")
        .then("counted 1 flights");
  }

  @Test
  @Rule("R 10.3 JUGGERNAUT")
  void onlyTheFirstStationMovesAndSundiversStillFly() {
    sol(2)
        .given("seat 0 holds JUGGERNAUT", "seat 0 pool 0", "seat 0 has 1 on U5")
        .given("node of seat 0 on K0", "foundry of seat 0 on L5")
        .when("move", "play juggernaut")
        .offers(
            "end",
            "fly U5 U4",
            "fly U5 U6",
            "fly U5 L5",
            "fly station K0 K1",
            "fly station K0 K4",
            "hurl station K0",
            "fly station L5 L4",
            "fly station L5 L6",
            "fly station L5 U5")
        .when("fly station K0 K1")
        .offers(
            "end",
            "fly U5 U4",
            "fly U5 U6",
            "fly U5 L5",
            "fly station K1 K0",
            "fly station K1 K2",
            "hurl station K1")
        .when("hurl station K1")
        .then("momentum 2 0", "hurls 1", "points 1", "seat 0 has 2 nodes left")
        .then("counted 1 stations.hurled", "counted 2 momentum.hurls", "counted 0 sundivers.hurled")
        .offers("end", "fly U5 U4", "fly U5 U6", "fly U5 L5");
  }

  @Test
  @Rule({"R 10.3 JUGGERNAUT", "R 6.8"})
  void aHurledStationCountsAsAHurl() {
    sol(2)
        .given("seat 0 holds JUGGERNAUT", "node of seat 0 on K0", "seat 0 has 1 on K3")
        .when("move", "play juggernaut", "hurl K3", "hurl station K0", "end")
        .then("momentum 4 0", "lost 1 0", "pile 57", "no station on K0");
  }

  @Test
  @Rule("R 10.3 JUGGERNAUT")
  void juggernautNeedsAnOwnStation() {
    sol(2)
        .given("seat 0 holds JUGGERNAUT", "node of seat 1 on L3")
        .when("move")
        .refuses("play juggernaut");
  }

  @Test
  @Rule("R 10.3 HYPERDRIVE")
  void hyperdriveIsForOneSundiver() {
    sol(2)
        .given("seat 0 holds HYPERDRIVE", "seat 0 has 2 on K0", "bridge R0-K0 of seat 0")
        .when("move", "play hyperdrive")
        .then("points 8")
        .allows("launch U0", "hurl K0")
        .when("fly K0 K1")
        .offers("end", "fly K1 K0", "fly K1 K2", "hurl K1")
        .when("fly K1 K0", "fly K0 R0")
        .offers("end", "fly R0 K0", "fly R0 R1", "fly R0 R7")
        .then("points 5");
  }

  @Test
  @Rule("R 10.3 HYPERDRIVE")
  void aSundiverLaunchedOrHurledByHyperdriveIsTheOnlyOne() {
    sol(2)
        .given("seat 0 holds HYPERDRIVE", "seat 0 has 1 on K0")
        .when("move", "play hyperdrive", "launch U0")
        .then("points 5")
        .offers("end", "fly U0 U1", "fly U0 U12", "fly U0 L0");
    sol(2)
        .given("seat 0 holds HYPERDRIVE", "seat 0 has 2 on K0")
        .when("move", "play hyperdrive", "hurl K0")
        .then("momentum 2 0", "seat 1 in CHOOSE", "seat 0 has 1 on K0");
  }

  @Test
  @Rule("R 10.3 HYPERDRIVE")
  void hyperdriveComesBeforeAnythingMoves() {
    sol(2).given("seat 0 holds HYPERDRIVE").when("move", "launch U0").refuses("play hyperdrive");
    sol(2)
        .given("seat 0 holds HYPERDRIVE", "seat 0 has 1 on L5")
        .when("move", "fly L5 L6")
        .refuses("play hyperdrive");
    sol(2)
        .given("seat 0 holds HYPERDRIVE", "seat 0 has 1 on K0")
        .when("move", "hurl K0")
        .refuses("play hyperdrive");
  }

  @Test
  @Rule({"R 10.3 CLUSTER", "R 6.3"})
  void clusterFliesTwiceAndNeverMoreThanFiveMeet() {
    sol(2)
        .given("seat 0 holds CLUSTER", "seat 0 has 4 on L5", "seat 0 has 2 on U5")
        .given("seat 0 pool 0", "bridge L5-C5 of seat 1")
        .when("move", "play cluster")
        .then("uses 2")
        .allows("fly L5 C5 x2", "fly L5 C5 x3", "fly L5 C5 x4", "fly L5 U5 x2", "fly L5 U5 x3")
        .refuses("fly L5 C5 x5", "fly L5 U5 x4", "fly U5 L5 x2", "fly L5 C6 x2")
        .allows("fly U5 L5")
        .when("fly L5 C5 x4")
        .then("points 2", "uses 1", "energy 3 4", "seat 0 has 4 on C5", "seat 0 has 0 on L5")
        .then("counted 1 flights")
        .when("fly U5 L5 x2")
        .then("points 1", "uses 0", "seat 0 has 2 on L5")
        .refuses("fly C5 C6 x2", "fly L5 L6 x2")
        .allows("fly C5 C6", "fly L5 L6");
  }

  @Test
  @Rule("R 10.3 CLUSTER")
  void fiveFlyTogetherButNotWithoutPoints() {
    sol(2)
        .given("seat 0 holds CLUSTER", "seat 0 has 5 on L5")
        .when("move", "play cluster")
        .allows("fly L5 L6 x5")
        .when("launch U0", "launch U0", "launch U0")
        .then("seat 1 in CHOOSE");
  }

  @Test
  @Rule("R 10.3 FUEL")
  void fuelBurnsUpToThreeTimes() {
    sol(2)
        .given("seat 0 holds FUEL", "energy 5 3")
        .when("move", "play fuel")
        .then("points 3", "energy 5 3")
        .when("burn")
        .then("points 5", "energy 4 3")
        .when("burn", "burn")
        .then("points 9", "energy 2 3")
        .refuses("burn")
        .when("end")
        .then("seat 1 in CHOOSE");
  }

  @Test
  @Rule({"R 10.3 FUEL", "R 5.5"})
  void fuelNeedsEnergy() {
    sol(2).given("seat 0 holds FUEL", "energy 0 3").when("move").refuses("play fuel");
    sol(2)
        .given("seat 0 holds FUEL", "energy 1 3")
        .when("move", "play fuel", "launch U0", "launch U0", "launch U0")
        .then("points 0")
        .offers("end", "burn")
        .when("burn")
        .then("energy 0 3", "points 2")
        .refuses("burn")
        .allows("launch U0");
  }

  @Test
  @Rule({"R 10.3 TRANSCEND", "R 6.5", "D-8"})
  void transcendNeedsNoBridgesAndPaysNoTolls() {
    sol(2)
        .given("seat 0 holds TRANSCEND", "seat 0 pool 0", "seat 0 has 1 on L0")
        .given("bridge L0-C1 of seat 1", "bridge C1-R0 of seat 1")
        .when("move")
        .refuses("fly L0 C0")
        .when("play transcend")
        .offers("end", "fly L0 U0", "fly L0 L1", "fly L0 L12", "fly L0 C0", "fly L0 C1")
        .when("fly L0 C1", "fly C1 R0", "fly R0 K4")
        .then("energy 3 3", "seat 0 has 1 on K4", "counted 0 tolls.paid", "counted 3 flights");
  }

  @Test
  @Rule({"R 10.3 PUNCTURE", "R 7.4"})
  void punctureMakesABridgeOfASundiverAndOwesItsCards() {
    sol(2)
        .given("seat 0 holds PUNCTURE", "seat 0 has 1 on R7", "bridge C0-R7 of seat 1")
        .when("move")
        .allows("play puncture R7-C11", "play puncture R7-C12", "play puncture R7-K4")
        .refuses("play puncture R7-C0", "play puncture R7-K0")
        .when("play puncture R7-K4")
        .then("bridge R7-K4 of seat 0", "seat 0 has 0 on R7", "reserve 6 5", "pool 7 8")
        .then("points 2", "track 4 4", "owed 3", "pile 58", "seat 0 has 7 bridges left")
        .then("counted 1 bridges.built")
        .when("end")
        .then("pile 55", "seat 1 in CHOOSE");
  }

  @Test
  @Rule({"R 10.3 PUNCTURE", "R 6.8"})
  void punctureWorksOutwardsAndItsCardsAddToThoseOfHurls() {
    sol(2)
        .given("seat 0 holds PUNCTURE", "seat 0 has 1 on C1", "seat 0 has 2 on K0")
        .when("move", "play puncture C1-L0", "hurl K0", "hurl K0")
        .then("bridge L0-C1 of seat 0", "pile 56", "momentum 4 0", "seat 1 in CHOOSE");
  }

  @Test
  @Rule("R 10.3 PUNCTURE")
  void punctureNeedsAPointABridgeAndASundiver() {
    sol(2)
        .given("seat 0 holds PUNCTURE", "seat 1 has 1 on L0", "seat 0 has 1 on U0")
        .when("move")
        .refuses("play puncture L0-C0");
    sol(2)
        .given("seat 0 holds PUNCTURE", "seat 0 has 1 on L0", "seat 0 pool 3")
        .when("move")
        .allows("play puncture L0-C0", "play puncture L0-C1")
        .when("launch U0", "launch U0", "launch U0")
        .then("seat 1 in CHOOSE", "seat 0 holds PUNCTURE");
    var scene = sol(2).given("seat 0 holds PUNCTURE", "seat 0 has 1 on L0");
    for (int i = 1; i <= 8; i++) {
      scene.given("bridge L%d-C%d of seat 0".formatted(i, i));
    }
    scene.when("move").refuses("play puncture L0-C0", "play puncture L0-C1");
  }
}
