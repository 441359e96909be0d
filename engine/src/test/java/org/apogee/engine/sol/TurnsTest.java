package org.apogee.engine.sol;

import static org.apogee.engine.sol.SolScene.sol;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.apogee.engine.MoveList;
import org.apogee.engine.rules.Rule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Chapters 5 and 11: turns, the nova, the last transmission, the quiet rule and the end. */
class TurnsTest {
  @Test
  @Rule({"R 0.6", "R 15.1"})
  void legalMovesAreListedByAscendingCode() {
    var scene =
        sol(2)
            .given("seat 0 has 2 on L5", "seat 0 has 1 on K0", "seat 0 holds CLUSTER")
            .when("move", "play cluster");
    var moves = new MoveList();
    scene.position().legalMoves(moves);
    assertThat(moves.toArray()).isSorted().doesNotHaveDuplicates().hasSizeGreaterThan(10);
  }

  @Test
  @Rule("R 0.7")
  void anIllegalMoveChangesNothing() {
    var scene = sol(2).given("seat 0 has 1 on L0");
    long before = scene.position().fingerprint();
    scene.refuses("launch L0", "convert", "end");
    assertThatThrownBy(() -> scene.when("fly L0 L1")).isInstanceOf(AssertionError.class);
    assertThat(scene.position().fingerprint()).isEqualTo(before);
  }

