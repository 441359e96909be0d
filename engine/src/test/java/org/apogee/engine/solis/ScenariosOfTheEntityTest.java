package org.apogee.engine.solis;

import static org.apogee.engine.solis.SolisScene.solis;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.apogee.engine.rules.Rule;
import org.junit.jupiter.api.Test;

/** W 50 to W 68: science, the Entity phase, the end and scoring. */
class ScenariosOfTheEntityTest {
  @Test
  @Rule({"R 12.2", "R 12.3", "R 12.4", "R 12.5", "R 19.5", "R 6.4"})
  void w50Discover() {
    var scene = solis(2).set(0, Empires.CREDITS, 4).drawing("T15", "T02", "T08");
    scene.when(0, "discover", "buy card", "claim Fusion Reactor");
    assertThat(scene.legal()).doesNotContain("buy card");
    scene.when(0, "archive Plasma Cannon", "done");
    assertThat(scene.p.empires.get(0, Empires.CREDITS)).isZero();
    assertThat(scene.view(0).empires().get(0).archived()).containsExactly("Plasma Cannon");
    assertThat(scene.view(0).discards()).containsExactly("Neutronium Plating");
    assertThat(scene.energy(0)).isEqualTo(7);
    assertThat(scene.view(0).empires().get(0).technologies()).containsExactly("Fusion Reactor");
  }

  @Test
  @Rule({"R 12.6", "R 2.13"})
  void w51TheThirdResourceCostsTwo() {
    var scene = solis(2).owns(0, 7, "D9").reveal(7, "b06", "y08", "y08").synthesized(0, "NP");
    assertThat(Science.synthesisLimit(scene.p, 0)).isEqualTo(3);
    scene.when(0, "synthesize Antimatter").turnOf(0);
    assertThat(scene.energy(0)).isEqualTo(5);
    assertThat(scene.legal("synthesize")).isEmpty();
  }

  @Test
  @Rule("R 12.1")
  void w52CreditsEndAtTwenty() {
    var scene = solis(2).reveal(19, "b06").set(0, Empires.CREDITS, 18).when(0, "research");
    assertThat(scene.p.empires.get(0, Empires.CREDITS)).isEqualTo(20);
  }

  private static SolisScene harmless(SolisScene scene) {
    return scene.deck(ActionCard.M1_1, ActionCard.M1_2, ActionCard.SUPERNOVA);
  }

  @Test
  @Rule({"R 14.1", "R 14.2"})
  void w53Anomalies() {
    var scene = solis(2).tile(10, "D13").owns(1, 7, "D12").tile(8, "D14");
    harmless(scene).phase(4, 4, 2, "M1_1", "M1_2");
    assertThat(scene.p.galaxy.loose(10)).isEqualTo(5);
    assertThat(scene.p.galaxy.loose(8)).isZero();
    assertThat(scene.starC(1)).isEqualTo(2);
  }

  @Test
  @Rule({"R 14.14", "R 14.15"})
  void w54AStandardAction() {
    var scene = solis(2).entityGate("B", 0);
    scene.happens(
        (chance, chronicle) -> EntityActions.standard(scene.p, ActionCard.S1_3, chance, chronicle),
        1,
        1,
        3);
    assertThat(scene.p.entity.gate(0)).isEqualTo(8);
    assertThat(scene.p.galaxy.entityShips(8)).isEqualTo(2);
    assertThat(scene.p.entity.get(Entity.RESERVE)).isEqualTo(18);
    assertThat(scene.p.entity.get(Entity.ACTIVE_GATE)).isEqualTo(1);
  }

  @Test
  @Rule({"R 14.10", "R 14.12", "R 14.16"})
  void w55CardsInTheOrderDrawn() {
    var scene = solis(2).entity(Map.of(Entity.PRESENCE, 1));
    scene.deck(ActionCard.S1_1, ActionCard.M2_1, ActionCard.S2_5, ActionCard.SUPERNOVA);
    scene.phase(1, 1, 1, "S1_1", "M2_1", "S2_5", 2, 3, 3);
    assertThat(scene.p.entity.get(Entity.MALICE)).isEqualTo(1);
    assertThat(scene.p.galaxy.entityShips(2)).isEqualTo(2);
    assertThat(scene.p.galaxy.entityShips(11) + scene.p.galaxy.entityShips(0)).isZero();
    assertThat(scene.p.entity.get(Entity.STAGE)).isEqualTo(Entity.IDLE);
    assertThat(scene.p.seatToAct()).isEqualTo(1);
    var other = solis(2).entity(Map.of(Entity.MALICE, 1));
    other.happens(
        (chance, chronicle) -> EntityActions.standard(other.p, ActionCard.S2_5, chance, chronicle),
        1,
        1);
    assertThat(other.p.galaxy.entityShips(7)).isEqualTo(4);
  }

