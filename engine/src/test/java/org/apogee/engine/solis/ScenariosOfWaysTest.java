package org.apogee.engine.solis;

import static org.apogee.engine.solis.SolisScene.solis;
import static org.assertj.core.api.Assertions.assertThat;

import org.apogee.engine.rules.Rule;
import org.junit.jupiter.api.Test;

/** R 8 to R 12 where several effects meet: limits, discounts, choices offered once. */
class ScenariosOfWaysTest {
  @Test
  @Rule({"R 10.6", "R 2.18"})
  void moreShipsMoveForOneEnergyWithDrives() {
    var scene = solis(2).tile(7, "D1").ships(0, 19, 5).active(0, "T24").energy(0, 2);
    scene.when(0, "move to s7", "ship from s19", "ship from s19", "ship from s19");
    assertThat(scene.legal()).as("a fourth costs one more").contains("ship from s19");
    scene.when(0, "ship from s19");
    assertThat(scene.energy(0)).as("a fifth cannot be paid").isZero();
    assertThat(scene.p.galaxy.ships(0, 7)).isEqualTo(4);
    assertThat(scene.p.seatToAct()).isEqualTo(1);
  }

  @Test
  @Rule({"R 19.6", "R 10.2", "R 2.19"})
  void aFoldJumpPassesEnemies() {
    var scene = solis(5).turnOf(4).active(4, "PURPLE1a").ships(4, 31, 1, 15, 1).owns(4, 15, "D1");
    scene.owns(4, 5, "C1").entity(15, 1).energy(4, 7);
    assertThat(scene.legal("use")).contains("use Fold Jump to s5");
    scene.when(4, "use Fold Jump to s5");
    assertThat(scene.legal())
        .as("from s31 by s15, where enemies are")
        .containsExactlyInAnyOrder("ship from s15", "ship from s31");
    scene.when(4, "ship from s31", "ship from s15");
    assertThat(scene.p.galaxy.ships(4, 5)).isEqualTo(2);
    assertThat(scene.p.empires.isUsed(4, scene.tech(4, "PURPLE1a"))).isTrue();
    var plain = solis(5).turnOf(4).ships(4, 31, 1, 15, 1).owns(4, 15, "D1").owns(4, 5, "C1");
    plain.entity(15, 1).when(4, "move to s5");
    assertThat(plain.p.galaxy.ships(4, 31)).as("only the one next to it").isEqualTo(1);
    assertThat(plain.p.galaxy.ships(4, 5)).isEqualTo(1);
    assertThat(plain.p.empires.usedPowers[4]).isZero();
  }

  @Test
  @Rule({"R 10.11", "R 1.8"})
  void eachSectorLeftPleasesItsEnemies() {
    var scene = solis(3).owns(0, 7, "D1").gate(7).ships(0, 8, 2, 18, 1).ships(1, 8, 1, 18, 1);
    scene.ships(2, 8, 1).energy(0, 9);
    scene.when(0, "warp in to s7", "ship from s8", "ship from s18");
    scene.when("ship from s8");
    assertThat(scene.starI(1)).as("s8 and s18").isEqualTo(2);
    assertThat(scene.starI(2)).as("s8").isEqualTo(1);
    assertThat(scene.starI(0)).isZero();
  }

  @Test
  @Rule("R 10.13")
  void whoeverMovesInTakesTheToken() {
    var scene = solis(2).owns(0, 1, "C1").ships(0, 1, 1);
    scene.p.galaxy.addEntityStations(Hex.CENTRAL, -5);
    scene.when(0, "move to s0");
    assertThat(scene.starC(0)).isEqualTo(25);
    assertThat(scene.p.galaxy.hasToken()).isFalse();
    assertThat(scene.p.empires.tally(0, SolisCounter.STARS_CENTRAL)).isEqualTo(25);
    var guarded = solis(2).owns(0, 1, "C1").ships(0, 1, 1).when(0, "move to s0");
    assertThat(guarded.starC(0)).isZero();
    var disabled = solis(2).disabled(0, 0, 1);
    disabled.p.galaxy.addEntityStations(Hex.CENTRAL, -5);
    disabled.happens((chance, chronicle) -> Stars.claimToken(disabled.p, 0, chronicle));
    assertThat(disabled.p.galaxy.hasToken()).as("disabled ships do not take it").isTrue();
    var inOrder = solis(3, "startSeat=2").ships(0, 0, 1).ships(1, 0, 1);
    inOrder.p.galaxy.addEntityStations(Hex.CENTRAL, -5);
    inOrder.happens((chance, chronicle) -> Stars.claimToken(inOrder.p, 2, chronicle));
    assertThat(inOrder.starC(0)).as("first after seat 2").isEqualTo(25);
    var acting = solis(3).ships(0, 0, 1).ships(1, 0, 1);
    acting.p.galaxy.addEntityStations(Hex.CENTRAL, -5);
    acting.happens((chance, chronicle) -> Stars.claimToken(acting.p, 1, chronicle));
    assertThat(acting.starC(1)).as("who acts comes first").isEqualTo(25);
  }

