package org.apogee.engine.supernova;

import static org.apogee.engine.supernova.Step.ACTION;
import static org.apogee.engine.supernova.Step.BUILD;
import static org.apogee.engine.supernova.Step.DISCARD;
import static org.apogee.engine.supernova.Step.DISCOVER;
import static org.apogee.engine.supernova.Step.DRAW;
import static org.apogee.engine.supernova.Step.TRANSPORT;
import static org.apogee.engine.supernova.SupernovaScene.supernova;
import static org.assertj.core.api.Assertions.assertThat;

import org.apogee.engine.rules.Rule;
import org.junit.jupiter.api.Test;

/** Rules of the turn: dealing, drawing, discovering, the end. */
class RulesOfTurnsTest {
  private static final String PLANETS =
      "Vega, Eden, Sirius, Altair, Regulus, Rigel, Deneb, Mizar, Algol, Tlis";

  @Test
  @Rule({"R 4.1", "R 4.2"})
  void aHandWithPlanetsIsKept() {
    supernova(2)
        .dealt()
        .then("cards in hands 10 10", "Main Deck of 100", "seat 0 in MULLIGAN")
        .offers("keep hand")
        .when(0, "keep hand")
        .when(1, "keep hand")
        .then("seat 0 in DISCOVER");
  }

  @Test
  @Rule({"R 4.2", "R 14.4", "D-5"})
  void aHandWithoutPlanetsMayBeShownAndDealtAgainThreeTimes() {
    var scene =
        supernova(2)
            .given("seat 0 holds Fighter, Cruiser", "seat 1 holds " + PLANETS)
            .in(Step.MULLIGAN)
            .offers("mulligan", "keep hand")
            .when(0, "mulligan")
            .then("Discard pile: Cruiser, Fighter", "cards in hands 10 10")
            .tells("mulligan", "drew");
    assertThat(scene.position().turn.mulligans).containsExactly(1, 0);
    scene.position().piles.hands[0].clear();
    scene.position().turn.mulligans[0] = 3;
    scene.offers("keep hand");
  }

  @Test
  @Rule("R 4.2")
  void noMulliganFromAShortDeck() {
    supernova(2)
        .given("seat 0 holds Fighter", "Main Deck of 19")
        .in(Step.MULLIGAN)
        .offers("keep hand");
    supernova(2)
        .given("seat 0 holds Fighter", "Main Deck of 20")
        .in(Step.MULLIGAN)
        .offers("mulligan", "keep hand");
  }

  @Test
  @Rule({"R 4.3", "R 0.6", "R 3.7"})
  void allSeatsActInAPhaseBeforeTheNextBegins() {
    supernova(3)
        .option("opener", "rotate")
        .given("seat 0 holds Eden", "seat 1 holds Vega", "seat 2 holds Freya, Sirius")
        .in(DISCOVER)
        .when(0, "pass")
        .when(1, "pass")
        .when(2, "pass")
        .then("seat 0 in BUILD")
        .when(0, "end")
        .when(1, "end")
        .when(2, "end")
        .then("seat 0 in ACTION")
        .when(0, "pass")
        .when(1, "pass")
        .when(2, "pass")
        .then("seat 0 in DISCARD")
        .when(0, "discard Eden")
        .when(1, "discard Vega")
        .when(2, "discard Freya")
        .then("turn 2", "seat 1 in DRAW");
  }

  @Test
  @Rule({"R 4.4", "D-38"})
  void theOpenerOfATurnIsDrawnByLot() {
    var scene =
        supernova(3)
            .given("seat 0 holds Eden", "seat 1 holds Vega", "seat 2 holds Freya, Sirius")
            .in(DISCARD)
            .when(0, "discard Eden")
            .when(1, "discard Vega");
    long discard = scene.moves().get(0);
    scene
        .when(bound -> bound - 1, discard)
        .then("turn 2", "seat 2 in DRAW")
        .says("Turn 2 begins, and seat 2 opens it.");
  }

