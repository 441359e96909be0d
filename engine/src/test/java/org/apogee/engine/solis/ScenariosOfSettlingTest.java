package org.apogee.engine.solis;

import static org.apogee.engine.solis.SolisScene.solis;
import static org.assertj.core.api.Assertions.assertThat;

import org.apogee.engine.rules.Rule;
import org.junit.jupiter.api.Test;

/** W 17 to W 36: energy, Logistics, settling, exploring, building and moving. */
class ScenariosOfSettlingTest {
  @Test
  @Rule({"R 6.2", "R 6.3"})
  void w17TheMinimumCost() {
    var scene = solis(2).owns(0, 7, "D1").tokens(0, Energy.BUILD, 2).tokens(0, Energy.MOVE, 1);
    scene.energy(0, 5).when(0, "build station s7");
    assertThat(scene.energy(0)).isEqualTo(3);
    assertThat(scene.tokens(0, Energy.BUILD)).isEqualTo(3);
    assertThat(Energy.cost(scene.p, 0, Energy.BUILD, 1)).isEqualTo(3);
    assertThat(Energy.cost(scene.p, 0, Energy.MOVE, 1)).isEqualTo(1);
  }

  @Test
  @Rule({"R 13.1", "R 5.5"})
  void w18WhenLogisticsIsAllowed() {
    var scene = solis(2).energy(0, 4).tokens(0, Energy.MOVE, 3);
    assertThat(scene.legal()).doesNotContain("logistics");
    assertThat(scene.energy(0, 2).legal()).contains("logistics");
    assertThat(scene.energy(0, 0).legal()).contains("logistics");
    assertThat(scene.tokens(0, Energy.MOVE, 0).legal()).contains("logistics");
  }

  @Test
  @Rule("R 13.2")
  void w19BonusForActions() {
    var scene = solis(2).energy(0, 1).tokens(0, Energy.MOVE, 2).tokens(0, Energy.BUILD, 2);
    scene.when(0, "logistics");
    assertThat(scene.starC(0)).isEqualTo(1);
    assertThat(scene.energy(0)).isEqualTo(8);
    assertThat(scene.p.empires.spentInAll(0)).isZero();
  }

  @Test
  @Rule("R 13.2")
  void w20EnergyComesBeforeTechnology() {
    var scene = solis(2).energy(0, 0).tokens(0, Energy.MOVE, 6).knows(0, "T15");
    scene.synthesized(0, "A").when(0, "logistics", "activate Fusion Reactor");
    assertThat(scene.starC(0)).isEqualTo(5);
    assertThat(scene.energy(0)).isEqualTo(7);
    assertThat(scene.p.wealth.value(0, Track.ENERGY)).isEqualTo(8);
    scene.turnOf(0).energy(0, 0).deck(ActionCard.M1_1, ActionCard.M1_2, ActionCard.SUPERNOVA);
    scene.drawing(1, 1, 1, "M1_1", "M1_2").when(0, "logistics", "activate Fusion Reactor");
    assertThat(scene.energy(0)).isEqualTo(8);
  }

  @Test
  @Rule({"R 13.2", "R 2.22"})
  void w21TechnologiesAndTilesAreLaidOutAnew() {
    var scene = solis(2).knows(0, "T01", "T07", "T08").active(0, "T02");
    scene.overlay(0, TileKind.A2, 2).synthesized(0, "NNHHA").energy(0, 0);
    scene.when(0, "logistics", "activate Ion Cannon", "activate Deflector Grid");
    assertThat(scene.legal()).contains("activate Plasma Cannon");
    scene.when(0, "activate Neutronium Plating");
    assertThat(scene.legal()).contains("lay ION on 2", "leave out ION").doesNotContain("done");
    assertThat(scene.p.empires.attackPlace(0, 2)).isEqualTo(Panel.EMPTY);
    scene.when("lay ION on 2", "lay S2 on 1", "lay AR1 on 3");
    assertThat(scene.p.empires.isActive(0, scene.tech(0, "T02"))).isFalse();
    assertThat(scene.view(0).empires().get(0).attack())
        .containsExactly("A1", "ION", "A1", "", "A1", "A2");
    assertThat(scene.view(0).empires().get(0).defence())
        .containsExactly("S2", "S1", "AR1", "S1", "S1", "S1");
  }

  @Test
  @Rule({"R 13.3", "R 2.7", "R 2.14"})
  void w22Supply() {
    var scene = solis(2).owns(0, 7, "D1").reveal(7, "r01").synthesized(0, "N");
    long engineering = 1L << scene.tech(0, "T33");
    long grid = 1L << scene.tech(0, "T07");
    assertThat(Logistics.isSupplied(scene.p, 0, engineering)).isTrue();
    assertThat(Logistics.isSupplied(scene.p, 0, engineering | grid)).isFalse();
  }

