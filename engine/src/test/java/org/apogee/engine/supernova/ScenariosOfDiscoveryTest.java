package org.apogee.engine.supernova;

import static org.apogee.engine.supernova.Step.BUILD;
import static org.apogee.engine.supernova.Step.DISCARD;
import static org.apogee.engine.supernova.Step.DISCOVER;
import static org.apogee.engine.supernova.Step.DRAW;
import static org.apogee.engine.supernova.SupernovaScene.supernova;
import static org.assertj.core.api.Assertions.assertThat;

import org.apogee.engine.rules.Rule;
import org.junit.jupiter.api.Test;

/** Worked scenarios S01 to S08, S35 and S36: cards, discovery, building, drawing. */
class ScenariosOfDiscoveryTest {
  @Test
  @Rule({"R 2.1", "R 4.1"})
  void s01Deck() {
    var small = supernova(3).dealt().then("Main Deck of 90").position().cards;
    assertThat(small.size()).isEqualTo(120);
    assertThat(small.first(CardKind.TLIS)).isEqualTo(0);
    assertThat(small.first(CardKind.FREYA)).isEqualTo(11);
    assertThat(small.first(CardKind.HOT_CLIMATE)).isEqualTo(24);
    assertThat(small.first(CardKind.EVIL_CLONES)).isEqualTo(72);
    assertThat(small.first(CardKind.BATTLESHIP)).isEqualTo(80);
    assertThat(small.first(CardKind.SUPER_NOVA)).isEqualTo(106);
    var large = supernova(6).dealt().then("Main Deck of 120").position().cards;
    assertThat(large.size()).isEqualTo(180);
    assertThat(large.first(CardKind.HOT_CLIMATE)).isEqualTo(36);
    assertThat(large.first(CardKind.EVIL_CLONES)).isEqualTo(108);
    assertThat(large.first(CardKind.BATTLESHIP)).isEqualTo(120);
    assertThat(large.first(CardKind.SUPER_NOVA)).isEqualTo(159);
  }

  @Test
  @Rule({"R 5.1", "R 5.2"})
  void s02Declaring() {
    supernova(3)
        .given("seat 0 holds Altair, Antares, Scorpius")
        .in(DISCOVER)
        .offers(
            "discover Antares",
            "discover Altair",
            "discover Altair as homeworld",
            "discover Scorpius",
            "discover Scorpius as homeworld",
            "pass")
        .when("discover Altair as homeworld")
        .then("seat 0 declared Altair", "potentials 3 0 0", "seat 1 in DISCOVER");
  }

  @Test
  @Rule({"R 5.3", "R 5.4", "R 3.2", "R 3.6"})
  void s03Environments() {
    supernova(3)
        .given(
            "seat 0 holds Freya, Cold Climate",
            "seat 1 holds Ko'ol, Abundant Land",
            "seat 2 holds Hot Climate")
        .in(DISCOVER)
        .when(0, "discover Freya as homeworld")
        .when(1, "discover Ko'ol")
        .when(2, "pass")
        .offers("pass", "play Cold Climate on Ko'ol")
        .when(0, "play Cold Climate on Ko'ol")
        .then("seat 1 has Ko'ol [Cold Climate]", "strengths of Ko'ol 1 2 0")
        .refuses("play Abundant Land on Ko'ol")
        .when(1, "pass")
        .when(2, "play Hot Climate on Ko'ol")
        .then("seat 1 has Ko'ol", "Scrapyard: Hot Climate, Cold Climate")
        .then("seat 2 in RIVAL_ENVIRONMENT")
        .when(2, "pass")
        .then("seat 0 in OWN_ENVIRONMENT")
        .when(0, "pass")
        .when(1, "play Abundant Land on Ko'ol")
        .then("potentials 2 4 0", "seat 0 in BUILD");
  }

