package org.apogee.engine.solis;

import static org.apogee.engine.solis.SolisScene.solis;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.SplittableRandom;
import org.apogee.engine.Chance;
import org.apogee.engine.Chronicle;
import org.apogee.engine.MoveList;
import org.apogee.engine.Setup;
import org.apogee.engine.rules.Rule;
import org.junit.jupiter.api.Test;

/** Rules that no worked scenario shows. */
class RulesOfEmpiresTest {
  private static SolisPosition start(int seats, long seed, Map<String, String> options) {
    var setup = Setup.of(SolisScene.RULESET, seats, options);
    var chance = Chance.of(new SplittableRandom(seed));
    return (SolisPosition) SolisScene.RULESET.newPosition(setup, chance);
  }

  @Test
  @Rule({"R 4.1", "R 1.11", "R 16.1", "R 16.3"})
  void theStartIsDrawn() {
    var one = start(3, 1, Map.of("raceAssignment", "RANDOM", "homePlacement", "FIXED"));
    var same = start(3, 1, Map.of("raceAssignment", "RANDOM", "homePlacement", "FIXED"));
    var other = start(3, 2, Map.of("raceAssignment", "RANDOM", "homePlacement", "FIXED"));
    assertThat(same.fingerprint()).isEqualTo(one.fingerprint());
    assertThat(other.fingerprint()).isNotEqualTo(one.fingerprint());
    assertThat(one.frames.top()).isEqualTo(Step.SETUP_OBJECTIVE);
    assertThat(one.empires.get(one.startSeat(), Empires.HOME)).isEqualTo(one.plan.home(0));
    assertThat(start(2, 1, Map.of("mode", "EXPLORATION")).entity.get(Entity.POWER)).isEqualTo(1);
    assertThat(start(2, 1, Map.of("entityPower", "9")).entity.get(Entity.POWER)).isEqualTo(9);
    assertThat(start(4, 1, Map.of("startSeat", "3")).startSeat()).isEqualTo(3);
  }

  @Test
  @Rule({"R 4.2", "R 4.3", "R 1.1"})
  void racesInOrderHomesInReverse() {
    var p = start(3, 1, Map.of("startSeat", "1", "secretObjectives", "OFF"));
    var seats = new int[6];
    var moves = new MoveList();
    for (int i = 0; i < 5; i++) {
      seats[i] = p.seatToAct();
      p.legalMoves(moves);
      p.play(moves.get(0), bound -> bound - 1);
    }
    assertThat(seats).startsWith(1, 2, 0, 0, 2);
    assertThat(p.frames.top()).isEqualTo(Step.TURN);
    assertThat(p.seatToAct()).isEqualTo(1);
  }

  @Test
  @Rule("R 4.6")
  void objectivesAreGoldOrAPair() {
    var p = start(2, 5, Map.of("raceAssignment", "RANDOM", "homePlacement", "FIXED"));
    var scene = SolisScene.RULESET.notation();
    var moves = new MoveList();
    p.legalMoves(moves);
    assertThat(moves.size()).isGreaterThan(1);
    for (int i = 0; i < moves.size(); i++) {
      var kind = scene.describe(p, moves.get(i)).kind();
      assertThat(kind).isIn("keep-objective", "keep-objectives");
      int first = SolisMoves.a(moves.get(i)) - 1;
      boolean gold = Objective.of(first).tier == Objective.Tier.GOLD;
      assertThat(kind.equals("keep-objective")).isEqualTo(gold);
    }
    SolisSetup.deal(p, (1 << Objective.count()) - 1, bound -> 0);
    assertThat(p.turn.get(TurnRecord.SETUP_DEALT))
        .as("five bronze cards are set aside")
        .isEqualTo(5);
  }

  @Test
  @Rule({"R 1.6", "R 1.3", "R 1.4", "R 16.2"})
  void alliesDoNotContest() {
    var war = solis(2).tile(20, "M1").ships(0, 20, 1).ships(1, 20, 1);
    assertThat(war.legal("colonize")).isEmpty();
    var peace = solis(2, "mode=COOP").tile(20, "M1").ships(0, 20, 1).ships(1, 20, 1);
    peace.when(0, "colonize s20");
    assertThat(peace.p.galaxy.owner(20)).isZero();
    peace.ships(0).when(1, "abandon s20", "remove ship");
    assertThat(peace.p.galaxy.owner(19)).as("a homeworld needs no colonies").isZero();
    Victory.end(peace.p, SolisEnding.VICTORY, Chronicle.SILENT);
    assertThat(peace.p.outcome().places()).containsExactly(1, 1);
  }