  @Test
  @Rule({"R 5.1", "R 2.11", "D-30"})
  void everySeatHasATurnInARound() {
    var scene = sol(3).option("quietRounds", "10");
    for (int round = 1; round <= 9; round++) {
      for (int seat = 0; seat < 3; seat++) {
        scene.then("round " + round, "seat %d in CHOOSE".formatted(seat)).when("move", "end");
      }
      scene.then("round " + (round + 1));
    }
    scene.then("dock 4 8 12", "quiet 27");
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4, 5})
  @Rule({"R 4.1", "R 5.1", "D-30"})
  void theActiveMothershipHasTheLargestGapInFront(int seats) {
    var scene = sol(seats);
    int docks = seats == 5 ? 16 : 13;
    int[] gapOfFirst = {0, 0, 7, 5, 4, 4};
    for (int turn = 0; turn < 2 * seats; turn++) {
      int[] dock = scene.position().holdings.dock;
      int active = scene.position().active();
      for (int seat = 0; seat < seats; seat++) {
        int ahead = dock[(seat + seats - 1) % seats];
        int gap = Math.floorMod(dock[seat] - ahead, docks);
        int expected = gapOfFirst[seats] - (seat == active ? 0 : 1);
        assertThat(gap).as("gap of seat %d in turn %d".formatted(seat, turn)).isEqualTo(expected);
      }
      scene.when("move", "end");
    }
  }

  @Test
  @Rule({"R 3.5", "R 5.2", "R 10.4"})
  void theTurnRecordIsClearedForTheNextTurn() {
    sol(2)
        .given("seat 0 has 3 on K0", "seat 0 holds FUEL")
        .when("move", "play fuel", "burn", "hurl K0", "hurl K0", "end")
        .then("points 0", "owed 0", "hurls 0", "uses 0", "drawn 0 0 0 0", "seat 1 in CHOOSE")
        .when("move")
        .then("points 3")
        .refuses("burn");
  }

  @Test
  @Rule({"R 5.6", "R 8.5", "R 9.9"})
  void decisionsWithoutAChoiceAreSkipped() {
    sol(2)
        .given("seat 0 has 1 on C3", "tower of seat 0 on C3", "energy 2 3")
        .when("activate", "activate C3")
        .then("seat 1 in CHOOSE", "momentum 2 0", "seat 0 holds suit 1");
  }

  @Test
  @Rule({"R 5.4", "R 5.5"})
  void convertAndActivateEndByThemselves() {
    sol(2)
        .given("seat 0 has 1 on L0", "seat 0 has 1 on L2", "node of seat 0 on L4")
        .when("convert")
        .refuses("end")
        .when("node L1")
        .then("seat 1 in CHOOSE");
  }

  private static SolScene novaBySeat0(int seats) {
    return sol(seats).given("countdown 1", "seat 0 has 1 on R5", "node of seat 0 on R5").deck(0);
  }

  @Test
  @Rule({"R 11.1", "R 9.4"})
  void theNovaStopsEverythingElse() {
    novaBySeat0(2)
        .given("energy 3 20", "node of seat 1 on U3", "foundry of seat 0 on U4")
        .given("seat 0 holds suit 2")
        .when("activate", "activate R5", "decline bonus")
        .then("countdown 0", "counted 1 cards.drawn", "energy 6 20", "dock 0 6")
        .then("seat 0 holds suit 2", "discards 13 0 0 0", "drawn 0 0 0 0");
  }

  @Test
  @Rule({"R 11.2", "R 11.4", "R 11.9"})
  void theLastSeatOfTheRoundEndsTheGameAtOnce() {
    sol(2)
        .given("countdown 1", "seat 1 is active", "seat 1 has 1 on C0", "node of seat 1 on C0")
        .given("seat 0 has 1 on K0")
        .deck(0)
        .when(1, "activate", "activate C0", "decline bonus")
        .then("over by nova", "places 2 1")
        .offers();
  }

  @Test
  @Rule({"R 11.2", "R 11.3", "D-14", "D-15"})
  void waitingSeatsTransmitOnceMore() {
    novaBySeat0(3)
        .given("seat 1 has 2 on K3", "seat 1 has 1 on C3", "tower of seat 2 on C3")
        .given("seat 1 has 1 on C9", "node of seat 1 on C9", "seat 2 has 1 on K1")
        .when("activate", "activate R5", "decline bonus")
        .then("seat 1 in LAST")
        .offers("move", "end", "activate")
        .refuses("convert")
        .when("move")
        .then("points 3")
        .offers("end", "hurl K3")
        .when("hurl K3", "hurl K3")
        .then("momentum 0 4 0", "lost 0 2 0", "seat 2 in LAST", "dock 0 4 8")
        .offers("move", "end")
        .when("end")
        .then("over by nova", "momentum 0 4 0", "counted 1 cards.drawn", "places 2 1 3");
  }

  @Test
  @Rule({"R 11.3", "R 8.4", "D-14"})
  void inALastTransmissionOnlyTowersAreActivated() {
    novaBySeat0(2)
        .given("energy 3 5", "seat 1 has 1 on C3", "tower of seat 0 on C3")
        .given("seat 1 has 1 on C9", "node of seat 1 on C9", "seat 1 has 1 on R2")
        .given("tower of seat 1 on R2")
        .when("activate", "activate R5", "decline bonus", "activate")
        .offers("activate C3", "activate R2")
        .when("activate C3")
        .then("seat 0 in BONUS", "momentum 0 2", "energy 6 3")
        .when(0, "decline bonus")
        .when(1, "take bonus")
        .then("momentum 0 3", "energy 6 2", "over by nova", "counted 1 cards.drawn");
  }

  @Test
  @Rule({"R 11.3", "R 5.6"})
  void aSeatThatCannotTransmitIsSkipped() {
    novaBySeat0(3)
        .given("seat 1 has 1 on C9", "node of seat 1 on C9", "seat 2 has 1 on C3")
        .given("tower of seat 2 on C3", "energy 3 9 1", "seat 1 has 1 on R1")
        .when("activate", "activate R5", "decline bonus")
        .then("over by nova", "places 2 1 3");
  }

  @Test
  @Rule({"R 11.5", "R 4.2"})
  void equalSeatsShareAPlace() {
    sol(3).then("places 1 1 1", "scores 0 0 0");
    sol(3).given("momentum 5 7 7", "energy 9 3 3").then("places 3 1 1");
    sol(3).given("momentum 5 5 5", "energy 4 4 9").then("places 2 2 1");
    sol(3).given("lost 2 1 0").then("places 3 2 1");
  }

  @Test
  @Rule({"R 11.6", "D-16"})
  void aDrawnCardBreaksTheQuiet() {
    sol(2)
        .option("quietRounds", "2")
        .given("quiet 3", "seat 0 has 1 on C0", "node of seat 0 on C0")
        .when("activate", "activate C0", "decline bonus")
        .then("quiet 0", "counted 0 quiet.draws", "pile 58");
  }

  @Test
  @Rule({"R 11.6", "R 9.6", "D-25"})
  void aQuietDrawFlaresAndAsksFromTheSeatWhoseTurnEnded() {
    sol(3)
        .option("quietRounds", "2")
        .given("quiet 5", "seat 1 is active", "foundry of seat 0 on U3", "foundry of seat 1 on U4")
        .given("seat 1 holds suit 3", "energy 3 3 13")
        .deck(0, 2, 0)
        .when(1, "move", "end")
        .then("seat 1 in FLARE", "quiet 3", "energy 3 3 7", "dock 0 3 8", "drawn 1 0 0 0 0")
        .when(1, "flare U4 pay")
        .then("seat 0 in FLARE")
        .when(0, "flare U3 decline")
        .then("drawn 2 0 1 0 0", "seat 1 in FLARE")
        .when(1, "flare U4 decline")
        .when(0, "flare U3 pay")
        .then("discards 2 0 1 0 0", "drawn 0 0 0 0 0", "quiet 3", "seat 2 in CHOOSE", "round 1")
        .then("seat 1 holds suit 3", "countdown 11", "energy 2 2 7");
  }

  @Test
  @Rule({"R 11.6", "R 11.9", "D-25"})
  void aQuietDrawMayBringTheNova() {
    sol(3)
        .option("quietRounds", "2")
        .given("quiet 5", "seat 1 is active", "countdown 1", "seat 0 has 1 on K0")
        .given("seat 2 has 1 on K0")
        .deck(1, 0)
        .when(1, "move", "end")
        .then("seat 2 in LAST", "countdown 0", "counted 2 cards.drawn", "dock 0 3 8")
        .when(2, "move", "hurl K0")
        .then("over by quiet-nova", "places 2 2 1");
  }

  @Test
  @Rule({"R 11.7", "R 11.9", "D-16"})
  void theGameEndsAfterTheLastRound() {
    sol(2)
        .option("maxRounds", "10")
        .given("round 10", "seat 1 is active", "seat 1 has 1 on K0")
        .when(1, "move", "end")
        .then("over by round-limit", "round 10", "places 1 1");
    sol(2)
        .option("maxRounds", "11")
        .given("round 10", "seat 1 is active")
        .when(1, "move", "end")
        .then("round 11", "seat 0 in CHOOSE");
  }

  @ParameterizedTest
  @CsvSource({"1", "2", "5"})
  @Rule({"R 11.7", "R 11.8", "R 12.1"})
  void aGameOfPassesLastsExactlyToTheRoundLimit(int seats) {
    var scene = sol(seats).option("maxRounds", "10").option("quietRounds", "10");
    for (int turn = 0; turn < 10 * seats; turn++) {
      assertThat(scene.position().isOver()).isFalse();
      scene.when("move", "end");
    }
    scene.then("over by round-limit", "counted 1 quiet.draws", "counted " + seats + " cards.drawn");
  }

  @Test
  @Rule("R 12.1")
  void aSingleSeatIsAlwaysFirst() {
    sol(1)
        .then("left 14 15 15", "dock 0", "places 1")
        .given("countdown 1", "seat 0 has 1 on C0", "node of seat 0 on C0")
        .deck(0)
        .when("activate", "activate C0", "take bonus")
        .then("over by nova", "places 1", "energy 6");
  }

  @Test
  @Rule({"R 12.3", "R 11.6"})
  void inThePrintedPresetTheSunNeverDrawsByItself() {
    var scene = sol(2).option("preset", "printed");
    for (int turn = 0; turn < 24; turn++) {
      scene.when("move", "end");
    }
    scene.then("quiet 0", "counted 0 quiet.draws", "pile 59", "round 13");
  }

  @Test
  @Rule("R 12.3")
  void anOptionThatIsGivenOverridesThePreset() {
    sol(2)
        .option("preset", "printed")
        .option("quietRounds", "2")
        .given("quiet 3")
        .when("move", "end")
        .then("counted 1 quiet.draws", "pile 57");
  }
}
