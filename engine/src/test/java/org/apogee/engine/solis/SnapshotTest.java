package org.apogee.engine.solis;

import static org.apogee.engine.solis.SolisScene.solis;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import org.apogee.engine.BadInput;
import org.apogee.engine.Chance;
import org.apogee.engine.Chronicle;
import org.apogee.engine.Setup;
import org.apogee.engine.SnapshotReader;
import org.apogee.engine.SnapshotWriter;
import org.apogee.engine.rules.Rule;
import org.junit.jupiter.api.Test;

/** A snapshot that no game could have written is refused with what is wrong in it. */
class SnapshotTest {
  private static final int OFF_BOARD = 34;
  private static final long NO_TECH = 1L << Techs.COUNT;

  private static byte[] bytes(SolisPosition p) {
    var out = new SnapshotWriter();
    p.encode(out);
    return out.toByteArray();
  }

  private static void reads(SolisPosition p) {
    assertThat(SolisSnapshot.read(new SnapshotReader(bytes(p))).fingerprint())
        .isEqualTo(p.fingerprint());
  }

  private static void refuses(SolisPosition p, String what, Consumer<SolisPosition> spoil) {
    reads(p);
    spoil.accept(p);
    assertThatThrownBy(() -> SolisSnapshot.read(new SnapshotReader(bytes(p))))
        .isInstanceOf(BadInput.class)
        .hasMessage("The snapshot is no position of Nova Solis: " + what + " is wrong.");
  }

  private static SolisPosition calm() {
    return solis(3).p;
  }

  private static SolisPosition start(Map<String, String> options) {
    var setup = Setup.of(SolisScene.RULESET, 3, options);
    return (SolisPosition)
        SolisScene.RULESET.newPosition(setup, Chance.of(new SplittableRandom(1)));
  }

  private static SolisPosition choosingHomes() {
    return start(Map.of("raceAssignment", "RANDOM", "homePlacement", "CHOOSE"));
  }

  private static SolisPosition choosingObjectives() {
    return start(Map.of("raceAssignment", "RANDOM", "homePlacement", "FIXED"));
  }

  private static SolisPosition allocating() {
    var scene = solis(3).tile(8, "D1").ships(0, 8, 2).entity(8, 2);
    return scene.drawing(6, 5, 6, 6).when(0, "attack Entity in s8").p;
  }

  @Test
  @Rule("R 16.4")
  void everyDemandWithEveryHomeworldIsReadBack() {
    for (var demand : SolisOptions.Demand.NAMES) {
      for (var homeworlds : SolisOptions.Numbers.NAMES) {
        var p = start(Map.of("demand", demand, "homeworlds", homeworlds));
        var read = SolisSnapshot.read(new SnapshotReader(bytes(p)));
        assertThat(read.options()).isEqualTo(p.options());
      }
    }
  }

  @Test
  @Rule("R 1.1")
  void seats() {
    refuses(calm(), "the start seat", p -> p.setStartSeat(3));
    refuses(calm(), "the seat on turn", p -> p.setTurnSeat(3));
    refuses(calm(), "the seat to act", p -> p.ask(Step.FLIP, 3));
    refuses(calm(), "the seat to act", p -> p.ask(Step.TURN, 1));
    refuses(calm(), "who declared victory", p -> p.turn.set(TurnRecord.DECLARER, 3));
    refuses(calm(), "its end", p -> p.turn.set(TurnRecord.ENDING, SolisEnding.VICTORY.number()));
    refuses(calm(), "its end", p -> p.frames.clear());
    var over = calm();
    Victory.end(over, SolisEnding.VICTORY, Chronicle.SILENT);
    reads(over);
  }

