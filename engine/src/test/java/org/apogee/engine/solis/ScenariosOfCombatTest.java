package org.apogee.engine.solis;

import static org.apogee.engine.solis.SolisScene.ENTITY;
import static org.apogee.engine.solis.SolisScene.solis;
import static org.assertj.core.api.Assertions.assertThat;

import org.apogee.engine.Chance;
import org.apogee.engine.Chronicle;
import org.apogee.engine.rules.Rule;
import org.junit.jupiter.api.Test;

/** W 37 to W 49. */
class ScenariosOfCombatTest {
  /** What has been allocated is put down, as at the end of a combat; then it is resolved. */
  private static Fight fight(SolisScene scene, int sector, int attacker, int defender) {
    var fight = scene.p.fight;
    fight.set(Fight.SECTOR, sector);
    fight.set(Fight.SIDE + Fight.ATTACKER, attacker);
    fight.set(Fight.SIDE + Fight.DEFENDER, defender);
    return fight;
  }

  @Test
  @Rule({
    "R 11.1", "R 11.2", "R 11.3", "R 11.5", "R 11.6", "R 11.8", "R 11.9", "R 11.12", "R 11.14",
    "R 11.16", "R 11.17", "R 6.7", "R 2.20"
  })
  void w37StationsFireFromTheNextSector() {
    var scene = solis(2).owns(0, 7, "D1").stations(7, 1).owns(1, 8, "D2").ships(0, 8, 1);
    scene.ships(1, 8, 2).active(0, "T28").overlay(0, TileKind.MIS, 3, 6).energy(0, 4);
    scene.overlay(1, TileKind.PD, 1).overlay(1, TileKind.A2, 3);
    scene.drawing(3, 5, 6, 1, 3).when(0, "attack seat 1 in s8");
    scene.when(0, "3 attack").when(1, "1 defend").when(0, "6 both");
    assertThat(scene.energy(0)).isEqualTo(2);
    scene.when(1, "3 attack").when(0, "5 defend");
    assertThat(scene.energy(0)).isEqualTo(2);
    assertThat(scene.p.galaxy.ships(1, 8)).isZero();
    assertThat(scene.p.galaxy.ships(0, 8)).isEqualTo(1);
    assertThat(scene.p.galaxy.stations(7)).isEqualTo(1);
    assertThat(scene.starI(0)).isEqualTo(2);
    assertThat(scene.starC(0)).isZero();
    assertThat(scene.p.galaxy.owner(8)).isEqualTo(Galaxy.NOBODY);
    assertThat(scene.p.empires.get(1, Empires.CAPTURED_COLONIES)).isEqualTo(2);
    assertThat(scene.p.empires.get(1, Empires.CAPTURED_SHIPS)).isEqualTo(2);
    assertThat(scene.tokens(0, Energy.COMBAT)).isEqualTo(1);
  }

  @Test
  @Rule("R 11.13")
  void w38WhoIsHitFirst() {
    int[][] left = {{2, 1, 1, 1}, {1, 1, 1, 1}, {0, 1, 1, 1}, {0, 0, 1, 1}, {0, 0, 0, 1}, {}};
    for (int hits = 2; hits <= 5; hits++) {
      var scene = solis(2).owns(1, 8, "D1").ships(1, 8, 2).stations(8, 1).disabled(1, 8, 1);
      scene.gate(8).ships(0);
      fight(scene, 8, 0, 1).allocate(Fight.ATTACKER, TileKind.A1, hits);
      scene.happens((chance, chronicle) -> resolve(scene, chance, chronicle));
      int[] wanted = hits == 5 ? new int[] {0, 0, 0, 0} : left[hits];
      assertThat(scene.p.galaxy.ships(1, 8)).isEqualTo(wanted[0]);
      assertThat(scene.p.galaxy.stations(8)).isEqualTo(wanted[1]);
      assertThat(scene.p.galaxy.disabled(1, 8)).isEqualTo(wanted[2]);
      assertThat(scene.p.galaxy.hasGate(8) ? 1 : 0).isEqualTo(wanted[3]);
    }
  }

  private static void resolve(SolisScene scene, Chance chance, Chronicle chronicle) {
    Battle.resolve(scene.p, chance, chronicle);
    scene.p.fight.clear();
  }

  @Test
  @Rule({"R 11.9", "R 6.7"})
  void w39OverchargeGivesBoth() {
    var scene = solis(2).ships(0, 8, 1).ships(1, 8, 1).overlay(0, TileKind.S2, 1).energy(0, 5);
    scene.drawing(1, 6).when(0, "attack seat 1 in s8").when(0, "1 both");
    assertThat(scene.energy(0)).isEqualTo(3);
    assertThat(scene.p.fight.allocated(Fight.ATTACKER, TileKind.A1)).isEqualTo(1);
    assertThat(scene.p.fight.allocated(Fight.ATTACKER, TileKind.S2)).isEqualTo(1);
    scene.when(1, "6 attack");
    assertThat(scene.p.galaxy.ships(0, 8)).isEqualTo(1);
    assertThat(scene.p.galaxy.ships(1, 8)).isZero();
  }

