package org.apogee.engine.solis;

import static org.apogee.engine.solis.SolisScene.solis;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.apogee.engine.Fact;
import org.apogee.engine.rules.Rule;
import org.junit.jupiter.api.Test;

/** R 20.2: the facts of a turn, word by word. */
class ChronicleTest {
  private static List<String> told(SolisScene scene) {
    return scene.told.stream().map(Fact::text).toList();
  }

  private static Fact fact(SolisScene scene, String kind) {
    return scene.told.stream().filter(f -> f.kind().equals(kind)).findFirst().orElseThrow();
  }

  @Test
  @Rule({"R 20.2", "R 7.4", "R 7.5", "R 7.7"})
  void settling() {
    var scene = solis(2).tile(20, "M1").tile(7, "D1").ships(0, 20, 1, 7, 1).energy(0, 9);
    assertThat(told(scene.when(0, "colonize s20")))
        .containsExactly("Seat 0 colonizes s20 with 1 colony for 1 energy (8 left).");
    assertThat(told(scene.turnOf(0).when(0, "colonize s7")))
        .containsExactly("Seat 0 colonizes s7 with 2 colonies for 2 energy (6 left).");
    assertThat(scene.p.empires.tally(0, SolisCounter.SECTORS_SETTLED)).isEqualTo(2);
    scene.turnOf(0).when(0, "improve s7");
    assertThat(told(scene))
        .containsExactly("Seat 0 improves s7, now of value 3 for 2 energy (4 left).");
    assertThat(fact(scene, "improved").args())
        .containsExactlyInAnyOrderEntriesOf(
            Map.of("seat", 0, "sector", "s7", "value", 3, "energy", 2));
    scene.disabled(0, 7, 1).stations(7, 1).gate(7).turnOf(0).energy(0, 9);
    scene.when(0, "abandon s7", "remove ship", "remove disabled ship", "remove station");
    assertThat(told(scene))
        .containsExactly(
            "Seat 0 pays 3 energy for what it abandons in s7 (6 left).",
            "Seat 0 gives up a ship in s7.",
            "Seat 0 gives up a disabled ship in s7.",
            "Seat 0 gives up a station in s7.");
    assertThat(scene.p.galaxy.shipsIn(0, 7)).isZero();
    assertThat(scene.p.galaxy.stations(7)).isZero();
    scene.when(0, "remove gate");
    assertThat(scene.p.galaxy.hasGate(7)).isFalse();
    scene.when("remove colonies");
    assertThat(scene.p.galaxy.owner(7)).isEqualTo(Galaxy.NOBODY);
    assertThat(scene.p.seatToAct()).isEqualTo(1);
  }

  @Test
  @Rule({"R 20.2", "R 8.1", "R 8.3", "R 18.4"})
  void exploring() {
    var scene = solis(2).stored(0, "b01", "b02", "b03", "b04", "b05", "b06");
    scene.drawing("y01", "y02", "y03", "r07").when(0, "scan", "set aside Ore nebula", "draw");
    assertThat(told(scene))
        .containsExactly(
            "Seat 0 sets aside Ore nebula and has 5 tiles in store.",
            "Seat 0 sets aside a blue tile and has 5 tiles in store.",
            "Seat 0 scans and draws 4 tiles: Rich ore nebula, Rich crystal nebula, Rich"
                + " archeolith nebula and Garden world.",
            "Seat 0 scans and draws 4 tiles: 1 red and 3 yellow.");
    scene.when(0, "keep Garden world");
    assertThat(told(scene))
        .containsExactly(
            "Seat 0 keeps Garden world and has 6 tiles in store.",
            "Seat 0 keeps a red tile and has 6 tiles in store.");
    scene.when(0, "drop Crystal nebula", "keep Rich ore nebula", "done");
    assertThat(told(scene))
        .containsExactly(
            "Seat 0 drops Crystal nebula and has 5 tiles in store.",
            "Seat 0 drops a blue tile and has 5 tiles in store.",
            "Seat 0 keeps Rich ore nebula and has 6 tiles in store.",
            "Seat 0 keeps a yellow tile and has 6 tiles in store.",
            "Seat 0 ends its scan with 2 tiles for 2 energy (5 left).");
    assertThat(scene.energy(0)).isEqualTo(5);
    assertThat(scene.p.piles.bagSize()).as("all that was not kept is back").isEqualTo(120 - 6);
    assertThat(scene.p.piles.inBag(SolisScene.location("y02"))).isEqualTo(3);
    assertThat(scene.p.piles.inBag(SolisScene.location("b02"))).isEqualTo(4);
    scene.turnOf(0).owns(0, 1, "C1").stored(0, "r01", "r11");
    scene.when(0, "reveal red", "take Ancient artifact");
    assertThat(told(scene))
        .containsExactly(
            "Seat 0 reveals red tiles for 2 energy (3 left).",
            "Seat 0 reveals Ancient artifact in s1, now with 1 tile: it gives an artifact and an"
                + " Omega particle.");
    assertThat(fact(scene, "artifact-revealed").args()).containsEntry("tile", "r01");
    assertThat(scene.p.empires.tally(0, SolisCounter.ARTIFACTS)).isEqualTo(1);
    scene.turnOf(0).energy(0, 7).when(0, "reveal red");
    assertThat(fact(scene, "revealed").args()).containsEntry("sector", "s1");
    assertThat(scene.p.empires.tally(0, SolisCounter.ARTIFACTS)).isEqualTo(1);
  }