  @Test
  @Rule({"R 6.5", "R 6.6"})
  void costsAreReducedAndStepsMustBePaid() {
    var scene = solis(2).tile(7, "D1").ships(0, 7, 1).active(0, "T22").energy(0, 1);
    assertThat(scene.legal()).contains("colonize s7");
    var scan = solis(2).energy(0, 1).drawing("b01", "b02", "b03");
    scan.when(0, "scan", "keep Ore nebula");
    assertThat(scan.p.frames.top()).as("a second tile cannot be paid").isEqualTo(Step.TURN);
    assertThat(scan.energy(0)).isZero();
  }

  @Test
  @Rule({"R 7.9", "R 8.7", "R 1.8"})
  void tooManyColonies() {
    var scene = solis(2).owns(0, 7, "D1").owns(0, 18, "D2").owns(0, 20, "M1").active(0, "T20");
    scene.energy(0, 0).reveal(18, "y01");
    assertThat(scene.p.wealth.colonies(0)).isEqualTo(5);
    scene.when(0, "logistics", "done");
    assertThat(scene.legal()).containsExactly("give up s7", "give up s18", "give up s20");
    scene.when(0, "give up s18");
    assertThat(scene.p.galaxy.owner(18)).isEqualTo(Galaxy.NOBODY);
    assertThat(scene.p.galaxy.slot(18, 1))
        .as("the tile stays")
        .isEqualTo(SolisScene.location("y01"));
    assertThat(scene.p.wealth.icons(0, 0)).isZero();
    assertThat(scene.p.seatToAct()).isEqualTo(1);
  }

  @Test
  @Rule("R 8.3")
  void storageIsLimited() {
    var scene = solis(2).stored(0, "b01", "b01", "b02", "b02", "b03", "b03");
    scene.drawing("y01", "y02", "y03").when(0, "scan", "draw");
    assertThat(scene.legal())
        .containsExactlyInAnyOrder(
            "drop Ore nebula", "drop Crystal nebula", "drop Archeolith nebula", "done");
    scene.when(0, "drop Ore nebula", "keep Rich ore nebula", "done");
    assertThat(scene.storedBy(0)).containsExactly("b01", "b02", "b02", "b03", "b03", "y01");
    assertThat(scene.p.piles.inBag(SolisScene.location("b01"))).isEqualTo(3);
    assertThat(scene.energy(0)).isEqualTo(6);
  }

  @Test
  @Rule({"R 10.5", "R 10.10", "R 10.12"})
  void disabledShipsStayAndWormholesAreJumpPoints() {
    var scene = solis(2).owns(0, 7, "D1").reveal(7, "b11").ships(0).disabled(0, 19, 2);
    assertThat(scene.legal("move")).isEmpty();
    assertThat(scene.legal("build")).contains("build ships");
    scene.when(0, "build ships");
    assertThat(scene.legal()).containsExactly("ship at s7", "ship at s19");
    var calm = solis(2).tile(7, "D1").entity(7, 1).when(0, "move to s7", "ship from s19", "done");
    assertThat(calm.p.fight.isOn()).isFalse();
    assertThat(calm.p.seatToAct()).isEqualTo(1);
  }

  @Test
  @Rule("R 10.14")
  void looseStarsAreBroughtHome() {
    var scene = solis(2).tile(7, "D1").ships(0, 7, 1);
    scene.p.galaxy.setLoose(7, 5);
    scene.when(0, "move to s19", "ship from s7 with stars");
    assertThat(scene.starC(0)).isEqualTo(5);
    assertThat(scene.p.galaxy.loose(7)).isZero();
    var other = solis(2).owns(0, 7, "D1").tile(8, "D2").ships(0, 7, 1);
    other.p.galaxy.setLoose(7, 5);
    other.when(0, "move to s8", "ship from s7 with stars");
    assertThat(other.starC(0)).isZero();
    assertThat(other.p.galaxy.loose(8)).isEqualTo(5);
  }

  @Test
  @Rule({"R 5.2", "R 2.19", "R 2.15"})
  void powersOfATurnDoNotEndIt() {
    var scene = solis(6).turnOf(5).active(5, "ORANGE2a").energy(5, 3).when(5, "use Overclock");
    assertThat(scene.energy(5)).isEqualTo(5);
    assertThat(scene.p.seatToAct()).isEqualTo(5);
    assertThat(scene.legal()).doesNotContain("use Overclock");
    assertThat(scene.p.galaxy.ships(5, 34)).as("Axiom starts with three ships").isEqualTo(3);
    assertThat(scene.p.galaxy.hasGate(31)).as("Thal-Noor starts with a gate").isTrue();
    var healed = solis(6).turnOf(2).active(2, "GREEN3a").ships(2).disabled(2, 25, 1);
    healed.set(2, Empires.CAPTURED_SHIPS, 3).when(2, "use Regrowth");
    assertThat(healed.p.galaxy.ships(2, 25)).isEqualTo(1);
    assertThat(healed.p.empires.get(2, Empires.CAPTURED_SHIPS)).isEqualTo(1);
  }

