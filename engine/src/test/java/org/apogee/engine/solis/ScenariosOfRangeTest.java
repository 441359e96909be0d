package org.apogee.engine.solis;

import static org.apogee.engine.solis.SolisScene.solis;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.apogee.engine.rules.Rule;
import org.junit.jupiter.api.Test;

/** Who can reach what: fire from afar, stations, powers, settling and what stays behind. */
class ScenariosOfRangeTest {
  @Test
  @Rule({"R 11.1", "R 11.3", "R 11.6", "R 11.13"})
  void shipsFireFromTheNextSector() {
    assertThat(solis(2).ships(0, 7, 2, 18, 1).entity(8, 2).legal("attack")).isEmpty();
    var scene = solis(2).ships(0, 7, 2, 18, 1).entity(8, 2).active(0, "T29");
    assertThat(scene.legal("attack")).containsExactly("attack Entity in s8");
    scene.drawing(5, 6, 6, 6).when(0, "attack Entity in s8");
    assertThat(scene.view(0).fight().getFirst().attackerDice())
        .as("only those in s7 are near")
        .containsExactly(5, 6);
    assertThat(scene.legal())
        .as("no local dice, so none defends only")
        .containsExactlyInAnyOrder("5 attack", "5 both", "6 attack", "6 both");
    scene.when(0, "5 attack", "6 attack");
    assertThat(scene.p.galaxy.ships(0, 7)).as("out of reach of the Entity").isEqualTo(2);
    assertThat(solis(2).ships(0, 7, 1).entityGate("B", 8).active(0, "T29").legal("attack"))
        .as("a gate alone is no target from afar")
        .isEmpty();
  }

  @Test
  @Rule({"R 11.3", "R 11.5", "R 2.18"})
  void stationsRollTwoDiceEach() {
    var scene = solis(2).owns(0, 7, "D1").stations(7, 2).owns(1, 18, "D2").stations(18, 1);
    scene.ships(0).entity(8, 1).active(0, "T28");
    scene.drawing(2, 2, 6, 6, 4).when(0, "attack Entity in s8");
    assertThat(scene.p.fight.diceInAll(Fight.ATTACKER)).as("blue's do not help").isEqualTo(4);
    assertThat(scene.p.fight.get(Fight.LOCAL)).isZero();
    var near = solis(2).owns(0, 7, "D1").stations(7, 2).entity(7, 1).ships(0);
    near.active(0, "RED2b").drawing(2, 2, 2, 2, 6, 6, 6).when(0, "attack Entity in s7");
    assertThat(near.p.fight.get(Fight.LOCAL)).as("three for each bastion").isEqualTo(6);
    assertThat(solis(2).owns(1, 8, "D1").stations(8, 1).ships(0).legal("attack")).isEmpty();
  }

  @Test
  @Rule({"R 11.4", "R 11.13", "R 11.15"})
  void stationsAloneMustHitAGate() {
    var scene = solis(2).owns(0, 8, "D1").stations(8, 1).ships(0).entityGate("B", 8);
    scene.drawing(2, 2).when(0, "attack Entity in s8");
    assertThat(scene.p.entity.gate(1)).isEqualTo(8);
    assertThat(scene.starC(0)).isZero();
    scene.turnOf(0).drawing(2, 3).when(0, "attack Entity in s8");
    scene.drawing(1, 1).when(0, "3 attack");
    assertThat(scene.p.entity.gate(1)).isNotEqualTo(8);
    assertThat(scene.starC(0)).isEqualTo(1);
  }

  @Test
  @Rule({"R 11.7", "R 2.19"})
  void powersOfADefender() {
    var scene = solis(2).turnOf(1).ships(1, 8, 1).ships(0, 8, 1).active(0, "RED1a").energy(0, 1);
    scene.drawing(6, 2).when(1, "attack seat 0 in s8");
    assertThat(scene.legal()).containsExactlyInAnyOrder("use Berserker Rite", "done");
    scene.drawing(4, 4).when(0, "use Berserker Rite");
    assertThat(scene.p.fight.get(Fight.LOCAL + Fight.DEFENDER)).isEqualTo(3);
    assertThat(scene.p.fight.get(Fight.LOCAL + Fight.ATTACKER)).isEqualTo(1);
    assertThat(scene.energy(0)).isZero();
    var declined = solis(2).ships(0, 8, 1).ships(1, 8, 2).active(0, "T14");
    declined.drawing(6, 5, 5).when(0, "attack seat 1 in s8", "done");
    assertThat(declined.p.frames.top()).isEqualTo(Step.ALLOCATE);
    assertThat(declined.energy(0)).isEqualTo(6);
    var poor = solis(2).ships(0, 8, 1).ships(1, 8, 2).active(0, "T14").energy(0, 1);
    poor.drawing(5, 5, 5).when(0, "attack seat 1 in s8");
    assertThat(poor.p.frames.top()).as("nothing is left to pay with").isEqualTo(Step.ALLOCATE);
  }