  @Test
  @Rule({"R 20.2", "R 9.2", "R 9.3", "R 9.4", "R 2.18"})
  void building() {
    var scene = solis(2).owns(0, 7, "D1").energy(0, 9);
    assertThat(told(scene.when(0, "build ships", "ship at s19")))
        .containsExactly(
            "Seat 0 builds a ship in s19 and has 3 ships.",
            "Seat 0 pays 1 energy for its ships (8 left).");
    scene.turnOf(0).when(0, "build station s7");
    assertThat(told(scene)).containsExactly("Seat 0 builds a station in s7 for 1 energy (7 left).");
    scene.turnOf(0).when(0, "build gate s7");
    assertThat(told(scene)).containsExactly("Seat 0 builds a gate in s7 for 2 energy (5 left).");
    assertThat(scene.energy(0)).isEqualTo(9 - 1 - 1 - 2);
  }

  @Test
  @Rule({"R 20.2", "R 10.6", "R 10.11", "R 10.14"})
  void moving() {
    var scene = solis(2).owns(0, 7, "D1").tile(8, "D2").ships(0, 7, 2).ships(1, 7, 1);
    scene.p.galaxy.setLoose(7, 3);
    assertThat(scene.legal("move")).contains("move to s8");
    scene.when(0, "move to s8", "ship from s7");
    assertThat(told(scene))
        .containsExactly(
            "Seat 0 moves 1 ship from s7 to s8.",
            "Seat 1 gets 1 ☆ for the retreat of seat 0 from s7.");
    scene.when(0, "ship from s7");
    assertThat(told(scene))
        .containsExactly(
            "Seat 0 moves 1 ship from s7 to s8, where it has 2 now.",
            "Seat 0 pays 2 energy for the move (5 left).");
    assertThat(scene.starI(1)).as("once in an action").isEqualTo(1);
    var stars = solis(2).owns(0, 7, "D1").tile(8, "D2").gate(7).ships(0, 8, 2);
    stars.p.galaxy.setLoose(8, 5);
    stars.when(0, "warp in to s7", "all from s8 with stars");
    assertThat(told(stars))
        .containsExactly(
            "Seat 0 moves 2 ships from s8 to s7.",
            "Seat 0 takes 5 loose ★ along to s7.",
            "Seat 0 pays 1 energy for the move (6 left).");
    assertThat(stars.p.galaxy.loose(7)).isEqualTo(5);
    stars.turnOf(0).when(0, "move to s19", "ship from s7 with stars", "done");
    assertThat(told(stars))
        .containsExactly(
            "Seat 0 moves 1 ship from s7 to s19.",
            "Seat 0 gets 5 ★ for stars brought home.",
            "Seat 0 pays 1 energy for the move (5 left).");
  }

