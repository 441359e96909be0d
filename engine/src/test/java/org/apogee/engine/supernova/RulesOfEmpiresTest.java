package org.apogee.engine.supernova;

import static org.apogee.engine.supernova.Step.ACTION;
import static org.apogee.engine.supernova.Step.BUILD;
import static org.apogee.engine.supernova.Step.DISCOVER;
import static org.apogee.engine.supernova.Step.TRANSPORT;
import static org.apogee.engine.supernova.SupernovaScene.supernova;
import static org.assertj.core.api.Assertions.assertThat;

import org.apogee.engine.rules.Rule;
import org.junit.jupiter.api.Test;

/** Rules of building, fighting, trading and carrying that the worked scenarios leave out. */
class RulesOfEmpiresTest {
  @Test
  @Rule({"R 6.2", "R 2.9"})
  void hostileNativesKeepAliensOut() {
    supernova(2)
        .given("seat 0 declared Freya [Hostile Natives]")
        .given("seat 0 holds Tlisk Raiders, Evil Clones")
        .in(BUILD)
        .offers("build Evil Clones on Freya", "end");
  }

  @Test
  @Rule({"R 6.4", "D-9"})
  void civilizationIsOnePerNameAndSomeNeedsPeople() {
    supernova(2)
        .given("seat 0 has Freya [Hydroponic Domes]", "seat 0 has Vega [Drifters]")
        .given("seat 0 holds Hydroponic Domes, Embassy, Planetary Shield")
        .in(BUILD)
        .offers(
            "build Hydroponic Domes on Vega",
            "build Embassy on Vega",
            "build Planetary Shield on Freya",
            "build Planetary Shield on Vega",
            "end");
  }

  @Test
  @Rule({"R 6.5", "D-33"})
  void modifiersGoOnShipsInOrbitOnceByName() {
    supernova(2)
        .given("seat 0 has Freya", "Fighter [Laze Cannon] at Freya")
        .given("Cruiser of seat 0 in Deep Space", "seat 0 holds Laze Cannon, Warp Cannon")
        .in(BUILD)
        .offers("build Warp Cannon on Fighter", "end");
  }

  @Test
  @Rule({"R 6.6", "R 9.2", "D-16"})
  void specialsHaveTheirPhases() {
    var hand =
        "Super Nova, Black Hole, Wormhole, Temporal Rift, Battle Fury, Plague, Terraforming,"
            + " Jamming Field, Ceasefire";
    supernova(2)
        .given("seat 0 holds " + hand, "seat 0 has Freya [Rich Ores]", "Fighter at Freya")
        .given("seat 1 has Vega [Drifters]")
        .in(BUILD)
        .offers(
            "play Wormhole on Fighter",
            "play Plague on Drifters",
            "play Terraforming on Rich Ores",
            "end");
    var action =
        supernova(2)
            .given("seat 0 holds " + hand, "seat 0 has Freya [Rich Ores]", "Fighter at Freya")
            .given("seat 1 has Vega [Drifters]")
            .in(ACTION);
    assertThat(action.legal("play"))
        .containsExactlyInAnyOrder(
            "play Super Nova on Freya",
            "play Super Nova on Vega",
            "play Black Hole on Freya",
            "play Black Hole on Vega",
            "play Wormhole on Fighter",
            "play Temporal Rift",
            "play Plague on Drifters");
    action.when("attack from Freya", "send Fighter", "fleet done", "attack Vega");
    action.when("military on planet");
    assertThat(action.legal("play"))
        .containsExactlyInAnyOrder(
            "play Wormhole on Fighter",
            "play Battle Fury on attacker",
            "play Battle Fury on defender",
            "play Plague on Drifters",
            "play Ceasefire");
    supernova(2)
        .given("seat 0 holds " + hand, "seat 0 has Freya [Rich Ores]", "Fighter at Freya")
        .given("seat 1 has Vega [Drifters]")
        .in(TRANSPORT)
        .offers("play Wormhole on Fighter", "play Plague on Drifters", "end");
  }

  @Test
  @Rule({"R 2.9", "R 9.3"})
  void plagueAndTerraformingTakeACardAway() {
    supernova(2)
        .given("seat 0 holds Plague, Terraforming", "seat 1 has Vega [Barren Land, Drifters]")
        .in(BUILD)
        .when("play Plague on Drifters", "play Terraforming on Barren Land")
        .then("seat 1 has Vega", "potentials 0 3")
        .then("Scrapyard: Barren Land, Drifters, Plague, Terraforming");
  }