  @Test
  @Rule({"R 7.1", "R 1.7", "R 1.2"})
  void w23WhereToColonize() {
    var scene = solis(2).tile(20, "M1").ships(0, 20, 1);
    assertThat(scene.legal()).contains("colonize s20");
    scene.entity(20, 1);
    assertThat(scene.legal()).doesNotContain("colonize s20");
    scene.entity(20, -1).entityGate("B", 20);
    assertThat(scene.legal()).doesNotContain("colonize s20");
    scene.entityGate("B", 0).entity(8, 2);
    assertThat(scene.legal()).contains("colonize s20");
    scene.when(0, "colonize s20");
    assertThat(scene.energy(0)).isEqualTo(6);
  }

  @Test
  @Rule("R 7.2")
  void w24RoomForColonies() {
    var scene = solis(2).owns(0, 7, "D1").owns(0, 18, "D2").tile(20, "M10").tile(6, "C1");
    scene.owns(0, 36, "M10").reveal(36, "y06");
    scene.p.galaxy.settle(36, 0, 0);
    scene.p.wealth.countSectors(scene.p, 0);
    scene.tile(8, "D3").ships(0, 20, 1, 8, 1);
    assertThat(scene.p.wealth.value(0, Track.POPULATION)).isEqualTo(5);
    assertThat(scene.p.wealth.colonies(0)).isEqualTo(4);
    assertThat(scene.legal()).contains("colonize s20").doesNotContain("colonize s8");
  }

  @Test
  @Rule({"R 7.5", "R 15.7"})
  void w25OneImprovementForEachSector() {
    var scene = solis(2).owns(0, 7, "D1").energy(0, 5);
    int track = scene.track();
    scene.when(0, "improve s7").turnOf(0).when(0, "improve s19").turnOf(0);
    assertThat(scene.energy(0)).isEqualTo(3);
    assertThat(scene.track()).isEqualTo(track + 2);
    assertThat(scene.legal("improve")).isEmpty();
    scene.energy(0, 0).when(0, "logistics").turnOf(0);
    assertThat(scene.legal("improve")).containsExactly("improve s7", "improve s19");
  }

  @Test
  @Rule({"R 7.7", "R 7.8", "R 7.6"})
  void w26ASectorIsGivenUp() {
    var scene = solis(2).owns(0, 7, "D1").stations(7, 1).gate(7).ships(0, 7, 1);
    scene.p.galaxy.improve(7);
    scene.p.wealth.countSectors(scene.p, 0);
    scene.when(0, "abandon s7", "remove colonies");
    assertThat(scene.energy(0)).isEqualTo(6);
    scene.when(0, "done");
    assertThat(scene.p.galaxy.owner(7)).isEqualTo(Galaxy.NOBODY);
    assertThat(scene.p.galaxy.stationsOf(0)).isZero();
    assertThat(scene.p.galaxy.gatesOf(0)).isZero();
    assertThat(scene.p.galaxy.ships(0, 7)).isEqualTo(1);
    assertThat(scene.p.galaxy.improvements(7)).isZero();
  }

  @Test
  @Rule({"R 8.1", "R 8.2"})
  void w27ATileSetAsideGivesADraw() {
    var scene = solis(2).stored(1, "b01").turnOf(1).drawing("b02", "b03", "b04", "b05");
    scene.when(1, "scan", "set aside Ore nebula");
    scene.when(1, "keep Crystal nebula", "keep Archeolith nebula", "keep Condensate nebula");
    scene.when(1, "done");
    assertThat(scene.energy(1)).isEqualTo(4);
    assertThat(scene.storedBy(1)).containsExactly("b02", "b03", "b04");
    assertThat(scene.p.piles.inBag(SolisScene.location("b01"))).isEqualTo(4);
  }

  @Test
  @Rule({"R 2.9", "R 8.5", "R 8.6"})
  void w28TilesAndSlots() {
    var scene = solis(2).owns(0, 7, "C4").owns(0, 18, "M12").stored(0, "y01", "r02");
    scene.reveal(7, "y02").reveal(19, "y03", "y04");
    scene.when(0, "reveal yellow");
    assertThat(scene.legal()).containsExactlyInAnyOrder("place in s7, red", "place in s7, yellow");
    scene.when(0, "place in s7, yellow").turnOf(0);
    assertThat(scene.energy(0)).isEqualTo(6);
    scene.when(0, "reveal red");
    assertThat(scene.energy(0)).isEqualTo(4);
    assertThat(scene.p.wealth.icons(0, Good.of('N'))).isEqualTo(3);
  }