  @Test
  @Rule({"R 20.2", "R 12.1", "R 12.2", "R 12.4", "R 12.6"})
  void science() {
    var scene = solis(2).reveal(19, "b06").when(0, "research");
    assertThat(told(scene))
        .containsExactly("Seat 0 researches for 1 energy (6 left) and has 4 credits.");
    scene.turnOf(0).when(0, "synthesize Antimatter");
    assertThat(told(scene))
        .containsExactly("Seat 0 synthesizes 1 Antimatter for 1 energy (5 left).");
    assertThat(fact(scene, "synthesized").args()).containsEntry("resource", "A");
    scene.turnOf(0).drawing("T06", "T11", "T19").when(0, "discover", "buy card");
    assertThat(told(scene))
        .containsExactly(
            "Seat 0 discovers Pulse Lasers and Point Defence Net.",
            "Seat 0 buys one more card, Data Vault, for 1 credit (3 left).");
    scene.when(0, "claim Data Vault", "archive Pulse Lasers");
    assertThat(told(scene))
        .containsExactly(
            "Seat 0 claims Data Vault for 2 credits (1 left).", "Seat 0 archives Pulse Lasers.");
    assertThat(scene.p.empires.tally(0, SolisCounter.TECHNOLOGIES)).isEqualTo(1);
    assertThat(scene.p.empires.get(0, Empires.CREDITS)).isEqualTo(4 - 1 - 2);
  }

  @Test
  @Rule({"R 20.2", "R 11.5", "R 11.9", "R 11.10", "R 11.11"})
  void combat() {
    var scene = solis(2).ships(0, 8, 2).entity(8, 2).overlay(0, TileKind.ION, 3);
    scene.drawing(6, 3, 5, 6).when(0, "attack Entity in s8", "6 attack", "3 attack");
    assertThat(told(scene))
        .containsExactly(
            "Seat 0 attacks the Entity in s8 for 1 energy (6 left).",
            "Seat 0 has 2 dice showing 3 and 6, the Entity 2 dice showing 5 and 6.");
    assertThat(fact(scene, "dice").detail())
        .containsExactly("Dice of seat 0: 2 (ships).", "Dice of the Entity: 2 (ships).");
    scene.when(0, "negate shield");
    assertThat(told(scene))
        .containsExactly(
            "The ion attack of seat 0 takes out a heavy shield.",
            "Seat 0 scores 2 hits: power 3 against shields of 1 and armour of 1; the Entity scores"
                + " 3 hits: power 3 against shields of 0 and armour of 1.",
            "The Entity loses 2 ships in s8.",
            "Seat 0 loses 2 ships in s8.",
            "Seat 0 gets 2 ★ for the combat in s8.",
            "The combat in s8 ends.");
    assertThat(fact(scene, "hits").detail())
        .containsExactly(
            "Seat 0 made a heavy attack and an ion attack of its dice.",
            "Power of seat 0: 2 (standard attacks) + 1 (ion attacks) = 3.",
            "Damage by seat 0: 3 (power) - 1 (shields) = 2; with armour of 1 against it, 2 hits.",
            "The Entity made a basic attack, a heavy attack and a basic shield of its dice.",
            "Power of the Entity: 3 (standard attacks).",
            "Damage by the Entity: 3 (power); with armour of 1 against it, 3 hits.");
    var gates = solis(2).ships(0, 8, 1).owns(1, 8, "D1").gate(8);
    gates.when(0, "attack seat 1 in s8");
    assertThat(told(gates))
        .containsExactly(
            "Seat 0 attacks seat 1 in s8 for 1 energy (6 left).",
            "Nobody defends s8, so no dice are rolled.",
            "Seat 1 loses its gate in s8.",
            "Seat 1 loses s8 to seat 0, with all its colonies there.",
            "Seat 0 gets 1 ☆ for the combat in s8.",
            "The combat in s8 ends.");
  }

  @Test
  @Rule({"R 20.2", "R 11.5", "R 11.12"})
  void theSumsOfACombat() {
    var scene = solis(2).ships(0, 8, 1).owns(0, 8, "D1").stations(8, 1).ships(1, 8, 2);
    scene.overlay(0, TileKind.MIS, 1).overlay(0, TileKind.TAC, 2).overlay(1, TileKind.RFL, 2);
    scene.overlay(1, TileKind.S3, 4).overlay(1, TileKind.AR1, 5);
    scene.drawing(1, 2, 3, 2, 4).when(0, "attack seat 1 in s8");
    assertThat(fact(scene, "dice").detail())
        .containsExactly(
            "Dice of seat 0: 1 (ships) + 2 (stations) = 3.", "Dice of seat 1: 2 (ships).");
    scene.when(0, "1 attack", "2 defend", "2 attack", "4 defend", "3 attack");
    assertThat(fact(scene, "hits").detail())
        .containsExactly(
            "Seat 0 made a basic attack, a tachyon attack and a missile of its dice.",
            "Power of seat 0: 1 (standard attacks) - 1 (turned round by the other side) + 2"
                + " (missiles that were not cancelled) = 2.",
            "Damage by seat 0: 2 (power) + 1 (tachyons) = 3; with armour of 1 against it, 3 hits.",
            "Seat 1 made an ultra shield and a reflective shield of its dice.",
            "Power of seat 1: 1 (turned round).",
            "Damage by seat 1: 1 (power); with armour of 1 against it, 1 hit.");
  }