  @Test
  @Rule({"R 8.1", "D-34"})
  void onlyShipsInOrbitAttackAndNewPlanetsMayBeAttacked() {
    supernova(2)
        .given("seat 0 has Freya", "Cruiser of seat 0 in Deep Space", "seat 1 has Vega")
        .in(ACTION)
        .offers("pass");
    supernova(2).given("seat 0 has Freya", "Cruiser at Freya").in(ACTION).offers("pass");
    supernova(2)
        .given("seat 0 has Freya", "Cruiser at Freya", "seat 1 holds Vega")
        .in(DISCOVER)
        .when("pass", "discover Vega", "pass", "pass", "end", "end")
        .when(0, "attack from Freya", "send Cruiser", "fleet done")
        .offers("attack Vega");
  }

  @Test
  @Rule({"R 8.2", "D-17"})
  void theFleetIsNamedShipByShip() {
    supernova(2)
        .given("seat 0 has Freya [Drifters]", "Fighter at Freya", "Battleship at Freya")
        .given("seat 1 has Vega", "seat 1 has Rigel")
        .in(ACTION)
        .when("attack from Freya")
        .offers("send Battleship", "send Fighter")
        .when("send Fighter")
        .offers("fleet done")
        .when("fleet done")
        .offers("attack Vega", "attack Rigel");
  }

  @Test
  @Rule({"R 8.8", "D-19"})
  void aStalemateInOrbitEndsTheAttack() {
    supernova(2)
        .given("seat 0 has Freya", "Fighter at Freya", "seat 1 has Vega", "Fighter at Vega")
        .in(ACTION)
        .when("attack from Freya", "send Fighter", "fleet done", "attack Vega")
        .when(1, "flight done")
        .allPass()
        .then("Fighter at Freya", "seat 1 in ACTION", "counted 1 stalemates");
  }

  @Test
  @Rule({"R 3.6", "D-10"})
  void strengthsBelowZeroCountAsZero() {
    supernova(2)
        .given("seat 0 has Freya", "Freighter at Freya")
        .given("seat 1 has Vega [Cold Climate, Hostile Natives]")
        .in(ACTION)
        .when("attack from Freya", "send Freighter", "fleet done", "attack Vega")
        .when("diplomatic on planet")
        .allPass()
        .compares("0 0 2", "0 0 0", "attacker")
        .then("seat 0 has Vega [Cold Climate, Hostile Natives]");
  }

  @Test
  @Rule({"R 8.6", "R 8.8"})
  void aCharteredFleetMayBuyTheDefenders() {
    supernova(2)
        .given("seat 0 has Freya", "Freighter [Trade Charter, Nora Lucre] at Freya")
        .given("seat 1 has Vega", "Cruiser [Laze Cannon, Drifters] at Vega")
        .in(ACTION)
        .when("attack from Freya", "send Freighter", "fleet done", "attack Vega")
        .when(1, "flight done")
        .offers("military in orbit", "economic in orbit")
        .when("economic in orbit")
        .allPass()
        .when(0, "pick Laze Cannon")
        .then("Cruiser [Laze Cannon] at Attack", "seat 1 holds Drifters", "seat 0 in PLANET_FORM");
  }

  @Test
  @Rule({"R 8.8", "D-21"})
  void aFleetThatLosesWithWordsGoesOver() {
    supernova(2)
        .given("seat 0 has Freya", "Consul Ship [Drifters] at Freya")
        .given("seat 1 has Castor [Embassy, Drifters]")
        .in(ACTION)
        .when("attack from Freya", "send Consul Ship", "fleet done", "attack Castor")
        .when("diplomatic on planet")
        .allPass()
        .when(0, "pick Drifters")
        .then("seat 0 holds Drifters", "Consul Ship at Castor", "counted 1 fleets.lost");
  }

  @Test
  @Rule({"R 8.12", "D-7"})
  void aCapturedPlanetIsNoDeclaredHomeworldAnyMore() {
    var scene =
        supernova(2)
            .given("seat 0 has Freya", "Battleship at Freya", "seat 1 declared Vega [Drifters]")
            .in(ACTION)
            .when("attack from Freya", "send Battleship", "fleet done", "attack Vega")
            .when("military on planet")
            .allPass()
            .then("seat 0 has Vega");
    assertThat(scene.position().table.isHomeworld(SceneTable.planet(scene.position(), "Vega")))
        .isFalse();
    supernova(2)
        .given("seat 0 has Freya", "Battleship at Freya", "seat 1 has Ko'ol")
        .in(ACTION)
        .when("attack from Freya", "send Battleship", "fleet done", "attack Ko'ol")
        .when("military on planet")
        .allPass()
        .says("Seat 0 captures Ko'ol from seat 1 by force; their potentials are now 5 and 0.");
  }