  @Test
  @Rule({"R 4.5", "D-26", "D-27"})
  void aFullHandDoesNotDraw() {
    supernova(2)
        .given("seat 0 holds " + PLANETS + ", Fighter", "seat 1 holds Cruiser")
        .given("Discard pile: Plague")
        .in(DRAW)
        .then("seat 1 in DRAW", "cards in hands 11 1")
        .when(1, "draw discard")
        .then("cards in hands 11 10", "Discard pile: nothing");
  }

  @Test
  @Rule("R 4.5")
  void drawingStopsWhenBothPilesAreEmpty() {
    supernova(2)
        .given("seat 0 holds Fighter", "seat 1 holds Cruiser", "Main Deck of 4")
        .in(DRAW)
        .then("cards in hands 5 1", "seat 0 in DISCOVER", "final turn");
  }

  @Test
  @Rule({"R 4.6", "R 11.1", "D-3"})
  void theFinalTurnEndsTheGameByTheDeck() {
    supernova(2)
        .given("seat 0 holds Fighter, Cruiser", "seat 1 holds Vega", "final turn")
        .given("seat 1 has Freya")
        .in(DISCARD)
        .when(0, "discard Fighter")
        .when(1, "discard Vega")
        .then("over by deck-exhausted", "places 2 1", "scores 0 2");
  }

  @Test
  @Rule({"R 11.1", "R 12.1", "D-4"})
  void theTurnLimitEndsTheGame() {
    supernova(2)
        .option("turnLimit", "5")
        .given("turn 5", "seat 0 holds Fighter", "seat 1 holds Vega")
        .in(DISCARD)
        .when(0, "discard Fighter")
        .when(1, "discard Vega")
        .then("over by turn-limit", "places 1 1");
  }

  @Test
  @Rule({"R 11.1", "D-2"})
  void thePotentialThatEndsTheGameDependsOnTheSeats() {
    assertThat(supernova(2).position().options().threshold()).isEqualTo(17);
    assertThat(supernova(3).position().options().threshold()).isEqualTo(15);
    assertThat(supernova(4).position().options().threshold()).isEqualTo(13);
    assertThat(supernova(6).position().options().threshold()).isEqualTo(13);
    supernova(2)
        .option("threshold", "8")
        .given("seat 0 has Eden", "seat 0 has Altair", "seat 0 has Algol", "seat 0 holds Fighter")
        .in(DISCARD)
        .when(0, "discard Fighter")
        .then("over by potential");
  }

  @Test
  @Rule({"R 11.2", "D-37"})
  void populationThenPlanetsThenStrengthBreakTies() {
    supernova(2)
        .given("seat 0 has Freya [Drifters]", "seat 1 has Rigel")
        .then("places 1 2", "scores 2 2");
    supernova(2)
        .given("seat 0 has Freya", "seat 1 has Mizar", "seat 1 has Algol")
        .then("places 2 1", "scores 2 2");
    supernova(2)
        .given("seat 0 has Freya", "seat 1 has Rigel [Embassy]")
        .then("places 2 1", "scores 2 2");
    supernova(2).given("seat 0 has Freya", "seat 1 has Rigel").then("places 1 1", "scores 2 2");
  }

  @Test
  @Rule({"R 11.3", "R 5.2"})
  void aSeatThatLostEverythingMayDeclareAgain() {
    supernova(2)
        .given("seat 0 holds Freya", "seat 1 has Vega")
        .in(DISCOVER)
        .offers("discover Freya", "discover Freya as homeworld", "pass");
  }

  @Test
  @Rule({"R 5.2", "D-7"})
  void aPermanentHomeworldRulesOutDeclaring() {
    supernova(2)
        .given("seat 0 holds Freya", "seat 0 has Ko'ol")
        .in(DISCOVER)
        .offers("discover Freya", "pass");
  }

