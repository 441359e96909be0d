package org.apogee.engine.solis;

import static org.apogee.engine.solis.Fight.ATTACKER;
import static org.apogee.engine.solis.Fight.DEFENDER;
import static org.apogee.engine.solis.SolisScene.ENTITY;
import static org.apogee.engine.solis.SolisScene.solis;
import static org.assertj.core.api.Assertions.assertThat;

import org.apogee.engine.Fact;
import org.apogee.engine.rules.Rule;
import org.junit.jupiter.api.Test;

/** What hits take away, what is counted, and which points it brings to whom. */
class ScenariosOfCasualtiesTest {
  /** What has been allocated is put down, as at the end of a combat in s8; then it is resolved. */
  private static SolisScene fight(SolisScene scene, int attacker, int defender) {
    var fight = scene.p.fight;
    fight.set(Fight.SECTOR, 8);
    fight.set(Fight.SIDE + ATTACKER, attacker);
    fight.set(Fight.SIDE + DEFENDER, defender);
    for (int side = 0; side < Fight.SIDES; side++) {
      boolean forces = Combat.hasForces(scene.p, fight.who(side), 8);
      fight.set(Fight.HAD_FORCES + side, forces ? 1 : 0);
    }
    return scene;
  }

  private static SolisScene hitting(SolisScene scene, int side, int hits, Object... draws) {
    scene.p.fight.allocate(side, TileKind.A1, hits);
    return resolved(scene, draws);
  }

  private static SolisScene resolved(SolisScene scene, Object... draws) {
    return scene.happens(
        (chance, chronicle) -> {
          Battle.resolve(scene.p, chance, chronicle);
          scene.p.fight.clear();
        },
        draws);
  }

  /** Two active ships, a station, a disabled ship and a gate of blue, in its own sector. */
  private static SolisScene blueStronghold() {
    var scene = solis(2).owns(1, 8, "D1").ships(1, 8, 2).stations(8, 1).disabled(1, 8, 1);
    return scene.gate(8).ships(0);
  }

  /** The same of the Entity, with two gates. */
  private static SolisScene entityStronghold() {
    var scene = solis(2).tile(8, "D1").entity(8, 2).ships(0);
    scene.p.galaxy.addEntityStations(8, 1);
    scene.p.galaxy.addEntityDisabled(8, 1);
    return scene.entityGate("A", 8).entityGate("B", 8);
  }

  private static int own(SolisScene scene, int seat, int field) {
    return scene.p.empires.get(seat, field);
  }

  private static int tally(SolisScene scene, int seat, SolisCounter tally) {
    return scene.p.empires.tally(seat, tally);
  }

  @Test
  @Rule({"R 11.13", "R 11.14", "R 11.16", "R 20.3"})
  void whatASeatLosesIsCaptured() {
    var scene = hitting(fight(blueStronghold(), 0, 1), ATTACKER, 5);
    assertThat(own(scene, 1, Empires.CAPTURED_SHIPS)).isEqualTo(3);
    assertThat(own(scene, 1, Empires.CAPTURED_STATIONS)).isEqualTo(1);
    assertThat(own(scene, 1, Empires.CAPTURED_GATES)).isEqualTo(1);
    assertThat(own(scene, 0, Empires.SEAT_KILLS)).isEqualTo(4);
    assertThat(own(scene, 0, Empires.ENTITY_KILLS)).isZero();
    assertThat(scene.starI(0)).as("four units, a gate and the win").isEqualTo(2 + 1 + 1);
    assertThat(tally(scene, 0, SolisCounter.SEATS_DESTROYED)).isEqualTo(4);
    assertThat(tally(scene, 0, SolisCounter.ENTITY_DESTROYED)).isZero();
    assertThat(tally(scene, 0, SolisCounter.ENTITY_GATES)).isZero();
    assertThat(tally(scene, 0, SolisCounter.HITS)).isEqualTo(5);
    assertThat(tally(scene, 1, SolisCounter.HITS)).isZero();
    assertThat(tally(scene, 1, SolisCounter.SHIPS_LOST)).isEqualTo(3);
    assertThat(scene.p.galaxy.owner(8)).as("no ship is there to take it").isEqualTo(1);
  }

  @Test
  @Rule({"R 11.13", "R 11.15", "R 14.13"})
  void whatTheEntityLosesComesInTheSameOrder() {
    int[][] left = {{2, 1, 1}, {1, 1, 1}, {0, 1, 1}, {0, 0, 1}, {0, 0, 0}, {0, 0, 0}};
    for (int hits = 0; hits <= 5; hits++) {
      var scene = fight(entityStronghold(), 0, ENTITY);
      hitting(scene, ATTACKER, hits, hits == 5 ? new Object[] {1, 1} : new Object[0]);
      var galaxy = scene.p.galaxy;
      assertThat(
              new int[] {galaxy.entityShips(8), galaxy.entityStations(8), galaxy.entityDisabled(8)})
          .as(hits + " hits")
          .isEqualTo(left[hits]);
      assertThat(scene.p.entity.gate(0) == 8).as("gate A").isEqualTo(hits < 5);
      assertThat(scene.p.entity.gate(1)).as("gate B").isEqualTo(8);
    }
  }

