package org.apogee.engine.solis;

import static org.apogee.engine.solis.SolisScene.solis;
import static org.assertj.core.api.Assertions.assertThat;

import org.apogee.engine.Fact;
import org.apogee.engine.rules.Rule;
import org.junit.jupiter.api.Test;

/** R 13: Logistics step by step. */
class ScenariosOfResetsTest {
  private static boolean supplied(SolisScene scene, String... ids) {
    long set = 0;
    for (var id : ids) {
      set |= 1L << scene.tech(0, id);
    }
    return Logistics.isSupplied(scene.p, 0, set);
  }

  /** Seat 0 may take Logistics at once. */
  private static SolisScene spent() {
    return solis(3).energy(0, 0);
  }

  @Test
  @Rule("R 13.1")
  void asManyTokensAsEnergyAreTooFew() {
    assertThat(solis(2).energy(0, 3).tokens(0, Energy.MOVE, 3).legal()).doesNotContain("logistics");
    assertThat(solis(2).energy(0, 2).tokens(0, Energy.MOVE, 3).legal()).contains("logistics");
  }

  @Test
  @Rule({"R 13.2", "R 20.3"})
  void theBoardIsEmptiedAndCounted() {
    var scene = solis(3).energy(0, 2).tokens(0, Energy.SCIENCE, 8).set(0, Empires.CREDITS, 5);
    scene.when(0, "logistics", "done");
    assertThat(scene.starC(0)).as("8 / 2 - 2").isEqualTo(2);
    assertThat(scene.energy(0)).isEqualTo(8);
    assertThat(scene.tokens(0, Energy.SCIENCE)).isZero();
    assertThat(scene.p.empires.get(0, Empires.CREDITS)).isEqualTo(5);
    assertThat(scene.p.empires.tally(0, SolisCounter.LOGISTICS)).isEqualTo(1);
    assertThat(scene.p.empires.tally(0, SolisCounter.UNUSED_ENERGY)).isEqualTo(2);
    assertThat(scene.p.turn.get(TurnRecord.LOGISTICS_COUNT)).isEqualTo(1);
    assertThat(scene.told.stream().map(Fact::text))
        .containsExactly(
            "Seat 0 takes Logistics with 2 energy unspent.",
            "Seat 0 gets 2 ★ for its actions in this cycle.",
            "Seat 0 begins its cycle with 8 energy.");
  }

  @Test
  @Rule("R 13.2")
  void raceCardsAreTurnedForTheirCost() {
    var scene = spent().knows(0, "RED1a", "RED3b").synthesized(0, "N");
    scene.set(0, Empires.CREDITS, 5).when(0, "logistics");
    assertThat(scene.legal())
        .containsExactlyInAnyOrder("turn to Trophy Halls", "turn to Raider Drives", "done");
    scene.when(0, "turn to Trophy Halls");
    assertThat(scene.told.stream().map(Fact::text))
        .contains("Seat 0 turns a race card to Trophy Halls for 5 credits (0 left).");
    assertThat(scene.p.empires.get(0, Empires.CREDITS)).isZero();
    assertThat(scene.p.empires.knows(0, scene.tech(0, "RED1b"))).isTrue();
    assertThat(scene.p.empires.knows(0, scene.tech(0, "RED1a"))).isFalse();
    assertThat(scene.p.empires.knows(0, scene.tech(0, "RED3b"))).isTrue();
  }

  @Test
  @Rule("R 13.2")
  void eachRaceCardIsTurnedOnce() {
    var scene = spent().knows(0, "RED1a", "RED2b", "RED3a");
    scene.set(0, Empires.CREDITS, 20).when(0, "logistics", "turn to War Foundries");
    assertThat(scene.legal())
        .containsExactlyInAnyOrder("turn to Trophy Halls", "turn to Siege Lances", "done");
    scene.when(0, "turn to Trophy Halls");
    assertThat(scene.legal()).containsExactlyInAnyOrder("turn to Siege Lances", "done");
    var poor = spent().knows(0, "RED1a").set(0, Empires.CREDITS, 4);
    assertThat(poor.when(0, "logistics").p.frames.top()).isEqualTo(Step.TURN);
  }

  @Test
  @Rule({"R 13.3", "R 2.7"})
  void anySlotsTakeWhatIsLeft() {
    assertThat(supplied(solis(2).synthesized(0, "H"), "T03")).isFalse();
    assertThat(supplied(solis(2).synthesized(0, "HN"), "T03")).isTrue();
    assertThat(supplied(solis(2).synthesized(0, "HN"), "T03", "T06")).isFalse();
    assertThat(supplied(solis(2).synthesized(0, "HNP"), "T03", "T06")).isTrue();
    assertThat(supplied(solis(2).synthesized(0, "HNP"), "T03", "T06", "T07")).isFalse();
    assertThat(supplied(solis(2), "T06")).isFalse();
  }