  @Test
  @Rule({"R 8.1", "R 8.2", "R 8.3", "R 2.18"})
  void scansByTechnology() {
    var scene = solis(2).active(0, "T30", "T31").stored(0, "b01", "b01", "b02");
    scene.when(0, "scan");
    assertThat(scene.legal())
        .as("equal tiles are offered once")
        .containsExactlyInAnyOrder("set aside Ore nebula", "set aside Crystal nebula", "draw");
    scene.drawing("y01", "y01", "y02", "y03", "y04").when(0, "draw");
    assertThat(scene.legal()).hasSize(5).contains("keep Rich ore nebula", "done");
    scene.when(0, "keep Rich ore nebula", "keep Rich ore nebula", "done");
    assertThat(scene.energy(0)).as("the second tile is free").isEqualTo(6);
    var yellow = solis(4).turnOf(3);
    assertThat(Scan.storage(yellow.p, 3)).as("Ombrin stores one more").isEqualTo(7);
    assertThat(Scan.storage(yellow.p, 0)).isEqualTo(6);
    var nothing = solis(2).drawing("y01", "y02", "y03").when(0, "scan", "done");
    assertThat(nothing.energy(0)).as("a scan costs its base all the same").isEqualTo(6);
    assertThat(nothing.p.piles.bagSize()).isEqualTo(120);
  }

  @Test
  @Rule({"R 8.5", "R 8.6"})
  void revealingSeveralTiles() {
    var scene = solis(2).owns(0, 7, "M5").stored(0, "b01", "b01", "b02", "y01", "b03");
    scene.when(0, "reveal blue");
    assertThat(scene.legal())
        .containsExactlyInAnyOrder(
            "take Ore nebula", "take Crystal nebula", "take Archeolith nebula");
    scene.when(0, "take Ore nebula");
    assertThat(scene.legal())
        .containsExactlyInAnyOrder(
            "place in s7, blue",
            "place in s7, yellow",
            "place in s19, blue",
            "place in s19, yellow");
    scene.when(0, "place in s7, blue");
    assertThat(scene.legal())
        .containsExactlyInAnyOrder(
            "take Ore nebula", "take Crystal nebula", "take Archeolith nebula", "done");
    scene.when(0, "take Crystal nebula", "place in s19, yellow");
    assertThat(scene.p.seatToAct()).as("two blue tiles at most").isEqualTo(1);
    assertThat(scene.storedBy(0)).containsExactly("b01", "y01", "b03");
    assertThat(scene.energy(0)).isEqualTo(6);
    var full = solis(2).stored(0, "r01", "y01").reveal(19, "y02", "y03");
    assertThat(full.legal("reveal")).as("no slot for red or yellow").isEmpty();
    var poor = solis(2).owns(0, 1, "C1").stored(0, "r01", "y01").energy(0, 1);
    assertThat(poor.legal("reveal")).containsExactly("reveal yellow");
  }

  @Test
  @Rule({"R 8.6", "R 1.10"})
  void wormholesNeedASectorWithoutJumpPoint() {
    var scene = solis(2).owns(0, 7, "D1").gate(7).owns(0, 20, "M1").reveal(20, "y11");
    scene.stored(0, "b11").when(0, "reveal blue");
    assertThat(scene.legal())
        .containsExactlyInAnyOrder("place in s19, blue", "place in s19, yellow");
    var none = solis(2).gate(19).stored(0, "b11");
    assertThat(none.legal("reveal")).isEmpty();
    assertThat(none.legal("build gate")).as("one gate for each sector").isEmpty();
  }

  @Test
  @Rule({"R 12.2", "R 12.3", "R 12.4"})
  void claimingAndArchiving() {
    var scene = solis(2).set(0, Empires.CREDITS, 5).knows(0, "RED2b", "T02").turnOf(0);
    scene.drawing("T02", "T06").when(0, "discover");
    assertThat(scene.legal())
        .containsExactlyInAnyOrder(
            "buy card",
            "claim Pulse Lasers",
            "archive Plasma Cannon",
            "archive Pulse Lasers",
            "claim Berserker Rite",
            "claim Trophy Halls",
            "claim Raider Drives",
            "claim War Foundries",
            "done");
    scene.when(0, "archive Plasma Cannon");
    assertThat(scene.legal()).contains("archive Pulse Lasers instead of Plasma Cannon");
    scene.when(0, "archive Pulse Lasers instead of Plasma Cannon");
    assertThat(scene.p.piles.discarded(1)).isEqualTo(1);
    assertThat(scene.legal()).contains("claim archived Pulse Lasers").doesNotContain("buy card");
    scene.when(0, "claim archived Pulse Lasers");
    assertThat(scene.p.empires.get(0, Empires.CREDITS)).isEqualTo(3);
    assertThat(scene.p.empires.get(0, Empires.ARCHIVED_COUNT)).isZero();
    assertThat(scene.p.seatToAct()).as("nothing else can be paid").isEqualTo(1);
  }

