package org.apogee.engine.sol;

import static org.apogee.engine.sol.SolScene.sol;
import static org.assertj.core.api.Assertions.assertThat;

import org.apogee.engine.rules.Rule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Chapter 9: drawing cards, solar flares, keeping a card. */
class InstabilityTest {
  private static SolScene coreNode(int seats) {
    return sol(seats).given("seat 0 has 1 on K0", "node of seat 0 on K0");
  }

  private static SolScene drawThree(SolScene scene) {
    return scene.when("activate", "activate K0", "decline bonus");
  }

  @ParameterizedTest
  @CsvSource({"0, 0", "13, 0", "14, 1", "28, 1", "29, 2", "43, 2", "44, 3", "58, 3"})
  @Rule({"R 9.2", "R 1.2", "R 14.1"})
  void aDrawWalksThePileBySuit(int draw, int suit) {
    var cards = new SolCards(2);
    cards.setUp();
    assertThat(cards.inPile()).isEqualTo(59);
    int drawn =
        cards.draw(bound -> {
          assertThat(bound).isEqualTo(59);
          return draw;
        });
    assertThat(drawn).isEqualTo(suit);
    assertThat(cards.inPile()).isEqualTo(58);
    assertThat(cards.left[suit]).isEqualTo(suit == 0 ? 13 : 14);
    assertThat(cards.drawn[suit]).isEqualTo(1);
    assertThat(cards.drawnThisTurn()).isEqualTo(1);
  }

  @Test
  @Rule("R 9.3")
  void anEmptyPileIsMadeOfTheDiscards() {
    var cards = new SolCards(1);
    cards.discarded[2] = 2;
    cards.discarded[0] = 1;
    assertThat(cards.draw(_ -> 1)).isEqualTo(2);
    assertThat(cards.left).startsWith(1, 0, 1);
    assertThat(cards.discarded).containsOnly(0);
    assertThat(cards.draw(_ -> 0)).isZero();
    assertThat(cards.inPile()).isEqualTo(1);
  }

  @Test
  @Rule({"R 9.1", "R 9.2", "R 9.7", "D-11"})
  void cardsAreDrawnOneAtATime() {
    drawThree(coreNode(2).deck(2, 3, 2))
        .then("drawn 0 0 2 1", "seat 0 in KEEP", "pile 56")
        .offers("keep refraction", "keep oscillation")
        .when("keep oscillation")
        .then("seat 0 holds suit 3", "discards 0 0 2 0", "drawn 0 0 0 0", "left 14 15 13 14")
        .then("quiet 0", "seat 1 in CHOOSE");
  }

  @Test
  @Rule({"R 9.8", "D-10"})
  void theOldCardMayBeReplaced() {
    drawThree(coreNode(2).given("seat 0 holds suit 2").deck(3, 3, 3))
        .offers("keep refraction", "keep oscillation")
        .when("keep oscillation")
        .then("seat 0 holds suit 3", "discards 0 0 1 2", "left 14 15 14 12");
    drawThree(coreNode(2).given("seat 0 holds suit 2").deck(3, 3, 3))
        .when("keep refraction")
        .then("seat 0 holds suit 2", "discards 0 0 0 3", "left 14 15 14 12");
  }

  @Test
  @Rule({"R 9.9", "D-9"})
  void aSingleOptionIsKeptByItself() {
    drawThree(coreNode(2).given("seat 0 holds suit 2").deck(2, 2, 2))
        .then("seat 0 holds suit 2", "discards 0 0 3 0", "seat 1 in CHOOSE");
  }

  @Test
  @Rule({"R 9.9", "R 10.2"})
  void anAnyTimeEffectMayBePlayedBeforeKeeping() {
    drawThree(coreNode(2).given("seat 0 holds PROCREATE", "seat 0 has 2 on L5").deck(1, 1, 1))
        .when("end")
        .offers("keep subduction", "play procreate")
        .when("play procreate")
        .then("seat 0 has 3 on L5", "reserve 4 5", "seat 0 holds suit 1", "discards 0 3 0 0")
        .then("seat 1 in CHOOSE");
  }

  @Test
  @Rule("R 9.9")
  void aPlayedCardIsNoOptionAnyMore() {
    drawThree(coreNode(2).given("seat 0 holds PROCREATE", "seat 0 has 2 on L5").deck(2, 3, 3))
        .when("end")
        .offers("keep subduction", "keep refraction", "keep oscillation", "play procreate")
        .when("play procreate")
        .offers("keep refraction", "keep oscillation");
  }

  @Test
  @Rule({"R 9.10", "D-9"})
  void theNextSeatWaitsForTheDecision() {
    drawThree(coreNode(2).deck(2, 3, 3)).then("seat 0 in KEEP", "seat 0 is active", "dock 0 6");
  }