  @Test
  @Rule({"R 4.2", "R 4.3", "R 4.6"})
  void whatIsSetUp() {
    reads(start(Map.of("raceAssignment", "DRAFT")));
    refuses(calm(), "the set-up", p -> p.turn.set(TurnRecord.SETUP_ORDER, 4));
    refuses(calm(), "a race", p -> p.empires.set(2, Empires.RACE, Empires.NONE));
    refuses(choosingHomes(), "a race", p -> p.empires.set(2, Empires.RACE, Empires.NONE));
    refuses(calm(), "a homeworld", p -> p.empires.set(0, Empires.HOME, Empires.NONE));
    refuses(calm(), "a homeworld", p -> p.empires.set(0, Empires.HOME, 20));
    refuses(choosingHomes(), "a homeworld", p -> p.empires.set(0, Empires.HOME, Hex.CENTRAL));
    refuses(calm(), "the owner of a homeworld", p -> p.galaxy.settle(19, 1, 0));
    refuses(calm(), "the owner of a homeworld", p -> p.empires.set(1, Empires.HOME, 19));
    refuses(choosingObjectives(), "the owner of a homeworld", p -> p.galaxy.giveUp(19));
    refuses(calm(), "objectives dealt", p -> p.turn.set(TurnRecord.SETUP_DEALT, 5));
    refuses(
        choosingObjectives(),
        "objectives dealt",
        p -> p.turn.set(TurnRecord.SETUP_DEALT, TurnRecord.NONE));
    refuses(calm(), "objectives", p -> p.turn.set(TurnRecord.SETUP_DEALT + 1, 0));
    refuses(choosingObjectives(), "objectives", SnapshotTest::dealTheSecondTwice);
    var first = choosingObjectives();
    SolisSetup.deal(first, ~0b11110 & ((1 << Objective.count()) - 1), bound -> 0);
    assertThat(first.turn.get(TurnRecord.SETUP_DEALT)).isZero();
    reads(first);
  }

  private static void dealTheSecondTwice(SolisPosition p) {
    p.turn.set(TurnRecord.SETUP_DEALT + 2, p.turn.get(TurnRecord.SETUP_DEALT + 1));
  }

  @Test
  @Rule({"R 2.3", "R 2.4"})
  void sectors() {
    refuses(calm(), "a sector", p -> p.galaxy.putTile(OFF_BOARD, SectorTile.M1));
    refuses(choosingHomes(), "a sector", p -> p.galaxy.putTile(19, SectorTile.H_RED));
    refuses(calm(), "an owner", p -> p.galaxy.settle(7, 3, 1));
    refuses(calm(), "an owner", p -> p.galaxy.settle(OFF_BOARD, 0, 0));
    refuses(calm(), "colonies", p -> p.galaxy.settle(7, Galaxy.NOBODY, 2));
    refuses(calm(), "a slot", p -> p.galaxy.reveal(7, SectorTile.SLOTS_MAX - 1, 0));
    refuses(calm(), "a slot", p -> p.galaxy.reveal(OFF_BOARD, 0, 0));
    refuses(calm(), "ships", p -> p.galaxy.addShips(0, OFF_BOARD, 1));
    refuses(calm(), "ships", p -> p.galaxy.addDisabled(0, OFF_BOARD, 1));
    refuses(calm(), "ships", SnapshotTest::giveAShipToAFourthSeat);
    refuses(calm(), "ships of the Entity", p -> p.galaxy.addEntityShips(OFF_BOARD, 1));
    refuses(calm(), "ships of the Entity", p -> p.galaxy.addEntityDisabled(OFF_BOARD, 1));
    refuses(calm(), "stations of the Entity", p -> p.galaxy.addEntityStations(OFF_BOARD, 1));
    refuses(calm(), "a gate of the Entity", p -> p.entity.set(Entity.GATES + 1, OFF_BOARD));
    refuses(calm(), "a gate of the Entity", p -> p.entity.set(Entity.GATES + 2, 19));
  }

  /** Ships of all seats are the last but one of the tables of the galaxy. */
  private static void giveAShipToAFourthSeat(SolisPosition p) {
    int ships = p.galaxy.cells.length - 2 * Hex.COUNT * MapPlan.SEATS_MAX;
    p.galaxy.cells[ships + 3 * Hex.COUNT + 7]++;
  }