  @Test
  @Rule({"R 11.14", "R 11.16", "R 20.3"})
  void whatTheEntityLosesIsCounted() {
    var scene = hitting(fight(entityStronghold(), 0, ENTITY), ATTACKER, 5, 1, 1);
    assertThat(scene.p.entity.get(Entity.CAPTURED_SHIPS)).isEqualTo(3);
    assertThat(scene.p.entity.get(Entity.CAPTURED_STATIONS)).isEqualTo(1);
    assertThat(scene.starC(0)).as("four units, a gate and the win").isEqualTo(2 + 1 + 1);
    assertThat(scene.starI(0)).isZero();
    assertThat(own(scene, 0, Empires.ENTITY_KILLS)).isEqualTo(4);
    assertThat(own(scene, 0, Empires.SEAT_KILLS)).isZero();
    assertThat(tally(scene, 0, SolisCounter.ENTITY_DESTROYED)).isEqualTo(4);
    assertThat(tally(scene, 0, SolisCounter.ENTITY_STATIONS)).isEqualTo(1);
    assertThat(tally(scene, 0, SolisCounter.ENTITY_GATES)).isEqualTo(1);
    assertThat(tally(scene, 0, SolisCounter.SEATS_DESTROYED)).isZero();
    scene.deck(ActionCard.M1_1, ActionCard.M1_2, ActionCard.SUPERNOVA);
    scene.phase(1, 1, 1, "M1_1", "M1_2");
    assertThat(scene.p.entity.get(Entity.CAPTURED_STATIONS)).isZero();
    assertThat(scene.p.entity.get(Entity.RESERVE)).isEqualTo(23);
  }

  @Test
  @Rule("R 11.15")
  void gatesFallInTheirOrderAsHitsAreLeft() {
    var scene = solis(2).tile(8, "D1").ships(0).entityGate("B", 8).entityGate("C", 8);
    hitting(fight(scene, 0, ENTITY), ATTACKER, 1, 1, 1);
    assertThat(scene.p.entity.gate(0)).isEqualTo(Hex.CENTRAL);
    assertThat(scene.p.entity.gate(1)).isNotEqualTo(8);
    assertThat(scene.p.entity.gate(2)).isEqualTo(8);
    assertThat(scene.starC(0)).as("a gate, but nobody was beaten").isEqualTo(1);
  }

  /** The surplus hit destroys gate A, whose two steps lead to s20 and back before s8 is taken. */
  @Test
  @Rule({"R 11.15", "R 11.17"})
  void aGateThatComesBackIsNotDestroyedAgain() {
    var scene = solis(2).tile(8, "D1").ships(0, 8, 3).entity(8, 1).entityGate("A", 8);
    hitting(fight(scene, 0, ENTITY), ATTACKER, 2, 1, 4);
    assertThat(scene.p.entity.gate(0)).isEqualTo(8);
    assertThat(tally(scene, 0, SolisCounter.ENTITY_GATES)).isEqualTo(1);
    assertThat(scene.starC(0)).as("the gate and the win").isEqualTo(2);
    assertThat(scene.told.stream().map(Fact::kind)).containsOnlyOnce("entity-gate-destroyed");
  }

  /** Gate A falls to the surplus hit and comes back, gate B falls with the sector. */
  @Test
  @Rule({"R 11.15", "R 11.17"})
  void otherGatesStillFallWithTheSector() {
    var scene = solis(2).tile(8, "D1").ships(0, 8, 3).entity(8, 1).entityGate("A", 8);
    scene.entityGate("B", 8);
    hitting(fight(scene, 0, ENTITY), ATTACKER, 2, 1, 4, 4, 4);
    assertThat(scene.p.entity.gate(0)).isEqualTo(8);
    assertThat(scene.p.entity.gate(1)).isNotEqualTo(8);
    assertThat(tally(scene, 0, SolisCounter.ENTITY_GATES)).isEqualTo(2);
  }

