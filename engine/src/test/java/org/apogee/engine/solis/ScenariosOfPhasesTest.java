package org.apogee.engine.solis;

import static org.apogee.engine.solis.SolisScene.solis;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.apogee.engine.Fact;
import org.apogee.engine.rules.Rule;
import org.junit.jupiter.api.Test;

/** R 14: the Entity phase where its steps meet. */
class ScenariosOfPhasesTest {
  private static SolisScene harmless(SolisScene scene) {
    return scene.deck(
        ActionCard.M1_1, ActionCard.M1_2, ActionCard.P2_1, ActionCard.M2_3, ActionCard.SUPERNOVA);
  }

  private static List<String> told(SolisScene scene) {
    return scene.told.stream().map(Fact::text).toList();
  }

  @Test
  @Rule({"R 14.2", "R 20.3"})
  void anomaliesPayTheFirstSeatToo() {
    var scene = solis(2).owns(0, 7, "D12").tile(10, "D13");
    harmless(scene).phase(2, 4, 4, "M1_1", "M1_2");
    assertThat(scene.starC(0)).isEqualTo(2);
    assertThat(scene.p.galaxy.loose(7)).isZero();
    assertThat(scene.p.empires.tally(0, SolisCounter.STARS_ANOMALIES)).isEqualTo(2);
    assertThat(told(scene))
        .contains(
            "The anomaly dice show 2, 4 and 4.",
            "Seat 0 gets 2 ★ for the anomaly in s7.",
            "The anomaly in s10 leaves 5 loose ★ there.");
    var calm = solis(2).tile(7, "D12").tile(10, "D13");
    harmless(calm).phase(1, 1, 1, "M1_1", "M1_2");
    assertThat(told(calm)).noneMatch(text -> text.contains(" 0 loose"));
  }

  @Test
  @Rule("R 14.3")
  void disabledShipsOfTheEntityWakeUp() {
    var scene = solis(2).tile(8, "D1").tile(10, "D2").entity(8, 1);
    scene.p.galaxy.addEntityDisabled(8, 2);
    scene.p.galaxy.addEntityDisabled(10, 1);
    harmless(scene).phase(1, 1, 1, 1, 1, "M1_1", "M1_2");
    assertThat(scene.p.galaxy.entityDisabled).isZero();
    assertThat(scene.p.galaxy.entityShips(8) + scene.p.galaxy.entityShips(20)).isEqualTo(3);
    assertThat(Long.bitCount(scene.p.galaxy.entityShips)).isEqualTo(2);
  }

  @Test
  @Rule("R 14.4")
  void theEntityAttacksEverySectorOnce() {
    var scene = solis(2).tile(7, "D1").tile(8, "D2").ships(0, 7, 1, 8, 1).entity(7, 1).entity(8, 1);
    harmless(scene).phase(1, 1, 1, 1, 2, 1, 2, "M1_1", "M1_2");
    assertThat(scene.p.galaxy.entityShips(7)).as("nobody was hit").isEqualTo(1);
    assertThat(told(scene).stream().filter(text -> text.contains("attacks")))
        .containsExactly("The Entity attacks seat 0 in s7.", "The Entity attacks seat 0 in s8.");
  }

  @Test
  @Rule("R 14.4")
  void theOwnerElseTheStrongestIsAttacked() {
    var owned = solis(3).owns(0, 8, "D1").ships(0, 8, 1).ships(1, 8, 3);
    assertThat(EntityPhase.target(owned.p, 8)).isZero();
    var most = solis(3).ships(1, 8, 1).disabled(1, 8, 2).ships(2, 8, 2);
    assertThat(EntityPhase.target(most.p, 8)).as("three ships, active or not").isEqualTo(1);
    var active = solis(3).ships(1, 8, 1).disabled(1, 8, 1).ships(2, 8, 2);
    assertThat(EntityPhase.target(active.p, 8)).as("more of two are active").isEqualTo(2);
    var equal = solis(3, "startSeat=2").ships(0, 8, 2).ships(1, 8, 2);
    assertThat(EntityPhase.target(equal.p, 8)).as("earliest after seat 2").isZero();
    var last = solis(3, "startSeat=1").ships(0, 8, 2).ships(2, 8, 2);
    assertThat(EntityPhase.target(last.p, 8)).as("earliest after seat 1").isEqualTo(2);
  }

  @Test
  @Rule({"R 14.6", "R 14.9"})
  void shipsMoveInEveryPhase() {
    var scene = solis(2).tile(8, "D1").tile(2, "C1").tile(3, "C2").entity(8, 2);
    harmless(scene).phase(1, 1, 1, 4, "M1_1", "M1_2");
    assertThat(scene.p.galaxy.entityShips(2)).isEqualTo(2);
    assertThat(told(scene)).contains("2 ships of the Entity move from s8 to s2.");
    scene.turnOf(0).phase(1, 1, 1, 4, "P2_1", "M2_3");
    assertThat(scene.p.galaxy.entityShips(3)).as("those that came may move on").isEqualTo(2);
    assertThat(scene.p.galaxy.entityShips(2)).isZero();
  }

  @Test
  @Rule("R 14.9")
  void aFullSectorTakesNobody() {
    var scene = solis(2).tile(2, "C6").tile(8, "D1").entity(2, 6).entity(8, 1);
    harmless(scene).phase(2, 2, 2, 1, 4, "M1_1", "M1_2");
    assertThat(scene.p.galaxy.entityShips(8)).isEqualTo(1);
    assertThat(scene.p.galaxy.entityShips(2)).isEqualTo(6);
    assertThat(told(scene)).noneMatch(text -> text.contains("from s8"));
  }