  @Test
  @Rule({"R 14.12", "R 2.25"})
  void w56MaliceNamesSeatCounts() {
    for (int seats = 1; seats <= 6; seats++) {
      var scene = solis(seats);
      scene.happens(
          (chance, chronicle) -> EntityActions.malice(scene.p, ActionCard.M1_1, chronicle));
      int rises = seats == 3 || seats == 4 || seats == 6 ? 1 : 0;
      assertThat(scene.p.entity.get(Entity.MALICE)).as(seats + " seats").isEqualTo(rises);
    }
  }

  @Test
  @Rule({"R 14.11", "R 2.24"})
  void w57AFlare() {
    var scene = solis(2).ships(0, 19, 1, 8, 2).ships(1, 28, 1);
    scene.deck(ActionCard.F1_1, ActionCard.M1_1, ActionCard.SUPERNOVA);
    scene.phase(1, 1, 1, "F1_1", "M1_1");
    assertThat(scene.legal()).containsExactly("lose ship in s8", "lose ship in s19");
    scene.when(0, "lose ship in s8", "disable ship in s19");
    assertThat(scene.p.galaxy.shipsOf(0)).isEqualTo(2);
    assertThat(scene.p.galaxy.disabled(0, 19)).isEqualTo(1);
    assertThat(scene.p.galaxy.shipsOf(1)).isZero();
    assertThat(scene.p.empires.get(1, Empires.CAPTURED_SHIPS)).isZero();
    assertThat(scene.p.entity.get(Entity.POWER)).isEqualTo(4);
  }

  @Test
  @Rule({"R 14.14", "R 15.3"})
  void w58TheReserveRunsOut() {
    var open = solis(2).entity(Map.of(Entity.RESERVE, 1, Entity.MALICE, 1)).entityGate("A", 2);
    open.entity(10, 4);
    open.happens(
        (chance, chronicle) -> EntityActions.standard(open.p, ActionCard.S1_1, chance, chronicle),
        3);
    assertThat(open.p.ending()).isEqualTo(SolisEnding.DEFEAT_OVERRUN);
    assertThat(open.p.galaxy.entityShips(10)).isEqualTo(5);
    var full = solis(2).entity(Map.of(Entity.RESERVE, 1, Entity.MALICE, 1)).entityGate("A", 2);
    full.entity(10, 5);
    full.happens(
        (chance, chronicle) -> EntityActions.standard(full.p, ActionCard.S1_1, chance, chronicle),
        3);
    assertThat(full.p.isOver()).isFalse();
    assertThat(full.p.galaxy.entityShips(10)).isEqualTo(6);
    assertThat(full.p.entity.get(Entity.RESERVE)).isZero();
  }

  @Test
  @Rule({"R 14.10", "R 15.3", "R 15.4"})
  void w59TheSupernovaEndsAllAtOnce() {
    var scene = solis(2).entity(Map.of(Entity.PRESENCE, 2));
    scene.deck(ActionCard.F3_1, ActionCard.S3_1, ActionCard.SUPERNOVA, ActionCard.S3_3);
    scene.phase(1, 1, 1, "F3_1", "S3_1", "SUPERNOVA", "S3_3");
    assertThat(scene.p.ending()).isEqualTo(SolisEnding.DEFEAT_SUPERNOVA);
    assertThat(scene.p.galaxy.shipsOf(0)).isEqualTo(2);
    assertThat(scene.p.entity.get(Entity.POWER)).isEqualTo(3);
    assertThat(scene.p.place(0)).isEqualTo(2);
    assertThat(scene.p.outcome().entityPlace()).isEqualTo(1);
    var race = solis(2, "mode=EXPLORATION").deck(ActionCard.SUPERNOVA, ActionCard.S3_1);
    race.phase(1, 1, 1, "S3_1", "SUPERNOVA");
    assertThat(race.p.ending()).isEqualTo(SolisEnding.END_SUPERNOVA);
    assertThat(race.p.place(0)).isEqualTo(1);
  }

  @Test
  @Rule({"R 14.6", "R 14.9"})
  void w61EntityShipsMove() {
    var scene = solis(2).tile(2, "C1").tile(10, "D1").entity(2, 4).entity(10, 3);
    harmless(scene).phase(1, 1, 1, 3, 6, "M1_1", "M1_2");
    assertThat(scene.p.galaxy.entityShips(2)).isEqualTo(4);
    assertThat(scene.p.galaxy.entityShips(10)).isEqualTo(3);
  }

  @Test
  @Rule({"R 14.8", "R 14.7"})
  void shipsStayByAnomaliesAndAtTheEdge() {
    var scene = solis(2).tile(2, "C6").tile(10, "D1").entity(2, 1).tile(20, "M1").entity(20, 1);
    harmless(scene).phase(2, 2, 2, 3, 1, "M1_1", "M1_2");
    assertThat(scene.p.galaxy.entityShips(2)).isEqualTo(1);
    assertThat(scene.p.galaxy.entityShips(20)).isEqualTo(1);
    var lured = solis(2).tile(2, "C6").owns(0, 10, "D1").entity(2, 1);
    harmless(lured).phase(2, 2, 2, 3, "M1_1", "M1_2");
    assertThat(lured.p.galaxy.entityShips(10)).isEqualTo(1);
  }