  @Test
  @Rule({"R 20.2", "R 11.9", "R 11.11"})
  void reflection() {
    var scene = solis(2).ships(0, 8, 2).ships(1, 8, 2).overlay(0, TileKind.ION, 1);
    scene.overlay(1, TileKind.RFL, 2).drawing(1, 5, 2, 6).when(0, "attack seat 1 in s8");
    scene.when(0, "5 both").when(1, "2 defend").when(0, "1 attack").when(1, "reflect");
    assertThat(told(scene))
        .contains("Seat 1 turns the ion attack round.")
        .noneMatch(text -> text.contains("takes out"));
    var struck = solis(2).ships(0, 8, 2).ships(1, 8, 2).overlay(0, TileKind.ION, 1);
    struck.drawing(1, 5, 4, 6).when(0, "attack seat 1 in s8", "1 attack");
    assertThat(struck.when(1, "discard die 6").told.getFirst().text())
        .isEqualTo("The ion attack of seat 0 takes out a die showing 6.");
  }

  @Test
  @Rule({"R 20.2", "R 15.1", "R 2.19"})
  void powersAndVictory() {
    var scene = solis(6).turnOf(5).active(5, "ORANGE2a").energy(5, 3).when(5, "use Overclock");
    assertThat(told(scene))
        .containsExactly("Seat 5 uses Overclock for no energy (3 left): it gains 2 energy.");
    var stasis = solis(5).turnOf(4).active(4, "PURPLE3b").ships(4, 5, 1).entity(5, 3);
    stasis.when(4, "use Stasis Field on Entity in s5");
    assertThat(told(stasis)).contains("Seat 4 uses Stasis Field in s5 for 1 energy (6 left).");
    var won = solis(2).owns(0, 1, "C1").reveal(1, "r01", "r01").set(0, Empires.STAR_C, 134);
    won.when(0, "declare victory");
    assertThat(told(won))
        .containsExactly(
            "Seat 0 declares victory and gets 5 ★.",
            "The game ends: the Entity is overcome; the victory track is at 152 of 144, with 2 of"
                + " 2 artifacts.");
    assertThat(won.p.turn.get(TurnRecord.DECLARER)).isZero();
  }

  @Test
  @Rule({"R 20.2", "R 14.10", "R 14.12", "R 14.14"})
  void anEntityPhase() {
    var scene = solis(2).entity(Map.of(Entity.PRESENCE, 1, Entity.PHASES, 2));
    scene.deck(ActionCard.S1_1, ActionCard.M2_1, ActionCard.S2_5, ActionCard.SUPERNOVA);
    scene.phase(1, 1, 2, "S1_1", "M2_1", "S2_5", 2, 3, 3);
    assertThat(told(scene))
        .filteredOn(text -> !text.contains("anomaly"))
        .containsExactly(
            "Entity phase 3 begins: power 3, malice 0, presence 1, 20 ships in reserve.",
            "The Entity draws 3 action cards: advance (1 step, 2 ships), malice (2, 5 or 6 seats)"
                + " and advance (2 steps, 3 ships).",
            "The Entity advances: gate A takes 1 step, then 2 ships are due.",
            "Gate A moves to s2.",
            "2 ships of the Entity come to s2; 18 left in reserve.",
            "Malice: each advance brings one ship more from now on.",
            "The Entity's malice rises to 1.",
            "The Entity advances: gate A takes 2 steps, then 4 ships are due, 3 by its card and 1"
                + " by malice.",
            "Gate A moves by way of s10 to s0.",
            "No ships of the Entity come to s0; 18 left in reserve.",
            "The Entity phase ends with 18 ships in reserve and the victory track at 0.");
    assertThat(fact(scene, "entity-placed").args())
        .containsExactlyInAnyOrderEntriesOf(Map.of("ships", 2, "sector", "s2", "reserve", 18));
    assertThat(fact(scene, "entity-phase-began").args())
        .containsEntry("track", 0)
        .containsEntry("artifacts", 0);
  }
}
