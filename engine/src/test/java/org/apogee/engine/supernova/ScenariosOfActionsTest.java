package org.apogee.engine.supernova;

import static org.apogee.engine.supernova.Step.ACTION;
import static org.apogee.engine.supernova.Step.DISCARD;
import static org.apogee.engine.supernova.Step.TRANSPORT;
import static org.apogee.engine.supernova.SupernovaScene.supernova;
import static org.assertj.core.api.Assertions.assertThat;

import org.apogee.engine.rules.Rule;
import org.junit.jupiter.api.Test;

/** Worked scenarios S15, S26 to S34 and S37: specials, trade, transport, discards, the end. */
class ScenariosOfActionsTest {
  @Test
  @Rule("R 10.2")
  void s15Marooned() {
    supernova(2)
        .given("seat 0 has Freya", "Cruiser [Laze Cannon, Drifters] of seat 0 in Deep Space")
        .given("seat 0 holds Eden")
        .in(DISCARD)
        .then("Discard pile: Cruiser, Laze Cannon, Drifters", "seat 0 in DISCARD")
        .offers("discard Eden");
  }

  @Test
  @Rule({"R 2.9", "R 9.2", "R 9.3"})
  void s26SuperNova() {
    supernova(2)
        .given("seat 0 holds Super Nova", "seat 1 has Vega [Rich Ores, Drifters]")
        .given("Battleship [Laze Cannon] at Vega")
        .in(ACTION)
        .when("play Super Nova on Vega")
        .then("Scrapyard: Vega, Rich Ores, Drifters, Battleship, Laze Cannon, Super Nova")
        .then("seat 0 in ACTION");
  }

  @Test
  @Rule({"R 2.9", "R 9.2"})
  void s26BlackHole() {
    supernova(2)
        .given("seat 0 holds Black Hole", "seat 1 has Vega [Drifters]")
        .given("Battleship [Laze Cannon] at Vega")
        .in(ACTION)
        .when("play Black Hole on Vega")
        .then("Scrapyard: Vega, Drifters, Black Hole", "seat 0 in ACTION")
        .then("Battleship [Laze Cannon] of seat 1 in Deep Space");
  }

  @Test
  @Rule("R 7.2")
  void s27TemporalRift() {
    supernova(2)
        .given("seat 0 holds Temporal Rift")
        .in(ACTION)
        .when(0, "play Temporal Rift", "pass")
        .then("seat 0 in ACTION")
        .when(0, "pass")
        .then("seat 1 in ACTION");
  }

  @Test
  @Rule({"R 7.4", "R 14.3", "D-24"})
  void s28Trade() {
    supernova(3)
        .given("seat 0 holds Eden", "seat 1 holds Fighter, Cruiser", "seat 2 holds Vega")
        .in(ACTION)
        .when(0, "offer Eden")
        .offers("offer to 1", "offer to 2", "offer to 1 2")
        .when(0, "offer to 1 2")
        .when(1, "add Cruiser", "add Fighter", "bid")
        .when(2, "bid and promise peace")
        .offers("accept 1", "accept 2", "refuse")
        .when(0, "accept 1")
        .then("seat 0 holds Cruiser, Fighter", "seat 1 holds Eden", "seat 1 in ACTION");
  }

  @Test
  @Rule("R 7.4")
  void s29NoTaker() {
    supernova(3)
        .given("seat 0 holds Eden", "seat 1 holds Fighter, Cruiser", "seat 2 holds Vega")
        .in(ACTION)
        .when(0, "offer Eden", "offer to 1")
        .when(1, "decline")
        .then("seat 0 holds Eden", "seat 1 in ACTION");
  }

  @Test
  @Rule("R 7.3")
  void s30Jettison() {
    supernova(2)
        .given("seat 0 holds Eden, Vega, Fighter, Cruiser")
        .in(ACTION)
        .when("jettison Eden")
        .allows("end")
        .when("jettison Fighter", "jettison Cruiser")
        .then("Discard pile: Eden, Fighter, Cruiser", "seat 1 in ACTION");
  }

  @Test
  @Rule("R 10.1")
  void s31Transport() {
    supernova(2)
        .given("seat 0 has Freya [Evil Clones]", "Freighter at Freya", "seat 0 has Vega")
        .in(TRANSPORT)
        .when("load Evil Clones into Freighter", "move Freighter to Vega")
        .refuses("unload Evil Clones on Vega", "move Freighter to Freya")
        .offers("end");
    supernova(2)
        .given("seat 0 has Freya", "Freighter [Evil Clones] at Freya", "seat 0 has Vega")
        .in(TRANSPORT)
        .when("move Freighter to Vega")
        .allows("unload Evil Clones on Vega");
  }

  @Test
  @Rule({"R 10.2", "R 3.5"})
  void s32TooManyShips() {
    supernova(2)
        .given("seat 0 has Freya", "Fighter at Freya", "Battleship [Laze Cannon] at Freya")
        .given("seat 0 holds Eden")
        .in(DISCARD)
        .offers("drop Fighter", "drop Battleship")
        .when("drop Battleship")
        .then("Discard pile: Battleship, Laze Cannon")
        .offers("discard Eden");
  }

  @Test
  @Rule({"R 10.2", "D-28"})
  void s33TooMuchPopulation() {
    supernova(2)
        .given("seat 0 has Algol [Drifters, Evil Clones]")
        .in(DISCARD)
        .offers("drop Drifters", "drop Evil Clones");
  }

  @Test
  @Rule({"R 11.1", "R 11.2"})
  void s34Victory() {
    supernova(3)
        .given("seat 1 has Eden", "seat 1 has Altair", "seat 1 has Regulus", "seat 1 has Vega")
        .given("seat 1 has Freya", "seat 0 has Sirius", "seat 2 holds Fighter")
        .in(DISCARD)
        .when(2, "discard Fighter")
        .then("over by potential", "places 2 1 3", "scores 3 15 0");
  }

  @Test
  @Rule({"R 15.1", "R 15.2", "R 15.3"})
  void s37Encoding() {
    var cards = CardList.of(3, false);
    int freya = cards.first(CardKind.FREYA);
    int clones = cards.first(CardKind.EVIL_CLONES);
    int fury = cards.first(CardKind.BATTLE_FURY);
    int altair = cards.first(CardKind.ALTAIR);
    int fighter = cards.first(CardKind.FIGHTER);
    assertThat(SupernovaMoves.of(SupernovaMoves.ATTACK_TARGET, freya)).isEqualTo(722);
    assertThat(SupernovaMoves.of(SupernovaMoves.BUILD, clones, freya)).isEqualTo(184837);
    assertThat(SupernovaMoves.of(SupernovaMoves.PLAY_SPECIAL, fury, Specials.DEFENDER))
        .isEqualTo(23494);
    assertThat(SupernovaMoves.of(SupernovaMoves.PLAY_PLANET, altair, 1)).isEqualTo(16771);
    assertThat(SupernovaMoves.of(SupernovaMoves.TRADE_TO, 0b110)).isEqualTo(392);
    assertThat(SupernovaMoves.of(SupernovaMoves.DISCARD, fighter)).isEqualTo(5407);
    assertThat(SupernovaMoves.PASS).isEqualTo(32);
    assertThat(SupernovaMoves.END).isEqualTo(33);
    assertThat(SupernovaMoves.kind(184837)).isEqualTo(SupernovaMoves.BUILD);
    assertThat(SupernovaMoves.a(184837)).isEqualTo(clones);
    assertThat(SupernovaMoves.b(184837)).isEqualTo(freya);
  }
}