  @Test
  @Rule({"R 14.13", "R 14.14"})
  void w62AGateLeavesTheBoard() {
    var scene = solis(2).entityGate("A", 36);
    scene.happens(
        (chance, chronicle) -> EntityActions.standard(scene.p, ActionCard.S1_1, chance, chronicle),
        1);
    assertThat(scene.p.entity.gate(0)).isEqualTo(Hex.CENTRAL);
    assertThat(scene.p.galaxy.entityShips).isZero();
  }

  @Test
  @Rule({"R 15.7", "R 15.5"})
  void w63TheValueOfASector() {
    var scene = solis(2).owns(0, 7, "D1").reveal(7, "r11");
    scene.p.galaxy.improve(7);
    scene.p.galaxy.improve(7);
    scene.p.wealth.countSectors(scene.p, 0);
    assertThat(scene.p.galaxy.value(7)).isEqualTo(7);
    assertThat(scene.p.score(0)).isEqualTo(7);
  }

  @Test
  @Rule("R 15.9")
  void w64And65Artifacts() {
    var scene = solis(2).owns(0, 7, "D1").owns(0, 8, "D2").owns(1, 13, "C1");
    int before = scene.track();
    scene.reveal(7, "r01").reveal(8, "r01").reveal(13, "r01", "r01");
    assertThat(scene.track() - before).isEqualTo(20);
    assertThat(SolisScoring.ofArtifacts(scene.p.wealth.individualArtifacts(0))).isEqualTo(10);
    assertThat(SolisScoring.ofArtifacts(scene.p.wealth.individualArtifacts(1))).isEqualTo(15);
    assertThat(SolisScoring.ofArtifacts(7)).isEqualTo(49);
    assertThat(SolisScoring.ofArtifacts(10)).isEqualTo(100);
    assertThat(SolisScoring.ofArtifacts(12)).isEqualTo(120);
    assertThat(SolisScoring.ofArtifacts(5)).isEqualTo(25);
  }

  @Test
  @Rule({"R 15.1", "R 15.2", "R 15.10", "R 2.26", "R 20.1"})
  void w66DeclaringVictory() {
    var scene = solis(3);
    int stars = scene.p.options().starsWanted(3);
    int artifacts = scene.p.options().artifactsWanted(3);
    int[] sectors = {7, 8, 10, 11, 12, 14};
    for (int i = 0; i < artifacts - 1; i++) {
      scene.owns(0, sectors[i], "D1").reveal(sectors[i], "r01");
    }
    scene.set(0, Empires.STAR_C, stars);
    assertThat(scene.legal()).as("an artifact too few").doesNotContain("declare victory");
    int last = sectors[artifacts - 1];
    scene.owns(0, last, "D1").reveal(last, "r01");
    scene.set(0, Empires.STAR_C, stars - 1 - (scene.track() - stars));
    assertThat(scene.track()).isEqualTo(stars - 1);
    assertThat(scene.legal()).as("a point too few").doesNotContain("declare victory");
    scene.set(0, Empires.STAR_C, scene.starC(0) + 1);
    int score = scene.p.score(0);
    scene.when(0, "declare victory");
    assertThat(scene.p.score(0)).isEqualTo(score + 5);
    assertThat(scene.p.outcome().ending()).isEqualTo("victory");
    assertThat(scene.p.outcome().places()).startsWith(1);
    assertThat(scene.p.outcome().entityPlace()).isEqualTo(4);
    assertThat(scene.p.outcome().counters()).containsEntry("declared-by", 1L);
  }

  @Test
  @Rule({"R 15.8", "R 2.18"})
  void w67PointsForCrystals() {
    var scene = solis(2).synthesized(0, "PPPP").knows(0, "T35");
    assertThat(SolisScoring.technology(scene.p, 0)).isZero();
    scene.active(0, "T35");
    assertThat(SolisScoring.technology(scene.p, 0)).isEqualTo(4);
  }

  @Test
  @Rule("R 15.4")
  void w68TheMostValuablePlayer() {
    var scene = solis(2).set(0, Empires.STAR_C, 51).set(1, Empires.STAR_C, 48);
    scene.deck(ActionCard.SUPERNOVA, ActionCard.S3_1).phase(1, 1, 1, "S3_1", "SUPERNOVA");
    assertThat(scene.p.outcome().places()).containsExactly(2, 3);
    assertThat(scene.p.outcome().counters())
        .containsEntry("race.kharvath.best", 1L)
        .containsEntry("race.kharvath.won", 0L)
        .containsEntry("race.seloni.best", 0L);
  }
}
