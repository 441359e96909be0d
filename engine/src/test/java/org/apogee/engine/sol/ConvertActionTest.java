package org.apogee.engine.sol;

import static org.apogee.engine.sol.SolScene.sol;

import org.apogee.engine.rules.Rule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Chapter 7, the convert action. */
class ConvertActionTest {
  @Test
  @Rule("R 7.1")
  void oneConversionPerAction() {
    sol(2)
        .given("seat 0 holds METAMORPHOSIS", "foundry of seat 0 on L8")
        .given("seat 0 has 1 on L0", "seat 0 has 1 on L2")
        .given("seat 0 has 1 on L4", "seat 0 has 1 on L5")
        .when("convert")
        .allows("node L1", "foundry L4 with L5", "deconvert L8")
        .refuses("end")
        .when("node L1")
        .refuses("foundry L4 with L5", "deconvert L1", "deconvert L8")
        .offers("end", "play metamorphosis L1 foundry", "play metamorphosis L8 node");
  }

  @Test
  @Rule({"R 7.1", "R 7.5"})
  void noConversionAfterADeconversion() {
    sol(2)
        .given("seat 0 holds METAMORPHOSIS", "foundry of seat 0 on L8", "node of seat 0 on L6")
        .given("seat 0 has 1 on L0", "seat 0 has 1 on L2")
        .when("convert", "deconvert L6")
        .offers("end", "play metamorphosis L8 node");
  }

  @ParameterizedTest
  @CsvSource({
    "node, C1, 1, 'C0 C2', node C1",
    "node, R1, 2, 'R0 R2', node R1",
    "node, K1, 3, 'K0 K2', node K1",
    "node, U1, 0, 'U0 U2', node U1",
    "foundry, L0, 0, 'L0 L1', foundry L0 with L1",
    "foundry, C0, 1, 'C0 C12', foundry C0 with C12",
    "foundry, R0, 2, 'R0 R7', foundry R0 with R7",
    "foundry, K4, 3, 'K4 K0', foundry K4 with K0",
    "tower, C0, 1, 'C0 L12 U12', tower C0 from L12 U12",
    "tower, R7, 2, 'R7 C0 L0', tower R7 from C0 L0",
    "tower, K4, 3, 'K4 R6 C11', tower K4 from R6 C11",
  })
  @Rule({"R 7.2", "R 7.4", "R 3.4"})
  void aStationDrawsTheCardsOfItsLayer(
      String station, String space, int cards, String from, String move) {
    var scene = sol(2);
    for (var at : from.split(" ", -1)) {
      scene.given("seat 0 has 1 on " + at);
    }
    int used = from.split(" ", -1).length;
    scene
        .when("convert", move)
        .then("%s of seat 0 on %s".formatted(station, space), "pile " + (59 - cards))
        .then("counted %d cards.drawn".formatted(cards), "seat 1 in CHOOSE", "track 3 3")
        .then("pool %d 8".formatted(8 - used), "reserve %d 5".formatted(5 + used));
    for (var at : from.split(" ", -1)) {
      scene.then("seat 0 has 0 on " + at);
    }
  }

  @ParameterizedTest
  @CsvSource({"U0, L0, C0, 1", "L0, C0, R7, 2", "C5, R3, K2, 3"})
  @Rule({"R 7.2", "R 7.4"})
  void aBridgeDrawsTheCardsOfItsDeeperEnd(String behind, String outer, String inner, int cards) {
    sol(2)
        .given("seat 0 has 1 on " + behind, "seat 0 has 1 on " + outer)
        .when("convert", "bridge %s-%s from %s".formatted(outer, inner, behind))
        .then("bridge %s-%s of seat 0".formatted(outer, inner), "pile " + (59 - cards))
        .then("track 4 3", "pool 6 8", "reserve 7 5", "counted 1 bridges.built");
  }

  @Test
  @Rule("R 7.3")
  void oneBridgePerEdge() {
    sol(2)
        .given("seat 0 has 1 on U0", "seat 0 has 1 on L0", "bridge L0-C0 of seat 1")
        .when("convert")
        .offers("bridge L0-C1 from U0");
    sol(2)
        .given("seat 0 has 1 on U0", "seat 0 has 1 on L0")
        .given("bridge L0-C0 of seat 1", "bridge L0-C1 of seat 1")
        .refuses("convert");
  }

  @ParameterizedTest
  @CsvSource({"nodes, 'L0 L2'", "foundries, 'U0 U1'", "towers, 'U0 L0 C0'"})
  @Rule({"R 1.5", "R 7.3"})
  void aStationThatIsNotInTheReserveIsNotBuilt(String pieces, String from) {
    var scene = sol(2).given("bridge L0-C0 of seat 1", "bridge L0-C1 of seat 1");
    scene.given("bridge C0-R0 of seat 1", "bridge C0-R7 of seat 1");
    for (var at : from.split(" ", -1)) {
      scene.given("seat 0 has 1 on " + at);
    }
    scene.allows("convert").given("seat 0 has 0 %s left".formatted(pieces)).refuses("convert");
  }

