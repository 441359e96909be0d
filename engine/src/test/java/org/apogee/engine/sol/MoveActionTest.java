package org.apogee.engine.sol;

import static org.apogee.engine.sol.SolScene.sol;

import org.apogee.engine.rules.Rule;
import org.junit.jupiter.api.Test;

/** Chapter 6, the move action, and what chapters 1, 2 and 5 say about it. */
class MoveActionTest {
  @Test
  @Rule({"R 6.1", "D-17"})
  void pointsAreFixedWhenTheActionStarts() {
    sol(2)
        .given("seat 0 holds PUNCTURE", "bridge L5-C5 of seat 0", "seat 0 has 1 on L0")
        .when("move")
        .then("points 4", "track 4 3")
        .when("play puncture L0-C0")
        .then("points 3", "track 5 3");
  }

  @Test
  @Rule({"R 6.2", "R 2.10"})
  void aSundiverIsLaunchedNextToTheMothership() {
    sol(3)
        .given("seat 1 is active")
        .when(1, "move")
        .offers("end", "launch U3", "launch U4", "launch L3", "launch L4")
        .when("launch L3")
        .then("points 2", "pool 8 7 8", "seat 1 has 1 on L3", "counted 1 sundivers.launched");
  }

  @Test
  @Rule({"R 6.2", "R 1.5"})
  void anEmptyMothershipLaunchesNothing() {
    sol(2).given("seat 0 pool 0").when("move").then("seat 1 in CHOOSE", "pool 0 8");
    sol(2)
        .given("seat 0 pool 1")
        .when("move", "launch L0")
        .refuses("launch L0", "launch U0", "launch L12", "launch U12");
  }

  @Test
  @Rule("R 6.2")
  void withoutPointsNothingIsLaunched() {
    sol(2)
        .given("seat 0 holds CATAPULT", "seat 0 has 1 on L0", "bridge L0-C0 of seat 1")
        .when("move", "play catapult", "launch U0", "launch U0", "launch U0")
        .then("points 0")
        .offers("end", "fly L0 C0");
  }

  @Test
  @Rule({"R 6.3", "R 6.4", "D-4"})
  void aFlightDoesNotPassAFullSpace() {
    sol(2)
        .given("seat 0 has 1 on U5", "seat 0 has 5 on U6")
        .when("move")
        .refuses("fly U5 U6")
        .allows("fly U5 U4", "fly U5 L5", "fly U6 U7", "fly U6 L6", "fly U6 U5");
  }

  @Test
  @Rule("R 6.3")
  void fourLeaveRoomForOne() {
    sol(2)
        .given("seat 0 has 4 on L0", "seat 0 has 2 on L1")
        .when("move", "fly L1 L0")
        .then("seat 0 has 5 on L0")
        .refuses("fly L1 L0", "launch L0");
  }

  @Test
  @Rule({"R 2.4", "R 2.5", "R 6.4"})
  void orbitsAndRingsAreFlownWithoutBridges() {
    sol(2)
        .given("seat 0 pool 0", "seat 0 has 1 on L0")
        .when("move")
        .offers("end", "fly L0 U0", "fly L0 L1", "fly L0 L12");
    sol(2)
        .given("seat 0 has 1 on K0", "seat 0 pool 0")
        .when("move")
        .offers("end", "hurl K0", "fly K0 K1", "fly K0 K4")
        .when("fly K0 K4")
        .then("seat 0 has 1 on K4", "seat 0 has 0 on K0", "points 2", "counted 1 flights");
  }

  @Test
  @Rule({"R 2.6", "R 6.4"})
  void aBridgeServesEverySeatInBothDirections() {
    sol(2)
        .given("seat 0 pool 0", "seat 0 has 1 on C0", "bridge L0-C0 of seat 1")
        .when("move")
        .offers("end", "fly C0 L0", "fly C0 C1", "fly C0 C12")
        .when("fly C0 L0")
        .then("energy 3 4", "seat 0 has 1 on L0")
        .when("fly L0 C0", "fly C0 L0")
        .then("energy 3 4", "counted 1 tolls.paid");
  }