  @Test
  @Rule({"R 11.10", "R 2.24"})
  void w40TheEntityUsesBothSidesOfAFace() {
    assertThat(Panel.entityAttack(3, 5)).isEqualTo(TileKind.A1.number());
    assertThat(Panel.entityDefence(3, 5)).isEqualTo(TileKind.S2.number());
    var scene = solis(2).ships(0, 8, 2).entity(8, 2);
    scene.drawing(6, 6, 5, 2).when(0, "attack Entity in s8").when(0, "6 attack");
    assertThat(scene.p.fight.allocated(Fight.DEFENDER, TileKind.A1)).isEqualTo(1);
    assertThat(scene.p.fight.allocated(Fight.DEFENDER, TileKind.S2)).isEqualTo(1);
    assertThat(scene.view(0).fight().get(0).defenderDice()).containsExactly(2);
  }

  @Test
  @Rule({"R 11.12", "R 11.13", "R 11.16", "R 14.3"})
  void w41FourShipsAgainstTwo() {
    var scene = solis(2).ships(0, 8, 4).entity(8, 2);
    scene.drawing(6, 5, 3, 1, 2, 4).when(0, "attack Entity in s8");
    scene.when(0, "6 attack", "5 attack", "3 attack").when("1 attack");
    assertThat(scene.p.galaxy.entityShips(8)).isZero();
    assertThat(scene.p.galaxy.ships(0, 8)).isEqualTo(3);
    assertThat(scene.starC(0)).isEqualTo(2);
    assertThat(scene.p.entity.get(Entity.CAPTURED_SHIPS)).isEqualTo(2);
    scene.deck(ActionCard.M1_1, ActionCard.M1_2, ActionCard.SUPERNOVA);
    scene.phase(1, 1, 1, "M1_1", "M1_2");
    assertThat(scene.p.entity.get(Entity.RESERVE)).isEqualTo(22);
    assertThat(scene.p.entity.get(Entity.CAPTURED_SHIPS)).isZero();
  }

  @Test
  @Rule("R 11.16")
  void w42PointsForKills() {
    var some = solis(2).ships(0, 8, 4).entity(8, 4);
    fight(some, 8, 0, ENTITY).allocate(Fight.ATTACKER, TileKind.A1, 3);
    some.p.fight.set(Fight.HAD_FORCES + Fight.DEFENDER, 1);
    some.happens((chance, chronicle) -> resolve(some, chance, chronicle));
    assertThat(some.starC(0)).isEqualTo(1);
    var last = solis(2).ships(0, 8, 4).entity(8, 1);
    fight(last, 8, 0, ENTITY).allocate(Fight.ATTACKER, TileKind.A1, 3);
    last.p.fight.set(Fight.HAD_FORCES + Fight.DEFENDER, 1);
    last.happens((chance, chronicle) -> resolve(last, chance, chronicle));
    assertThat(last.starC(0)).isEqualTo(1);
  }

  @Test
  @Rule("R 11.11")
  void w43AnIonAttackStripsAShield() {
    var scene = solis(2).ships(0, 8, 2).entity(8, 2).overlay(0, TileKind.ION, 3);
    scene.drawing(6, 3, 5, 6).when(0, "attack Entity in s8", "6 attack", "3 attack");
    assertThat(scene.legal()).containsExactlyInAnyOrder("negate attack", "negate shield");
    scene.when(0, "negate shield");
    assertThat(scene.p.galaxy.entityShips(8)).isZero();
    assertThat(scene.p.galaxy.ships(0, 8)).isZero();
    assertThat(scene.starC(0)).isEqualTo(2);
  }

  @Test
  @Rule("R 11.12")
  void w44TachyonsPassShields() {
    var scene = solis(2).ships(0, 8, 1).ships(1, 8, 3);
    var fight = fight(scene, 8, 0, 1);
    fight.allocate(Fight.DEFENDER, TileKind.S3, 1);
    fight.allocate(Fight.DEFENDER, TileKind.S1, 1);
    fight.allocate(Fight.ATTACKER, TileKind.TAC, 1);
    fight.allocate(Fight.ATTACKER, TileKind.A1, 1);
    assertThat(Battle.hits(scene.p, Fight.ATTACKER)).isEqualTo(1);
  }

