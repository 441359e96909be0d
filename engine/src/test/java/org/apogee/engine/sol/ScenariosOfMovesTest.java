package org.apogee.engine.sol;

import static org.apogee.engine.sol.SolScene.sol;
import static org.assertj.core.api.Assertions.assertThat;

import org.apogee.engine.rules.Rule;
import org.junit.jupiter.api.Test;

/** Worked scenarios S01 to S11: set-up, flights, tolls and conversions. */
class ScenariosOfMovesTest {
  @Test
  @Rule({"R 4.1", "R 4.2", "R 4.3", "R 4.6", "R 5.3"})
  void s01Setup() {
    sol(4)
        .then("dock 0 3 6 9", "pile 89", "pool 8 8 8 8", "reserve 5 5 5 5", "lost 0 0 0 0")
        .then("energy 3 3 3 3", "momentum 0 0 0 0", "track 3 3 3 3", "countdown 13", "round 1")
        .then("seat 0 holds nothing", "seat 3 holds nothing", "seat 0 in CHOOSE")
        .then("seat 3 has 8 bridges left", "seat 3 has 3 nodes left")
        .then("seat 3 has 3 foundries left", "seat 3 has 3 towers left")
        .offers("move");
  }

  @Test
  @Rule({"R 4.1", "R 4.3", "R 2.10", "R 12.2"})
  void s02DeckSizes() {
    sol(1).then("left 14 15 15", "pile 44", "dock 0");
    sol(2).then("left 14 15 15 15", "pile 59", "dock 0 6");
    sol(3).then("left 14 15 15 15 15", "pile 74", "dock 0 4 8");
    sol(4).then("left 14 15 15 15 15 15", "pile 89", "dock 0 3 6 9");
    sol(5).then("left 14 15 15 15 15 15 15", "pile 104", "dock 0 3 6 9 12");
    sol(5).when("move").offers("end", "launch U0", "launch U15", "launch L0", "launch L15");
  }

  @Test
  @Rule({"R 2.10", "R 2.11", "R 5.2", "R 5.5", "R 6.2", "R 9.1"})
  void s03LaunchAndOrbit() {
    sol(2)
        .when("move")
        .then("points 3")
        .offers("end", "launch U0", "launch U12", "launch L0", "launch L12")
        .when("launch U12", "launch L0", "launch L0")
        .then("pool 5 8", "dock 12 6", "seat 0 has 1 on U12", "seat 0 has 2 on L0")
        .then("pile 59", "quiet 1", "seat 1 in CHOOSE", "points 0");
  }

  @Test
  @Rule({"R 6.2", "R 6.3"})
  void s04LimitOfFive() {
    sol(2).given("seat 0 has 5 on L0").when("move").refuses("launch L0").allows("launch U0");
    sol(2).given("seat 1 has 5 on L0").when("move").allows("launch L0");
  }

  @Test
  @Rule({"R 2.6", "R 6.4", "R 6.5", "D-8"})
  void s05MembraneAndTolls() {
    sol(3)
        .given("seat 0 has 2 on L0", "bridge L0-C0 of seat 1", "bridge C0-R0 of seat 2")
        .when("move")
        .refuses("fly L0 C1")
        .allows("fly L0 C0")
        .when("fly L0 C0", "fly L0 C0")
        .then("energy 3 4 3", "seat 0 has 2 on C0", "points 1")
        .when("fly C0 R0")
        .then("energy 3 4 4", "seat 0 has 1 on C0", "seat 0 has 1 on R0")
        .then("seat 1 in CHOOSE", "counted 2 tolls.paid");
  }

  @Test
  @Rule({"R 3.2", "R 6.1", "R 6.5"})
  void s06OwnBridge() {
    sol(2)
        .given("seat 0 has 1 on L0", "bridge L0-C0 of seat 0")
        .when("move")
        .then("points 4", "track 4 3")
        .when("fly L0 C0")
        .then("points 3", "energy 3 3", "counted 0 tolls.paid");
  }

  @Test
  @Rule({"R 7.2", "R 7.4", "R 9.9"})
  void s07BridgeConversion() {
    sol(2)
        .given("seat 0 has 1 on U0", "seat 0 has 1 on L0")
        .deck(1)
        .when("convert")
        .offers("bridge L0-C0 from U0", "bridge L0-C1 from U0")
        .when("bridge L0-C1 from U0")
        .then("bridge L0-C1 of seat 0", "reserve 7 5", "pool 6 8", "track 4 3")
        .then("seat 0 has 7 bridges left", "seat 0 has 0 on L0", "seat 0 has 0 on U0")
        .then("left 14 14 15 15", "seat 0 holds suit 1", "seat 1 in CHOOSE");
  }

  @Test
  @Rule({"R 7.2", "R 7.3", "R 7.4"})
  void s08NodeInOrbit() {
    sol(2)
        .given("seat 0 has 1 on L0", "seat 0 has 1 on L2")
        .when("convert")
        .offers("node L1")
        .when("node L1")
        .then("node of seat 0 on L1", "reserve 7 5", "pool 6 8", "seat 0 has 2 nodes left")
        .then("pile 59", "seat 0 holds nothing", "seat 1 in CHOOSE");
  }

  @Test
  @Rule("R 7.2")
  void s09FoundryChoices() {
    sol(2)
        .given("seat 0 has 1 on L0", "seat 0 has 1 on L1")
        .when("convert")
        .offers("foundry L0 with L1", "foundry L1 with L0");
  }

  @Test
  @Rule({"R 7.2", "R 7.4", "D-6"})
  void s10Tower() {
    sol(2)
        .given("seat 0 has 1 on U0", "seat 0 has 1 on L0", "seat 0 has 1 on C1")
        .when("convert")
        .offers(
            "bridge L0-C0 from U0",
            "bridge L0-C1 from U0",
            "bridge C1-R0 from L0",
            "tower C1 from L0 U0")
        .when("tower C1 from L0 U0")
        .then("tower of seat 0 on C1", "reserve 8 5", "pool 5 8", "pile 58")
        .then("seat 0 has 2 towers left", "counted 1 cards.drawn", "seat 1 in CHOOSE");
  }

  @Test
  @Rule("R 7.3")
  void s11OccupiedSpace() {
    for (var station : new String[] {"node", "foundry", "tower"}) {
      var space = station.equals("tower") ? "C1" : "L1";
      var ring = space.substring(0, 1);
      sol(2)
          .given("seat 0 has 1 on " + ring + "0", "seat 0 has 1 on " + ring + "2")
          .given(station + " of seat 1 on " + space)
          .refuses("convert");
    }
    assertThat(sol(2).given("seat 0 has 1 on L0", "seat 0 has 1 on L2").legal())
        .contains("convert");
  }
}