  @Test
  @Rule({"R 5.3", "R 5.4", "R 5.5", "D-8"})
  void environmentsAreOnePerNameAndStay() {
    var scene =
        supernova(3)
            .given("seat 0 holds Freya", "seat 1 holds Rich Ores, Hot Climate")
            .given("seat 2 holds Hot Climate, Dense Asteroids")
            .in(DISCOVER)
            .when("discover Freya", "pass", "pass")
            .when(1, "play Hot Climate on Freya")
            .then("seat 0 has Freya [Hot Climate]", "seat 2 in RIVAL_ENVIRONMENT")
            .offers("pass", "play Dense Asteroids on Freya")
            .when(2, "play Dense Asteroids on Freya")
            .then("seat 0 in OWN_ENVIRONMENT")
            .when("pass")
            .then("seat 0 in BUILD", "seat 0 has Freya [Hot Climate, Dense Asteroids]");
    assertThat(scene.view(0).newPlanets()).containsExactly("Freya");
  }

  @Test
  @Rule({"R 1.2", "R 3.1"})
  void anEmpireIsWhatASeatControls() {
    var view =
        supernova(2)
            .given("seat 0 has Freya [Drifters]", "Fighter at Freya")
            .given("Cruiser of seat 0 in Deep Space", "seat 1 has Vega")
            .view(1);
    assertThat(view.empires().get(0).planets()).hasSize(1);
    assertThat(view.empires().get(0).planets().get(0).orbit()).hasSize(1);
    assertThat(view.empires().get(0).deepSpace()).hasSize(1);
    assertThat(view.empires().get(0).planets().get(0).kind()).isEqualTo("colony");
    assertThat(view.empires().get(1).planets().get(0).kind()).isEqualTo("uninhabited");
  }

  @Test
  @Rule({"R 1.1", "R 1.3", "R 6.1"})
  void whatIsPlayedLiesOpen() {
    supernova(2)
        .given("seat 0 declared Freya", "seat 0 holds Evil Clones, Fighter, Laze Cannon")
        .in(BUILD)
        .when(
            "build Evil Clones on Freya", "build Fighter at Freya", "build Laze Cannon on Fighter")
        .then("seat 0 declared Freya [Evil Clones]", "Fighter [Laze Cannon] at Freya")
        .then("seat 0 holds nothing", "seat 0 in BUILD", "counted 3 cards.built");
  }

  @Test
  @Rule({"R 10.2", "D-23"})
  void shipsAndPeopleGoBeforeTheCardOfTheHand() {
    supernova(2)
        .given("seat 0 has Algol [Drifters, Evil Clones]", "Fighter at Algol", "Cruiser at Algol")
        .given("Battleship at Algol", "seat 0 holds Eden")
        .in(DISCARD)
        .offers("drop Drifters", "drop Evil Clones")
        .when("drop Drifters")
        .offers("drop Fighter", "drop Cruiser", "drop Battleship")
        .when("drop Fighter")
        .offers("discard Eden")
        .then("Discard pile: Drifters, Fighter");
  }

  @Test
  @Rule("R 10.3")
  void anEmptyHandAfterDropsIsPenalized() {
    supernova(2)
        .given("seat 0 has Algol [Drifters, Evil Clones]", "seat 1 holds Eden")
        .in(DISCARD)
        .when(0, "drop Drifters")
        .then("seat 1 in DISCARD", "counted 1 penalties");
  }

  @Test
  @Rule("R 10.1")
  void aSeatWithoutShipsIsNotAskedToTransport() {
    supernova(2)
        .given("seat 0 has Freya", "seat 1 has Vega", "Fighter at Vega")
        .in(TRANSPORT)
        .then("seat 1 in TRANSPORT");
  }

  @Test
  @Rule({"R 7.1", "R 0.6"})
  void everySeatIsAskedForItsAction() {
    supernova(2).in(ACTION).offers("pass").when(0, "pass").offers("pass").when(1, "pass");
  }
}