  @Test
  @Rule("R 11.12")
  void w45ReflectionTakesTheStrongestAttack() {
    var scene = solis(2).ships(0, 8, 5).ships(1, 8, 5);
    var fight = fight(scene, 8, 0, 1);
    fight.allocate(Fight.ATTACKER, TileKind.A3, 1);
    fight.allocate(Fight.ATTACKER, TileKind.A1, 1);
    fight.allocate(Fight.DEFENDER, TileKind.RFL, 1);
    fight.allocate(Fight.DEFENDER, TileKind.A1, 1);
    assertThat(Battle.hits(scene.p, Fight.DEFENDER)).isEqualTo(4);
    assertThat(Battle.hits(scene.p, Fight.ATTACKER)).isEqualTo(1);
  }

  @Test
  @Rule({"R 11.12", "R 2.22"})
  void w46PointDefence() {
    var scene = solis(2).ships(0, 8, 3).ships(1, 8, 3).overlay(0, TileKind.MIS, 1, 3);
    scene.overlay(1, TileKind.PD, 1);
    scene.drawing(1, 3, 4, 1, 1, 2).when(0, "attack seat 1 in s8", "1 attack");
    scene.when(1, "1 defend").when(0, "3 attack").when(1, "1 attack").when(0, "4 defend");
    assertThat(scene.p.galaxy.ships(1, 8)).isEqualTo(2);
    assertThat(scene.p.galaxy.ships(0, 8)).isEqualTo(2);
  }

  @Test
  @Rule({"R 11.12", "R 2.21"})
  void w47ArmourRoundsDown() {
    var scene = solis(2).ships(0, 8, 1).ships(1, 8, 5);
    var fight = fight(scene, 8, 0, 1);
    fight.allocate(Fight.ATTACKER, TileKind.A1, 5);
    assertThat(Battle.hits(scene.p, Fight.ATTACKER)).isEqualTo(5);
    fight.allocate(Fight.DEFENDER, TileKind.AR1, 1);
    assertThat(Battle.hits(scene.p, Fight.ATTACKER)).isEqualTo(2);
    scene.active(1, "T12");
    assertThat(Battle.hits(scene.p, Fight.ATTACKER)).isEqualTo(1);
  }

  @Test
  @Rule({"R 11.4", "R 11.15", "R 14.13", "R 11.16"})
  void w48ALoneGate() {
    var scene = solis(2).ships(0, 8, 1).entityGate("B", 8);
    scene.drawing(5, 4).when(0, "attack Entity in s8");
    assertThat(scene.starC(0)).isEqualTo(1);
    assertThat(scene.p.entity.gate(1)).isEqualTo(Hex.CENTRAL);
    assertThat(scene.told.stream().map(fact -> fact.text()))
        .contains(
            "Gate B of the Entity is destroyed in s8.",
            "Gate B moves by way of s1 to s0.",
            "Gate B moves by way of s1 to s0.");
  }

  @Test
  @Rule({"R 10.13", "R 11.16", "R 11.18"})
  void w49TheCentralSectorFalls() {
    var scene = solis(2).turnOf(1).ships(1, 0, 5);
    scene.p.galaxy.addEntityStations(Hex.CENTRAL, -3);
    scene.overlay(1, TileKind.A2, 6).drawing(6, 6, 6, 6, 1, 1, 1, 1, 1);
    scene.when(1, "attack Entity in s0");
    scene.when(1, "6 attack", "6 attack", "6 attack").script(1, 1).when(1, "6 attack");
    assertThat(scene.p.galaxy.entityForces()).isZero();
    assertThat(scene.starC(1)).isEqualTo(28);
    assertThat(scene.p.galaxy.hasToken()).isFalse();
  }

  @Test
  @Rule({"R 11.19", "R 16.2"})
  void seatsAreNotFoesInEveryGame() {
    var war = solis(2).ships(0, 8, 1).ships(1, 8, 1);
    assertThat(war.legal()).contains("attack seat 1 in s8");
    assertThat(solis(2, "truce=ON").ships(0, 8, 1).ships(1, 8, 1).legal("attack")).isEmpty();
    assertThat(solis(2, "mode=COOP").ships(0, 8, 1).ships(1, 8, 1).legal("attack")).isEmpty();
    war.drawing(2, 2).when(0, "attack seat 1 in s8");
    assertThat(war.p.seatToAct()).isEqualTo(1);
    assertThat(war.p.frames.top()).isEqualTo(Step.TURN);
    assertThat(war.p.galaxy.ships(0, 8)).isEqualTo(1);
  }