  @ParameterizedTest
  @CsvSource({"12, 12", "13, 7", "14, 7", "15, 8", "20, 10", "0, 0"})
  @Rule({"R 9.4", "R 0.5", "D-13", "D-27"})
  void aFlareCostsHalfOfThirteenOrMore(int before, int after) {
    coreNode(2)
        .given("energy 0 " + before)
        .deck(0, 1, 1)
        .when("activate", "activate K0", "decline bonus", "keep explosion")
        .then("energy 5 " + after, "countdown 12", "counted 1 flares")
        .then("counted %d energy.lost-to-flares".formatted(before - after));
  }

  @Test
  @Rule({"R 9.2", "R 9.4", "D-11"})
  void everyRedCardFlares() {
    coreNode(2)
        .given("energy 30 3")
        .deck(0, 0, 1)
        .when("activate", "activate K0", "decline bonus")
        .then("countdown 11", "energy 9 3", "drawn 2 1 0 0", "counted 2 flares");
  }

  @Test
  @Rule({"R 9.5", "D-12"})
  void nodesInTheUpperOrbitGiveEnergyInAFlare() {
    coreNode(2)
        .given("node of seat 1 on U0", "node of seat 1 on U12", "node of seat 0 on U5")
        .given("node of seat 1 on L7", "energy 3 13")
        .deck(0, 1, 1)
        .when("activate", "activate K0", "decline bonus", "keep explosion")
        .then("energy 9 9");
  }

  @Test
  @Rule({"R 9.6", "D-12"})
  void foundriesAskTheirOwnersFromTheActiveSeatOn() {
    sol(3)
        .given("seat 1 is active", "seat 1 has 1 on C3", "node of seat 1 on C3")
        .given("foundry of seat 0 on U2", "foundry of seat 0 on U0", "foundry of seat 2 on U1")
        .given("foundry of seat 1 on U12", "foundry of seat 1 on L4", "foundry of seat 1 on U4")
        .deck(0)
        .when("activate", "activate C3", "decline bonus")
        .offers("flare U4 decline", "flare U4 pay")
        .when(1, "flare U4 pay")
        .offers("flare U12 decline", "flare U12 pay")
        .when(1, "flare U12 decline")
        .offers("flare U1 decline", "flare U1 pay")
        .when(2, "flare U1 pay")
        .offers("flare U0 decline", "flare U0 pay")
        .when(0, "flare U0 pay")
        .offers("flare U2 decline", "flare U2 pay")
        .when(0, "flare U2 pay")
        .then("energy 1 4 2", "pool 10 9 9", "reserve 3 4 4", "seat 2 in CHOOSE")
        .then("seat 1 holds suit 0", "foundry of seat 1 on U4");
  }

  @Test
  @Rule("R 9.6")
  void aFoundryIsSkippedWhenItsOwnerCannotPay() {
    coreNode(3)
        .given("foundry of seat 1 on U1", "foundry of seat 1 on U2", "foundry of seat 2 on U3")
        .given("foundry of seat 0 on U4", "energy 3 1 0", "seat 0 reserve 0")
        .deck(0, 1, 1)
        .when("activate", "activate K0", "decline bonus")
        .then("seat 1 in FLARE")
        .when(1, "flare U1 pay")
        .then("energy 8 0 0", "seat 0 in KEEP", "pool 8 9 8");
    coreNode(2)
        .given("foundry of seat 1 on U1", "seat 1 reserve 0")
        .deck(0, 1, 1)
        .when("activate", "activate K0", "decline bonus")
        .then("seat 0 in KEEP");
  }

  @Test
  @Rule({"R 9.2", "R 9.6"})
  void drawingGoesOnAfterTheFlare() {
    coreNode(2)
        .given("foundry of seat 0 on U1")
        .deck(0, 0, 2)
        .when("activate", "activate K0", "decline bonus")
        .then("drawn 1 0 0 0", "countdown 12", "owed 2")
        .when("flare U1 decline")
        .then("drawn 2 0 0 0", "countdown 11", "owed 1", "seat 0 in FLARE")
        .when("flare U1 pay")
        .then("drawn 2 0 1 0", "energy 7 3", "owed 0", "seat 0 in KEEP");
  }

  @Test
  @Rule("D-29")
  void aRedCardIsKeptLikeAnyOtherAndHasAnEffect() {
    sol(2)
        .given("seat 0 has 1 on C3", "node of seat 0 on C3")
        .deck(0)
        .when("activate", "activate C3", "decline bonus")
        .then("seat 0 holds suit 0", "seat 0 holds CATAPULT")
        .when(1, "move", "end")
        .when(0, "move", "play catapult")
        .then("discards 1 0 0 0", "countdown 12");
  }
}