  @Test
  @Rule({"R 14.12", "R 14.10"})
  void presenceBringsGatesAndCards() {
    var scene = harmless(solis(2));
    scene.phase(1, 1, 1, "M1_1", "M1_2").turnOf(0).phase(1, 1, 1, "P2_1", "M2_3");
    assertThat(scene.p.entity.get(Entity.PRESENCE)).isEqualTo(1);
    assertThat(scene.p.entity.gate(1)).isEqualTo(Hex.CENTRAL);
    assertThat(scene.p.entity.gate(2)).isNegative();
    assertThat(told(scene))
        .contains(
            "The Entity draws one more card in each phase from now on.",
            "The Entity's presence rises to 1.",
            "The Entity's presence rises to 1.");
  }

  @Test
  @Rule({"R 16.1", "R 14.10"})
  void theSupernovaMayBeTheLastCard() {
    var scene = solis(2, "supernovaLast=ON");
    scene.deck(ActionCard.M3_1, ActionCard.S3_3, ActionCard.SUPERNOVA);
    scene.phase(1, 1, 1, 2, 1, 1);
    assertThat(scene.p.isOver()).isFalse();
    assertThat(scene.p.entity.deck).isEqualTo(1 << ActionCard.SUPERNOVA.number());
    scene.turnOf(0).phase(1, 1, 1, 1, 1);
    assertThat(scene.p.ending()).isEqualTo(SolisEnding.DEFEAT_SUPERNOVA);
  }

  @Test
  @Rule({"R 14.10", "R 14.16"})
  void nothingIsLeftOfAPhase() {
    var scene = solis(2).tile(7, "D1").ships(0, 7, 1).entity(7, 1);
    harmless(scene).phase(1, 1, 1, 1, 2, "M1_1", "M1_2");
    assertThat(scene.p.entity.get(Entity.CURSOR)).isZero();
    assertThat(scene.p.entity.get(Entity.CARD)).isZero();
    assertThat(scene.p.entity.get(Entity.DRAWN_COUNT)).isZero();
    assertThat(scene.p.entity.get(Entity.DRAWN)).isNegative();
    assertThat(scene.p.entity.get(Entity.STAGE)).isEqualTo(Entity.IDLE);
    assertThat(scene.p.entity.get(Entity.PHASES)).isEqualTo(1);
  }

  @Test
  @Rule({"R 14.11", "R 20.3"})
  void aFlareHitsDisabledShipsOnlyOnce() {
    var scene = solis(2).ships(0, 19, 2).disabled(0, 8, 1).ships(1, 28, 2);
    scene.entity(Map.of(Entity.POWER, 12));
    scene.deck(ActionCard.F3_1, ActionCard.M3_1, ActionCard.SUPERNOVA);
    scene.phase(1, 1, 1, "F3_1", "M3_1");
    assertThat(scene.legal())
        .containsExactlyInAnyOrder("lose ship in s19", "lose disabled ship in s8");
    scene.when(0, "lose disabled ship in s8", "lose ship in s19");
    assertThat(told(scene))
        .contains(
            "The flare destroys a ship of seat 0 in s8; 2 of 2 are active.",
            "The flare destroys a ship of seat 0 in s19; 1 of 1 is active.",
            "The flare disables a ship of seat 0 in s19; 0 of 1 are active.",
            "The Entity's power is 12 now, its armour 3.");
    assertThat(scene.p.galaxy.disabled(0, 19)).isEqualTo(1);
    assertThat(scene.p.galaxy.disabled(0, 8)).isZero();
    assertThat(scene.p.galaxy.shipsOf(1)).isZero();
    assertThat(scene.p.entity.get(Entity.POWER)).isEqualTo(12);
    assertThat(scene.p.entity.get(Entity.POWER_RISES)).isZero();
    assertThat(scene.p.empires.tally(0, SolisCounter.SHIPS_LOST)).isEqualTo(2);
    assertThat(scene.p.empires.tally(1, SolisCounter.SHIPS_LOST)).isEqualTo(2);
  }

  @Test
  @Rule({"R 14.14", "R 14.15"})
  void gatesTakeTurnsAndShipsAreTold() {
    var scene = solis(1).tile(8, "D1");
    scene.happens(
        (chance, chronicle) -> EntityActions.standard(scene.p, ActionCard.S1_4, chance, chronicle),
        2,
        1);
    assertThat(scene.p.galaxy.entityShips).as("2 - 1 ship where one seat plays").isNotZero();
    assertThat(scene.p.entity.get(Entity.RESERVE)).isEqualTo(14);
    assertThat(scene.p.entity.get(Entity.ACTIVE_GATE)).isZero();
    var three = solis(3).entityGate("B", 0).entityGate("C", 0);
    for (int next : new int[] {1, 2, 0}) {
      three.happens(
          (chance, chronicle) ->
              EntityActions.standard(three.p, ActionCard.S1_1, chance, chronicle),
          1);
      assertThat(three.p.entity.get(Entity.ACTIVE_GATE)).isEqualTo(next);
    }
    assertThat(three.p.galaxy.entityShips(1)).isEqualTo(6);
    assertThat(three.p.entity.get(Entity.SHIPS_PLACED)).isEqualTo(6);
    assertThat(told(three))
        .containsExactly(
            "Gate C moves to s1.", "2 ships of the Entity come to s1; 19 left in reserve.");
    three
        .entityGate("A", 3)
        .happens(
            (chance, chronicle) ->
                EntityActions.standard(three.p, ActionCard.S1_1, chance, chronicle),
            6);
    assertThat(told(three)).hasSize(2);
  }
}