  @Test
  @Rule({"R 11.16", "R 11.17", "R 20.3"})
  void theAttackerMayLoseItsSector() {
    var scene = solis(2).owns(0, 8, "D1").ships(0, 8, 2).gate(8).ships(1, 8, 3);
    hitting(fight(scene, 0, 1), DEFENDER, 2);
    assertThat(scene.starI(1)).as("two ships, the gate and the win").isEqualTo(1 + 1 + 1);
    assertThat(scene.starI(0)).isZero();
    assertThat(scene.p.galaxy.owner(8)).isEqualTo(Galaxy.NOBODY);
    assertThat(own(scene, 0, Empires.CAPTURED_GATES)).isEqualTo(1);
    assertThat(own(scene, 0, Empires.CAPTURED_COLONIES)).isEqualTo(2);
    assertThat(tally(scene, 1, SolisCounter.HITS)).isEqualTo(2);
    assertThat(tally(scene, 1, SolisCounter.SECTORS_TAKEN)).isEqualTo(1);
    assertThat(tally(scene, 0, SolisCounter.SECTORS_LOST)).isEqualTo(1);
    assertThat(tally(scene, 0, SolisCounter.SECTORS_LOST_TO_ENTITY)).isZero();
    assertThat(scene.told.stream().map(Fact::text))
        .containsExactly(
            "Seat 0 scores no hits: power 0 against shields of 0 and armour of 1; seat 1 scores 2"
                + " hits: power 2 against shields of 0 and armour of 1.",
            "Seat 0 loses 2 ships in s8.",
            "Seat 0 loses its gate in s8.",
            "Seat 0 loses s8 to seat 1, with all its colonies there.",
            "Seat 1 gets 3 ☆ for the combat in s8.",
            "The combat in s8 ends.");
  }

  @Test
  @Rule({"R 11.13", "R 11.16"})
  void aDefendersHitsReachTheGate() {
    var scene = solis(2).owns(0, 8, "D1").ships(0, 8, 2).gate(8).ships(1, 8, 2);
    hitting(fight(scene, 0, 1), DEFENDER, 3);
    assertThat(scene.starI(1)).isEqualTo(1 + 1 + 1);
    assertThat(own(scene, 1, Empires.SEAT_KILLS)).isEqualTo(2);
    var elsewhere = solis(2).owns(1, 8, "D1").ships(0, 8, 1).gate(8).ships(1, 8, 2);
    hitting(fight(elsewhere, 0, 1), DEFENDER, 3);
    assertThat(elsewhere.p.galaxy.hasGate(8)).as("surplus hits spare the own gate").isTrue();
  }

  @Test
  @Rule({"R 11.17", "R 20.3"})
  void sectorsLostToTheEntityAreCounted() {
    var scene = solis(2).owns(1, 8, "D1").ships(1, 8, 1).entity(8, 2).stations(8, 1);
    hitting(fight(scene, ENTITY, 1), ATTACKER, 2);
    assertThat(scene.p.galaxy.owner(8)).isEqualTo(Galaxy.NOBODY);
    assertThat(tally(scene, 1, SolisCounter.SECTORS_LOST)).isEqualTo(1);
    assertThat(tally(scene, 1, SolisCounter.SECTORS_LOST_TO_ENTITY)).isEqualTo(1);
    assertThat(scene.told.stream().map(Fact::text))
        .containsExactly(
            "The Entity scores 2 hits: power 2 against shields of 0 and armour of 1; seat 1 scores"
                + " no hits: power 0 against shields of 0 and armour of 1.",
            "Seat 1 loses 1 ship and 1 station in s8.",
            "Seat 1 loses s8 to the Entity, with all its colonies there.",
            "The combat in s8 ends.");
  }

  @Test
  @Rule("R 11.12")
  void aTachyonRemovesOneShieldOnly() {
    var fight = fight(solis(2).ships(0, 8, 1).ships(1, 8, 5), 0, 1).p.fight;
    var p = solis(2).p;
    p.fight.copyFrom(fight);
    p.fight.allocate(DEFENDER, TileKind.S3, 2);
    p.fight.allocate(ATTACKER, TileKind.TAC, 1);
    p.fight.allocate(ATTACKER, TileKind.A1, 5);
    assertThat(Battle.hits(p, ATTACKER)).as("5 - 3 and the tachyon").isEqualTo(3);
  }

  @Test
  @Rule("R 11.12")
  void armourSegmentsAddUp() {
    var scene = fight(solis(2).ships(0, 8, 1).ships(1, 8, 5), 0, 1);
    scene.p.fight.allocate(ATTACKER, TileKind.A1, 9);
    scene.p.fight.allocate(DEFENDER, TileKind.AR1, 1);
    scene.p.fight.allocate(DEFENDER, TileKind.AR2, 1);
    assertThat(Battle.hits(scene.p, ATTACKER)).as("armour 1 + 1 + 2").isEqualTo(2);
  }

  @Test
  @Rule({"R 2.18", "R 11.16"})
  void trophiesAreForTwoKills() {
    for (int kills = 1; kills <= 2; kills++) {
      var scene = solis(2).ships(0, 8, 2).ships(1, 8, 3).active(0, "RED1b");
      hitting(fight(scene, 0, 1), ATTACKER, kills);
      assertThat(scene.starI(0)).as(kills + " kills").isEqualTo(kills == 2 ? 1 + 1 : 0);
      assertThat(tally(scene, 0, SolisCounter.STARS_TECHNOLOGY)).isEqualTo(kills - 1);
    }
    var hunt = solis(2).tile(8, "D1").ships(0, 8, 2).entity(8, 3).active(0, "RED1b");
    hitting(fight(hunt, 0, ENTITY), ATTACKER, 2);
    assertThat(hunt.starC(0)).isEqualTo(2);
    assertThat(hunt.starI(0)).isZero();
  }
}
