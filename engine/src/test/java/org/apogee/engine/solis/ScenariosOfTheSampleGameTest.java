package org.apogee.engine.solis;

import static org.apogee.engine.solis.SolisScene.solis;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.apogee.engine.Chance;
import org.apogee.engine.MoveList;
import org.apogee.engine.Setup;
import org.apogee.engine.rules.Rule;
import org.junit.jupiter.api.Test;

/** W 1 to W 16: set-up, and the first turns of a game, one after the other. */
class ScenariosOfTheSampleGameTest {
  @Test
  @Rule({
    "R 4.4", "R 4.5", "R 4.7", "R 4.8", "R 4.9", "R 4.10", "R 2.3", "R 2.8", "R 2.10", "R 2.16",
    "R 2.23", "R 2.25"
  })
  void w1TwoSeatsStart() {
    var setup = Setup.of(SolisScene.RULESET, 2, Map.of("secretObjectives", "OFF"));
    Chance last = bound -> bound - 1;
    var p = (SolisPosition) SolisScene.RULESET.newPosition(setup, last);
    assertThat(p.piles.deckSize()).isEqualTo(44);
    for (int choice : new int[] {0, 1, 0}) {
      var moves = new MoveList();
      p.legalMoves(moves);
      p.play(moves.get(choice), last);
    }
    assertThat(p.frames.top()).isEqualTo(Step.TURN);
    assertThat(p.seatToAct()).isEqualTo(p.startSeat());
    assertThat(Long.bitCount(p.plan.board)).isEqualTo(21);
    assertThat(p.piles.bagSize()).isEqualTo(114);
    assertThat(Integer.bitCount(p.entity.deck)).isEqualTo(29);
    for (int seat = 0; seat < 2; seat++) {
      assertThat(p.galaxy.ships(seat, p.empires.get(seat, Empires.HOME))).isEqualTo(2);
      assertThat(p.empires.get(seat, Empires.ENERGY)).isEqualTo(7);
      assertThat(p.empires.storedCount(seat)).isEqualTo(3);
      assertThat(p.empires.get(seat, Empires.CREDITS)).isZero();
      assertThat(p.empires.get(seat, Empires.DISCOVERY)).isEqualTo(1);
    }
    assertThat(p.galaxy.entityStations(Hex.CENTRAL)).isEqualTo(5);
    assertThat(p.entity.gate(0)).isEqualTo(Hex.CENTRAL);
    assertThat(p.entity.gates()).isEqualTo(1L);
    assertThat(p.galaxy.hasToken()).isTrue();
    assertThat(p.entity.get(Entity.RESERVE)).isEqualTo(20);
    assertThat(p.entity.get(Entity.POWER)).isEqualTo(3);
    assertThat(p.entity.get(Entity.TRACK)).isEqualTo(Entity.NOVA);
    assertThat(p.galaxy.entityShips).isZero();
    assertThat(SolisScoring.victoryTrack(p)).isZero();
    for (int card = 0; card < AncientTechs.CARDS; card++) {
      assertThat(p.piles.hasAncient(card)).isTrue();
    }
  }

  @Test
  @Rule({"R 2.23", "R 2.26", "R 2.3"})
  void w2FourSeats() {
    var p = solis(4).p;
    assertThat(p.entity.get(Entity.RESERVE)).isEqualTo(Entity.reserve(4));
    assertThat(Entity.limit(4)).isEqualTo(8);
    assertThat(p.options().starsWanted(4)).isEqualTo(280);
    assertThat(p.options().artifactsWanted(4)).isEqualTo(4);
    assertThat(Long.bitCount(p.plan.board)).isEqualTo(29);
  }

  @Test
  @Rule({"R 2.1", "R 2.2", "R 14.13"})
  void w3AGateWanders() {
    var scene = solis(2);
    scene.happens((chance, chronicle) -> EntityGates.wander(scene.p, 0, 1, chance, chronicle), 1);
    assertThat(scene.p.entity.gate(0)).isEqualTo(1);
    scene.happens(
        (chance, chronicle) -> EntityGates.wander(scene.p, 0, 2, chance, chronicle), 1, 3);
    assertThat(scene.p.entity.gate(0)).isEqualTo(8);
  }

  private static SolisScene sample() {
    return solis(2, "startSeat=1").tile(7, "D1").stored(1, "b03", "y10", "r11").turnOf(1);
  }