  @Test
  @Rule({"R 6.2", "R 3.3", "D-6"})
  void s04WherePopulationMayBeBuilt() {
    supernova(2)
        .given("seat 0 declared Freya", "seat 0 has Ko'ol", "seat 0 has Vega [Drifters]")
        .given("seat 0 has Deneb", "seat 0 holds Koolian Diplomats, Tlisk Raiders, Evil Clones")
        .in(BUILD)
        .offers(
            "build Koolian Diplomats on Freya",
            "build Koolian Diplomats on Ko'ol",
            "build Koolian Diplomats on Vega",
            "build Tlisk Raiders on Freya",
            "build Tlisk Raiders on Vega",
            "build Evil Clones on Freya",
            "build Evil Clones on Ko'ol",
            "build Evil Clones on Vega",
            "end")
        .when("build Tlisk Raiders on Freya")
        .refuses("build Koolian Diplomats on Freya")
        .allows("build Evil Clones on Freya");
  }

  @Test
  @Rule({"R 3.4", "R 3.5", "R 6.3", "R 6.4"})
  void s05Limits() {
    supernova(2)
        .given("seat 0 declared Algol")
        .given("seat 0 holds Evil Clones, Drifters, Fighter, Battleship, Cruiser, Star Port")
        .in(BUILD)
        .when("build Evil Clones on Algol")
        .refuses("build Drifters on Algol")
        .when("build Battleship at Algol", "build Fighter at Algol")
        .refuses("build Cruiser at Algol")
        .when("build Star Port on Algol")
        .allows("build Cruiser at Algol");
  }

  @Test
  @Rule({"R 3.2", "R 11.2"})
  void s06Potential() {
    supernova(2)
        .given("seat 0 has Eden", "seat 0 has Altair", "seat 0 has Regulus", "seat 0 has Vega")
        .given("seat 0 has Freya [Drifters, Megalopolis]")
        .in(BUILD)
        .then("potentials 17 0", "scores 17 0", "places 1 2");
  }

  @Test
  @Rule({"R 4.5", "R 14.2"})
  void s07DrawAcrossPiles() {
    supernova(2)
        .given("seat 0 holds Eden, Vega, Fighter, Fighter, Fighter")
        .given("Discard pile: Cruiser, Freighter, Plague")
        .in(DRAW)
        .offers("draw main", "draw discard")
        .when(0, "draw discard")
        .tells("drew-discard", "drew", "drew")
        .says(
            "Seat 0 takes Cruiser-1, Freighter-1 and Plague from the Discard pile.",
            "Seat 0 draws 2 cards from the Main Deck.",
            "Seat 0 draws Tlis and Ko'ol from the Main Deck.")
        .then("Discard pile: nothing")
        .then(
            "seat 0 holds Tlis, Ko'ol, Eden, Vega, Cruiser, Fighter, Fighter, Fighter, Freighter,"
                + " Plague");
  }

  @Test
  @Rule({"R 4.4", "R 10.3", "R 10.4", "R 4.5"})
  void s08PenaltyAndRotation() {
    var scene =
        supernova(2)
            .option("opener", "rotate")
            .given("seat 1 holds Fighter")
            .in(DISCARD)
            .then("seat 1 in DISCARD", "counted 1 penalties")
            .when(1, "discard Fighter")
            .then("turn 2", "seat 1 in DRAW");
    assertThat(scene.view(1).empires().get(0).penalty()).isTrue();
    scene
        .when(1, "draw discard")
        .then("cards in hands 1 10", "Discard pile: nothing", "seat 1 in DISCOVER");
    assertThat(scene.view(1).empires().get(0).penalty()).isFalse();
  }

  @Test
  @Rule("R 6.7")
  void s35Scout() {
    supernova(2)
        .given("seat 0 declared Freya", "seat 0 holds Fast Scout Ship, Vega")
        .in(BUILD)
        .when("build Fast Scout Ship at Freya")
        .then("seat 0 in SCOUT")
        .offers("discover Vega", "pass")
        .when("discover Vega")
        .then("potentials 5 0", "seat 0 in BUILD");
  }

  @Test
  @Rule({"R 4.6", "R 11.1"})
  void s36FinalTurn() {
    supernova(2)
        .given("Discard pile: Fighter, Fighter, Cruiser, Cruiser, Freighter, Freighter, Plague")
        .given("seat 1 holds Vega, Eden, Sirius, Altair, Regulus, Rigel, Deneb, Mizar, Algol, Tlis")
        .given("Main Deck of 3")
        .in(DRAW)
        .when(0, "draw main")
        .then("final turn", "cards in hands 10 10", "Discard pile: nothing", "Main Deck of 0")
        .tells("drew", "final-turn", "drew-discard");
  }
}