  @Test
  @Rule({"R 19.6", "R 2.19"})
  void foldJumpAndStasisReplaceTheAction() {
    var scene = solis(5).turnOf(4).active(4, "PURPLE1a", "PURPLE3b").ships(4, 31, 1, 5, 1);
    scene.owns(4, 15, "D1").entity(5, 3);
    assertThat(scene.legal("use"))
        .contains("use Fold Jump to s15", "use Stasis Field on Entity in s5");
    scene.when(4, "use Fold Jump to s15", "ship from s31", "done");
    assertThat(scene.energy(4)).isEqualTo(5);
    assertThat(scene.tokens(4, Energy.MOVE)).isEqualTo(1);
    scene.turnOf(4).when(4, "use Stasis Field on Entity in s5");
    assertThat(scene.p.galaxy.entityDisabled(5)).isEqualTo(2);
    assertThat(scene.p.galaxy.entityShips(5)).isEqualTo(1);
    assertThat(scene.tokens(4, Energy.COMBAT)).isEqualTo(1);
    scene.turnOf(4);
    assertThat(scene.legal("use")).isEmpty();
  }

  @Test
  @Rule({"R 19.1", "R 19.2", "R 19.7"})
  void movesAreNumbers() {
    long move = SolisMoves.of(SolisMoves.ATTACK, 3, 36, Entity.SEAT, 0);
    assertThat(move).isEqualTo(30 | (3L << 6) | (36L << 9) | (7L << 17));
    assertThat(SolisMoves.kind(move)).isEqualTo(30);
    assertThat(SolisMoves.seat(move)).isEqualTo(3);
    assertThat(SolisMoves.a(move)).isEqualTo(36);
    assertThat(SolisMoves.b(move)).isEqualTo(7);
    for (int tech = 0; tech < Techs.COUNT; tech++) {
      assertThat(Techs.byReference(Techs.reference(tech))).isEqualTo(tech);
    }
    var scene = solis(4).ships(0, 8, 2).ships(1, 8, 1).entity(8, 1);
    var moves = new MoveList();
    scene.p.legalMoves(moves);
    assertThat(moves.toArray()).isSorted();
    assertThat(moves.contains(SolisMoves.of(SolisMoves.ATTACK, 0, 8, 1, 0))).isTrue();
  }

  @Test
  @Rule({"R 19.3", "R 19.4"})
  void doneOnlyWhereItMayEnd() {
    var scene = solis(2).ships(0, 19, 4).owns(0, 7, "D9").reveal(7, "b08", "y09").gate(7);
    scene.when(0, "build ships");
    assertThat(scene.legal()).doesNotContain("done");
    scene.when(0, "ship at s7");
    assertThat(scene.legal()).contains("done");
    var fight = solis(2).ships(0, 8, 1).ships(1, 8, 1).drawing(6, 5);
    fight.when(0, "attack seat 1 in s8", "6 attack");
    assertThat(fight.p.turnSeat()).isZero();
    assertThat(fight.p.seatToAct()).as("the defender decides in another's turn").isEqualTo(1);
  }

  @Test
  @Rule({"R 20.2", "R 20.3"})
  void theChronicleAndTheOutcomeCount() {
    var scene = solis(2).owns(0, 8, "D1").ships(0, 8, 1).entity(8, 1);
    scene.deck(ActionCard.S1_1, ActionCard.M1_1, ActionCard.SUPERNOVA);
    scene.phase(1, 1, 1, 6, 1, 6, "S1_1", "M1_1", 2);
    assertThat(scene.told.stream().map(fact -> fact.kind()))
        .containsSubsequence(
            "entity-phase-began",
            "anomaly-dice",
            "attacked",
            "dice",
            "hits",
            "units-lost",
            "sector-lost",
            "entity-drew",
            "entity-acts",
            "entity-placed",
            "entity-phase-ended");
    assertThat(scene.p.empires.tally(0, SolisCounter.SHIPS_LOST)).isEqualTo(1);
    Victory.end(scene.p, SolisEnding.DEFEAT_OVERRUN, Chronicle.SILENT);
    assertThat(scene.p.outcome().counters())
        .containsEntry("entity.phases", 1L)
        .containsEntry("seat0.ships-lost", 1L)
        .containsKeys("entity.power", "entity.reserve", "seat0.entity-destroyed", "track");
  }
}