  @Test
  @Rule({"R 9.2", "R 1.10"})
  void w29WhereShipsAreBuilt() {
    var scene = solis(2).owns(0, 7, "D1").gate(7).owns(0, 8, "D5").reveal(8, "b08", "y09");
    scene.ships(0, 19, 4).when(0, "build ships");
    assertThat(scene.legal()).containsExactlyInAnyOrder("ship at s7", "ship at s19");
    scene.when(0, "ship at s7", "ship at s19");
    assertThat(scene.p.galaxy.shipsOf(0)).isEqualTo(6);
    assertThat(scene.energy(0)).isEqualTo(5);
  }

  @Test
  @Rule({"R 9.3", "R 9.1"})
  void w30StationsGrowDearer() {
    var scene = solis(2).owns(0, 7, "D1").owns(0, 18, "D2").owns(0, 8, "D5").energy(0, 9);
    scene.stations(7, 1).stations(18, 2).ships(1, 8, 1);
    assertThat(scene.legal("build")).doesNotContain("build station s8");
    assertThat(Build.stationBase(scene.p, 0, 7)).isEqualTo(2);
    assertThat(Build.stationBase(scene.p, 0, 18)).isEqualTo(3);
    scene.when(0, "build station s18");
    assertThat(scene.energy(0)).isEqualTo(6);
  }

  @Test
  @Rule("R 10.6")
  void w31ThreeShipsWithRoomForTwo() {
    var scene = solis(2).owns(0, 8, "D9").reveal(8, "b08", "y09").tile(7, "D1").ships(0, 19, 3);
    assertThat(Track.moves(scene.p.wealth.level(0, Track.FLEET))).isEqualTo(2);
    scene.when(0, "move to s7", "ship from s19", "ship from s19", "ship from s19");
    assertThat(scene.energy(0)).isEqualTo(5);
    assertThat(scene.p.galaxy.ships(0, 7)).isEqualTo(3);
  }

  @Test
  @Rule({"R 10.1", "R 10.4"})
  void w32Wormholes() {
    var scene = solis(2).tile(10, "D7").reveal(19, "b11").reveal(10, "y11").ships(0, 19, 2);
    assertThat(scene.legal("move"))
        .containsExactlyInAnyOrder(
            "move to s2", "move to s3", "move to s7", "move to s10", "move to s20", "move to s36");
  }

  @Test
  @Rule({"R 10.2", "R 10.3"})
  void w33EnemiesBlockTheWay() {
    var scene = solis(2).owns(0, 7, "D1").ships(1, 7, 1).active(0, "T23");
    assertThat(scene.legal("move"))
        .containsExactlyInAnyOrder(
            "move to s7", "move to s8", "move to s18", "move to s20", "move to s36");
    scene.active(0, "T25");
    assertThat(scene.legal("move")).contains("move to s1");
  }

  @Test
  @Rule({"R 10.7", "R 10.8", "R 10.9"})
  void w34Warps() {
    var scene = solis(2).owns(0, 7, "D1").gate(7).ships(0, 19, 1, 8, 2).entity(7, 1);
    scene.when(0, "warp in to s7", "ship from s19", "all from s8");
    assertThat(scene.energy(0)).isEqualTo(6);
    assertThat(scene.p.galaxy.ships(0, 7)).isEqualTo(3);
    scene.turnOf(0).when(0, "warp out of s7", "ship to s8", "ship to s1", "done");
    assertThat(scene.energy(0)).isEqualTo(5);
    assertThat(scene.p.galaxy.ships(0, 7)).isEqualTo(1);
    assertThat(scene.p.galaxy.ships(0, 8)).isEqualTo(1);
    assertThat(scene.p.galaxy.ships(0, 1)).isEqualTo(1);
  }

  @Test
  @Rule({"R 10.11", "R 1.9"})
  void w35RetreatPleasesTheEnemy() {
    var scene = solis(2).owns(0, 7, "D1").ships(0, 8, 2).ships(1, 8, 1);
    int track = scene.track();
    scene.when(0, "move to s7", "ship from s8");
    assertThat(scene.starI(1)).isEqualTo(1);
    assertThat(scene.track()).isEqualTo(track);
    var alone = solis(2).owns(0, 7, "D1").ships(0, 8, 1).entity(8, 2);
    alone.when(0, "move to s7");
    assertThat(alone.starI(0) + alone.starI(1)).isZero();
  }

  @Test
  @Rule({"R 10.3", "R 11.20", "R 14.7"})
  void w36HomeworldsAreSafe() {
    var scene = solis(2).ships(0, 13, 2).owns(0, 12, "D1").active(0, "T29");
    assertThat(scene.legal()).doesNotContain("move to s28", "attack seat 1 in s28");
    scene.ships(0).entity(13, 2).deck(ActionCard.M1_1, ActionCard.M1_2, ActionCard.SUPERNOVA);
    scene.phase(1, 1, 1, 4, "M1_1", "M1_2");
    assertThat(scene.p.galaxy.entityShips(13)).isEqualTo(2);
  }
}