  /** Until the step ends, a technology is active whose card shows its other side. */
  @Test
  @Rule("R 13.2")
  void aTurnOfRaceCardsIsReadBackInTheMiddle() {
    var scene = solis(2).active(0, "RED1a").knows(0, "RED2a").energy(0, 0).tokens(0, 0, 3);
    scene.set(0, Empires.CREDITS, 20);
    scene.p.changed();
    scene.p.play(SolisMoves.of(SolisMoves.LOGISTICS, 0), _ -> 0, Chronicle.SILENT);
    scene.p.play(SolisMoves.of(SolisMoves.FLIP, 0, 0), _ -> 0, Chronicle.SILENT);
    refuses(scene.p, "an active technology", p -> p.turn.set(TurnRecord.TURNED, 0));
  }

  @Test
  @Rule({"R 2.15", "R 8.3", "R 12.3"})
  void empires() {
    refuses(calm(), "a technology", p -> p.empires.known[2] |= NO_TECH);
    refuses(calm(), "an active technology", p -> p.empires.active[0] |= 1);
    refuses(calm(), "a power", p -> p.empires.usedPowers[0] |= NO_TECH);
    refuses(calm(), "a reward", p -> p.empires.usedRewards[0] |= NO_TECH);
    for (int card = 0; card < 3; card++) {
      long sides = 3L << Techs.race(card, 0);
      refuses(calm(), "a race card", p -> p.empires.known[0] |= sides);
    }
    refuses(calm(), "a stored tile", p -> p.empires.set(0, Empires.STORED_COUNT, 1));
    refuses(calm(), "a stored tile", p -> p.empires.set(0, Empires.STORED + 6, 3));
    refuses(calm(), "an archived card", p -> p.empires.set(0, Empires.ARCHIVED_COUNT, 1));
    refuses(calm(), "an archived card", p -> p.empires.set(0, Empires.ARCHIVED + 2, 0));
    var archive = calm();
    archive.empires.archive(0, 0);
    reads(archive);
    refuses(calm(), "an objective", p -> p.empires.set(0, Empires.OBJECTIVES + 1, 0));
    var pair = calm();
    pair.empires.set(0, Empires.OBJECTIVES, 0);
    pair.empires.set(0, Empires.OBJECTIVES + 1, 8);
    reads(pair);
  }

  @Test
  @Rule({"R 8.1", "R 12.2"})
  void listsAndPiles() {
    refuses(calm(), "a list", p -> p.turn.set(TurnRecord.ROW_COUNT, 1));
    refuses(calm(), "a list", p -> p.turn.set(TurnRecord.ROW + 23, 0));
    refuses(calm(), "a list", p -> p.turn.set(TurnRecord.ASIDE_COUNT, 1));
    refuses(calm(), "a list", p -> p.turn.set(TurnRecord.CARD_COUNT, 1));
    refuses(calm(), "the bag", p -> p.piles.cells[0]--);
    refuses(calm(), "the deck", p -> p.piles.cells[Location.count() + 1]--);
  }

  @Test
  @Rule({"R 8.5", "R 10.6", "R 13.2"})
  void whatGoesOn() {
    var moving = solis(3).owns(0, 1, "C1").ships(0, 1, 2).when(0, "move to s0").p;
    assertThat(moving.turn.get(TurnRecord.PLACE)).isEqualTo(Hex.CENTRAL);
    var elsewhere = moving.copy();
    refuses(moving, "the place of an action", p -> p.turn.set(TurnRecord.PLACE, TurnRecord.NONE));
    refuses(
        (SolisPosition) elsewhere,
        "the place of an action",
        p -> p.turn.set(TurnRecord.PLACE, OFF_BOARD));
    var revealing = solis(3).owns(0, 7, "D1").stored(0, "b01").when(0, "reveal blue").p;
    assertThat(revealing.turn.get(TurnRecord.TILE)).isZero();
    refuses(revealing, "the tile to reveal", p -> p.turn.set(TurnRecord.TILE, TurnRecord.NONE));
    var armed = solis(3).knows(0, "T06").synthesized(0, "N").energy(0, 0);
    armed.when(0, "logistics", "activate Pulse Lasers");
    assertThat(armed.p.turn.get(TurnRecord.KIND)).isZero();
    refuses(armed.p, "the combat tile", p -> p.turn.set(TurnRecord.KIND, TurnRecord.NONE));
    refuses(calm(), "a jump", p -> p.turn.set(TurnRecord.JUMP, 0));
    refuses(calm(), "a jump", p -> p.turn.set(TurnRecord.JUMP, solis(3).tech(0, "T13")));
  }