  /** W 4 to W 16 as one game. */
  @Test
  @Rule({
    "R 5.1", "R 5.3", "R 5.4", "R 6.1", "R 6.2", "R 6.3", "R 6.4", "R 6.8", "R 7.1", "R 7.3",
    "R 7.4", "R 8.1", "R 8.2", "R 8.4", "R 8.5", "R 8.8", "R 9.2", "R 9.3", "R 9.4", "R 10.6",
    "R 12.1", "R 12.2", "R 12.3", "R 12.5", "R 12.6", "R 13.1", "R 13.2", "R 13.3", "R 13.4",
    "R 2.11", "R 2.12", "R 2.13", "R 2.14", "R 1.12"
  })
  void w4ToW16TheSampleGame() {
    var scene = sample();
    var p = scene.p;
    scene.drawing("y07", "b06", "b08");
    scene.when(1, "scan", "draw", "keep Energy planet", "keep Research nebula", "done");
    assertThat(scene.energy(1)).isEqualTo(5);
    assertThat(scene.tokens(1, Energy.EXPLORE)).isEqualTo(1);
    assertThat(p.piles.inBag(SolisScene.location("b08"))).isEqualTo(5);
    assertThat(scene.storedBy(1)).containsExactly("b03", "y10", "r11", "y07", "b06");

    scene.when(0, "move to s7", "done");
    assertThat(scene.energy(0)).isEqualTo(6);
    assertThat(scene.tokens(0, Energy.MOVE)).isEqualTo(1);
    assertThat(p.galaxy.ships(0, 19)).isEqualTo(1);
    assertThat(p.galaxy.ships(0, 7)).isEqualTo(1);

    scene.when(1, "reveal blue", "take Research nebula", "place in s28, blue");
    scene.when(1, "take Archeolith nebula", "place in s28, blue");
    assertThat(scene.energy(1)).isEqualTo(4);
    assertThat(scene.tokens(1, Energy.EXPLORE)).isEqualTo(2);
    assertThat(p.wealth.value(1, Track.RESEARCH)).isEqualTo(4);
    assertThat(Logistics.stock(p, 1, Good.of('H'))).isEqualTo(1);

    scene.when(0, "colonize s7");
    assertThat(scene.energy(0)).isEqualTo(4);
    assertThat(scene.tokens(0, Energy.SETTLE)).isEqualTo(1);
    assertThat(p.wealth.colonies(0)).isEqualTo(2);
    assertThat(p.wealth.value(0, Track.POPULATION)).isEqualTo(4);
    assertThat(p.galaxy.owner(7)).isZero();
    assertThat(scene.track()).isEqualTo(2);

    scene.when(1, "reveal yellow", "take Energy planet");
    assertThat(scene.energy(1)).isEqualTo(2);
    assertThat(scene.tokens(1, Energy.EXPLORE)).isEqualTo(3);
    assertThat(p.wealth.value(1, Track.ENERGY)).isEqualTo(9);

    scene.when(0, "build station s7");
    assertThat(scene.energy(0)).isEqualTo(3);
    assertThat(scene.tokens(0, Energy.BUILD)).isEqualTo(1);

    scene.when(1, "research");
    assertThat(p.empires.get(1, Empires.CREDITS)).isEqualTo(4);
    assertThat(scene.energy(1)).isEqualTo(1);

    scene.when(0, "build gate s7");
    assertThat(scene.energy(0)).isEqualTo(1);
    assertThat(scene.tokens(0, Energy.BUILD)).isEqualTo(2);

    scene.drawing("T01", "T15").when(1, "discover", "claim Ion Cannon", "done");
    assertThat(p.empires.get(1, Empires.CREDITS)).isZero();
    assertThat(p.piles.discarded(14)).isEqualTo(1);
    assertThat(p.empires.get(1, Empires.DISCOVERY)).isZero();
    assertThat(scene.energy(1)).isEqualTo(1);
    assertThat(scene.tokens(1, Energy.SCIENCE)).isEqualTo(1);

    scene.when(0, "logistics");
    assertThat(scene.starC(0)).isEqualTo(1);
    assertThat(scene.energy(0)).isEqualTo(8);
    assertThat(p.entity.get(Entity.TRACK)).isEqualTo(2);

    scene.when(1, "synthesize Antimatter");
    assertThat(scene.energy(1)).isZero();
    assertThat(scene.tokens(1, Energy.SCIENCE)).isEqualTo(2);
    assertThat(Logistics.stock(p, 1, Good.of('A'))).isEqualTo(1);
    assertThat(Science.synthesisLimit(p, 1)).isEqualTo(1);

    scene.when(0, "build ships", "ship at s7");
    assertThat(p.galaxy.shipsOf(0)).isEqualTo(3);
    assertThat(scene.energy(0)).isEqualTo(7);
    assertThat(scene.tokens(0, Energy.BUILD)).isEqualTo(1);

    assertThat(scene.track()).isEqualTo(3);
    scene.deck(ActionCard.S1_1, ActionCard.M1_1, ActionCard.SUPERNOVA);
    scene.when(1, "logistics", "activate Ion Cannon");
    scene.drawing(1, 1, 1, "S1_1", "M1_1", 2).when(1, "lay ION on 2");
    assertThat(scene.told.stream().map(fact -> fact.text()))
        .contains("Entity phase 1 begins: power 3, malice 0, presence 0, 20 ships in reserve.");
    assertThat(scene.starC(1)).isEqualTo(4);
    assertThat(scene.energy(1)).isEqualTo(9);
    assertThat(p.empires.isActive(1, 0)).isTrue();
    assertThat(p.empires.attackPlace(1, 2)).isEqualTo(TileKind.ION.number());
    assertThat(p.entity.get(Entity.PHASES)).isEqualTo(1);
    assertThat(scene.track()).isEqualTo(7);
    assertThat(p.seatToAct()).isZero();
  }
}