  @Test
  @Rule({"R 11.7", "R 2.19"})
  void dicePickedAreRolledAgainTogether() {
    var scene = solis(2).ships(0, 8, 3).entity(8, 3).active(0, "T13");
    scene.drawing(1, 2, 6, 5, 5, 5).when(0, "attack Entity in s8", "use Targeting Computer");
    assertThat(scene.legal()).containsExactlyInAnyOrder("die 1", "die 2", "die 6", "done");
    scene.when(0, "die 6");
    assertThat(scene.view(0).fight().getFirst().attackerDice()).containsExactly(1, 2);
    scene.drawing(3, 4).when(0, "die 2");
    assertThat(scene.view(0).fight().getFirst().attackerDice()).containsExactly(1, 3, 4);
    assertThat(scene.p.frames.top()).isEqualTo(Step.ALLOCATE);
    assertThat(scene.told.stream().map(fact -> fact.text()))
        .contains("Seat 0 has 3 dice showing 1, 3 and 4, the Entity 3 dice showing 5, 5 and 5.");
    var none = solis(2).ships(1, 8, 1).stations(19, 1).ships(0, 8, 1).active(0, "T14");
    none.disabled(1, 8, 1).ships(1).turnOf(0);
    assertThat(none.legal("attack")).contains("attack seat 1 in s8");
  }

  @Test
  @Rule({"R 7.2", "R 11.14"})
  void capturedColoniesAreOutOfReach() {
    assertThat(settling(12)).isEmpty();
    assertThat(settling(11)).containsExactly("colonize s8");
  }

  /** Two colonies are in play; s8 needs two. */
  private static List<String> settling(int captured) {
    var scene = solis(2).owns(0, 7, "D1").tile(8, "D2").ships(0, 8, 1);
    return scene.set(0, Empires.CAPTURED_COLONIES, captured).legal("colonize");
  }

  @Test
  @Rule({"R 7.1", "R 16.2"})
  void alliesKeepTheirSectors() {
    var scene = solis(2, "mode=COOP").owns(1, 20, "M1").ships(0, 20, 1, 36, 1).tile(36, "M2");
    assertThat(scene.legal("colonize")).containsExactly("colonize s36");
  }

  @Test
  @Rule({"R 7.7", "R 7.8"})
  void whatCanBeGivenUp() {
    var scene = solis(2).owns(0, 7, "D1").owns(1, 8, "D2").stations(8, 1).ships(0, 8, 1);
    scene.disabled(0, 18, 1);
    assertThat(scene.legal("abandon")).containsExactly("abandon s7", "abandon s8", "abandon s18");
    assertThat(scene.stations(19, 1).legal("abandon")).hasSize(4).contains("abandon s19");
    scene.when(0, "abandon s7");
    assertThat(scene.p.galaxy.owner(7)).as("colonies are all there is").isEqualTo(Galaxy.NOBODY);
    scene.turnOf(0).gate(19).ships(0, 19, 1).disabled(0, 19, 1).when(0, "abandon s19");
    assertThat(scene.legal())
        .as("a homeworld stays, and something must go")
        .containsExactlyInAnyOrder(
            "remove ship", "remove disabled ship", "remove station", "remove gate");
    scene.when(0, "remove gate");
    assertThat(scene.legal())
        .containsExactlyInAnyOrder("remove ship", "remove disabled ship", "remove station", "done");
  }

  @Test
  @Rule("R 7.8")
  void nothingStandsWhereASectorWasGivenUp() {
    var scene = solis(2).owns(0, 7, "D1").stations(7, 2).gate(7);
    scene.p.galaxy.improve(7);
    scene.p.wealth.countSectors(scene.p, 0);
    scene.when(0, "abandon s7", "remove colonies");
    assertThat(scene.p.galaxy.stations(7)).isZero();
    assertThat(scene.p.galaxy.hasGate(7)).isFalse();
    assertThat(scene.p.galaxy.isImproved(7)).isFalse();
    scene.owns(1, 7);
    assertThat(scene.p.galaxy.stationsOf(1) + scene.p.galaxy.gatesOf(1)).isZero();
  }

  @Test
  @Rule({"R 14.8", "R 14.9"})
  void artifactsHoldTheEntity() {
    var scene = solis(2).tile(2, "C1").tile(10, "D1").reveal(2, "r01").entity(2, 1);
    scene.deck(ActionCard.M1_1, ActionCard.M1_2, ActionCard.SUPERNOVA);
    scene.phase(1, 1, 2, 3, "M1_1", "M1_2");
    assertThat(scene.p.galaxy.entityShips(2)).isEqualTo(1);
    var bare = solis(2).tile(2, "C1").tile(10, "D1").reveal(2, "r11").entity(2, 1);
    bare.deck(ActionCard.M1_1, ActionCard.M1_2, ActionCard.SUPERNOVA);
    bare.phase(1, 1, 2, 3, "M1_1", "M1_2");
    assertThat(bare.p.galaxy.entityShips(10)).isEqualTo(1);
  }

  @Test
  void aCopyAnswersAsTheOriginal() {
    var p = SolisSketchTest.crowded().disabled(1, 10, 1).active(0, "T12").p;
    var copy = (SolisPosition) p.copy();
    assertThat(copy.contested(0)).isEqualTo(p.contested(0));
    assertThat(copy.blocked(0)).isEqualTo(p.blocked(0));
    assertThat(copy.galaxy.disabled).containsExactly(p.galaxy.disabled);
    assertThat(copy.galaxy.owned).containsExactly(p.galaxy.owned);
    assertThat(copy.galaxy.anomalies).isEqualTo(p.galaxy.anomalies).isNotZero();
    assertThat(copy.galaxy.artifacts).isEqualTo(p.galaxy.artifacts).isNotZero();
    assertThat(copy.wealth.passive(0, Passive.HULL)).isEqualTo(1);
    assertThat(copy.view(0)).isEqualTo(p.view(0));
  }
}