  @Test
  @Rule({"R 9.2", "D-35"})
  void planetsAreDestroyedBeforeTheActionOnly() {
    var window =
        supernova(2)
            .given("seat 0 has Freya", "Fighter at Freya", "seat 1 has Vega")
            .given("seat 1 holds Super Nova, Black Hole")
            .in(ACTION)
            .when("attack from Freya", "send Fighter", "fleet done", "attack Vega")
            .when("military on planet", "pass");
    window.offers("pass");
  }

  @Test
  @Rule({"R 7.3", "D-25"})
  void aJettisonMayStopAfterTheFirstCardAndEndsWithTheHand() {
    supernova(2)
        .given("seat 0 holds Eden, Vega", "seat 1 holds Fighter")
        .in(ACTION)
        .when(0, "jettison Eden", "end")
        .then("seat 0 holds Vega", "seat 1 in ACTION")
        .when(1, "jettison Fighter")
        .then("seat 0 in DISCARD");
  }

  @Test
  @Rule("R 7.4")
  void onlyOneCardMayBeOfferedATurnEvenWithAnotherAction() {
    var scene =
        supernova(2)
            .given("seat 0 holds Temporal Rift, Eden, Vega", "seat 1 holds Fighter")
            .in(ACTION)
            .when(0, "play Temporal Rift", "offer Eden", "offer to 1")
            .when(1, "add Fighter", "decline")
            .then("seat 0 in ACTION", "seat 1 holds Fighter");
    assertThat(scene.legal("offer")).isEmpty();
    assertThat(scene.legal("jettison")).isNotEmpty();
  }

  @Test
  @Rule({"R 7.4", "D-24"})
  void promisesAreShownUntilTheEndOfTheNextTurn() {
    var scene =
        supernova(2)
            .given("seat 0 holds Eden", "seat 1 holds Fighter")
            .in(ACTION)
            .when("offer Eden", "offer to 1", "bid and promise no special", "accept 1");
    assertThat(scene.view(0).promises())
        .containsExactly(new SupernovaView.Promise(1, 0, "no special", 2));
    scene.position().turn.number = 3;
    assertThat(scene.view(0).promises()).isEmpty();
  }

  @Test
  @Rule({"R 10.1", "D-29", "D-30"})
  void peopleLandAnywhereWithRoomAndShipsCarryWhatTheyCan() {
    supernova(2)
        .given("seat 0 has Ko'ol", "Cruiser [Tlisk Raiders] at Ko'ol", "Fighter at Ko'ol")
        .in(TRANSPORT)
        .refuses("shift Tlisk Raiders to Fighter")
        .when("unload Tlisk Raiders on Ko'ol")
        .then("seat 0 has Ko'ol [Tlisk Raiders]")
        .refuses("load Tlisk Raiders into Cruiser");
    supernova(2)
        .given("seat 0 has Freya [Hostile Natives]", "Cruiser [Tlisk Raiders] at Freya")
        .given("Relay Ship at Freya")
        .in(TRANSPORT)
        .offers("shift Tlisk Raiders to Relay Ship", "end");
  }

  @Test
  @Rule({"R 10.1", "D-31", "D-32"})
  void shipsThatAttackedMayMoveWhereThereIsRoom() {
    supernova(2)
        .given("seat 0 has Freya", "Battleship at Freya", "seat 1 has Mizar", "seat 0 has Vega")
        .in(ACTION)
        .when("attack from Freya", "send Battleship", "fleet done", "attack Mizar")
        .when("military on planet")
        .allPass()
        .when(1, "pass")
        .offers("move Battleship to Vega", "move Battleship to Freya", "end");
    supernova(2)
        .given("seat 0 has Freya", "Battleship at Freya", "seat 0 has Vega", "Fighter at Vega")
        .in(TRANSPORT)
        .offers("end");
  }

  @Test
  @Rule({"R 8.7", "R 12.1"})
  void withAutoPassSeatsThatCanOnlyPassAreNotAsked() {
    supernova(3)
        .option("autoPassWindows", "on")
        .given("seat 0 has Freya", "Fighter at Freya", "seat 1 has Vega", "seat 2 holds Ceasefire")
        .in(ACTION)
        .when("attack from Freya", "send Fighter", "fleet done", "attack Vega")
        .when("military on planet")
        .then("seat 2 in PLANET_WINDOW")
        .when(2, "pass")
        .then("seat 0 has Vega", "seat 1 in ACTION");
  }
}