  @Test
  @Rule({"R 1.1", "R 1.5"})
  void eightBridgesAreAll() {
    var scene = sol(2).given("seat 0 has 1 on U0", "seat 0 has 1 on L0");
    for (int i = 1; i <= 8; i++) {
      scene.allows("convert").given("bridge L%d-C%d of seat 0".formatted(i, i));
    }
    scene.given("seat 0 reserve 0").refuses("convert").then("track 11 3");
    scene.when("move").then("points 11");
  }

  @Test
  @Rule({"R 7.3", "D-7"})
  void noStationIsPlacedOnAnother() {
    sol(2)
        .given("seat 0 has 1 on L0", "seat 0 has 1 on L1", "node of seat 1 on L0")
        .when("convert")
        .offers("foundry L1 with L0");
    sol(2)
        .given("seat 0 has 1 on U0", "seat 0 has 1 on L0", "seat 0 has 1 on C0")
        .given("node of seat 0 on C0", "seat 0 reserve 0")
        .when("convert")
        .offers(
            "bridge L0-C0 from U0", "bridge L0-C1 from U0",
            "bridge C0-R0 from L0", "bridge C0-R7 from L0");
  }

  @Test
  @Rule("R 7.2")
  void othersSundiversMakeNoPattern() {
    sol(2).given("seat 0 has 1 on L0", "seat 1 has 1 on L2").refuses("convert");
    sol(2).given("seat 0 has 2 on L0").refuses("convert");
  }

  @ParameterizedTest
  @CsvSource({"node, C4, 2, 3", "foundry, C4, 2, 3", "tower, C4, 3, 2"})
  @Rule({"R 7.5", "D-5"})
  void aStationTurnsBackIntoItsSundivers(String station, String space, int cost, int left) {
    var piece = station + " of seat 0 on " + space;
    sol(2)
        .given(piece, "seat 0 reserve " + cost)
        .when("convert")
        .offers("deconvert " + space)
        .when("deconvert " + space)
        .then("no station on " + space, "reserve 0 5", "pool %d 8".formatted(8 + cost))
        .then("pile 59", "quiet 1", "counted 1 deconversions", "seat 1 in CHOOSE");
    sol(2).given(piece, "seat 0 reserve " + (cost - 1)).refuses("convert");
    sol(2).given(piece).when("convert", "deconvert " + space).then("reserve %d 5".formatted(left));
  }

  @Test
  @Rule({"R 7.5", "R 3.2"})
  void aBridgeTurnsBackAndTheWayIsShut() {
    sol(2)
        .given("bridge L0-C0 of seat 0", "bridge C0-R0 of seat 0", "seat 0 has 1 on R0")
        .given("seat 0 reserve 2")
        .when("convert")
        .offers("deconvert L0-C0", "deconvert C0-R0")
        .when("deconvert C0-R0")
        .then("track 4 3", "no bridge C0-R0", "seat 0 has 1 on R0", "reserve 0 5", "pool 9 8")
        .when(1, "move", "end")
        .when(0, "move")
        .refuses("fly R0 C0");
    sol(2).given("bridge L0-C0 of seat 0", "seat 0 reserve 1").refuses("convert");
  }

  @Test
  @Rule("R 7.5")
  void othersPiecesAreNotDeconverted() {
    sol(2).given("bridge L0-C0 of seat 1", "node of seat 1 on L4").refuses("convert");
  }

  @Test
  @Rule({"R 5.3", "D-19"})
  void convertIsOnlyOfferedWhenSomethingCanBeDone() {
    sol(2).offers("move");
    sol(2).given("seat 0 has 1 on L0", "seat 0 has 1 on L2").offers("move", "convert");
    sol(2).given("node of seat 0 on L9").offers("move", "convert");
    sol(2)
        .given("node of seat 0 on L9", "seat 0 reserve 0", "seat 0 holds METAMORPHOSIS")
        .offers("move", "convert");
    sol(2)
        .given("node of seat 1 on L9", "seat 0 has 2 on L9", "seat 0 holds INVADE")
        .offers("move", "convert", "activate");
    sol(2)
        .given("node of seat 1 on L9", "seat 0 has 1 on L9", "seat 0 holds INVADE")
        .offers("move", "activate");
    sol(2).given("seat 0 holds CASCADE", "seat 0 has 2 on L9").offers("move");
  }
}