  @Test
  @Rule({"R 12.3", "R 2.17", "R 2.18"})
  void ancientCardsNeedArtifacts() {
    var scene = solis(2).owns(0, 1, "C1").reveal(1, "r01").set(0, Empires.CREDITS, 20);
    scene.drawing("T02", "T06").when(0, "discover");
    assertThat(scene.legal())
        .contains("claim Ancient Gateways", "claim Aegis of Solis")
        .doesNotContain("claim Stellar Forge", "claim Entity Shackle");
    scene.when(0, "claim Aegis of Solis");
    assertThat(scene.legal()).as("one for each seat").doesNotContain("claim Ancient Gateways");
    assertThat(scene.view(1).ancients()).containsExactly(1, 3);
    scene.when(0, "done");
    assertThat(scene.p.piles.hasAncient(1)).isFalse();
    var blue = solis(2).turnOf(1).active(1, "BLUE2a").set(1, Empires.CREDITS, 5);
    blue.drawing("T02", "T06", "T05", "T04").when(1, "discover");
    assertThat(blue.legal())
        .as("one cheaper by the library")
        .contains("claim Tachyon Lance")
        .doesNotContain("claim Particle Accelerator");
    blue.when(1, "claim Plasma Cannon");
    assertThat(blue.p.empires.get(1, Empires.CREDITS)).isEqualTo(3);
  }

  @Test
  @Rule({"R 12.2", "R 12.5"})
  void theDiscardPileBecomesTheDeck() {
    var scene = solis(2);
    for (int tech = 0; tech < Techs.BASICS; tech++) {
      while (scene.p.piles.inDeck(tech) > 0) {
        scene.p.piles.takeTech(tech);
      }
    }
    scene.p.piles.discard(5);
    scene.set(0, Empires.CREDITS, 3).drawing("T06").when(0, "discover");
    assertThat(scene.view(0).action().cards()).containsExactly("Pulse Lasers");
    assertThat(scene.legal()).as("both piles are empty").doesNotContain("buy card");
    assertThat(scene.p.piles.deckSize()).isZero();
    scene.when(0, "done");
    assertThat(scene.view(0).discards()).containsExactly("Pulse Lasers");
  }

  @Test
  @Rule({"R 9.1", "R 9.2", "R 9.3", "R 9.4"})
  void supplyLimits() {
    assertThat(solis(2).ships(0, 19, 10).legal("build ships")).isEmpty();
    var captured = solis(2).ships(0, 19, 7).set(0, Empires.CAPTURED_SHIPS, 3);
    assertThat(captured.legal("build ships")).isEmpty();
    assertThat(captured.set(0, Empires.CAPTURED_SHIPS, 2).legal("build ships")).hasSize(1);
    assertThat(solis(2).stations(19, 5).legal("build station")).isEmpty();
    var stations = solis(2).stations(19, 2).set(0, Empires.CAPTURED_STATIONS, 3);
    assertThat(stations.legal("build station")).isEmpty();
    assertThat(stations.set(0, Empires.CAPTURED_STATIONS, 2).legal("build station")).hasSize(1);
    var gates = solis(2).owns(0, 7, "D1").gate(19).set(0, Empires.CAPTURED_GATES, 2);
    assertThat(gates.legal("build gate")).isEmpty();
    assertThat(gates.set(0, Empires.CAPTURED_GATES, 1).legal("build gate"))
        .containsExactly("build gate s7");
    int[] costs = {1, 1, 1, 1, 2, 2, 2, 3, 3};
    for (int ships = 1; ships <= costs.length; ships++) {
      assertThat(Build.shipsBase(solis(2).p, 0, ships))
          .as(ships + " ships")
          .isEqualTo(costs[ships - 1]);
    }
    assertThat(Build.shipsBase(solis(2).active(0, "T26").p, 0, 5)).isEqualTo(1);
    assertThat(Build.gateBase(solis(2).active(0, "T27").p, 0)).isEqualTo(1);
    var yards = solis(2).active(0, "T26", "RED3b").when(0, "build ships");
    assertThat(yards.p.turn.get(TurnRecord.LEFT)).as("1 + 1 + 2, and one is built").isEqualTo(3);
  }

  @Test
  @Rule({"R 7.5", "R 2.18"})
  void engineersImproveTwoSectors() {
    var scene = solis(2).owns(0, 7, "D1").owns(0, 8, "D2").active(0, "T33").when(0, "improve s7");
    assertThat(scene.legal()).containsExactlyInAnyOrder("improve s8", "improve s19", "done");
    scene.when(0, "improve s8");
    assertThat(scene.p.seatToAct()).isEqualTo(1);
    assertThat(scene.energy(0)).isEqualTo(6);
    assertThat(scene.p.galaxy.improvements(8)).isEqualTo(1);
    assertThat(scene.p.galaxy.isImproved(19)).isFalse();
  }
}