  @Test
  @Rule({"R 6.5", "D-8"})
  void aTollIsDueOncePerOwnerAndTurn() {
    var scene =
        sol(3)
            .given("seat 0 pool 0", "seat 0 has 1 on L0", "seat 0 has 1 on L1")
            .given("bridge L0-C0 of seat 1", "bridge L1-C1 of seat 1", "bridge C0-R0 of seat 0");
    scene
        .when("move", "fly L0 C0", "fly L1 C1", "fly C0 R0")
        .then("energy 3 4 3", "counted 1 tolls.paid", "seat 0 has 1 on C1", "seat 0 has 1 on R0");
    scene.when("fly R0 C0").then("points 0", "seat 1 in CHOOSE");
  }

  @Test
  @Rule({"R 6.5", "R 3.5"})
  void aNewTurnOwesNewTolls() {
    sol(1)
        .given("seat 0 pool 0", "seat 0 has 1 on L0", "bridge L0-C0 of seat 0")
        .when("move", "fly L0 C0", "end")
        .then("energy 3", "counted 0 tolls.paid");
    sol(2)
        .given("seat 0 has 1 on L0", "bridge L0-C0 of seat 1")
        .when("move", "fly L0 C0", "end", "move", "end", "move", "fly C0 L0")
        .then("energy 3 5", "counted 2 tolls.paid");
  }

  @Test
  @Rule({"R 6.6", "R 1.6", "D-3"})
  void aHurledSundiverIsGone() {
    sol(2)
        .given("seat 0 has 1 on K2", "seat 0 has 1 on R3", "bridge R3-K2 of seat 0")
        .when("move")
        .refuses("hurl R3")
        .when("hurl K2")
        .then("momentum 2 0", "lost 1 0", "pool 6 8", "reserve 5 5", "seat 0 has 0 on K2")
        .then("points 3", "counted 1 sundivers.hurled", "counted 2 momentum.hurls")
        .refuses("hurl K2");
  }

  @Test
  @Rule("R 6.6")
  void withoutPointsNothingIsHurled() {
    sol(2)
        .given("seat 0 has 1 on K2")
        .given("seat 0 has 1 on L0", "bridge L0-C0 of seat 1", "seat 0 holds CATAPULT")
        .when("move", "play catapult", "launch U0", "launch U0", "launch U0")
        .offers("end", "fly L0 C0");
  }

  @Test
  @Rule("R 6.7")
  void launchesFlightsAndHurlsMix() {
    sol(2)
        .given("seat 0 has 1 on K2", "bridge R3-K2 of seat 0", "bridge L5-C5 of seat 0")
        .when("move", "launch U0", "hurl K2", "fly U0 U1", "launch U12", "fly U1 U2")
        .then("seat 0 has 1 on U2", "seat 0 has 1 on U12", "momentum 2 0", "seat 1 in CHOOSE");
  }

  @Test
  @Rule("R 6.8")
  void everySecondHurlOwesACard() {
    sol(2)
        .given("seat 0 has 5 on K2", "bridge L5-C5 of seat 0")
        .when("move", "hurl K2", "hurl K2", "hurl K2")
        .then("hurls 3", "owed 0")
        .when("hurl K2")
        .then("momentum 8 0", "pile 57", "seat 1 in CHOOSE");
  }

  @Test
  @Rule({"R 5.4", "D-18"})
  void aMoveActionMayEndAtAnyTime() {
    sol(2)
        .when("move", "end")
        .then("pool 8 8", "seat 1 in CHOOSE", "dock 12 6")
        .when("move", "launch L6", "end")
        .then("pool 8 7", "seat 0 in CHOOSE", "round 2", "dock 12 5");
  }

  @Test
  @Rule("R 5.5")
  void aMoveActionWithNothingToDoEndsAtOnce() {
    sol(2)
        .given("seat 0 pool 0")
        .when("move")
        .then("seat 1 in CHOOSE", "quiet 1", "dock 12 6", "round 1");
  }

  @Test
  @Rule({"R 6.4", "R 2.3", "R 12.2"})
  void theLargeBoardIsFlownLikeTheSmallOne() {
    sol(5)
        .given("seat 0 pool 0", "seat 0 has 1 on L15", "bridge L15-C12 of seat 3")
        .when("move")
        .offers("end", "fly L15 U15", "fly L15 L0", "fly L15 L14", "fly L15 C12")
        .when("fly L15 C12")
        .then("energy 3 3 3 4 3", "seat 0 has 1 on C12");
  }
}