  @Test
  @Rule({"R 11.1", "R 11.5"})
  void combats() {
    refuses(calm(), "a combat", p -> p.fight.set(Fight.SECTOR, 8));
    refuses(calm(), "a combat", p -> p.fight.set(Fight.SIDE + Fight.ATTACKER, 0));
    refuses(calm(), "a combat", p -> p.fight.set(Fight.SIDE + Fight.DEFENDER, 0));
    refuses(allocating(), "a combat", p -> p.fight.set(Fight.SECTOR, Fight.NONE));
    refuses(allocating(), "the place of a combat", p -> p.fight.set(Fight.SECTOR, OFF_BOARD));
    refuses(allocating(), "a side", p -> p.fight.set(Fight.SIDE + Fight.DEFENDER, 3));
    refuses(allocating(), "a side", p -> p.fight.set(Fight.SIDE + Fight.DEFENDER, Fight.NONE));
    refuses(allocating(), "a power", p -> p.fight.used[Fight.ATTACKER] |= NO_TECH);
    refuses(allocating(), "the sides", p -> p.fight.set(Fight.SIDE + Fight.DEFENDER, 0));
    refuses(allocating(), "the seat to act", p -> p.ask(Step.ALLOCATE, 2));
    refuses(allocating(), "a die", p -> p.fight.add(Fight.ENTITY_COUNT, 1));
    refuses(allocating(), "a die", p -> p.fight.set(Fight.ENTITY_DICE + 31, 3));
  }

  @Test
  @Rule("R 11.7")
  void powersOfACombat() {
    for (int power : new int[] {Fight.NONE, 4}) {
      var scene = solis(3).tile(8, "D1").ships(0, 8, 2).entity(8, 2).active(0, "T14");
      scene.drawing(6, 5, 6, 6).when(0, "attack Entity in s8", "use Tactical Link");
      refuses(scene.p, "a power", p -> p.fight.set(Fight.POWER, power));
    }
  }

  @Test
  @Rule({"R 13.4", "R 14.10"})
  void theEntity() {
    refuses(calm(), "the Entity track", p -> p.entity.set(Entity.TRACK, 4));
    refuses(calm(), "the active gate", p -> p.entity.set(Entity.ACTIVE_GATE, 1));
    refuses(calm(), "the cards", p -> p.entity.set(Entity.CARD, 1));
    refuses(calm(), "a card of the Entity", p -> p.entity.set(Entity.DRAWN_COUNT, 1));
    refuses(calm(), "a card of the Entity", p -> p.entity.set(Entity.DRAWN + 3, 0));
    var drawn = calm();
    drawn.entity.set(Entity.DRAWN, 0);
    drawn.entity.set(Entity.DRAWN_COUNT, 1);
    reads(drawn);
  }

  @Test
  void bytesThatAreCutOffOrLeftOver() {
    var whole = bytes(calm());
    var more = Arrays.copyOf(whole, whole.length + 1);
    assertThatThrownBy(() -> SolisSnapshot.read(new SnapshotReader(more)))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining("1 bytes are left over");
    var less = Arrays.copyOf(whole, whole.length - 1);
    assertThatThrownBy(() -> SolisSnapshot.read(new SnapshotReader(less)))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining("it is cut off");
  }
}