  @Test
  @Rule({"R 13.3", "R 2.7"})
  void omegasStandForAnything() {
    assertThat(supplied(omegas(1), "ANC1a")).isFalse();
    assertThat(supplied(omegas(2), "ANC1a")).isTrue();
    assertThat(supplied(omegas(1), "ANC2a")).isFalse();
    assertThat(supplied(omegas(2), "ANC2a")).isTrue();
    assertThat(supplied(omegas(1).synthesized(0, "N"), "ANC2a")).isTrue();
    assertThat(supplied(omegas(1), "T03")).isFalse();
    assertThat(supplied(omegas(2), "T03")).isTrue();
    assertThat(supplied(omegas(1), "T06", "T11")).isFalse();
    assertThat(supplied(omegas(1), "T01")).isFalse();
    assertThat(supplied(omegas(2), "T01")).isTrue();
  }

  /** Seat 0 has artifacts in C1, which has two red slots. */
  private static SolisScene omegas(int count) {
    var scene = solis(2).owns(0, 1, "C1");
    for (int i = 0; i < count; i++) {
      scene.reveal(1, "r01");
    }
    return scene;
  }

  @Test
  @Rule({"R 2.14", "R 2.27"})
  void kindsInStockAreOfTheFiveBasicOnes() {
    assertThat(Logistics.kindsInStock(solis(2).p, 0)).isZero();
    assertThat(Logistics.kindsInStock(omegas(1).synthesized(0, "NNA").p, 0)).isEqualTo(2);
    assertThat(Logistics.kindsInStock(solis(2).synthesized(0, "NPHBA").p, 0)).isEqualTo(5);
  }

  @Test
  @Rule("R 13.2")
  void onlyBasicTechnologiesAreLimitedByResearch() {
    var scene = spent().knows(0, "T02", "T06", "T11", "T15", "RED1b");
    scene.synthesized(0, "HNPBANN").when(0, "logistics", "done");
    scene.when(0, "activate Plasma Cannon", "activate Pulse Lasers");
    scene.when(0, "activate Point Defence Net");
    assertThat(scene.legal()).containsExactlyInAnyOrder("activate Trophy Halls", "done");
    scene.when(0, "activate Trophy Halls");
    assertThat(scene.told.stream().map(Fact::text)).contains("Seat 0 activates Trophy Halls.");
    assertThat(scene.p.frames.top()).isEqualTo(Step.PLACE_TILE);
  }

  @Test
  @Rule({"R 13.2", "R 2.22"})
  void aFaceTakesOneTile() {
    var scene = spent().knows(0, "T06").synthesized(0, "N");
    scene.when(0, "logistics", "activate Pulse Lasers");
    assertThat(scene.legal())
        .containsExactlyInAnyOrder(
            "lay A1 on 1",
            "lay A1 on 2",
            "lay A1 on 3",
            "lay A1 on 4",
            "lay A1 on 5",
            "lay A1 on 6",
            "leave out A1");
    scene.when(0, "lay A1 on 2");
    assertThat(scene.told.stream().map(Fact::text))
        .contains("Seat 0 lays a basic attack on face 2.");
    assertThat(scene.legal()).hasSize(6).doesNotContain("lay A1 on 2");
    scene.when(0, "leave out A1");
    assertThat(scene.view(0).empires().get(0).attack())
        .containsExactly("A1", "A1", "A1", "", "A1", "A2");
    assertThat(scene.p.seatToAct()).isEqualTo(1);
  }

  @Test
  @Rule({"R 13.2", "R 11.14", "R 1.8"})
  void whatWasLostOrUsedComesBack() {
    var scene = spent().owns(0, 7, "D1").ships(0, 19, 1).disabled(0, 19, 2).disabled(0, 7, 1);
    scene.set(0, Empires.CAPTURED_SHIPS, 2).set(0, Empires.CAPTURED_STATIONS, 1);
    scene.set(0, Empires.CAPTURED_GATES, 1).set(0, Empires.CAPTURED_COLONIES, 2);
    scene.set(0, Empires.DISCOVERY, 0);
    scene.p.empires.usedPowers[0] = 1;
    scene.p.empires.usedRewards[0] = 1;
    scene.when(0, "logistics");
    for (int field :
        new int[] {
          Empires.CAPTURED_SHIPS,
          Empires.CAPTURED_STATIONS,
          Empires.CAPTURED_GATES,
          Empires.CAPTURED_COLONIES
        }) {
      assertThat(scene.p.empires.get(0, field)).isZero();
    }
    assertThat(scene.p.empires.get(0, Empires.DISCOVERY)).isEqualTo(1);
    assertThat(scene.p.empires.usedPowers[0]).isZero();
    assertThat(scene.p.empires.usedRewards[0]).isZero();
    assertThat(scene.p.galaxy.ships(0, 19)).isEqualTo(3);
    assertThat(scene.p.galaxy.ships(0, 7)).isEqualTo(1);
    assertThat(scene.p.galaxy.disabled[0]).isZero();
  }
}