  @Test
  @Rule({"R 11.7", "R 2.19"})
  void powersAreUsedBeforeDiceAreAllocated() {
    var scene = solis(2).ships(0, 8, 2).entity(8, 2).active(0, "T13", "T14", "RED1a");
    scene.drawing(2, 2, 3, 5).when(0, "attack Entity in s8");
    assertThat(scene.legal())
        .containsExactlyInAnyOrder(
            "use Targeting Computer", "use Tactical Link", "use Berserker Rite", "done");
    scene.when(0, "use Targeting Computer", "die 2").drawing(6).when(0, "done");
    scene.when(0, "use Tactical Link", "die 2 to 6");
    scene.drawing(1, 4).when(0, "use Berserker Rite");
    assertThat(scene.energy(0)).isEqualTo(4);
    assertThat(scene.p.frames.top()).isEqualTo(Step.ALLOCATE);
    assertThat(scene.view(0).fight().get(0).attackerDice()).containsExactly(1, 4, 6, 6);
    assertThat(scene.p.fight.get(Fight.LOCAL)).isEqualTo(4);
  }

  @Test
  @Rule({"R 2.19", "R 2.15"})
  void jammingTakesTheLeftmostDie() {
    var scene = solis(5).ships(4, 8, 2).turnOf(4).entity(8, 3).active(4, "PURPLE2a");
    scene.drawing(6, 6, 5, 6, 5).when(4, "attack Entity in s8", "use Dominate", "die 5");
    assertThat(scene.view(4).fight().get(0).defenderDice()).containsExactly(6, 5);
  }

  @Test
  @Rule({"R 2.17", "R 2.18"})
  void theShackleWorksAgainstTheEntityOnly() {
    var war = solis(2).ships(0, 8, 1).ships(1, 8, 1).active(0, "ANC3b");
    war.drawing(6, 6).when(0, "attack seat 1 in s8");
    assertThat(war.p.frames.top()).isEqualTo(Step.ALLOCATE);
    var hunt = solis(2).ships(0, 8, 2).entity(8, 1).active(0, "ANC3b");
    hunt.drawing(1, 3, 6).when(0, "attack Entity in s8", "use Entity Shackle", "die 6");
    hunt.when("1 attack").when("3 attack");
    assertThat(hunt.p.galaxy.entityShips(8)).isZero();
    assertThat(hunt.starC(0)).as("win and reward").isEqualTo(3);
    assertThat(hunt.p.empires.usedRewards[0]).isNotZero();
  }

  @Test
  @Rule("R 11.11")
  void anIonAttackMayBeTurnedRound() {
    var scene = solis(2).ships(0, 8, 2).ships(1, 8, 2).overlay(0, TileKind.ION, 1);
    scene.overlay(1, TileKind.RFL, 2).drawing(1, 5, 2, 6).when(0, "attack seat 1 in s8");
    scene.when(0, "5 attack").when(1, "2 defend").when(0, "1 attack");
    scene.when(1, "reflect", "6 attack");
    assertThat(scene.p.galaxy.ships(0, 8)).isZero();
    assertThat(scene.p.galaxy.ships(1, 8)).isEqualTo(1);
    var struck = solis(2).ships(0, 8, 2).ships(1, 8, 2).overlay(0, TileKind.ION, 1);
    struck.drawing(1, 5, 4, 6).when(0, "attack seat 1 in s8", "1 attack");
    struck.when(1, "discard die 6");
    assertThat(struck.p.fight.diceInAll(Fight.DEFENDER)).isZero();
    assertThat(struck.p.fight.allocated(Fight.DEFENDER, TileKind.S1)).isEqualTo(1);
  }

  @Test
  @Rule({"R 14.4", "R 14.5", "R 1.5", "R 11.17"})
  void w60AndBareColonies() {
    var scene = solis(2).owns(1, 8, "D1").ships(1, 8, 1).ships(0, 8, 3).entity(8, 2);
    assertThat(EntityPhase.target(scene.p, 8)).isEqualTo(1);
    scene.p.galaxy.giveUp(8);
    assertThat(EntityPhase.target(scene.p, 8)).isZero();
    var bare = solis(2).owns(1, 8, "D1").entity(8, 1);
    bare.deck(ActionCard.M1_1, ActionCard.M1_2, ActionCard.SUPERNOVA);
    bare.phase(1, 1, 1, 1, "M1_1", "M1_2");
    assertThat(bare.p.galaxy.owner(8)).isEqualTo(Galaxy.NOBODY);
    assertThat(bare.p.empires.get(1, Empires.CAPTURED_COLONIES)).isEqualTo(2);
    assertThat(bare.told.stream().map(fact -> fact.text()))
        .contains("Seat 1 loses s8 to the Entity, with all its colonies there.");
    assertThat(bare.p.entity.get(Entity.CAPTURED_SHIPS)).isZero();
  }
}
