package org.apogee.engine.sol;

import static org.apogee.engine.sol.SolScene.sol;
import static org.assertj.core.api.Assertions.assertThat;

import org.apogee.engine.rules.Rule;
import org.junit.jupiter.api.Test;

/** Worked scenarios S24 to S34: six effects, the quiet Sun, rounds, ranking and codes. */
class ScenariosOfEffectsTest {
  @Test
  @Rule({"R 10.1", "R 10.3 CEREMONY"})
  void s24Ceremony() {
    sol(2)
        .given("seat 0 holds CEREMONY")
        .when("move", "launch U0", "launch L0", "play ceremony")
        .then("energy 4 3", "seat 0 holds nothing", "discards 0 1 0 0")
        .when("launch U12")
        .then("energy 5 3", "seat 0 holds nothing", "seat 1 in CHOOSE");
  }

  @Test
  @Rule({"R 10.2", "R 10.3 PROCREATE"})
  void s25Procreate() {
    sol(2)
        .given("seat 0 holds PROCREATE")
        .given("seat 0 has 2 on C0", "seat 0 has 3 on L3", "seat 0 has 1 on U1")
        .when("play procreate")
        .then("seat 0 has 3 on C0", "seat 0 has 4 on L3", "seat 0 has 1 on U1", "reserve 3 5")
        .then("seat 0 in CHOOSE", "pool 2 8");
    sol(2)
        .given("seat 0 holds PROCREATE", "seat 0 reserve 1")
        .given("seat 0 has 2 on C0", "seat 0 has 3 on L3", "seat 0 has 1 on U1")
        .refuses("play procreate");
  }

  @Test
  @Rule("R 10.3 CASCADE")
  void s26Cascade() {
    sol(2)
        .given("seat 0 holds CASCADE", "seat 0 has 1 on L0", "seat 0 has 1 on L2")
        .given("seat 0 has 1 on C4", "seat 0 has 1 on C5")
        .when("convert")
        .refuses("play cascade", "end")
        .when("node L1", "play cascade")
        .then("reserve 7 5", "pool 4 8")
        .when("foundry C4 with C5")
        .then("reserve 7 5", "pool 6 8", "left 14 13 15 15", "foundry of seat 0 on C4")
        .then("seat 1 in CHOOSE");
  }

  @Test
  @Rule("R 10.3 PERSIST")
  void s27Persist() {
    sol(2)
        .given("seat 0 holds PERSIST", "seat 0 has 1 on L0", "seat 0 has 1 on L1")
        .given("node of seat 0 on L0", "node of seat 0 on L1")
        .when("activate", "activate L0", "take bonus", "play persist", "activate L1", "take bonus")
        .then("energy 7 3", "pool 7 8", "seat 0 has 0 on L0", "seat 0 has 1 on L1")
        .then("seat 1 in CHOOSE");
  }

  @Test
  @Rule({"R 10.3 JUGGERNAUT", "R 6.5"})
  void s28Juggernaut() {
    sol(2)
        .given("seat 0 holds JUGGERNAUT", "tower of seat 0 on R0", "bridge R0-K0 of seat 1")
        .when("move", "play juggernaut", "fly station R0 K0")
        .then("tower of seat 0 on K0", "no station on R0", "energy 3 4", "points 2")
        .when("hurl station K0", "end")
        .then("momentum 2 0", "energy 3 4", "lost 0 0", "no station on K0", "pile 58")
        .then("counted 0 cards.drawn", "counted 1 stations.hurled", "seat 0 has 2 towers left");
  }

  @Test
  @Rule({"R 10.3 CATAPULT", "R 6.5"})
  void s29Catapult() {
    sol(2)
        .given("seat 0 holds CATAPULT", "seat 0 has 5 on L0", "bridge L0-C0 of seat 1")
        .when("move", "play catapult", "fly L0 C0", "fly L0 C0", "fly L0 C0")
        .then("points 3")
        .when("fly L0 C0")
        .then("points 2", "energy 3 4", "seat 0 has 4 on C0", "seat 0 has 1 on L0");
  }

  @Test
  @Rule({"R 11.6", "D-16", "D-18"})
  void s30QuietRule() {
    var scene = sol(2).option("quietRounds", "5");
    for (int turn = 0; turn < 9; turn++) {
      scene.when("move", "end");
    }
    scene
        .then("quiet 9", "pile 59", "round 5")
        .when("move", "end")
        .then("quiet 8", "pile 57", "discards 0 2 0 0", "drawn 0 0 0 0", "round 6")
        .then("seat 0 in CHOOSE", "seat 0 holds nothing", "seat 1 holds nothing")
        .when("move", "end")
        .then("quiet 9", "pile 57")
        .when("move", "end")
        .then("quiet 8", "pile 55", "counted 2 quiet.draws", "counted 4 cards.drawn");
  }

  @Test
  @Rule({"R 2.11", "R 5.1", "R 5.2"})
  void s31AFullRound() {
    sol(4)
        .when(0, "move", "end")
        .when(1, "move", "end")
        .when(2, "move", "end")
        .then("round 1", "dock 12 2 5 9")
        .when(3, "move", "end")
        .then("dock 12 2 5 8", "round 2", "seat 0 in CHOOSE");
  }

  @Test
  @Rule({"R 11.5", "D-15"})
  void s32Ranking() {
    sol(4)
        .given("momentum 10 12 10 10", "energy 4 0 4 6", "lost 1 0 1 0")
        .then("places 3 1 3 2", "scores 10 12 10 10");
  }

  @Test
  @Rule({"R 2.4", "R 7.2", "R 7.4"})
  void s33NodeAcrossTheRingSeam() {
    sol(2)
        .given("seat 0 has 1 on K4", "seat 0 has 1 on K1")
        .when("convert")
        .offers("node K0")
        .when("node K0")
        .then("node of seat 0 on K0", "pile 56", "seat 0 holds suit 1");
  }

  @Test
  @Rule({"R 15.1", "R 15.2"})
  void s34Encoding() {
    var board = SolBoard.of(2);
    int u0 = SceneTable.space(board, "U0");
    int u12 = SceneTable.space(board, "U12");
    int l0 = SceneTable.space(board, "L0");
    int c0 = SceneTable.space(board, "C0");
    int c1 = SceneTable.space(board, "C1");
    assertThat(SolMoves.of(SolMoves.LAUNCH, u12)).isEqualTo(385);
    assertThat(SolMoves.of(SolMoves.FLY, l0, c0)).isEqualTo(53666);
    assertThat(SolMoves.of(SolMoves.CONVERT_BRIDGE, l0, c1, u0)).isEqualTo(55719);
    assertThat(SolMoves.of(SolMoves.CONVERT_TOWER, c1, l0, u0)).isEqualTo(27498);
    assertThat(SolMoves.of(SolMoves.CHOOSE, 2)).isEqualTo(64);
    assertThat(SolMoves.of(SolMoves.BONUS, 1)).isEqualTo(46);
    assertThat(SolMoves.of(SolMoves.PLAY_EFFECT, 11, l0, c1)).isEqualTo(3565936);
    assertThat(SolMoves.of(SolMoves.KEEP, 3)).isEqualTo(114);
    assertThat(SolMoves.END_MOVE).isEqualTo(19);
  }
}
